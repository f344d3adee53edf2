import { BLOCKS } from '@upcurve/post-blocks/fields';
import { expect, it } from 'vitest';
import { openDocument } from '../open-document.ts';
import { addChoice, CHOICES, findChoices } from './block-choices.ts';

it('offers every kind of block, and each once', () => {
  expect([...new Set(CHOICES.map(({ type }) => type))].sort()).toEqual(Object.keys(BLOCKS).sort());
  expect(new Set(CHOICES.map(({ key }) => key)).size).toBe(CHOICES.length);
});

it('finds names first, and other words after them', () => {
  expect(findChoices('h3').map(({ label }) => label)).toEqual(['Heading 3']);
  expect(findChoices('Ca')[0]?.label).toBe('Callout');
  expect(findChoices('heading 4 ').map(({ label }) => label)).toEqual(['Heading 4']);
  expect(findChoices('xyz')).toEqual([]);
});

it('adds a variant with its fields', () => {
  const store = openDocument([]);
  for (const key of ['heading3', 'numbers'])
    addChoice(store, CHOICES.find((choice) => choice.key === key) as (typeof CHOICES)[number]);
  expect(store.blocks).toMatchObject([
    { type: 'heading', level: 3 },
    { type: 'richText', nodes: [{ type: 'list', isOrdered: true }] },
  ]);
});
