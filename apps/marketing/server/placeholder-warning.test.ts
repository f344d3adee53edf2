import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { company } from '../app/content/site/company.ts';
import { readConfig } from './config.ts';
import { allPlaceholders, warnOfPlaceholders } from './placeholder-warning.ts';

const checklist = /## Before going live\n[\s\S]*?(?=\n## )/.exec(
  readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8'),
)?.[0];

test('names each placeholder, and logs nothing if there is none', () => {
  const log = vi.fn();
  warnOfPlaceholders(['VAT number', 'Founder'], log);
  expect(log.mock.calls).toEqual([
    ['warn', expect.stringContaining('docs/operations.md'), { placeholders: ['VAT number', 'Founder'] }],
  ]);
  log.mockClear();
  warnOfPlaceholders([], log);
  expect(log).not.toHaveBeenCalled();
});

test('is in production if NODE_ENV says so', () => {
  expect(readConfig({ NODE_ENV: 'production' }).isProduction).toBe(true);
  expect(readConfig({}).isProduction).toBe(false);
});

test('the checklist has one line for each placeholder in the content', () => {
  const listed = [...(checklist ?? '').matchAll(/^\| \*\*(.+?)\*\* /gm)].map(([, what]) => what);
  expect(listed.toSorted()).toEqual([...allPlaceholders].toSorted());
});

test('marks obviously invented values as placeholders', () => {
  const { registration, email, phone, social } = company;
  // Numbers of zeros, names under .example, and phone numbers reserved for fiction.
  for (const [text, what] of [
    [registration, 'Company number'],
    [registration, 'VAT number'],
    [email, 'E-mail address'],
    [phone, 'Telephone number'],
    [JSON.stringify(social), 'Social profiles'],
  ] as const) {
    const isNobodys = /\b0{8}\b|\b000 0000 00\b|\bexample\b|020 7946 0\d{3}/.test(text);
    expect(!isNobodys || allPlaceholders.includes(what), what).toBe(true);
  }
});
