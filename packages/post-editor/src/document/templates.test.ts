import { findingsOf } from '@upcurve/post-blocks/checks';
import { VERSION } from '@upcurve/post-blocks/content';
import { readContent } from '@upcurve/post-blocks/read-content';
import { expect, test } from 'vitest';
import { TEMPLATES } from './templates.ts';

test.each(TEMPLATES.map(({ name, make }) => [name, make] as const))(
  'the template %s can be published without changes',
  (_, make) => {
    const content = readContent({ version: VERSION, blocks: make() });
    expect(findingsOf({ title: 'T', content, isBroken: () => false })).toEqual([]);
  },
);
