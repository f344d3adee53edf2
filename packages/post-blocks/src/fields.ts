import {
  type BlockOf,
  type BlockType,
  CALLOUT_TONES,
  CHART_KINDS,
  CHART_POINTS_MAX,
  CHART_UNITS,
  FORMS,
  HREF_MAX,
  IMAGE_WIDTHS,
  ITEMS_MAX,
  LINE_MAX,
  TEXT_MAX,
} from './schema.ts';
import { SERVICES } from './services.ts';

interface Named {
  /** The field of the block, or of the item. */
  name: string;
  label: string;
  hint?: string;
}
interface Choice {
  value: string | number;
  label: string;
}

/** `hasMarks` is text that may be bold, italic, code or a link, as inline.ts writes it. */
interface Written extends Named {
  kind: 'line' | 'text';
  max: number;
  hasMarks?: boolean;
  placeholder?: string;
}

/** How a part of a block is edited. */
export type Field =
  | Written
  | (Named & { kind: 'href'; max: number })
  | (Named & { kind: 'choice'; choices: readonly Choice[] })
  | (Named & { kind: 'number'; min: number; max: number; step: number })
  /** `mediaId`, `alt` and `isDecorative` of the block or item, whatever its name. */
  | (Named & { kind: 'picture' })
  /** `mediaId` and `captionsId` of a video. */
  | (Named & { kind: 'clip' })
  | (Named & {
      kind: 'items';
      /** One of them, such as 'Question'. */
      one: string;
      max: number;
      fields: readonly Field[];
      make: () => Record<string, unknown>;
    })
  /** `head` and `rows`. */
  | (Named & { kind: 'table' })
  /** `nodes`, edited where they are read. */
  | (Named & { kind: 'richText' })
  /** How many columns stand side by side. */
  | (Named & { kind: 'columns' });

export const BLOCK_GROUPS = {
  text: 'Text',
  media: 'Pictures and video',
  proof: 'Facts and proof',
  layout: 'Layout',
  offers: 'Offers',
} as const;
export type BlockGroup = keyof typeof BLOCK_GROUPS;

/** What an editor has to know of a kind of block. */
export interface BlockConfig<T extends BlockType = BlockType> {
  label: string;
  /** What it is for, in a few words. */
  hint: string;
  group: BlockGroup;
  /** A name of Tabler's icons, without the word icon. */
  icon: string;
  /** Other words by which it is searched. */
  words: string;
  fields: readonly Field[];
  /** A new one. */
  make: (id: string) => BlockOf<T>;
}

const line = (name: string, label: string, more: Partial<Written> = {}): Field => ({
  kind: 'line',
  name,
  label,
  max: LINE_MAX,
  ...more,
});
const words = (name: string, label: string, more: Partial<Written> = {}): Field =>
  line(name, label, { hasMarks: true, ...more });
const text = (name: string, label: string, placeholder?: string): Field => ({
  kind: 'text',
  name,
  label,
  max: TEXT_MAX,
  hasMarks: true,
  ...(placeholder && { placeholder }),
});
const choice = (name: string, label: string, choices: Record<string, string>): Field => ({
  kind: 'choice',
  name,
  label,
  choices: Object.entries(choices).map(([value, each]) => ({ value, label: each })),
});
const title = line('title', 'Title');
const picture: Field = { kind: 'picture', name: 'mediaId', label: 'Picture' };
const noPicture = { mediaId: null, alt: '', isDecorative: false };

const labelsOf = <K extends string>(labels: Record<K, string>, keys: readonly K[]): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, labels[key]]));

/** Every kind of block, in the order in which they are offered. */
export const BLOCKS: { [T in BlockType]: BlockConfig<T> } = {
  richText: {
    label: 'Text',
    hint: 'Paragraphs and lists',
    group: 'text',
    icon: 'AlignLeft',
    words: 'paragraph list bullet numbered write',
    fields: [{ kind: 'richText', name: 'nodes', label: 'Text' }],
    make: (id) => ({ id, type: 'richText', nodes: [{ type: 'paragraph', text: '' }] }),
  },
  heading: {
    label: 'Heading',
    hint: 'Begins a section',
    group: 'text',
    icon: 'Heading',
    words: 'title section h2 h3 h4',
    fields: [
      words('text', 'Heading'),
      {
        kind: 'choice',
        name: 'level',
        label: 'Level',
        hint: 'A section, a part of it, or a part of that. None may be skipped.',
        choices: [
          { value: 2, label: '2' },
          { value: 3, label: '3' },
          { value: 4, label: '4' },
        ],
      },
    ],
    make: (id) => ({ id, type: 'heading', level: 2, text: '' }),
  },
  quote: {
    label: 'Quote',
    hint: 'Somebody’s words, set apart',
    group: 'text',
    icon: 'Quote',
    words: 'blockquote pull citation',
    fields: [text('text', 'Words'), line('name', 'Who says it'), line('role', 'What they do')],
    make: (id) => ({ id, type: 'quote', text: '', name: '', role: '' }),
  },
  callout: {
    label: 'Callout',
    hint: 'A note, tip or warning in a box',
    group: 'text',
    icon: 'InfoCircle',
    words: 'note tip warning box aside',
    fields: [
      choice('tone', 'Tone', labelsOf({ note: 'Note', tip: 'Tip', warning: 'Warning' }, CALLOUT_TONES)),
      title,
      text('text', 'Text'),
    ],
    make: (id) => ({ id, type: 'callout', tone: 'note', title: '', text: '' }),
  },
  image: {
    label: 'Picture',
    hint: 'One picture with a caption',
    group: 'media',
    icon: 'Photo',
    words: 'image photo illustration',
    fields: [
      picture,
      words('caption', 'Caption'),
      choice(
        'width',
        'Width',
        labelsOf({ text: 'As wide as text', wide: 'Wide', full: 'Edge to edge' }, IMAGE_WIDTHS),
      ),
    ],
    make: (id) => ({ id, type: 'image', ...noPicture, caption: '', width: 'text' }),
  },
  gallery: {
    label: 'Gallery',
    hint: 'Several pictures side by side',
    group: 'media',
    icon: 'LayoutGrid',
    words: 'images photos pictures before after',
    fields: [
      {
        kind: 'items',
        name: 'items',
        label: 'Pictures',
        one: 'Picture',
        max: ITEMS_MAX,
        fields: [picture, words('caption', 'Caption')],
        make: () => ({ ...noPicture, caption: '' }),
      },
    ],
    make: (id) => ({ id, type: 'gallery', items: [{ ...noPicture, caption: '' }] }),
  },
  video: {
    label: 'Video',
    hint: 'A clip, or YouTube, Vimeo, Wistia',
    group: 'media',
    icon: 'PlayerPlay',
    words: 'youtube vimeo wistia clip film',
    fields: [
      { kind: 'clip', name: 'mediaId', label: 'Clip of the library' },
      {
        kind: 'href',
        name: 'url',
        label: 'Or an address',
        hint: 'A video at YouTube, Vimeo or Wistia. It loads once somebody presses it.',
        max: HREF_MAX,
      },
      line('title', 'Title', { hint: 'Who cannot see it hears this instead.' }),
      words('caption', 'Caption'),
    ],
    make: (id) => ({ id, type: 'video', mediaId: null, url: '', title: '', caption: '' }),
  },
  embed: {
    label: 'Embed',
    hint: 'Something of another site',
    group: 'media',
    icon: 'Code',
    words: 'iframe map code third party',
    fields: [
      {
        kind: 'href',
        name: 'url',
        label: 'Address',
        hint: 'Only sites that we embed. It loads once somebody presses it.',
        max: HREF_MAX,
      },
      line('title', 'Title', { hint: 'Who cannot see it hears this instead.' }),
      { kind: 'number', name: 'height', label: 'Height in pixels', min: 120, max: 1200, step: 10 },
    ],
    make: (id) => ({ id, type: 'embed', url: '', title: '', height: 400 }),
  },
  stats: {
    label: 'Figures',
    hint: 'Numbers in large type',
    group: 'proof',
    icon: 'Number',
    words: 'stats numbers kpi facts',
    fields: [
      {
        kind: 'items',
        name: 'items',
        label: 'Figures',
        one: 'Figure',
        max: ITEMS_MAX,
        fields: [
          line('value', 'Figure', { max: 20, placeholder: '38 %' }),
          words('label', 'What it counts'),
          words('source', 'Source'),
        ],
        make: () => ({ value: '', label: '', source: '' }),
      },
    ],
    make: (id) => ({ id, type: 'stats', items: [{ value: '', label: '', source: '' }] }),
  },
  chart: {
    label: 'Chart',
    hint: 'Bars or a line, with its table',
    group: 'proof',
    icon: 'ChartBar',
    words: 'graph bars line plot data',
    fields: [
      title,
      choice('kind', 'Drawn as', labelsOf({ bars: 'Bars', line: 'Line' }, CHART_KINDS)),
      choice(
        'unit',
        'Unit',
        labelsOf({ '': 'None', '£': '£', '%': '%', min: 'min', days: 'days' }, CHART_UNITS),
      ),
      {
        kind: 'items',
        name: 'points',
        label: 'Points',
        one: 'Point',
        max: CHART_POINTS_MAX,
        fields: [
          line('label', 'Label', { max: 60 }),
          { kind: 'number', name: 'value', label: 'Value', min: -1e12, max: 1e12, step: 1 },
        ],
        make: () => ({ label: '', value: 0 }),
      },
      words('source', 'Source'),
    ],
    make: (id) => ({
      id,
      type: 'chart',
      kind: 'bars',
      title: '',
      unit: '',
      points: [
        { label: 'First', value: 1 },
        { label: 'Second', value: 2 },
      ],
      source: '',
    }),
  },
  table: {
    label: 'Table',
    hint: 'Rows and columns',
    group: 'proof',
    icon: 'Table',
    words: 'rows columns cells grid',
    fields: [line('caption', 'Caption'), { kind: 'table', name: 'rows', label: 'Cells' }],
    make: (id) => ({
      id,
      type: 'table',
      caption: '',
      head: ['', ''],
      rows: [
        ['', ''],
        ['', ''],
      ],
    }),
  },
  comparison: {
    label: 'Comparison',
    hint: 'Before and after, line by line',
    group: 'proof',
    icon: 'ArrowsLeftRight',
    words: 'versus vs before after without with',
    fields: [
      line('caption', 'Caption'),
      line('before', 'Left heading'),
      line('after', 'Right heading'),
      {
        kind: 'items',
        name: 'rows',
        label: 'Rows',
        one: 'Row',
        max: ITEMS_MAX,
        fields: [line('label', 'What is compared'), words('before', 'Left'), words('after', 'Right')],
        make: () => ({ label: '', before: '', after: '' }),
      },
    ],
    make: (id) => ({
      id,
      type: 'comparison',
      caption: '',
      before: 'Before',
      after: 'After',
      rows: [{ label: '', before: '', after: '' }],
    }),
  },
  faq: {
    label: 'Questions',
    hint: 'Questions that open to their answers',
    group: 'proof',
    icon: 'HelpCircle',
    words: 'faq accordion answers q&a',
    fields: [
      {
        kind: 'items',
        name: 'items',
        label: 'Questions',
        one: 'Question',
        max: ITEMS_MAX,
        fields: [line('question', 'Question'), text('answer', 'Answer')],
        make: () => ({ question: '', answer: '' }),
      },
    ],
    make: (id) => ({ id, type: 'faq', items: [{ question: '', answer: '' }] }),
  },
  testimonial: {
    label: 'Testimonial',
    hint: 'A client’s words with a face',
    group: 'proof',
    icon: 'MessageCircle',
    words: 'review client praise',
    fields: [text('text', 'Words'), line('name', 'Name'), line('role', 'Role and clinic'), picture],
    make: (id) => ({ id, type: 'testimonial', text: '', name: '', role: '', ...noPicture }),
  },
  columns: {
    label: 'Columns',
    hint: 'Blocks side by side',
    group: 'layout',
    icon: 'Columns',
    words: 'grid side by side nested layout',
    fields: [{ kind: 'columns', name: 'columns', label: 'Columns' }],
    make: (id) => ({ id, type: 'columns', columns: [[], []] }),
  },
  divider: {
    label: 'Divider',
    hint: 'A line between two thoughts',
    group: 'layout',
    icon: 'Minus',
    words: 'line rule separator break',
    fields: [],
    make: (id) => ({ id, type: 'divider' }),
  },
  callToAction: {
    label: 'Call to action',
    hint: 'A button with a reason to press it',
    group: 'offers',
    icon: 'Click',
    words: 'cta button book link',
    fields: [
      words('title', 'Title'),
      text('text', 'Text'),
      line('label', 'Words on the button'),
      { kind: 'href', name: 'href', label: 'Where it leads', hint: '/pricing, or https://…', max: HREF_MAX },
    ],
    make: (id) => ({
      id,
      type: 'callToAction',
      title: '',
      text: '',
      label: 'Book a consultation',
      href: '/book-consultation',
    }),
  },
  ebookCard: {
    label: 'E-book',
    hint: 'The free guide with its cover',
    group: 'offers',
    icon: 'Book',
    words: 'guide download lead magnet',
    fields: [title, text('text', 'Text')],
    make: (id) => ({
      id,
      type: 'ebookCard',
      title: '7 Steps That’ll Grow Your Aesthetic Business',
      text: 'The free guide for clinic owners.',
    }),
  },
  serviceCard: {
    label: 'Service',
    hint: 'One of our services',
    group: 'offers',
    icon: 'Briefcase',
    words: 'seo website paid media podcast',
    fields: [choice('service', 'Service', SERVICES), text('text', 'Why it fits here')],
    make: (id) => ({ id, type: 'serviceCard', service: 'website-design-and-development', text: '' }),
  },
  calculatorTeaser: {
    label: 'Calculator',
    hint: 'Leads to the revenue calculator',
    group: 'offers',
    icon: 'Calculator',
    words: 'revenue roi teaser',
    fields: [title, text('text', 'Text')],
    make: (id) => ({
      id,
      type: 'calculatorTeaser',
      title: 'What would it mean for your clinic?',
      text: 'Four figures, one minute.',
    }),
  },
  form: {
    label: 'Form',
    hint: 'Contact, or the e-book',
    group: 'offers',
    icon: 'Forms',
    words: 'contact lead sign up',
    fields: [
      choice('form', 'Form', labelsOf({ contact: 'Contact', ebook: 'E-book' }, FORMS)),
      title,
      text('text', 'Text'),
    ],
    make: (id) => ({ id, type: 'form', form: 'contact', title: 'Talk to us', text: '' }),
  },
  storyRow: {
    label: 'Stories',
    hint: 'The row of client stories',
    group: 'offers',
    icon: 'CircleDashed',
    words: 'testimonials stories clients row',
    fields: [title],
    make: (id) => ({ id, type: 'storyRow', title: 'What clients say' }),
  },
};

/** A new block of a kind. */
export function makeBlock<T extends BlockType>(type: T, id: string): BlockOf<T> {
  return BLOCKS[type].make(id);
}
