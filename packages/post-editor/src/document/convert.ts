import { Fragment, type Mark, type Node, type NodeType, type Schema } from '@tiptap/pm/model';
import { newBlockId } from '@upcurve/post-blocks/content';
import { fromRuns, type Run, toRuns } from '@upcurve/post-blocks/inline-runs';
import type { Block, BlockOf, ListItem, TextNode } from '@upcurve/post-blocks/schema';
import { SHAPES } from './block-shapes.ts';
import { partName } from './schema.ts';
import { type Part, type Shape, type Values, writtenFields } from './shape-parts.ts';

/*
 * Converts blocks to nodes of the document and back. Unchanged nodes give the same block objects and unchanged blocks
 * the same nodes. So a change costs only as much as what changed, and untouched blocks are saved as they were.
 */

const shapeOf = (name: string) => (SHAPES as Record<string, Shape | undefined>)[name];
const childrenOf = (parent: Node | Fragment): readonly Node[] =>
  parent instanceof Fragment ? parent.content : parent.children;

/** Whether a node is a part of a text block. */
export const isTextNode = (node: Node) => node.type.name === 'paragraph' || node.type.name === 'list';
/** Whether a node is an empty line that belongs to no block. It is not saved. */
export const isFiller = (node: Node) => isEmptyLine(node) && node.attrs.id === '';

export const isEmptyLine = (node: Node) => node.type.name === 'paragraph' && node.content.size === 0;

/** Converts the inline nodes of a text block, such as a paragraph, to text with marks. */
export function fromInline(node: Node): string {
  const runs = childrenOf(node).map((part): Run => {
    const markOf = (name: string) => part.marks.find((mark) => mark.type.name === name);
    return {
      text: part.isText ? (part.text ?? '') : '\n',
      bold: markOf('bold') !== undefined,
      italic: markOf('italic') !== undefined,
      code: markOf('code') !== undefined,
      href: markOf('link')?.attrs.href ?? null,
    };
  });
  return fromRuns(runs);
}

const itemsOf = (node: Node): ListItem[] =>
  childrenOf(node).flatMap((each) => {
    const [first, ...below] = each.children;
    // A selection that begins in a nested list contains no text of the item around it.
    if (first?.type === node.type) return itemsOf(first);
    return { text: first ? fromInline(first) : '', items: below.flatMap(itemsOf) };
  });

/** Reads the fields of parts from a node. A missing part, such as one cut off by a selection, is empty. */
function fromParts(node: Node, parts: readonly Part[]): Values {
  const parent = node.type.name;
  const values: Record<string, unknown> = {};
  for (const part of parts) {
    const name = partName(parent, part);
    const found = childrenOf(node).find((each) => each.type.name === name);
    const children = found ? childrenOf(found) : [];
    if (part.kind === 'line') values[part.field] = found ? lineOf(found) : '';
    else if (part.kind === 'text') values[part.field] = textOf(children);
    else if (part.kind === 'box') Object.assign(values, found ? fromParts(found, part.parts) : {});
    else if (part.kind === 'items')
      values[part.field] = children.map((each) => ({ ...each.attrs.values, ...fromParts(each, part.parts) }));
    else if (part.kind === 'cells') values[part.field] = children.map(lineOf);
    else if (part.kind === 'rows') values[part.field] = children.map((row) => childrenOf(row).map(lineOf));
  }
  return values;
}

/** Joins paragraphs with empty lines between them. */
function textOf(paragraphs: readonly Node[]): string {
  const text = paragraphs
    .map(fromInline)
    .join('\n\n')
    .replaceAll(/\n\s*\n/g, '\n\n')
    .replaceAll(/^\s*\n|\n\s*$/g, '');
  return text.trim() === '' ? '' : text;
}

const lineOf = (node: Node) => (node.type.markSet?.length === 0 ? node.textContent : fromInline(node));

const without = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !fields.includes(name)));

const columnsName = (depth: number) => (depth === 0 ? 'columns' : 'columnsInside');

export interface DocumentConverter {
  schema: Schema;
  /**
   * Converts a block to nodes: one for each paragraph and list of a text block, otherwise one. `depth` is the number of
   * columns blocks around it.
   */
  toNodes: (block: Block, depth?: number) => readonly Node[];
  /** Converts a list of blocks to the content of the document or, with a depth, of a column. */
  toFragment: (blocks: readonly Block[], depth?: number) => Fragment;
  toDocument: (blocks: readonly Block[]) => Node;
  /** Converts the content of the document or of a column to blocks. */
  toBlocks: (content: Node | Fragment) => Block[];
}

/** Returns the conversions for one editor, because each editor has its own schema object. */
export function documentConverter(schema: Schema): DocumentConverter {
  const nodesOf = new WeakMap<Block, readonly Node[]>();
  /** The block of a node, or of the nodes of a text block by the first of them. */
  const blockOf = new WeakMap<Node, { nodes: readonly Node[]; block: Block }>();
  const type = (name: string) => schema.nodes[name] as NodeType;

  /** Converts text with marks to inline nodes. Line breaks are kept if `hasBreaks`. */
  function toInline(text: string, hasBreaks: boolean): Node[] {
    const marksOf = (run: Run): Mark[] => [
      ...(run.href === null ? [] : [schema.mark('link', { href: run.href })]),
      ...(run.bold ? [schema.mark('bold')] : []),
      ...(run.italic ? [schema.mark('italic')] : []),
      ...(run.code ? [schema.mark('code')] : []),
    ];
    return toRuns(text).flatMap((run) =>
      (hasBreaks ? run.text.split('\n') : [run.text.replaceAll('\n', ' ')]).flatMap((line, index) => [
        // A break within a mark carries it, so that the mark is not split in two.
        ...(index > 0 ? [type('break').create(null, null, marksOf(run))] : []),
        ...(line === '' ? [] : [schema.text(line, marksOf(run))]),
      ]),
    );
  }

  const toParagraph = (text: string, id = '') => type('paragraph').create({ id }, toInline(text, true));

  const toList = (items: readonly ListItem[], isOrdered: boolean, id = ''): Node =>
    type('list').create(
      { id, isOrdered },
      items.map(({ text, items: below }) =>
        type('item').create(null, [
          toParagraph(text),
          // Lists within lists are never numbered.
          ...(below.length > 0 ? [toList(below, false)] : []),
        ]),
      ),
    );

  /** Converts one line of text. Without marks, its signs are plain characters. */
  function toLine(text: unknown, hasMarks: boolean): Node[] {
    const written = typeof text === 'string' ? text : '';
    if (hasMarks) return toInline(written, false);
    const plain = written.replaceAll('\n', ' ');
    return plain === '' ? [] : [schema.text(plain)];
  }

  const toCells = (name: string, texts: readonly string[]) =>
    texts.map((text) => type(name).create(null, toLine(text, true)));

  const toParts = (parent: string, parts: readonly Part[], values: Values): Node[] =>
    parts.map((part) => {
      const name = partName(parent, part);
      if (part.kind === 'view')
        return type(name).create({
          values: Object.fromEntries(part.fields.map((field) => [field, values[field]])),
        });
      return type(name).create(null, contentOf(name, part, values));
    });

  function contentOf(name: string, part: Exclude<Part, { kind: 'view' }>, values: Values): Node[] {
    if (part.kind === 'box') return toParts(name, part.parts, values);
    const value = values[part.field];
    switch (part.kind) {
      case 'line':
        return toLine(value, part.hasMarks ?? false);
      case 'text': {
        const texts = String(value ?? '')
          .split(/\n\s*\n/)
          .filter((each) => each.trim() !== '');
        return (texts.length > 0 ? texts : ['']).map((each) => toParagraph(each));
      }
      case 'items': {
        const fields = writtenFields(part.parts);
        const item = `${name}_item`;
        return (value as Values[]).map((each) =>
          type(item).create({ values: without(each, fields) }, toParts(item, part.parts, each)),
        );
      }
      case 'cells':
        return toCells(`${name}_cell`, value as string[]);
      case 'rows':
        return (value as string[][]).map((cells) =>
          type(`${name}_row`).create(null, toCells(`${name}_cell`, cells)),
        );
      default:
        return part satisfies never;
    }
  }

  function toNodes(block: Block, depth = 0): readonly Node[] {
    const known = nodesOf.get(block);
    // Columns at another depth are nodes of another type.
    if (known && (block.type !== 'columns' || known[0]?.type.name === columnsName(depth))) return known;
    const nodes = createNodes(block, depth);
    remember(nodes, block);
    return nodes;
  }

  function remember(nodes: readonly Node[], block: Block): void {
    nodesOf.set(block, nodes);
    if (nodes[0]) blockOf.set(nodes[0], { nodes, block });
  }

  function createNodes(block: Block, depth: number): Node[] {
    const { id } = block;
    if (block.type === 'richText') {
      const nodes = block.nodes.flatMap((node) => {
        if (node.type === 'paragraph') return [toParagraph(node.text, id)];
        return node.items.length > 0 ? [toList(node.items, node.isOrdered, id)] : [];
      });
      return nodes.length > 0 ? nodes : [toParagraph('', id)];
    }
    if (block.type === 'columns') {
      const name = columnsName(depth);
      const column = name.replace('columns', 'column');
      return [
        type(name).create(
          { id, values: { count: block.columns.length } },
          block.columns.map((below) => type(column).create(null, toFragment(below, depth + 1))),
        ),
      ];
    }
    const { id: _, type: blockType, ...values } = block;
    const { parts } = SHAPES[blockType];
    if (blockType === 'heading')
      return [
        type('heading').create(
          { id, values: without(values, ['text']) },
          toLine('text' in values ? values.text : '', true),
        ),
      ];
    return [
      type(blockType).create(
        { id, values: without(values, writtenFields(parts)) },
        toParts(blockType, parts, values),
      ),
    ];
  }

  function toFragment(blocks: readonly Block[], depth = 0): Fragment {
    const nodes = blocks.flatMap((block) => toNodes(block, depth));
    return Fragment.from(nodes.length > 0 ? nodes : [toParagraph('')]);
  }

  const toDocument = (blocks: readonly Block[]): Node => type('doc').create(null, toFragment(blocks));

  /** Converts a node that is a block on its own. Its id is new if it has none. */
  function toBlock(node: Node): Block {
    const known = blockOf.get(node);
    if (known?.nodes.length === 1) return known.block;
    const { name } = node.type;
    const id = node.attrs.id || newBlockId();
    let block: Block;
    if (name.startsWith('columns')) block = { id, type: 'columns', columns: childrenOf(node).map(toBlocks) };
    else if (name === 'heading') block = { id, type: name, ...node.attrs.values, text: fromInline(node) };
    else block = { id, type: name, ...node.attrs.values, ...fromParts(node, shapeOf(name)?.parts ?? []) };
    remember([node], block);
    return block;
  }

  function toRichText(nodes: readonly Node[]): BlockOf<'richText'> {
    const [first] = nodes as [Node, ...Node[]];
    const known = blockOf.get(first);
    if (known?.nodes.length === nodes.length && known.nodes.every((node, at) => node === nodes[at]))
      return known.block as BlockOf<'richText'>;
    const block: BlockOf<'richText'> = {
      id: first.attrs.id || newBlockId(),
      type: 'richText',
      nodes: nodes.map(
        (node): TextNode =>
          node.type.name === 'paragraph'
            ? { type: 'paragraph', text: fromInline(node) }
            : { type: 'list', isOrdered: node.attrs.isOrdered === true, items: itemsOf(node) },
      ),
    };
    remember(nodes, block);
    return block;
  }

  function toBlocks(content: Node | Fragment): Block[] {
    const nodes = childrenOf(content);
    const blocks: Block[] = [];
    for (let at = 0; at < nodes.length; ) {
      const node = nodes[at] as Node;
      let end = at + 1;
      if (isTextNode(node)) {
        const isSame = (next: Node | undefined) =>
          next !== undefined && isTextNode(next) && next.attrs.id === node.attrs.id && !isFiller(next);
        if (!isFiller(node)) {
          while (isSame(nodes[end])) end += 1;
          blocks.push(toRichText(nodes.slice(at, end)));
        }
      } else blocks.push(toBlock(node));
      at = end;
    }
    return blocks;
  }

  return { schema, toNodes, toFragment, toDocument, toBlocks };
}
