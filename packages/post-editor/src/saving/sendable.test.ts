import { makeBlock } from '@upcurve/post-blocks/fields';
import { expect, test } from 'vitest';
import { makeSendable } from './sendable.ts';

const cta = { ...makeBlock('callToAction', 'a'), title: 'Old', href: '/pricing' };

test('returns valid blocks unchanged', () => {
  const blocks = [cta];
  expect(makeSendable(blocks, [])).toEqual({ blocks, left: undefined });
});

test('saves the rest despite a half-typed address', () => {
  const now = { ...cta, title: 'New', href: 'htt' };
  const { blocks, left } = makeSendable([now], [cta]);
  expect(blocks).toEqual([{ ...cta, title: 'New' }]);
  expect(left).toContain('Call to action: Start with /');
  expect(makeSendable([now], []).blocks).toMatchObject([{ title: 'New', href: '/book-consultation' }]);
});

test('replaces an invalid address within columns', () => {
  const columns = { ...makeBlock('columns', 'k'), columns: [[{ ...cta, href: 'x' }], []] };
  expect(makeSendable([columns], []).blocks).toMatchObject([
    { columns: [[{ href: '/book-consultation' }], []] },
  ]);
});
