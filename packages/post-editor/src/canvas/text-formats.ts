import { getMarkAttributes, getMarkRange } from '@tiptap/core';
import type { Mark } from '@tiptap/pm/model';
import type { Command, EditorState } from '@tiptap/pm/state';
import type { Change } from './change.ts';
import { deleteSelection } from './delete-range.ts';

/* Line breaks and links. */

/** Starts a new line in a paragraph. Headings and other lines have no breaks. */
export const breakLine: Change = (tr) => {
  if (!tr.selection.$from.parent.isTextblock) return false;
  deleteSelection(tr);
  const isParagraph = tr.selection.$from.parent.type.name === 'paragraph';
  if (isParagraph) tr.replaceSelectionWith(tr.doc.type.schema.node('break'), true);
  return true;
};

export function mayLink(state: EditorState): boolean {
  const { $from, empty } = state.selection;
  const { link } = state.schema.marks;
  if (!link || !$from.parent.inlineContent || !$from.parent.type.allowsMarkType(link)) return false;
  return empty || wordsIn(state) !== undefined;
}

const linkIn = (marks: readonly Mark[] | undefined) => marks?.find(({ type }) => type.name === 'link');

const linkAt = ({ selection: { $from } }: EditorState) =>
  linkIn($from.marks()) ?? linkIn($from.nodeAfter?.marks);

export const hrefAt = (state: EditorState): string | undefined =>
  state.selection.empty ? linkAt(state)?.attrs.href : getMarkAttributes(state, 'link').href;

/** Returns the range of the selection without the spaces at its ends. */
function wordsIn({ doc, selection }: EditorState): { from: number; to: number } | undefined {
  let { from, to } = selection;
  while (from < to && /^\s$/.test(doc.textBetween(from, from + 1))) from += 1;
  while (from < to && /^\s$/.test(doc.textBetween(to - 1, to))) to -= 1;
  return from < to ? { from, to } : undefined;
}

function linkAround(state: EditorState) {
  const mark = linkAt(state);
  return mark && getMarkRange(state.selection.$from, mark.type, mark.attrs);
}

/**
 * Links the selection or changes the link at the caret. Inserts the address as text if there is neither. An empty
 * `href` removes the link.
 */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const link = state.schema.marks.link;
    if (!link || !mayLink(state)) return false;
    const { from, empty } = state.selection;
    const range = empty ? linkAround(state) : wordsIn(state);
    if (!range) {
      if (!href) return false;
      dispatch?.(state.tr.insert(from, state.schema.text(href, [link.create({ href })])));
      return true;
    }
    const tr = state.tr.removeMark(range.from, range.to, link);
    dispatch?.(href ? tr.addMark(range.from, range.to, link.create({ href })) : tr);
    return true;
  };
