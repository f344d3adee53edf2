import { expect, test } from 'vitest';
import { thankYouPage } from './contact.ts';
import { forms } from './forms.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { notice, profile, thankYou, welcome } from './quiz.ts';

/** As the specification has it, to the letter. */
const IN_TOUCH = 'Our team will be in touch shortly.';

test('nothing that is said before the thank-you page speaks against being written to', () => {
  for (const { text } of [thankYou, thankYouPage]) expect(text).toContain(IN_TOUCH);
  expect(notice).toContain('to get in touch with you about it');
  const before = JSON.stringify([welcome, profile, notice, forms]);
  expect(before).not.toMatch(/if you (contact|write to|ask) us|unless you ask/i);
});

test('that we ring only who gives a number is said alike wherever it is said', () => {
  expect(welcome.promises).toContain('We write to you; we ring only if you give us a number.');
  expect(notice).toContain('by phone only if you give us a number');
  expect(forms.calculator.lead).toContain('Nobody rings you unless you give us a number.');
});

test('the rights name what the software does: export, erasure, and the list that outlives it', () => {
  const rights = JSON.stringify(privacyPolicy.sections.find(({ id }) => id === 'rights'));
  for (const word of ['**Export**', '**Erase**', 'scrambled form', 'until you tick the marketing box'])
    expect(rights).toContain(word);
  const retention = privacyPolicy.sections.find(({ id }) => id === 'retention')?.records;
  const wish = retention?.find(({ name }) => name === 'Your wish to hear nothing more from us');
  expect(JSON.stringify(wish)).toContain('It holds no address');
});
