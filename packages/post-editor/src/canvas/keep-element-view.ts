import type { NodeViewRendererProps } from '@tiptap/core';
import { type DOMOutputSpec, DOMSerializer, type Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';

/**
 * Keeps the element of a node when its attributes change. ProseMirror would make a new one: a field inside would lose
 * the focus, and an input method would write its first letter twice.
 */
export function keepElementView(
  { node }: Pick<NodeViewRendererProps, 'node'>,
  more: (node: Node) => Record<string, string> = () => ({}),
): NodeView {
  const toDom = (of: Node) => {
    const drawn = DOMSerializer.renderSpec(document, of.type.spec.toDOM?.(of) as DOMOutputSpec);
    const dom = drawn.dom as HTMLElement;
    for (const [name, value] of Object.entries(more(of))) dom.setAttribute(name, value);
    return { ...drawn, dom };
  };
  const { dom, contentDOM = null } = toDom(node);
  let names = dom.getAttributeNames();
  return {
    dom,
    contentDOM,
    update(next) {
      if (next.type !== node.type) return false;
      const { dom: drawn } = toDom(next);
      const now = drawn.getAttributeNames();
      for (const name of names) if (!now.includes(name)) dom.removeAttribute(name);
      // Leaves the class and all other attributes alone, because ProseMirror adds its own.
      for (const name of now) {
        const value = drawn.getAttribute(name) ?? '';
        if (name !== 'class') dom.setAttribute(name, value);
      }
      names = now;
      return true;
    },
  };
}
