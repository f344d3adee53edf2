import type { CALLOUT_TONES } from '@upcurve/post-blocks/limits';
import comparison from '@upcurve/post-blocks/render/figures/Comparison.module.css';
import stats from '@upcurve/post-blocks/render/figures/Stats.module.css';
import table from '@upcurve/post-blocks/render/figures/Table.module.css';
import sheet from '@upcurve/post-blocks/render/layout/Sheet.module.css';
import media from '@upcurve/post-blocks/render/media/media.module.css';
import testimonial from '@upcurve/post-blocks/render/media/Testimonial.module.css';
import { CALLOUT_LABELS } from '@upcurve/post-blocks/render/text/Callout';
import callout from '@upcurve/post-blocks/render/text/Callout.module.css';
import callToAction from '@upcurve/post-blocks/render/text/CallToAction.module.css';
import faq from '@upcurve/post-blocks/render/text/Faq.module.css';
import heading from '@upcurve/post-blocks/render/text/Heading.module.css';
import quote from '@upcurve/post-blocks/render/text/Quote.module.css';
import type { BlockOf, BlockType } from '@upcurve/post-blocks/schema';
import {
  buttonLine,
  CONTENT,
  caption,
  cardShape,
  fixed,
  line,
  linkTo,
  picture,
  type Shape,
  SVG,
  text,
  who,
  words,
} from './shape-parts.ts';

/*
 * Describes each block that is written on the canvas: its texts in reading order, and the elements around them. The
 * elements and classes are those of the public page (post-blocks/render), so the page's CSS applies to the canvas.
 */

const HEADINGS = { 2: heading.h2, 3: heading.h3, 4: heading.h4 };

export const SHAPES: Readonly<Record<Exclude<BlockType, 'richText' | 'columns'>, Shape>> = {
  // The node of a heading contains its text directly, so it has no parts.
  heading: {
    dom: ({ level }) => [`h${level}`, { class: HEADINGS[level as 2 | 3 | 4] }, 0],
    parts: [],
  },
  quote: {
    dom: () => [
      'figure',
      { class: quote.quote },
      [
        `${SVG} svg`,
        { class: quote.curve, viewBox: '0 0 72 32', fill: 'none', 'aria-hidden': 'true' },
        [`${SVG} path`, { d: 'M0 30C34 30 55 23 69 4', stroke: 'currentColor', 'stroke-width': '1.5' }],
        [`${SVG} circle`, { cx: '69', cy: '4', r: '3', fill: 'currentColor' }],
      ],
      CONTENT,
    ],
    parts: [text('text', 'blockquote', 'Quote'), who],
  },
  callout: {
    dom: ({ tone }) => [
      'div',
      { class: callout.callout, 'data-tone': tone, role: 'note' },
      fixed('p', callout.label, CALLOUT_LABELS[tone as (typeof CALLOUT_TONES)[number]]),
      CONTENT,
    ],
    parts: [
      line('title', 'p', 'Title', { class: callout.title }),
      text('text', 'div', 'Text', { class: callout.text }),
    ],
  },
  callToAction: {
    dom: () => [
      'div',
      { class: callToAction.panel, 'data-surface': 'ink' },
      [
        `${SVG} svg`,
        {
          class: callToAction.curve,
          viewBox: '0 0 1000 400',
          preserveAspectRatio: 'none',
          'aria-hidden': 'true',
        },
        [`${SVG} path`, { d: 'M0 380C420 380 720 300 1000 20', 'vector-effect': 'non-scaling-stroke' }],
      ],
      CONTENT,
    ],
    parts: [
      words('title', 'p', 'Title', { class: callToAction.title }),
      text('text', 'div', 'Text', { class: callToAction.text }),
      { ...line('label', 'a', 'Button label'), dom: () => buttonLine(0) },
    ],
  },
  image: {
    dom: ({ width }) => ['figure', { class: media.figure, 'data-width': width }, 0],
    parts: [picture, caption],
  },
  gallery: {
    dom: () => ['div', { 'data-contents': '' }, 0],
    parts: [
      {
        kind: 'items',
        field: 'items',
        one: 'Picture',
        dom: () => ['ul', { class: media.gallery }, 0],
        item: () => ['li', ['figure', 0]],
        parts: [picture, caption],
      },
    ],
  },
  video: {
    dom: () => ['figure', { class: media.video }, 0],
    parts: [
      { kind: 'view', name: 'player', fields: ['mediaId', 'captionsId', 'url', 'title'], dom: linkTo },
      caption,
    ],
  },
  comparison: {
    dom: () => ['table', { class: comparison.table }, 0],
    parts: [
      line('caption', 'caption', 'Caption'),
      {
        kind: 'box',
        name: 'head',
        dom: () => ['thead', ['tr', ['td'], CONTENT]],
        parts: [
          line('before', 'th', 'Left heading', { scope: 'col' }),
          line('after', 'th', 'Right heading', { scope: 'col' }),
        ],
      },
      {
        kind: 'items',
        field: 'rows',
        one: 'Row',
        dom: () => ['tbody', 0],
        item: () => ['tr', 0],
        parts: [
          line('label', 'th', 'What is compared', { scope: 'row' }),
          words('before', 'td', 'Left'),
          words('after', 'td', 'Right', { class: comparison.after }),
        ],
      },
    ],
  },
  faq: {
    dom: () => ['div', { 'data-contents': '' }, 0],
    parts: [
      {
        kind: 'items',
        field: 'items',
        one: 'Question',
        dom: () => ['div', { class: faq.faq }, 0],
        // Not `details`: the space bar would close it while its summary is being written.
        item: () => ['div', { class: faq.item, open: '' }, 0],
        parts: [
          line('question', 'div', 'Question', { class: faq.question }),
          text('answer', 'div', 'Answer', { class: faq.answer }),
        ],
      },
    ],
  },
  stats: {
    dom: () => ['div', { 'data-contents': '' }, 0],
    parts: [
      {
        kind: 'items',
        field: 'items',
        one: 'Figure',
        dom: () => ['dl', { class: stats.stats }, 0],
        item: () => ['div', { class: stats.figure }, 0],
        parts: [
          line('value', 'dd', '38 %', { class: stats.value }),
          words('label', 'dt', 'Meaning'),
          words('source', 'dd', 'Source', { class: stats.source }),
        ],
      },
    ],
  },
  table: {
    dom: () => ['section', { class: table.scroll }, ['table', { class: table.table }, 0]],
    parts: [
      { ...line('caption', 'caption', 'Caption'), dom: () => ['caption', ['span', 0]] },
      {
        kind: 'cells',
        field: 'head',
        hint: 'Heading',
        dom: () => ['thead', ['tr', 0]],
        cell: () => ['th', { scope: 'col' }, 0],
      },
      {
        kind: 'rows',
        field: 'rows',
        dom: () => ['tbody', 0],
        row: () => ['tr', 0],
        cell: () => ['td', 0],
      },
    ],
  },
  testimonial: {
    dom: ({ mediaId }) => [
      'figure',
      {
        class: testimonial.testimonial,
        'data-surface': 'blush',
        ...(mediaId !== null && { 'data-has-picture': '' }),
      },
      0,
    ],
    parts: [
      picture,
      {
        kind: 'box',
        name: 'words',
        dom: () => ['div', { class: testimonial.words }, 0],
        parts: [text('text', 'blockquote', 'Words of the client'), who],
      },
    ],
  },
  storyRow: cardShape('storyRow', 'title'),
  ebookCard: cardShape('ebookCard', 'title', 'text'),
  serviceCard: cardShape('serviceCard', 'text'),
  calculatorTeaser: cardShape('calculatorTeaser', 'title', 'text'),
  form: cardShape('form', 'title', 'text'),
  divider: { dom: () => ['hr', { class: sheet.divider }], parts: [] },
  // Components draw these two; other programs get a table or a link.
  chart: {
    dom: ({ title, points, unit }) => [
      'table',
      ['caption', String(title)],
      [
        'tbody',
        ...(points as BlockOf<'chart'>['points']).map(({ label, value }) => [
          'tr',
          ['td', label],
          ['td', `${value}${unit}`],
        ]),
      ],
    ],
    parts: [],
  },
  embed: { dom: linkTo, parts: [] },
};
