import { ALT_MAX } from '@upcurve/contracts/media/media-limits';
import { keysOf } from '@upcurve/contracts/shared/keys';
import { line, paragraph } from '@upcurve/contracts/shared/text';
import { z } from '@upcurve/contracts/shared/zod';
import { hrefsOf, isHref } from './inline.ts';
import {
  CALLOUT_TONES,
  CHART_KINDS,
  CHART_POINTS_MAX,
  CHART_UNITS,
  COLUMNS_DEPTH_MAX,
  FILE_NAME_MAX,
  FORMS,
  HREF_MAX,
  IMAGE_WIDTHS,
  ITEMS_MAX,
  LINE_MAX,
  LIST_DEPTH_MAX,
  SERVICES,
  TABLE_COLUMNS_MAX,
  TABLE_ROWS_MAX,
  TEXT_MAX,
} from './limits.ts';
import { embedOf, videoOf } from './third-parties.ts';

const MARKED = 'Links lead to /a-page, #a-heading, https://, mailto: or tel:.';
const leadsWell = (text: string) => !text.includes('](') || hrefsOf(text).every(isHref);

/** One line of text that may contain marks (inline.ts). */
const words = line({ max: LINE_MAX }).refine(leadsWell, MARKED);
/** Multi-line text that may contain marks. */
const text = paragraph({ max: TEXT_MAX }).refine(leadsWell, MARKED);
/** One line of text without marks. */
const plain = line({ max: LINE_MAX });
const href = line({ max: HREF_MAX }).refine(
  (value) => value === '' || isHref(value),
  'Start with / for a page of the site, or with https://, mailto: or tel:.',
);
/** The id of a library file; null until one is chosen. */
const mediaId = z.uuid().toLowerCase().nullable();
const picture = {
  mediaId,
  alt: line({ max: ALT_MAX }),
  isDecorative: z.boolean(),
  /** The file that belongs in an empty picture, such as one that a paste could not include. Readers never see it. */
  fileName: line({ max: FILE_NAME_MAX }).optional(),
};

/** List items can have nested `items`. */
export interface ListItem {
  text: string;
  items: ListItem[];
}
const listItem = (depth: number): z.ZodType<ListItem> =>
  z.strictObject({
    text,
    items:
      depth < LIST_DEPTH_MAX
        ? z.array(z.lazy(() => listItem(depth + 1))).max(ITEMS_MAX)
        : z.array(z.never()).max(0, 'Lists are nested too deep.'),
  });
export const TextNode = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), text }),
  z.strictObject({
    type: z.literal('list'),
    isOrdered: z.boolean(),
    items: z.array(listItem(1)).max(TABLE_ROWS_MAX),
  }),
]);
export type TextNode = z.infer<typeof TextNode>;

const id = z.string().regex(/^[\w-]{1,64}$/, 'Letters, digits, - and _.');

function block<const T extends string, F extends z.core.$ZodLooseShape>(type: T, fields: F) {
  return z.strictObject({ id, type: z.literal(type), ...fields });
}

const item = <F extends z.core.$ZodLooseShape>(fields: F) => z.array(z.strictObject(fields)).max(ITEMS_MAX);

const CHART_LIMIT = 1e12;

/** Blocks without nested blocks. */
const leaves = [
  block('heading', { level: z.union([z.literal(2), z.literal(3), z.literal(4)]), text: words }),
  block('richText', { nodes: z.array(TextNode).max(TABLE_ROWS_MAX) }),
  block('image', { ...picture, caption: words, width: z.enum(IMAGE_WIDTHS) }),
  block('gallery', { items: item({ ...picture, caption: words }) }),
  block('quote', { text, name: plain, role: plain }),
  block('callToAction', { title: words, text, label: plain, href }),
  /**
   * `mediaId` is a library clip and `captionsId` its captions; otherwise `url` is a video on YouTube, Vimeo or
   * Wistia.
   */
  block('video', {
    mediaId,
    captionsId: mediaId.optional(),
    url: line({ max: HREF_MAX }).refine(
      (value) => value === '' || videoOf(value) !== undefined,
      'Enter the address of a video on YouTube, Vimeo or Wistia.',
    ),
    title: plain,
    caption: words,
  }),
  block('comparison', {
    caption: plain,
    before: plain,
    after: plain,
    rows: item({ label: plain, before: words, after: words }),
  }),
  block('faq', { items: item({ question: plain, answer: text }) }),
  block('stats', { items: item({ value: line({ max: 20 }), label: words, source: words }) }),
  block('chart', {
    kind: z.enum(CHART_KINDS),
    title: plain,
    unit: z.enum(CHART_UNITS),
    points: z
      .array(
        z.strictObject({ label: line({ max: 60 }), value: z.number().min(-CHART_LIMIT).max(CHART_LIMIT) }),
      )
      .max(CHART_POINTS_MAX),
    source: words,
  }),
  block('divider', {}),
  block('testimonial', { text, name: plain, role: plain, ...picture }),
  block('storyRow', { title: plain }),
  block('ebookCard', { title: plain, text }),
  block('serviceCard', { service: z.enum(keysOf(SERVICES)), text }),
  block('calculatorTeaser', { title: plain, text }),
  block('form', { form: z.enum(FORMS), title: plain, text }),
  block('table', {
    caption: plain,
    head: z.array(words).max(TABLE_COLUMNS_MAX),
    rows: z.array(z.array(words).max(TABLE_COLUMNS_MAX)).max(TABLE_ROWS_MAX),
  }),
  block('callout', { tone: z.enum(CALLOUT_TONES), title: plain, text }),
  block('embed', {
    url: line({ max: HREF_MAX }).refine(
      (value) => value === '' || embedOf(value) !== undefined,
      'Enter an address of a supported site.',
    ),
    title: plain,
    height: z.int().min(120).max(1200),
  }),
] as const;

export type LeafBlock = z.infer<(typeof leaves)[number]>;
/** Two or three columns of blocks, stacked on phones. */
export interface ColumnsBlock {
  id: string;
  type: 'columns';
  columns: Block[][];
}
export type Block = LeafBlock | ColumnsBlock;
export type BlockType = Block['type'];
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;

/** A list of blocks, with columns nested to a maximum depth. */
const blockAt = (depth: number): z.ZodType<Block> =>
  depth < COLUMNS_DEPTH_MAX
    ? z.discriminatedUnion('type', [
        ...leaves,
        block('columns', {
          columns: z
            .array(z.array(z.lazy(() => blockAt(depth + 1))).max(ITEMS_MAX))
            .min(2)
            .max(3),
        }) as z.ZodType<ColumnsBlock> as never,
      ])
    : z.discriminatedUnion('type', [...leaves]);

export const Block = blockAt(0);
