import type { Block, LeafBlock, ListItem } from '../schema.ts';

/** Ids of library files. Tests provide only half of them as media. */
export const MEDIA_IDS = [
  '0198a2f0-0000-7000-8000-000000000001',
  '0198a2f0-0000-7000-8000-000000000002',
] as const;

/** Returns a block of every type, with `text` in every text field and `href` in every link field. */
export function everyBlock(text: string, href: string): Block[] {
  const picture = { mediaId: MEDIA_IDS[0], alt: text, isDecorative: false };
  const items: ListItem[] = [{ text, items: [{ text: `[${text}](${href})`, items: [] }] }];
  const leaves = [
    { type: 'heading', level: 2, text },
    {
      type: 'richText',
      nodes: [
        { type: 'paragraph', text },
        { type: 'paragraph', text: `[**${text}**](${href}) _${text}_ \`${text}\`` },
        { type: 'list', isOrdered: true, items },
      ],
    },
    { type: 'image', ...picture, caption: text, width: 'wide' },
    {
      type: 'gallery',
      items: [
        { ...picture, caption: text },
        { ...picture, isDecorative: true, caption: '' },
      ],
    },
    { type: 'quote', text, name: text, role: text },
    { type: 'callToAction', title: text, text, label: text, href },
    { type: 'video', mediaId: null, url: href, title: text, caption: text },
    { type: 'video', mediaId: MEDIA_IDS[1], captionsId: MEDIA_IDS[0], url: '', title: text, caption: text },
    {
      type: 'comparison',
      caption: text,
      before: text,
      after: text,
      rows: [{ label: text, before: text, after: text }],
    },
    { type: 'faq', items: [{ question: text, answer: text }] },
    { type: 'stats', items: [{ value: text.slice(0, 20), label: text, source: text }] },
    {
      type: 'chart',
      kind: 'bars',
      title: text,
      unit: '£',
      points: [
        { label: text, value: -3 },
        { label: text, value: 7 },
      ],
      source: text,
    },
    {
      type: 'chart',
      kind: 'line',
      title: text,
      unit: '%',
      points: [
        { label: text, value: 1 },
        { label: text, value: 2 },
      ],
      source: text,
    },
    { type: 'divider' },
    { type: 'testimonial', text, name: text, role: text, ...picture },
    { type: 'storyRow', title: text },
    { type: 'ebookCard', title: text, text },
    { type: 'serviceCard', service: 'seo', text },
    { type: 'calculatorTeaser', title: text, text },
    { type: 'form', form: 'contact', title: text, text },
    { type: 'table', caption: text, head: ['', text], rows: [[text, text], [text]] },
    { type: 'callout', tone: 'tip', title: text, text },
    { type: 'embed', url: href, title: text, height: 400 },
  ] as const;
  const blocks = leaves.map((leaf, place) => ({ id: `b${place}`, ...leaf }) as unknown as LeafBlock);
  return [
    ...blocks,
    { id: 'columns', type: 'columns', columns: [[{ ...(blocks[1] as LeafBlock), id: 'in' }], []] },
  ];
}
