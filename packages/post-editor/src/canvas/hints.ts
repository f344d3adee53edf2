import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { eachBlock } from '../document/block-ids.ts';
import { isEmptyLine, isTextNode } from '../document/convert.ts';

/** The range of the selection whose block shows its empty texts. */
interface HintRange {
  from: number;
  to: number;
}
const key = new PluginKey<HintRange>('hints');

/** Returns the first text of a block: a line, or the element around paragraphs. */
function firstText(block: Node, position: number): { node: Node; position: number } | undefined {
  let found: { node: Node; position: number } | undefined;
  block.descendants((node, offset) => {
    if (node.isTextblock || node.firstChild?.type.name === 'paragraph')
      found ??= { node, position: position + 1 + offset };
    return found === undefined;
  });
  return found;
}

/**
 * Marks elements for canvas.css: the block with the selection (`data-active`), the first text of a block without any
 * (`data-shown`), and the hints of empty lines (`data-hint`).
 */
function decorate(state: EditorState): DecorationSet {
  const { doc, selection } = state;
  const { from, to } = key.getState(state) ?? selection;
  const marks: Decoration[] = [];
  eachBlock(doc, (node, position, parent) => {
    const end = position + node.nodeSize;
    const isWritten = from >= position && to <= end && (from > position || to === end);
    const attributes: Record<string, string> = {};
    const isColumns = node.type.name.startsWith('columns');
    if (isWritten && !isColumns) attributes['data-active'] = '';
    if (isEmptyLine(node)) {
      if ((isWritten && selection.empty) || (parent === doc && doc.childCount === 1))
        attributes['data-hint'] = 'Write, or press / for blocks';
      else if (parent !== doc && parent.childCount === 1) attributes['data-hint'] = 'Drop a block here';
    } else if (node.type.name === 'heading') {
      if (node.content.size === 0) attributes['data-hint'] = `Heading ${node.attrs.values.level}`;
    } else if (!isTextNode(node) && !isColumns) {
      const text = firstText(node, position);
      if (text && node.textContent === '')
        marks.push(Decoration.node(text.position, text.position + text.node.nodeSize, { 'data-shown': '' }));
    }
    if (Object.keys(attributes).length > 0) marks.push(Decoration.node(position, end, attributes));
  });
  return DecorationSet.create(doc, marks);
}

/**
 * Shows the empty texts of the block with the selection. While a mouse button is down, nothing changes, because content
 * that moves under the pointer would extend the selection.
 */
export const Hints = Extension.create({
  name: 'hints',
  addProseMirrorPlugins() {
    let isPressed = false;
    return [
      new Plugin<HintRange>({
        key,
        state: {
          init: (_, { selection: { from, to } }) => ({ from, to }),
          apply(tr, shown, _, { selection }) {
            if (isPressed && !(selection instanceof NodeSelection))
              return { from: tr.mapping.map(shown.from), to: tr.mapping.map(shown.to) };
            return { from: selection.from, to: selection.to };
          },
        },
        props: {
          decorations: decorate,
          // Keeps the caret away from the edges, where toolbars are.
          scrollThreshold: 60,
          scrollMargin: 80,
          attributes: { 'aria-label': 'Text', 'aria-multiline': 'true' },
          handleDOMEvents: {
            mousedown(view) {
              isPressed = true;
              const release = () => {
                isPressed = false;
                // Waits, because the editor may not have read the selection of the click yet. If it still has not, both
                // selections are equal and nothing is dispatched: that would restore the old caret, and reading the
                // selection updates the hints.
                setTimeout(() => {
                  if (view.isDestroyed) return;
                  const { from, to } = view.state.selection;
                  const shown = key.getState(view.state);
                  if (shown?.from !== from || shown.to !== to) view.dispatch(view.state.tr);
                });
              };
              window.addEventListener('mouseup', release, { once: true });
              return false;
            },
          },
        },
      }),
    ];
  },
});
