import type { DOMOutputSpec } from '@tiptap/pm/model';
import card from '@upcurve/post-blocks/render/layout/Card.module.css';
import media from '@upcurve/post-blocks/render/media/media.module.css';
import testimonial from '@upcurve/post-blocks/render/media/Testimonial.module.css';
import { cardWords } from '@upcurve/post-blocks/render/own-parts';
import button from '@upcurve/post-blocks/render/text/Button.module.css';

/* The parts that the shapes of blocks consist of (block-shapes.ts). */

/** The fields of a block or item that are not written on the canvas. */
export type Values = Readonly<Record<string, unknown>>;
/** Returns the description of an element. Its 0 marks the place of the content. */
type Dom = (values: Values) => DOMOutputSpec;

export interface LinePart {
  kind: 'line';
  field: string;
  dom: Dom;
  /** Shown while the text is empty. */
  hint: string;
  /** Whether bold, italic, code and links are allowed. */
  hasMarks?: boolean;
}
export type Part =
  | LinePart
  /** Paragraphs in one field, separated by empty lines. */
  | { kind: 'text'; field: string; dom: Dom; hint: string }
  /** An element around other parts. */
  | { kind: 'box'; name: string; dom: Dom; parts: readonly Part[] }
  /** A list of items that each have parts. `one` names an item in messages. */
  | { kind: 'items'; field: string; one: string; dom: Dom; item: Dom; parts: readonly Part[] }
  /** A list of lines. */
  | { kind: 'cells'; field: string; dom: Dom; cell: Dom; hint: string }
  /** A list of lists of lines. */
  | { kind: 'rows'; field: string; dom: Dom; row: Dom; cell: Dom }
  /** Content without text, drawn by a component. It shows these fields of the block or item. `dom` is for copies. */
  | { kind: 'view'; name: string; fields: readonly string[]; dom?: Dom };

/** The shape of a block. Without parts, a component draws the whole block. */
export interface Shape {
  dom: Dom;
  parts: readonly Part[];
}

/** What other programs get for content of another site. */
export const linkTo: Dom = ({ url, title }) => ['p', {}, ['a', { href: url }, String(title || url)]];

/** Has no box of its own. Used where an element contains decoration beside the content. */
export const CONTENT: DOMOutputSpec = ['div', { 'data-contents': '' }, 0];
export const SVG = 'http://www.w3.org/2000/svg';

export const line = (field: string, tag: string, hint: string, attributes: object = {}): LinePart => ({
  kind: 'line',
  field,
  hint,
  dom: () => [tag, attributes, 0],
});
export const words = (...of: Parameters<typeof line>): LinePart => ({ ...line(...of), hasMarks: true });
export const text = (field: string, tag: string, hint: string, attributes: object = {}): Part => ({
  kind: 'text',
  field,
  hint,
  dom: () => [tag, attributes, 0],
});
export const fixed = (tag: string, className: string | undefined, shown: string): DOMOutputSpec => [
  tag,
  { class: className, contenteditable: 'false' },
  shown,
];
export const who: Part = {
  kind: 'box',
  name: 'who',
  dom: () => ['figcaption', { class: testimonial.who }, 0],
  parts: [line('name', 'strong', 'Name'), line('role', 'span', 'Role')],
};
export const caption = words('caption', 'figcaption', 'Caption', { class: media.caption });
export const picture = {
  kind: 'view',
  name: 'picture',
  fields: ['mediaId', 'alt', 'isDecorative', 'fileName'],
} as const;

export const buttonLine = (label: DOMOutputSpec | 0, hint?: string): DOMOutputSpec => [
  'a',
  { class: button.button, href: '#', draggable: 'false', ...(hint && { contenteditable: 'false' }) },
  label === 0 ? ['span', 0] : label,
  [
    `${SVG} svg`,
    {
      class: button.arrow,
      viewBox: '0 0 24 14',
      fill: 'none',
      stroke: 'currentColor',
      'aria-hidden': 'true',
    },
    [`${SVG} path`, { d: 'M1 12.5C9 12.5 15 10.5 20.5 3.5M14.5 2.5l6.5-.5.5 6.5', 'stroke-width': '1.5' }],
  ],
];

type CardType = 'ebookCard' | 'serviceCard' | 'calculatorTeaser' | 'form' | 'storyRow';
/** A card of the site. The words in `parts` can be written; the others are fixed. */
export function cardShape(type: CardType, ...parts: ('title' | 'text')[]): Shape {
  const wordsOf = (values: Values) => cardWords({ type, ...values } as Parameters<typeof cardWords>[0]);
  return {
    dom(values) {
      const { kicker, title, label } = wordsOf(values);
      return [
        'div',
        { class: card.card, 'data-surface': 'blush' },
        fixed('p', card.kicker, kicker),
        ...(parts.includes('title') ? [] : [fixed('p', card.title, title)]),
        CONTENT,
        buttonLine(fixed('span', undefined, label), label),
      ];
    },
    parts: parts.map((part) =>
      part === 'title'
        ? line('title', 'p', 'Title', { class: card.title })
        : text('text', 'div', 'Text', { class: card.text }),
    ),
  };
}

/** Returns the names of the fields that are written on the canvas. */
export function writtenFields(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'view') return [];
    return part.kind === 'box' ? writtenFields(part.parts) : [part.field];
  });
}
