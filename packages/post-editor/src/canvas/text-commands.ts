import { getMarkAttributes, getMarkRange } from '@tiptap/core';
import {
  type Attrs,
  Fragment,
  type Mark,
  type Node,
  NodeRange,
  type NodeType,
  type ResolvedPos,
  type Schema,
  Slice,
} from '@tiptap/pm/model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import { ReplaceAroundStep } from '@tiptap/pm/transform';
import { CALLOUT_TONES, LIST_DEPTH_MAX } from '@upcurve/post-blocks/limits';
import { isTextNode } from '../document/convert.ts';
import { isBlockList } from '../document/parts.ts';
import { deleteSelection, fitContent } from './delete-range.ts';

/** Changes a transaction. Returns false, and changes nothing, if it does not apply at the selection. */
export type Change = (tr: Transaction) => boolean;

export const commandOf =
  (change: Change): Command =>
  ({ tr }, dispatch) => {
    if (!change(tr)) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };

const NEWS = 'news';
/** Announces a change to screen readers once it is applied. */
export const announceChange = (tr: Transaction, news: string) => tr.setMeta(NEWS, news);
export const announcementOf = (tr: Transaction): string | undefined => tr.getMeta(NEWS);

/* Lists */

const isItem = (node: Node) => node.type.name === 'item';

/** Returns the list items of the selection, as a range of the list around all of them. */
const itemRange = ({ $from, $to }: { $from: ResolvedPos; $to: ResolvedPos }): NodeRange | null =>
  $from.blockRange($to, ({ firstChild }) => firstChild !== null && isItem(firstChild));

const listsAround = ($position: ResolvedPos): number => {
  let count = 0;
  for (let depth = $position.depth; depth > 0; depth -= 1)
    if ($position.node(depth).type.name === 'list') count += 1;
  return count;
};

/** Returns the number of lists within each other, this one included. */
const heightOf = (list: Node | null | undefined): number =>
  list ? 1 + Math.max(0, ...list.children.map((item) => heightOf(item.maybeChild(1)))) : 0;

/** Moves the selected items into the list of the item before them. */
export const sinkItems: Change = (tr) => {
  const range = itemRange(tr.selection);
  const before = range && range.startIndex > 0 ? range.parent.child(range.startIndex - 1) : null;
  if (!range || !before) return false;
  const items = range.parent.children.slice(range.startIndex, range.endIndex);
  const height = Math.max(...items.map((item) => heightOf(item.maybeChild(1))));
  if (listsAround(range.$from.doc.resolve(range.start)) + 1 + height > LIST_DEPTH_MAX) return false;
  const { list, item } = tr.doc.type.schema.nodes;
  if (!list || !item) return false;
  const below = before.maybeChild(1);
  // Nested lists are never numbered.
  const slice = new Slice(
    Fragment.from(item.create(null, list.create(null, below ? item.create() : null))),
    below ? 3 : 1,
    0,
  );
  const start = range.start - (below ? 3 : 1);
  tr.step(new ReplaceAroundStep(start, range.end, range.start, range.end, slice, 1, true));
  return true;
};

/** Moves the selected items one level out, or out of the list to be paragraphs. */
export const liftItems: Change = (tr) => {
  const range = itemRange(tr.selection);
  if (!range) return false;
  const positions: number[] = [];
  range.parent.forEach((_, offset, index) => {
    if (index >= range.startIndex && index < range.endIndex)
      positions.unshift(range.$from.start(range.depth) + offset);
  });
  // From the last, so that earlier positions stay valid.
  for (const position of positions) liftItem(tr, position);
  return true;
};

/** Moves the item at a position one level out. Items that follow it in a nested list become its children. */
function liftItem(tr: Transaction, position: number): void {
  const $item = tr.doc.resolve(position);
  const [item, list] = [$item.nodeAfter as Node, $item.parent];
  const [index, isNested] = [$item.index(), isItem($item.node(-1))];
  if (!isNested) {
    const [isFirst, isLast] = [index === 0, index === list.childCount - 1];
    const end = position + item.nodeSize;
    const rest = (isEmpty: boolean) => (isEmpty ? Fragment.empty : Fragment.from(list.copy(Fragment.empty)));
    tr.step(
      new ReplaceAroundStep(
        position - (isFirst ? 1 : 0),
        end + (isLast ? 1 : 0),
        position + 1,
        end - 1,
        new Slice(rest(isFirst).append(rest(isLast)), isFirst ? 0 : 1, isLast ? 0 : 1),
        isFirst ? 0 : 1,
      ),
    );
    const text = isFirst ? position - 1 : position + 1;
    tr.setNodeAttribute(text, 'id', list.attrs.id);
    const below = text + (item.firstChild as Node).nodeSize;
    if (item.childCount > 1) joinLists(tr, below + (item.child(1).nodeSize ?? 0));
    return;
  }
  const after = list.children.slice(index + 1);
  if (after.length > 0) {
    const end = position + item.nodeSize;
    tr.delete(end, $item.end());
    // Into the item's own list, or into a new one after its paragraph.
    if (item.childCount > 1) tr.insert(end - 2, after);
    else tr.insert(end - 1, list.copy(Fragment.from(after)));
  }
  const $lifted = tr.doc.resolve(position + 1);
  const range = new NodeRange($lifted, tr.doc.resolve($lifted.end()), $lifted.depth - 1);
  tr.lift(range, $lifted.depth - 3);
}

/** Joins lists of the same kind that meet at a position. */
export function joinLists(tr: Transaction, position: number): void {
  const { nodeBefore, nodeAfter } = tr.doc.resolve(position);
  if (
    nodeBefore?.type.name === 'list' &&
    nodeAfter?.type.name === 'list' &&
    nodeBefore.attrs.isOrdered === nodeAfter.attrs.isOrdered
  )
    tr.join(position);
}

/** Returns the outermost list around the selection. */
function outermostList({ selection: { $from } }: EditorState) {
  for (let depth = 1; depth <= $from.depth; depth += 1)
    if ($from.node(depth).type.name === 'list') return $from.node(depth);
  return undefined;
}

/** Turns the selection into a list of this kind, or its items back into paragraphs. */
export const toggleList =
  (isOrdered: boolean): Command =>
  (state, dispatch, view) => {
    const isSame = outermostList(state)?.attrs.isOrdered === isOrdered;
    const change = isSame ? liftItems : changeTextKind(isOrdered ? 'numbers' : 'bullets');
    return commandOf(change)(state, dispatch, view);
  };

/* Kinds of text */

/** The kinds of text that turn into one another, with their names. */
export const TEXT_KINDS = {
  paragraph: 'Text',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  heading4: 'Heading 4',
  bullets: 'Bullets',
  numbers: 'Numbers',
  quote: 'Quote',
  callout: 'Callout',
} as const;
export type TextKind = keyof typeof TEXT_KINDS;

/** Returns the kind of a block; undefined for blocks that are not texts. */
export function textKindOf({ type: { name }, attrs }: Node): TextKind | undefined {
  if (name === 'heading') return `heading${attrs.values.level as 2 | 3 | 4}`;
  if (name === 'list') return attrs.isOrdered ? 'numbers' : 'bullets';
  return name in TEXT_KINDS ? (name as TextKind) : undefined;
}

/** Turns the texts of the selection, or the block at a position, into another kind and keeps their words. */
export const turnInto = (kind: TextKind, position?: number): Command =>
  commandOf(changeTextKind(kind, position));

export const changeTextKind =
  (kind: TextKind, position?: number): Change =>
  (tr) => {
    const { doc, selection } = tr;
    const range = blocksAt(tr, position);
    const blocks = range?.parent.children.slice(range.startIndex, range.endIndex) ?? [];
    if (!range || blocks.every((block) => [undefined, kind].includes(textKindOf(block)))) return false;
    /** The text with each end of the selection, and the place in it. */
    const ends = [selection.$anchor, selection.$head].map(({ parent, parentOffset }) => ({
      text: parent,
      offset: parentOffset,
    }));
    const result: Node[] = [];
    /** Texts that become one block. */
    let texts: Node[] = [];
    const close = () => {
      if (texts.length > 0) result.push(...blocksOf(texts, kind));
      texts = [];
    };
    for (const block of blocks) {
      const isList = kind === 'bullets' || kind === 'numbers';
      if ([undefined, kind].includes(textKindOf(block)) || (isList && block.type.name === 'list')) {
        close();
        const isOrdered = kind === 'numbers';
        result.push(
          isList && block.type.name === 'list'
            ? block.type.create({ ...block.attrs, isOrdered }, block.content)
            : block,
        );
        continue;
      }
      for (const [old, text] of convertedTexts(block, kind)) {
        texts.push(text);
        for (const end of ends) if (end.text === old) end.text = text;
      }
    }
    close();
    tr.replaceWith(range.start, range.end, result);
    const end = range.start + Fragment.from(result).size;
    const places = ends.map(({ text, offset }) => {
      let found: number | undefined;
      tr.doc.nodesBetween(range.start, end, (node, at) => {
        if (node === text) found = at + 1 + Math.min(offset, node.content.size);
      });
      return found;
    });
    const [anchor, head] = places;
    if (anchor !== undefined && head !== undefined && selection.$head.parent !== doc)
      tr.setSelection(TextSelection.create(tr.doc, anchor, head));
    else tr.setSelection(NodeSelection.create(tr.doc, range.start));
    joinLists(tr, end);
    joinLists(tr, range.start);
    announceChange(tr, TEXT_KINDS[kind]);
    return true;
  };

/** Returns the block at a position, or the blocks of the selection. */
function blocksAt({ doc, selection: { $from, $to } }: Transaction, position?: number): NodeRange | null {
  if (position === undefined) return $from.blockRange($to, isBlockList);
  const $start = doc.resolve(position);
  const size = $start.nodeAfter?.nodeSize ?? 0;
  return new NodeRange($start, doc.resolve(position + size), $start.depth);
}

/** Returns each text of a block, with the text that it becomes. */
function convertedTexts(block: Node, kind: TextKind): [old: Node, text: Node][] {
  const { paragraph, heading } = block.type.schema.nodes as { paragraph: NodeType; heading: NodeType };
  const old: Node[] = [];
  if (block.isTextblock) old.push(block);
  block.descendants((node) => {
    if (node.isTextblock) old.push(node);
  });
  const isPlain = block.isTextblock || block.type.name === 'list';
  const written = isPlain ? old : old.filter(({ content }) => content.size > 0);
  return (written.length > 0 ? written : old.slice(0, 1)).map((text, index) => {
    // Of a block with parts, only the first text becomes a heading.
    const type = kind.startsWith('heading') && (isPlain || index === 0) ? heading : paragraph;
    const attrs =
      type === heading
        ? { values: { level: Number(kind.slice(-1)) } }
        : { id: isTextNode(block) ? block.attrs.id : '' };
    return [text, type.create(attrs, fitContent(text.content, type))];
  });
}

/** Makes a node, with empty parts after the given ones. */
export const makeFilledNode = (
  schema: Schema,
  name: string,
  attrs: Attrs | null = null,
  content?: Node | Node[],
): Node => (schema.nodes[name] as NodeType).createAndFill(attrs, content) as Node;

/** Makes blocks of texts. */
function blocksOf(texts: Node[], kind: TextKind): Node[] {
  const [first] = texts as [Node, ...Node[]];
  const { schema } = first.type;
  switch (kind) {
    case 'bullets':
    case 'numbers':
      return [
        schema.node(
          'list',
          { id: first.attrs.id, isOrdered: kind === 'numbers' },
          texts.map((text) => schema.node('item', null, text)),
        ),
      ];
    case 'quote':
      return [makeFilledNode(schema, 'quote', null, schema.node('quote_text', null, texts))];
    case 'callout':
      return [
        schema.node('callout', { values: { tone: CALLOUT_TONES[0] } }, [
          schema.node('callout_title'),
          schema.node('callout_text', null, texts),
        ]),
      ];
    default:
      return texts;
  }
}

/* Breaks and links */

/** Starts a new line in a paragraph. Headings and other lines have no breaks. */
export const breakLine: Change = (tr) => {
  if (!tr.selection.$from.parent.isTextblock) return false;
  deleteSelection(tr);
  const isParagraph = tr.selection.$from.parent.type.name === 'paragraph';
  if (isParagraph) tr.replaceSelectionWith(tr.doc.type.schema.node('break'), true);
  return true;
};

/** Whether the text at the selection may contain links. */
export function mayLink(state: EditorState): boolean {
  const { $from, empty } = state.selection;
  const { link } = state.schema.marks;
  if (!link || !$from.parent.inlineContent || !$from.parent.type.allowsMarkType(link)) return false;
  return empty || wordsIn(state) !== undefined;
}

const linkIn = (marks: readonly Mark[] | undefined) => marks?.find(({ type }) => type.name === 'link');

/** Returns the link at the caret. */
const linkAt = ({ selection: { $from } }: EditorState) =>
  linkIn($from.marks()) ?? linkIn($from.nodeAfter?.marks);

/** Returns the address of the link at the selection, if any. */
export const hrefAt = (state: EditorState): string | undefined =>
  state.selection.empty ? linkAt(state)?.attrs.href : getMarkAttributes(state, 'link').href;

/** Returns the range of the selection without the spaces at its ends. */
function wordsIn({ doc, selection }: EditorState): { from: number; to: number } | undefined {
  let { from, to } = selection;
  while (from < to && /^\s$/.test(doc.textBetween(from, from + 1))) from += 1;
  while (from < to && /^\s$/.test(doc.textBetween(to - 1, to))) to -= 1;
  return from < to ? { from, to } : undefined;
}

/** Returns the range of the whole link at the caret. */
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

export interface ActiveFormats {
  bold: boolean;
  italic: boolean;
  code: boolean;
  link: boolean;
  list: 'bullets' | 'numbers' | null;
}

/** Returns the formatting of the selection, for the format buttons. */
export function activeFormatsIn(state: EditorState): ActiveFormats {
  const { from, to, empty, $from } = state.selection;
  const has = (name: string) => {
    const type = state.schema.marks[name];
    if (!type) return false;
    return empty
      ? Boolean(type.isInSet(state.storedMarks ?? $from.marks()))
      : state.doc.rangeHasMark(from, to, type);
  };
  const around = outermostList(state);
  return {
    bold: has('bold'),
    italic: has('italic'),
    code: has('code'),
    link: hrefAt(state) !== undefined,
    list: around ? (around.attrs.isOrdered ? 'numbers' : 'bullets') : null,
  };
}
