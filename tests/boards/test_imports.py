import subprocess
import sys

LIGHT = ("length", "shapes", "measure", "table", "document", "writing", "placement", "coherency", "picture")


def test_nothing_heavy_is_loaded_before_it_is_needed() -> None:
    modules = "; ".join(f"import grognard.boards.{name}" for name in LIGHT)
    code = f"{modules}; import sys; print(sorted({{'numpy', 'shapely'}} & set(sys.modules)))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"
