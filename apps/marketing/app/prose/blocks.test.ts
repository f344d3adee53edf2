import { expect, test } from 'vitest';
import { spansOf } from './blocks.ts';

test('links and strong words are found in a line', () => {
  expect(spansOf('Read the [terms](/terms) **before** you sign.')).toEqual([
    { kind: 'text', text: 'Read the ' },
    { kind: 'link', text: 'terms', href: '/terms' },
    { kind: 'text', text: ' ' },
    { kind: 'strong', text: 'before' },
    { kind: 'text', text: ' you sign.' },
  ]);
});

test('what is no mark stays as it is written', () => {
  expect(spansOf('2 * 3 [not a link] (really)')).toEqual([
    { kind: 'text', text: '2 * 3 [not a link] (really)' },
  ]);
});
