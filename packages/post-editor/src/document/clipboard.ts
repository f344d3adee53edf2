import { DOMSerializer, Fragment, type Node, type ResolvedPos, type Schema } from '@tiptap/pm/model';
import { allBlocks, newBlockId, VERSION } from '@upcurve/post-blocks/content';
import { plainText } from '@upcurve/post-blocks/inline';
import { textsOf } from '@upcurve/post-blocks/outline';
import type { Block } from '@upcurve/post-blocks/schema';
import type { DocumentConverter } from './convert.ts';
import { isBlockList, kindOf } from './parts.ts';

/*
 * Copies parts of a document: as blocks for this editor, and as HTML and plain text for other programs. Reading them
 * is in paste.ts.
 */

/** A custom clipboard type. An attribute of the HTML has the same data, for clipboards with standard types only. */
export const TYPE = 'application/x-upcurve-blocks';
export const ATTRIBUTE = 'data-upcurve-blocks';

/** A part of a document. */
export interface Clip {
  blocks: Block[];
  /** Whether its first and its last line join the text that they are pasted into. */
  isOpen: [start: boolean, end: boolean];
}

/** Returns the blocks between two positions. Blocks that are selected in part have only that part of their texts. */
export function clipOf(doc: Node, from: number, to: number, convert: DocumentConverter): Clip {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
  let depth = $from.sharedDepth(to);
  const cut = () => $from.node(depth).content.cut(from - $from.start(depth), to - $from.start(depth));
  /** Returns lines as a text block, without the block that they are part of. */
  const asText = (lines: readonly Node[]): Clip => {
    const id = newBlockId();
    const nodes = lines.map((node) => node.type.create({ ...node.attrs, id }, node.content));
    return { blocks: convert.toBlocks(Fragment.from(nodes)).flatMap(copyOf), isOpen: [true, true] };
  };
  const shared = $from.node(depth);
  if (shared.isTextblock) {
    const isWhole = from === $from.start() && to === $from.end();
    if (isWhole && shared.type.name === 'heading')
      return { blocks: convert.toBlocks(Fragment.from(shared)), isOpen: [true, true] };
    return asText([doc.type.schema.node('paragraph', null, cut())]);
  }
  if (shared.type.name === 'list') return asText([shared.copy(cut())]);
  if (shared.type.name === 'item' || kindOf(shared) === 'text') return asText(cut().content);
  while (!isBlockList($from.node(depth))) depth -= 1;
  return {
    blocks: convert.toBlocks(cut()).flatMap(copyOf),
    isOpen: [
      $from.depth > depth && !isHeadingEdge($from, $from.start()),
      $to.depth > depth && !isHeadingEdge($to, $to.end()),
    ],
  };
}

/** Whether a position is at an edge of a heading. A whole heading among other blocks stays a heading. */
const isHeadingEdge = ({ parent, pos }: ResolvedPos, edge: number) =>
  parent.type.name === 'heading' && pos === edge;

/**
 * Copies a block. The converter has cached the cut node for the original object and would return it later. If only one
 * column of a columns block is left, returns its blocks.
 */
function copyOf(block: Block): Block[] {
  if (block.type !== 'columns') return [{ ...block }];
  const columns = block.columns.map((below) => below.flatMap(copyOf));
  return columns.length < 2 ? columns.flat() : [{ ...block, columns }];
}

/** Writes a part of a document to the clipboard. */
export function writeClip(
  clipboard: Pick<DataTransfer, 'setData'>,
  { blocks, isOpen }: Clip,
  convert: DocumentConverter,
): void {
  const json = JSON.stringify({ version: VERSION, blocks, isOpen });
  clipboard.setData(TYPE, json);
  const plainTexts = allBlocks(blocks).flatMap(textsOf).map(plainText);
  clipboard.setData('text/plain', plainTexts.filter(Boolean).join('\n\n'));
  const nodes = convert.toFragment(blocks);
  const [line] = nodes.content;
  // Writes a part of a line without a paragraph around it, so that other programs paste it into the current line.
  const isLine = isOpen[0] && nodes.childCount === 1 && line?.type.name === 'paragraph';
  const tag = isLine ? 'span' : 'div';
  const html = htmlOf(isLine ? line.content : nodes, convert.schema);
  clipboard.setData('text/html', `<${tag} ${ATTRIBUTE}="${encodeURIComponent(json)}">${html}</${tag}>`);
}

/** Returns nodes as HTML for other programs: the elements of the canvas without decoration, fixed words and empty lines. */
function htmlOf(nodes: Fragment, schema: Schema): string {
  const drawn = document.createElement('div');
  drawn.append(DOMSerializer.fromSchema(schema).serializeFragment(nodes));
  const left = 'svg, [contenteditable="false"], [data-hint]:empty:not(th, td)';
  for (const element of drawn.querySelectorAll(left)) element.remove();
  for (const role of drawn.querySelectorAll('figcaption > strong + span')) role.before(', ');
  for (const button of drawn.querySelectorAll('a[href="#"]')) button.replaceWith(...button.childNodes);
  return drawn.innerHTML;
}
