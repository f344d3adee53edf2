import { expect, test } from 'vitest';
import { fillPage } from './page-facts.ts';

test('inserts the facts into the page and escapes them within attributes', () => {
  const page = fillPage('<meta content="{{MARKETING_URL}}" /><meta content="{{STYLE_NONCE}}" />', {
    marketingUrl: 'https://x.example/"><script>&',
    styleNonce: 'abc',
  });
  expect(page).toBe(
    '<meta content="https://x.example/&quot;&gt;&lt;script&gt;&amp;" /><meta content="abc" />',
  );
});
