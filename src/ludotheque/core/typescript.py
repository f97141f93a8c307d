"""The types of a game's board, in TypeScript, written from the game's declarations.

What a board is given (box, view, moves, outlook, account) is declared once, in Python; `ludotheque types` writes the
board's `types.ts` from it. Names of things come from enums, and from constants declared as `PHASES = 3` and then
`STARTING, PLAYING, OVER = range(PHASES)`; numbers that a board may need, from the constants beside them.
"""

from __future__ import annotations

import ast
import enum
import inspect
import sys
import textwrap
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import inspect as declared

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ludotheque.core.data import Data, Field
    from ludotheque.core.game import Game

HEADER = "/* Written by `make types` from the game's declarations; do not change by hand. */"
WIDE = 120
"""How long a line may be."""


def types(game: Game) -> str:
    """The text of `board/types.ts`."""
    structs = list(_structs(game))
    kinds = {kind for struct in (*game.moves.kinds, *structs) for kind in _enums(struct)}
    enums = {_plural(kind.__name__): kind for kind in sorted(kinds, key=lambda kind: kind.__name__)}
    groups = {name: group for name, group in _groups(game).items() if name not in enums}
    parts = [
        *_constants(game, {*enums, *groups}),
        *(_names(name, [member.value for member in kind], inspect.getdoc(kind)) for name, kind in enums.items()),
        *(_names(name, [_spoken(each) for each in names], text) for name, (names, text) in groups.items()),
        _data("Box", game.box),
        _data("View", game.view),
        *(_struct(struct) for struct in structs),
        _moves(game),
        _game(game),
    ]
    return "\n\n".join([HEADER, *parts]) + "\n"


def outlook_type(game: Game) -> type[msgspec.Struct] | None:
    """The class of a game's outlook, which the function for it must name as what it answers."""
    return _answer(game, "outlook", game.outlook)


def account_type(game: Game) -> type[msgspec.Struct] | None:
    """The class of a game's account, named in the same way."""
    return _answer(game, "account", game.account)


def _answer(game: Game, name: str, said: Callable[..., Any] | None) -> type[msgspec.Struct] | None:
    if said is None:
        return None
    function = inspect.unwrap(said)
    answer = function.__annotations__.get("return")
    found = eval(answer, function.__globals__) if isinstance(answer, str) else answer
    if not (isinstance(found, type) and issubclass(found, msgspec.Struct)):
        raise TypeError(f"the {name} of {game.id} must be annotated to answer a msgspec.Struct, not {answer!r}")
    return found


def _spoken(constant: str) -> str:
    """`DRAWING_TILE` as it is written on the page."""
    return constant.lower().replace("_", "-")


def _plural(name: str) -> str:
    return f"{name.upper()}S"


# ---------------------------------------------------------------- what was declared


def _module(game: Game) -> Any:
    return sys.modules[game.state.__module__]


def _assigned(game: Game) -> Iterator[tuple[ast.Assign, str | None]]:
    """The assignments of the module that declares the state, each with the text that explains it."""
    body = ast.parse(inspect.getsource(_module(game))).body
    for statement, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(statement, ast.Assign):
            yield statement, _text(after)


def _text(statement: ast.stmt | None) -> str | None:
    """The words of a statement that is nothing but words."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return str(statement.value.value)
    return None


def _groups(game: Game) -> dict[str, tuple[list[str], str | None]]:
    """The constants of every `A, B, C = range(NAME)`, by that name, with the text below NAME or below them."""
    groups = {}
    texts: dict[str, str | None] = {}
    for statement, text in _assigned(game):
        match statement:
            case ast.Assign(targets=[ast.Name(name)]):
                texts[name] = text
            case ast.Assign(
                targets=[ast.Tuple(elts=parts)], value=ast.Call(func=ast.Name("range"), args=[ast.Name(name)])
            ):
                groups[name] = [part.id for part in parts if isinstance(part, ast.Name)], texts.get(name) or text
    return groups


def _constants(game: Game, taken: set[str]) -> list[str]:
    """Single numbers, and rows of them, that are not the size of a group."""
    lines = []
    for statement, text in _assigned(game):
        match statement.targets:
            case [ast.Name(name)] if name.isupper() and name not in taken:
                value = getattr(_module(game), name)
                if isinstance(value, int) or (isinstance(value, tuple) and all(isinstance(n, int) for n in value)):
                    shown = value if isinstance(value, int) else f"[{', '.join(map(str, value))}] as const"
                    lines.append(f"{_comment(text)}export const {name} = {shown};")
    return ["\n".join(lines)] if lines else []


def _enums(struct: type[msgspec.Struct]) -> Iterator[type[enum.Enum]]:
    """The enums that a struct's fields speak of."""
    info = declared.type_info(struct)
    assert isinstance(info, declared.StructType)
    for field in info.fields:
        for part in _parts(field.type):
            if isinstance(part, declared.EnumType):
                yield part.cls


def _parts(info: declared.Type) -> Iterator[declared.Type]:
    """A type, and those it is made of, but not what its structs are made of."""
    yield info
    for inner in _inner(info):
        yield from _parts(inner)


def _inner(info: declared.Type) -> list[declared.Type]:
    match info:
        case declared.ListType(item_type=item) | declared.VarTupleType(item_type=item):
            return [item]
        case declared.TupleType(item_types=items) | declared.UnionType(types=items):
            return list(items)
    return []


def _structs(game: Game) -> Iterator[type[msgspec.Struct]]:
    """The outlook, the account and all that they hold, each once, the smaller parts first."""
    found: dict[type[msgspec.Struct], None] = {}

    def visit(struct: type[msgspec.Struct]) -> None:
        info = declared.type_info(struct)
        assert isinstance(info, declared.StructType)
        for field in info.fields:
            for part in _parts(field.type):
                if isinstance(part, declared.StructType) and part.cls not in (*found, struct):
                    visit(part.cls)
        found[struct] = None

    for struct in (outlook_type(game), account_type(game)):
        if struct is not None:
            visit(struct)
    yield from found


def _texts(kind: type) -> dict[str, str]:
    """The words below each field of a class and of those it extends."""
    texts: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if "__annotations__" not in vars(each) or each.__module__ in ("builtins", "msgspec"):
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(each))).body[0]
        assert isinstance(body, ast.ClassDef)
        for statement, after in zip(body.body, [*body.body[1:], None], strict=True):
            text = _text(after)
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and text:
                texts[statement.target.id] = text
    return texts


# ---------------------------------------------------------------- as TypeScript


def _comment(text: str | None, indent: str = "") -> str:
    """A comment before a declaration, on one line where it fits."""
    if not text:
        return ""
    words = " ".join(text.split())
    if len(f"{indent}/** {words} */") <= WIDE:
        return f"{indent}/** {words} */\n"
    lines = textwrap.wrap(words, WIDE - len(indent) - 3)
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */\n"])


def _names(name: str, values: list[str], text: str | None) -> str:
    """A list of names in order, and the type of one of them."""
    quoted = [f"'{value}'" for value in values]
    line = f"export const {name} = [{', '.join(quoted)}] as const;"
    if len(line) > WIDE:
        line = "\n".join([f"export const {name} = [", *(f"  {value}," for value in quoted), "] as const;"])
    return f"{_comment(text)}{line}\nexport type {name.title().replace('_', '')[:-1]} = (typeof {name})[number];"


def _data(name: str, kind: type[Data]) -> str:
    texts = _texts(kind)
    lines = [f"{_comment(texts.get(field.name), '  ')}  {field.name}: {_shaped(field)};" for field in kind.fields]
    return "\n".join([f"{_comment(inspect.getdoc(kind))}export interface {name} {{", *lines, "}"])


def _shaped(field: Field) -> str:
    return "number" + "[]" * len(field.shape)


def _struct(struct: type[msgspec.Struct]) -> str:
    """A part of the outlook or the account; what is left out where it is as usual is optional."""
    texts, info = _texts(struct), declared.type_info(struct)
    assert isinstance(info, declared.StructType)
    if info.array_like:
        fields = [f"{field.name}: {_type(field.type)}" for field in info.fields]
        line = f"export type {struct.__name__} = [{', '.join(fields)}];"
        if len(line) > WIDE:
            line = "\n".join([f"export type {struct.__name__} = [", *(f"  {field}," for field in fields), "];"])
        told = [f"{field.name}: {texts[field.name]}" for field in info.fields if field.name in texts]
        text = " ".join([inspect.getdoc(struct) or "", *told])
        return _comment(text) + line
    may_lack = struct.__struct_config__.omit_defaults
    lines = []
    for field in info.fields:
        mark = "?" if may_lack and not field.required else ""
        lines.append(f"{_comment(texts.get(field.name), '  ')}  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([f"{_comment(inspect.getdoc(struct))}export interface {struct.__name__} {{", *lines, "}"])


def _type(info: declared.Type) -> str:
    match info:
        case declared.IntType() | declared.FloatType():
            return "number"
        case declared.BoolType():
            return "boolean"
        case declared.StrType():
            return "string"
        case declared.NoneType():
            return "null"
        case declared.EnumType(cls=kind) | declared.StructType(cls=kind):
            return kind.__name__
        case declared.LiteralType(values=values):
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in values)
        case declared.ListType(item_type=item) | declared.VarTupleType(item_type=item):
            is_one_of = isinstance(item, declared.UnionType | declared.LiteralType)
            return f"({_type(item)})[]" if is_one_of else f"{_type(item)}[]"
        case declared.TupleType(item_types=items):
            return f"[{', '.join(map(_type, items))}]"
        case declared.DictType(key_type=key, value_type=value):
            return f"Record<{_type(key)}, {_type(value)}>"
        case declared.UnionType(types=kinds):
            return " | ".join(map(_type, kinds))
    raise TypeError(f"an outlook cannot hold {info}; expected numbers, words, enums, lists and structs of these")


def _moves(game: Game) -> str:
    kinds = []
    for kind in game.moves.kinds:
        info = declared.type_info(kind)
        assert isinstance(info, declared.StructType)
        fields = [f"; {field.encode_name}: {_type(field.type)}" for field in info.fields]
        kinds.append(f"{{ do: '{info.tag}'{''.join(fields)} }}")
    line = f"export type Move = {' | '.join(kinds)};"
    if len(line) > WIDE:
        line = "export type Move =" + "".join(f"\n  | {kind}" for kind in kinds) + ";"
    return f"/** What a seat, or nature, may do. */\n{line}"


def _game(game: Game) -> str:
    outlook, account = (kind.__name__ if kind else "null" for kind in (outlook_type(game), account_type(game)))
    lines = ["  box: Box;", "  view: View;", "  move: Move;", f"  outlook: {outlook};", f"  account: {account};"]
    return "\n".join(["/** All that a board is given of this game. */", "export interface Game {", *lines, "}"])
