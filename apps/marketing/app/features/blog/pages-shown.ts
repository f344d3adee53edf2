/** The pages that a list names: the first, the last, this one and its neighbours; `before` and `after` are what is left out. */
export function pagesShown(page: number, pages: number): (number | 'before' | 'after')[] {
  const named = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const shown = [...new Set(named)].sort((a, b) => a - b);
  return shown.flatMap((each, place) => {
    const gap = each - (shown[place - 1] ?? 0);
    // One page takes no more room than the dots in its place.
    if (gap === 2) return [each - 1, each];
    return gap > 2 ? [each > page ? 'after' : 'before', each] : [each];
  });
}
