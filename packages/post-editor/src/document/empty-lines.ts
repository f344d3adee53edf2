import { Fragment, type Node } from '@tiptap/pm/model';
import { isFiller } from './convert.ts';

/** Adds the empty lines of a document or column to another, after the same blocks, because the caret may be there. */
export function withFillersOf(from: Node, to: Node): Node {
  if (from.childCount === 1 && isFiller(from.child(0))) return to;
  if (to.childCount === 1 && isFiller(to.child(0))) return to;
  const columns = new Map(from.children.map((node) => [node.attrs.id, node] as const));
  const known = new Set(to.children.map(({ attrs }) => attrs.id));
  /** The lines after each block; '' is the start. */
  const lines = new Map<string, Node[]>();
  let last = '';
  for (const node of from.children) {
    if (isFiller(node)) lines.set(last, [...(lines.get(last) ?? []), node]);
    else if (known.has(node.attrs.id)) last = node.attrs.id;
  }
  const children = to.children.flatMap((node, index) => {
    const { id } = node.attrs;
    const was = columns.get(id);
    const isLast = to.maybeChild(index + 1)?.attrs.id !== id;
    const filled =
      was?.type === node.type && node.type.name.startsWith('columns')
        ? withChildren(
            node,
            node.children.map((column, at) => {
              const before = was.maybeChild(at);
              return before ? withFillersOf(before, column) : column;
            }),
          )
        : node;
    return [filled, ...(isLast ? (lines.get(id) ?? []) : [])];
  });
  return withChildren(to, [...(lines.get('') ?? []), ...children]);
}

const withChildren = (node: Node, children: readonly Node[]): Node =>
  children.length === node.childCount && children.every((child, index) => child === node.child(index))
    ? node
    : node.copy(Fragment.from(children));
