import { expect, test } from 'vitest';
import { allowsExitIntent, floatingAction, hasPromotion, offersEbook } from './page-rules.ts';

test.each([
  // The floating link, the promotion, the e-book, and its popup on leaving.
  ['/', 'book', false, true, true],
  ['/pricing', 'book', true, true, true],
  ['/services/seo', 'book', true, true, true],
  ['/check-eligibility', 'book', true, true, true],
  ['/contact', 'book', false, true, false],
  ['/contact-us', 'book', true, true, true],
  ['/lead-guide', 'book', false, false, false],
  ['/lead-guide/call-stages', 'book', false, false, false],
  ['/calculator/start', 'book', false, false, false],
  ['/thank-you', 'book', false, false, false],
  ['/eligibility/questions', undefined, false, false, false],
  ['/admin/blog', undefined, false, false, false],
  ['/book-consultation', undefined, false, false, false],
  ['/book-consultation/review', undefined, false, false, false],
  ['/booking/token', undefined, false, false, false],
  ['/partner-program', undefined, false, true, true],
  ['/privacy-policy', 'home', false, true, true],
  ['/terms', 'home', false, true, true],
  ['/trading-terms', 'home', false, true, true],
] as const)('%s has the floating link %s, promotion %s, e-book %s, popup %s', (path, ...parts) => {
  expect([floatingAction(path), hasPromotion(path), offersEbook(path), allowsExitIntent(path)]).toEqual(
    parts,
  );
});
