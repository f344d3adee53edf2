import { findMatches } from './find-matches.ts';

/** Elements whose text is searched as one: a match may span bold words, but not two paragraphs. */
const BLOCKS = 'p, li, h2, h3, td, th, dt, dd, caption, figcaption, pre';
/** Buttons in the text, which are not searched. */
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

/** The node that holds a place of the joined text, and the place within it. An end belongs to the node that it closes. */
function locate(nodes: readonly Text[], place: number, isEnd: boolean): [Text, number] {
  let before = 0;
  for (const node of nodes) {
    const after = before + node.length;
    if (isEnd ? place <= after : place < after) return [node, place - before];
    before = after;
  }
  throw new RangeError(`There is no place ${place} in this text.`);
}

/** Where the text under `root` contains the query, in reading order. */
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
/** Where the browser cannot paint ranges, the whole paragraph of the current match carries this mark. */
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

/** Brings a match into sight, also inside a table that scrolls sideways. */
export function showRange(range: Range): void {
  blockOf(range)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { top } = range.getBoundingClientRect();
  scrollTo({ top: scrollY + top - innerHeight * 0.4 });
}
