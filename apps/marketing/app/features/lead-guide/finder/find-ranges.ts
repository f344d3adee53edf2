import { findMatches } from './find-matches.ts';

/** Elements whose text is searched as one unit: a match may span bold words, but not two paragraphs. */
const BLOCKS = 'p, li, h2, h3, td, th, dt, dd, caption, figcaption, pre';
/** Elements within the text that are not searched. */
const TOOLS = 'button, [data-unsearched]';

function textNodesByBlock(root: Element): Map<Element, Text[]> {
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(TOOLS) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(BLOCKS) ?? root;
    blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
  }
  return blocks;
}

/**
 * Returns the text node at an offset of the joined text, and the offset within that node. The end of a match at a node
 * boundary belongs to the earlier node.
 */
function locate(nodes: readonly Text[], place: number, isEnd: boolean): [Text, number] {
  let before = 0;
  for (const node of nodes) {
    const after = before + node.length;
    if (isEnd ? place <= after : place < after) return [node, place - before];
    before = after;
  }
  throw new RangeError(`There is no place ${place} in this text.`);
}

/** Returns the ranges under `root` that match the query, in reading order. */
export function findRanges(root: Element, query: string): Range[] {
  return [...textNodesByBlock(root).values()].flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join('');
    return findMatches(text, query).map(({ start, end }) => {
      const range = document.createRange();
      range.setStart(...locate(nodes, start, false));
      range.setEnd(...locate(nodes, end, true));
      return range;
    });
  });
}

const ALL = 'guide-match';
const CURRENT = 'guide-current';
/** Marks the whole paragraph of the current match in browsers without the highlight API. */
const BLOCK_MARK = 'data-found';

const canPaint = () => typeof Highlight === 'function' && CSS.highlights !== undefined;

const blockOf = (range: Range | undefined) => range?.startContainer.parentElement;

/** Highlights the matches, and the current one more strongly. An empty list clears all highlights. */
export function markRanges(ranges: readonly Range[], current: number | null): void {
  const chosen = current === null ? undefined : ranges[current];
  if (canPaint()) {
    CSS.highlights.set(ALL, new Highlight(...ranges));
    CSS.highlights.set(CURRENT, new Highlight(...(chosen ? [chosen] : [])));
    return;
  }
  for (const marked of document.querySelectorAll(`[${BLOCK_MARK}]`)) marked.removeAttribute(BLOCK_MARK);
  blockOf(chosen)?.setAttribute(BLOCK_MARK, '');
}

/** Scrolls a match into view, also inside a table that scrolls sideways. */
export function showRange(range: Range): void {
  blockOf(range)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { top } = range.getBoundingClientRect();
  scrollTo({ top: scrollY + top - innerHeight * 0.4 });
}
