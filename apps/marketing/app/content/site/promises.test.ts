import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { callHint, callPromise } from '@upcurve/site-content/promises';
import { expect, test } from 'vitest';
import { thankYouPage } from '../contact/contact.ts';
import { forms } from '../contact/forms.ts';
import { readLegal } from '../legal/read-legal.server.ts';
import { sampleReport } from '../quiz/check-eligibility.ts';
import * as quiz from '../quiz/quiz.ts';
import { UNKNOWN_COMPANY } from './company.ts';
import { consentWords } from './consent.ts';

/** The exact text from the specification. */
const IN_TOUCH = 'Our team will be in touch shortly.';

const privacyPolicy = readLegal('privacy-policy', UNKNOWN_COMPANY);
const terms = readLegal('terms', UNKNOWN_COMPANY);
const { notice, profile, thankYou, welcome } = quiz;

test('no text before the thank-you page says that we will not contact visitors', () => {
  for (const { text } of [thankYou, thankYouPage]) expect(text).toContain(IN_TOUCH);
  expect(notice).toContain('to get in touch with you about it');
  const before = JSON.stringify([welcome, profile, notice, forms]);
  expect(before).not.toMatch(/if you (contact|write to) us|unless you ask/i);
});

test('every text about calling uses the same words, and every phone field explains how the number is used', () => {
  const places = {
    welcome: welcome.data,
    notice,
    thankYou,
    calculator: forms.calculator,
    sampleReport,
    privacyPolicy,
  };
  for (const [place, words] of Object.entries(places))
    expect(JSON.stringify(words), place).toContain(callPromise);
  for (const { fields } of Object.values(forms))
    for (const field of fields)
      if (field.name === 'phone' && !('missing' in field)) expect(field).toMatchObject({ hint: callHint });
  const said = JSON.stringify([quiz, forms, thankYouPage, sampleReport, privacyPolicy]);
  expect(said).not.toMatch(
    /(call|ring)s? (you )?only if|nobody (calls|rings)|by phone only|give us a number/i,
  );
});

test('the built-in questions take about five minutes to read, decide and write', () => {
  const DETAILS_S = 30;
  const READ_PER_S = 200 / 60;
  const answering = { multipleChoice: 5, yesno: 5, checkbox: 10, number: 8, text: 20, freeText: 60 };
  const wordsOf = ({ text, description, options }: Question) =>
    [text, description ?? '', ...(options ?? []).map(({ label }) => label)].join(' ').split(/\s+/).length;
  const seconds = DEFAULT_QUESTIONS.reduce(
    (sum, question) => sum + wordsOf(question) / READ_PER_S + answering[question.inputType],
    DETAILS_S,
  );
  expect(Math.round(seconds / 60)).toBe(5);
  expect(welcome.facts).toContainEqual({ term: 'Takes', detail: 'About five minutes' });
});

test('all texts for visitors call the quiz “eligibility check”', () => {
  const { quizName, ...words } = { ...quiz, privacyPolicy, terms, consentWords };
  expect(
    JSON.stringify(words, (_, value) => (typeof value === 'function' ? value(1, 2) : value)),
  ).not.toMatch(/(?<![-"])\bquiz|\bQuiz/);
  expect(quizName).toBe('eligibility check');
});

test('the rights section names export, erasure and the opt-out list that remains after erasure', () => {
  const rights = JSON.stringify(privacyPolicy.sections.find(({ id }) => id === 'rights'));
  for (const word of ['**Export**', '**Erase**', 'scrambled form', 'until you tick the marketing box'])
    expect(rights).toContain(word);
  const retention = privacyPolicy.sections.find(({ id }) => id === 'retention')?.records;
  const wish = retention?.find(({ name }) => name === 'Your wish to hear nothing more from us');
  expect(JSON.stringify(wish)).toContain('It holds no address');
});
