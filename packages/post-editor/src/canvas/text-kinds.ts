import { type Attrs, Fragment, type Node, NodeRange, type NodeType, type Schema } from '@tiptap/pm/model';
import { type Command, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { CALLOUT_TONES } from '@upcurve/post-blocks/limits';
import { isTextNode } from '../document/convert.ts';
import { isBlockList } from '../document/parts.ts';
import { announceChange, type Change, commandOf } from './change.ts';
import { fitContent } from './delete-range.ts';
import { joinLists, liftItems, outermostList } from './list-commands.ts';

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

/** Turns the selection into a list of this kind, or its items back into paragraphs. */
export const toggleList =
  (isOrdered: boolean): Command =>
  (state, dispatch, view) => {
    const isSame = outermostList(state)?.attrs.isOrdered === isOrdered;
    const change = isSame ? liftItems : changeTextKind(isOrdered ? 'numbers' : 'bullets');
    return commandOf(change)(state, dispatch, view);
  };
