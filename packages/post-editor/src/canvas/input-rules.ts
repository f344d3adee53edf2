import { Extension, InputRule } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { isBlockList } from '../document/parts.ts';
import { announceChange } from './change.ts';
import { changeTextKind, type TextKind } from './text-kinds.ts';
import { addLineAfter } from './write-commands.ts';

/** Signs at the start of a line that turn it into another kind of text. */
const SIGNS: [sign: RegExp, kind: TextKind][] = [
  [/^##?\s$/, 'heading2'],
  [/^###\s$/, 'heading3'],
  [/^####\s$/, 'heading4'],
  [/^[-*]\s$/, 'bullets'],
  [/^1[.)]\s$/, 'numbers'],
  [/^>\s$/, 'quote'],
];

/** Whether the caret is in a paragraph of the document: not in a list, and not in a part of a block. */
const isInLine = ({ selection: { $from } }: EditorState) =>
  $from.parent.type.name === 'paragraph' && isBlockList($from.node(-1));

/**
 * Markdown as it is typed: kinds of text and dividers. Bold, italic and code come with their marks. Backspace or undo
 * right after a conversion takes it back.
 */
export const inputRules = Extension.create({
  name: 'inputRules',
  addInputRules: () => [
    ...SIGNS.map(
      ([find, kind]) =>
        new InputRule({
          find,
          handler({ state, range }) {
            const { tr } = state;
            if (!isInLine(state)) return null;
            tr.delete(range.from, range.to);
            changeTextKind(kind)(tr);
            return undefined;
          },
        }),
    ),
    new InputRule({
      find: /^---$/,
      handler({ state, range }) {
        const { tr } = state;
        const { $from } = state.selection;
        if (!isInLine(state) || $from.parent.content.size > range.to - range.from) return null;
        const start = $from.before();
        tr.replaceWith(start, $from.after(), state.schema.node('divider'));
        addLineAfter(tr, start + 1);
        announceChange(tr, 'Divider');
        return undefined;
      },
    }),
  ],
});
