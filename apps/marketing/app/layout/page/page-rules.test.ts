import { expect, test } from 'vitest';
import { allowsExitIntent, floatingAction, hasPromotion, offersEbook } from './page-rules.ts';

test.each([
  ['/', 'book'],
  ['/services/seo', 'book'],
  ['/lead-guide/call-stages', 'book'],
  ['/check-eligibility', 'book'],
  ['/eligibility/questions', undefined],
  ['/admin/blog', undefined],
  ['/book-consultation', undefined],
  ['/book-consultation/review', undefined],
  ['/booking/token', undefined],
  ['/partner-program', undefined],
  ['/privacy-policy', 'home'],
  ['/terms', 'home'],
  ['/trading-terms', 'home'],
])('the floating link of %s is: %s', (path, action) => {
  expect(floatingAction(path)).toBe(action);
});

test.each([
  ['/', false],
  ['/pricing', true],
  ['/lead-guide', false],
  ['/contact', false],
  ['/booking/token', false],
  ['/calculator/start', false],
  ['/eligibility/welcome', false],
  ['/partner-program', false],
  ['/terms', false],
])('shows the promotion on %s: %s', (path, isShown) => {
  expect(hasPromotion(path)).toBe(isShown);
});

test.each([
  ['/', true],
  ['/contact', true],
  ['/pricing', true],
  ['/lead-guide', false],
  ['/lead-guide/call-stages', false],
  ['/calculator/start', false],
  ['/calculator/results', false],
  ['/book-consultation', false],
  ['/booking/token', false],
  ['/eligibility/results', false],
  ['/thank-you', false],
])('offers the e-book on %s: %s', (path, isOffered) => {
  expect(offersEbook(path)).toBe(isOffered);
});

test.each([
  ['/', true],
  ['/contact-us', true],
  ['/contact', false],
  ['/booking/token', false],
  ['/book-consultation', false],
  ['/book-consultation/review', false],
  ['/calculator/results', false],
  ['/thank-you', false],
  ['/lead-guide', false],
  ['/lead-guide/call-stages', false],
  ['/eligibility/results', false],
  ['/eligibility/nothing', false],
  ['/admin/nothing', false],
  ['/privacy-policy', true],
])('shows the e-book popup on leaving %s: %s', (path, isAllowed) => {
  expect(allowsExitIntent(path)).toBe(isAllowed);
});
