import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each([
  ['/pricing/', '/pricing'],
  ['/Pricing', '/pricing'],
  ['/services//SEO/', '/services/seo'],
  ['//evil.example/', '/evil.example'],
  ['///', '/'],
])('%s moves to %s', (asked, canonical) => {
  expect(canonicalPath(asked)).toBe(canonical);
});

test.each(['/', '/pricing', '/admin/', '/admin/Blog', '/auth/', '/assets/App-X1.js', '/pricing.data'])(
  '%s stays',
  (asked) => {
    expect(canonicalPath(asked)).toBeUndefined();
  },
);
