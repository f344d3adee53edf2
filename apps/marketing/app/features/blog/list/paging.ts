import { redirect } from 'react-router';

/** Returns the pages to link to: first, last, current and neighbors. `before` and `after` are gaps. */
export function pagesShown(page: number, pages: number): (number | 'before' | 'after')[] {
  const named = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const shown = [...new Set(named)].sort((a, b) => a - b);
  return shown.flatMap((each, place) => {
    const gap = each - (shown[place - 1] ?? 0);
    // A single page takes no more space than the ellipsis that would replace it.
    if (gap === 2) return [each - 1, each];
    return gap > 2 ? [each > page ? 'after' : 'before', each] : [each];
  });
}

const NUMBER = /^[1-9]\d{0,3}$/;

/**
 * Reads the page number from a list's address. Redirects other spellings of the same page, so that caches store it
 * once.
 */
export function askedPage(url: URL): number {
  const asked = url.searchParams.getAll('page');
  const [page = '1'] = asked;
  if (asked.length > 1 || (asked.length === 1 && (page === '1' || !NUMBER.test(page)))) {
    const query = new URLSearchParams(url.searchParams);
    query.delete('page');
    if (page !== '1' && NUMBER.test(page)) query.set('page', page);
    const rest = query.toString();
    throw redirect(`${url.pathname}${rest && `?${rest}`}`, 301);
  }
  return Number(page);
}
