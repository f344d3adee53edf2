import { redirect } from 'react-router';

const NUMBER = /^[1-9]\d{0,3}$/;

/**
 * The page of a list that an address asks for. One address for each page: what names one in another way is led to it, so that
 * no page is kept twice.
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
