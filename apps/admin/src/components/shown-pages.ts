/** A page to be linked, or a gap between two of them. */
export type ShownPage = number | 'gap';

/** Which pages are linked: the first, the last, the current one and its neighbours, a gap for those between. */
export function shownPages(current: number, total: number): ShownPage[] {
  const near = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(near)].toSorted((a, b) => a - b);
  return pages.flatMap((page, at) => {
    const before = pages[at - 1];
    return before !== undefined && page > before + 1 ? ['gap' as const, page] : [page];
  });
}
