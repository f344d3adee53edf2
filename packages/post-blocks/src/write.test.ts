import { expect, test } from 'vitest';
import { VERSION } from './content.ts';
import { readContent } from './read-content.ts';
import { h2, list, note, p, steps, table, written } from './write.ts';

test('writes valid content and joins adjacent texts into one block', () => {
  const blocks = written([
    h2('Begin'),
    p('One.', 'Two.'),
    list('a', ['b', ['c']]),
    note('', 'Mind this.'),
    table('Prices', ['What', '£'], ['Peel', '90']),
    steps('first'),
  ]);
  expect(readContent({ version: VERSION, blocks })).toEqual({ version: VERSION, blocks });
  expect(blocks.map(({ id, type }) => `${id} ${type}`)).toEqual([
    'b1 heading',
    'b2 richText',
    'b3 callout',
    'b4 table',
    'b5 richText',
  ]);
});
