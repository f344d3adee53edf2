import { media } from '@upcurve/testing/factories';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BLOCKS, makeBlock } from '../fields.ts';
import { Block, type BlockType, type ListItem } from '../schema.ts';
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

const words = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.replaceAll(/\p{Surrogate}/gu, '')),
  fc
    .array(fc.constantFrom(...'**,_,`,[,],(,),\\,\n, ,a,/x,https://a.example'.split(',')), { maxLength: 30 })
    .map((parts) => parts.join('')),
);
const number = fc.oneof(fc.constant(0), fc.double({ min: -1e12, max: 1e12, noNaN: true }));
const lists = fc.letrec<{ item: ListItem }>((tie) => ({
  item: fc.record({
    text: words,
    items: fc.oneof({ maxDepth: 3 }, fc.constant<ListItem[]>([]), fc.array(tie('item'), { maxLength: 2 })),
  }),
}));
/** Values of the fields that have several. */
const several = fc.record({
  points: fc.array(fc.record({ label: words, value: number }), { maxLength: 24 }),
  rows: fc.array(fc.array(words, { maxLength: 4 }), { maxLength: 4 }),
  items: fc.array(lists.item, { maxLength: 3 }),
});

test('renders all content that the schema accepts', () => {
  const taken = new Set<string>();
  const href = fc.constantFrom('', '/pricing', '#part', 'https://youtu.be/abc', 'tel:+441632');
  fc.assert(
    fc.property(
      words,
      href,
      several,
      fc.constantFrom(undefined, 'https://upcurve.example'),
      (text, to, parts, base) => {
        const made = everyBlock(text, to).map((block) => {
          if (block.type === 'chart') return { ...block, points: parts.points };
          if (block.type === 'table') return { ...block, rows: parts.rows };
          return block.type === 'richText'
            ? { ...block, nodes: [{ type: 'list' as const, isOrdered: true, items: parts.items }] }
            : block;
        });
        const empty = (Object.keys(BLOCKS) as BlockType[]).map((type) => makeBlock(type, `new-${type}`));
        const blocks = [...made, ...empty].flatMap((block) => Block.safeParse(block).data ?? []);
        for (const { id, type } of blocks) if (!id.startsWith('new')) taken.add(type);
        expect(() => html(blocks, { base })).not.toThrow();
      },
    ),
  );
  expect(taken.size).toBe(Object.keys(BLOCKS).length);
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

test('leaves out only a block of an unknown kind', () => {
  const unknown = ['hologram', 'constructor', '__proto__', 'toString'].map(
    (type) => ({ id: type, type }) as unknown as Block,
  );
  const root = shown([...unknown, { id: 'a', type: 'heading', level: 2, text: 'Still here' }]);
  expect(root.textContent).toBe('Still here');
});
