import { expect, test } from 'vitest';
import { findPhrases } from './find-phrases.ts';
import { patterns } from './patterns.ts';

const phrasesIn = (text: string) => findPhrases('a.ts', text).map(({ line, phrase }) => `${line}: ${phrase}`);

test.each([
  ['// Starts it anew.', '1: anew'],
  ["const text = 'Whoever has the link reads it';", '1: Whoever'],
  ['/**\n * Each receiver is told\n * of the event.\n */', '2: told of'],
  ['/** What is past its time is deleted. */', '1: What is past its time is deleted.'],
  ['The file stands\nin the folder.', '1: stands in'],
  ["const title = 'Who may read this is not asked.';", '1: Who may read this is not asked.'],
])('finds the phrase in %j', (text, found) => {
  expect(phrasesIn(text)).toEqual([found]);
});

test.each([
  'What is a lead?',
  'It does what the caller asked.',
  'const standsIn = lies;',
  'The table stands.',
  'Who is it?',
])('accepts %j', (text) => {
  expect(phrasesIn(text)).toEqual([]);
});

test('gives an example without forbidden phrases for each pattern', () => {
  for (const { example } of patterns) {
    const better = example.split(' → ').at(-1) ?? '';
    expect(phrasesIn(better), better).toEqual([]);
  }
});
