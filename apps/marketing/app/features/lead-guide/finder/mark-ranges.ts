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
