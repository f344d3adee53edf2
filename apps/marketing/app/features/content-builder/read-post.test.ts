import { VERSION } from '@upcurve/post-blocks/content';
import { readContent } from '@upcurve/post-blocks/read-content';
import { written } from '@upcurve/post-blocks/write';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { example } from '../../content/content-builder.ts';
import { readPost } from './read-post.ts';

test('splits the typed text by its markup', () => {
  const drafts = readPost(
    '# Title\nRight below.\n\n- one\n- two\n\n> Said.\nPriya\n\n? Why?\nBecause.\n\n-> Book | https://a.example',
  );
  expect(drafts).toMatchObject([
    { type: 'heading', text: 'Title' },
    { type: 'richText' },
    { type: 'richText' },
    { type: 'quote', text: 'Said.', name: 'Priya' },
    { type: 'faq', items: [{ question: 'Why?', answer: 'Because.' }] },
    { type: 'callToAction', label: 'Book', href: 'https://a.example' },
  ]);
});

test('the example is a valid post', () => {
  const blocks = written(readPost(example));
  expect(readContent({ version: VERSION, blocks }).blocks).toEqual(blocks);
  expect(blocks.length).toBeGreaterThan(4);
});

test('always produces valid post content', () => {
  const marks = ['# ', '- ', '> ', '? ', '-> ', '', '**', '[x](javascript:1)', '\n', '\n\n', '|'];
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...marks), fc.string({ maxLength: 400 }))), (typed) => {
      const drafts = readPost(typed.join(''));
      expect(written(drafts).length).toBeLessThanOrEqual(drafts.length);
    }),
  );
});

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'nowhere', ''])(
  'drops the invalid address %j of a next step',
  (address) => {
    expect(readPost(`# A\n\n-> Book | ${address}`)[1]).toMatchObject({ href: '' });
  },
);
