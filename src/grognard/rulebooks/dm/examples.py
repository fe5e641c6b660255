"""Which examples show each rule."""

from types import MappingProxyType

__all__ = ["EXAMPLES"]

EXAMPLES: MappingProxyType[str, tuple[str, ...]] = MappingProxyType({})
