import { addresses } from '../system/current.ts';

/** Pages that only work as part of a flow, so they are not in the site map. */
const PASSING = [
  '/demo/content-builder',
  '/stories-test',
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

/** Groups of pages with the same template. */
const TEMPLATES = [
  /^\/services\//,
  /^\/lead-guide\/./,
  /^\/forms\//,
  /^\/(terms|trading-terms|privacy-policy)$/,
];

/** Whether a page is the first of its template. Slow checks run only for these. */
export function isFirstOfItsTemplate(path: string): boolean {
  const template = TEMPLATES.find((each) => each.test(path));
  return !template || ALL_PAGES.find((each) => template.test(each)) === path;
}
