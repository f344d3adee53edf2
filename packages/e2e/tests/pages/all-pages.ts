import { addresses } from '../system/current.ts';

/** Pages that only work as part of a flow, so they are not in the site map. */
const PASSING = [
  '/thank-you',
  '/calculator/questions',
  '/calculator/results',
  '/eligibility/results',
  '/eligibility/thank-you',
  '/forms/contact',
  '/forms/e-book',
  '/forms/consultation',
  '/forms/partner',
  '/forms/calculator',
];

async function listed(): Promise<string[]> {
  const map = await (await fetch(`${addresses.marketing}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The path of every page that the site map lists. */
export const LISTED_PAGES = await listed();

/** The path of every page of the site. */
export const ALL_PAGES = [...LISTED_PAGES, ...PASSING];
