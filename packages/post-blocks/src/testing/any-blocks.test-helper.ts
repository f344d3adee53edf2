import fc from 'fast-check';
import { SERVICES } from '../limits.ts';
import { MEDIA_IDS } from './every-block.ts';

const word = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.replaceAll(/\p{Surrogate}/gu, '')),
  fc
    .array(
      fc.constantFrom('**', '_', '`', '[', ']', '(', ')', '\\', '\n', ' ', 'a', '/x', 'https://a.example'),
      { maxLength: 30 },
    )
    .map((parts) => parts.join('')),
);
const mediaId = fc.constantFrom(null, ...MEDIA_IDS);
const fileName = fc.constantFrom(undefined, 'room.png');
const picture = { mediaId, alt: word, isDecorative: fc.boolean(), fileName };
const href = fc.constantFrom(
  '',
  '/pricing',
  '#part',
  'https://a.example/b?c=d',
  'mailto:a@b.example',
  'tel:+441632',
);
const block = <T extends string>(type: T, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ id: fc.stringMatching(/^[\w-]{1,64}$/), type: fc.constant(type), ...fields });
const several = (fields: Record<string, fc.Arbitrary<unknown>>, maxLength = 4) =>
  fc.array(fc.record(fields), { maxLength });
// Deeper than the schema allows, but limited, so that lists do not overflow the stack.
const listItem: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  item: fc.record({
    text: word,
    items: fc.oneof({ maxDepth: 8 }, fc.constant([]), fc.array(tie('item'), { maxLength: 2 })),
  }),
})).item;

const leaf = fc.oneof(
  block('heading', { level: fc.constantFrom(2, 3, 4), text: word }),
  block('richText', {
    nodes: fc.array(
      fc.oneof(
        fc.record({ type: fc.constant('paragraph'), text: word }),
        fc.record({
          type: fc.constant('list'),
          isOrdered: fc.boolean(),
          items: fc.array(listItem, { maxLength: 3 }),
        }),
      ),
      { maxLength: 3 },
    ),
  }),
  block('image', { ...picture, caption: word, width: fc.constantFrom('text', 'wide', 'full') }),
  block('gallery', { items: several({ ...picture, caption: word }) }),
  block('quote', { text: word, name: word, role: word }),
  block('callToAction', { title: word, text: word, label: word, href }),
  block('video', {
    mediaId,
    captionsId: mediaId,
    url: fc.constantFrom('', 'https://youtu.be/abc', 'https://vimeo.com/1234'),
    title: word,
    caption: word,
  }),
  block('comparison', {
    caption: word,
    before: word,
    after: word,
    rows: several({ label: word, before: word, after: word }),
  }),
  block('faq', { items: several({ question: word, answer: word }) }),
  block('stats', { items: several({ value: word, label: word, source: word }) }),
  block('chart', {
    kind: fc.constantFrom('bars', 'line'),
    title: word,
    unit: fc.constantFrom('', '£', '%', 'min', 'days'),
    points: several(
      { label: word, value: fc.oneof(fc.constant(0), fc.double({ min: -1e12, max: 1e12, noNaN: true })) },
      24,
    ),
    source: word,
  }),
  block('divider', {}),
  block('testimonial', { text: word, name: word, role: word, ...picture }),
  block('storyRow', { title: word }),
  block('ebookCard', { title: word, text: word }),
  block('serviceCard', { service: fc.constantFrom(...Object.keys(SERVICES)), text: word }),
  block('calculatorTeaser', { title: word, text: word }),
  block('form', { form: fc.constantFrom('contact', 'ebook'), title: word, text: word }),
  block('table', {
    caption: word,
    head: fc.array(word, { maxLength: 4 }),
    rows: fc.array(fc.array(word, { maxLength: 4 }), { maxLength: 4 }),
  }),
  block('callout', { tone: fc.constantFrom('note', 'tip', 'warning'), title: word, text: word }),
  block('embed', {
    url: fc.constantFrom('', 'https://open.spotify.com/episode/a1'),
    title: word,
    height: fc.integer({ min: 120, max: 1200 }),
  }),
);

/** Generates valid and invalid blocks. */
export const anyBlocks = fc.array(
  fc.oneof(
    leaf,
    block('columns', { columns: fc.array(fc.array(leaf, { maxLength: 2 }), { minLength: 2, maxLength: 3 }) }),
  ),
  { maxLength: 8 },
);
