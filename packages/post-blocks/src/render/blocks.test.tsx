import { media } from '@upcurve/testing/factories';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VERSION } from '../content.ts';
import { readContent } from '../read-content.ts';
import type { Block } from '../schema.ts';
import { anyBlocks } from '../testing/any-blocks.test-helper.ts';
import { everyBlock, MEDIA_IDS } from '../testing/every-block.ts';
import { HOSTILE } from '../testing/hostile.ts';
import { Blocks, type BlocksProps } from './Blocks.tsx';

const files = {
  [MEDIA_IDS[0]]: media({ id: MEDIA_IDS[0] }),
  [MEDIA_IDS[1]]: media({ id: MEDIA_IDS[1], kind: 'video', url: '/media/clip.mp4', sizes: [] }),
};
const html = (blocks: readonly Block[], options: Omit<BlocksProps, 'content'> = {}) =>
  renderToStaticMarkup(<Blocks content={{ blocks }} media={files} {...options} />);
function shown(blocks: readonly Block[], options?: Omit<BlocksProps, 'content'>): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html(blocks, options);
  return root;
}

test('renders all content that the schema accepts', () => {
  let taken = 0;
  fc.assert(
    fc.property(anyBlocks, fc.constantFrom(undefined, 'https://upcurve.example'), (raw, base) => {
      let blocks: Block[];
      try {
        ({ blocks } = readContent({ version: VERSION, blocks: raw }));
      } catch {
        return;
      }
      taken += 1;
      expect(() => html(blocks, { base })).not.toThrow();
    }),
    { numRuns: 300 },
  );
  expect(taken).toBeGreaterThan(100);
});

const RUNS =
  'script, iframe, object, embed, form, base, meta, link, style, template, noscript, math, input, button';

test.each(HOSTILE)('does not run %j in any field', (payload) => {
  for (const base of [undefined, 'https://upcurve.example']) {
    const root = shown(everyBlock(payload, payload), { base });
    expect(root.querySelectorAll(RUNS)).toHaveLength(0);
    const attributes = [...root.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    expect(
      attributes.filter(({ name }) => name.startsWith('on') || name === 'style' || name === 'srcdoc'),
    ).toEqual([]);
    const leads = [...root.querySelectorAll('a')].map(
      (link) => new URL(link.href, 'https://upcurve.example'),
    );
    for (const { protocol, hostname } of leads) {
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
      // `//host` and similar look like a page of ours but go to another site.
      if (payload.includes('//evil') && !payload.startsWith('http'))
        expect(hostname).not.toBe('evil.example');
    }
    const pictures = [...root.querySelectorAll('[src]')].map((element) => element.getAttribute('src') ?? '');
    for (const src of pictures) expect(src.replace(base ?? '', '')).toMatch(/^\/media\//);
  }
});

test('tests at least eighty hostile payloads', () =>
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(80));

test('leaves out only a block of an unknown kind', () => {
  const unknown = ['hologram', 'constructor', '__proto__', 'toString'].map(
    (type) => ({ id: type, type }) as unknown as Block,
  );
  const root = shown([...unknown, { id: 'a', type: 'heading', level: 2, text: 'Still here' }]);
  expect(root.textContent).toBe('Still here');
});
