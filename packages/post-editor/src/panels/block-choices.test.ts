import { BLOCKS } from '@upcurve/post-blocks/fields';
import { line, text } from '@upcurve/post-blocks/testing/blocks';
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

const choice = (key: string) => CHOICES.find((each) => each.key === key) as (typeof CHOICES)[number];

it('turns an empty line into the text or block', () => {
  const add = (key: string) => {
    const store = openDocument([text('text', 'one', '')]);
    store.focusEnd();
    addChoice(store, choice(key));
    return store.blocks;
  };
  const items = [{ text: '', items: [] }];
  expect(add('bullets')).toMatchObject([
    { id: 'text', nodes: [line('one'), { type: 'list', isOrdered: false, items }] },
  ]);
  expect(add('richText')).toMatchObject([{ id: 'text', nodes: [line('one'), line('')] }]);
  expect(add('quote')).toMatchObject([{ id: 'text', nodes: [line('one')] }, { type: 'quote' }]);
});

it('adds a variant with its fields', () => {
  const store = openDocument([]);
  for (const key of ['heading3', 'numbers']) addChoice(store, choice(key));
  expect(store.blocks).toMatchObject([
    { type: 'heading', level: 3 },
    { type: 'richText', nodes: [{ type: 'list', isOrdered: true }] },
  ]);
});
