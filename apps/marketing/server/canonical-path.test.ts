import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each([
  ['/pricing/', '/pricing'],
  ['/Pricing', '/pricing'],
  ['/services//SEO/', '/services/seo'],
  ['//evil.example/', '/evil.example'],
  ['///', '/'],
  ['/%70r%49cing', '/pricing'],
  ['/StOrIeS.JsOn', '/stories.json'],
  ['/%73tories.json', '/stories.json'],
  ['/Pricing.data', '/pricing.data'],
])('redirects %s to %s', (asked, canonical) => {
  expect(canonicalPath(asked)).toBe(canonical);
});

test.each([
  '/',
  '/pricing',
  '/caf%c3%a9',
  '/a%2fb',
  '/%2e%2e',
  '/admin/',
  '/admin/Blog',
  '/auth/',
  '/assets/App-X1.js',
  '/blog/preview/sD-a_1-IVNfJ',
  '/blog/preview/sD-a_1-IVNfJ.data',
  '/booking/sD-a_1-IVNfJ',
  '/booking/sD-a_1-IVNfJ/calendar.ics',
  '/Blog/%50review/sD-a_1-IVNfJ',
  '/blog//preview/sD-a_1-IVNfJ',
  '/pricing.data',
])('does not redirect %s', (asked) => {
  expect(canonicalPath(asked)).toBeUndefined();
});
