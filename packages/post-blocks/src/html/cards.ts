import { LINE_MAX, TEXT_MAX } from '../limits.ts';
import { addQuestion, type Reader } from './flow.ts';
import { paragraphsOf, plainLine, textsOf } from './lines.ts';
import { marksIn } from './marks.ts';
import type { Element } from './tree.ts';

const classesOf = ({ attributes }: Element): string[] => (attributes.class ?? '').slice(0, 1000).split(/\s+/);

function findDescendant(element: Element, isIt: (element: Element) => boolean): Element | undefined {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    const found = isIt(child) ? child : findDescendant(child, isIt);
    if (found) return found;
  }
  return undefined;
}
const withClass = (element: Element, name: string) =>
  findDescendant(element, (each) => classesOf(each).includes(name));

const button: Reader = (element, marks, flow, reading) => {
  const link = findDescendant(element, ({ name }) => name === 'a');
  const { href } = link ? marksIn(link, marks, reading) : marks;
  const words = reading.inner(element, { ...marks, href: '' });
  const label = plainLine(textsOf(words).texts.join(' '), LINE_MAX);
  if (href && label) flow.add({ type: 'callToAction', title: '', text: '', label, href });
  else flow.addAll(words);
};

/** Readers for special elements of other blogs, by class name. */
const CARDS = new Map<string, Reader>([
  ['wp-block-button', button],
  ['kg-button-card', button],
  [
    'kg-callout-card',
    (element, marks, flow, reading) => {
      const drafts = reading.inner(withClass(element, 'kg-callout-text') ?? element, marks);
      const text = paragraphsOf(drafts);
      const isText =
        drafts.every(({ type }) => type === 'richText') && text !== '' && text.length <= TEXT_MAX;
      if (isText) flow.add({ type: 'callout', tone: 'note', title: '', text });
      else flow.addAll(drafts);
    },
  ],
  [
    'kg-toggle-card',
    (element, marks, flow, reading) => {
      const heading = withClass(element, 'kg-toggle-heading-text');
      const content = withClass(element, 'kg-toggle-content');
      const asked = heading ? reading.inner(heading, { ...marks, bold: false }) : [];
      const answered = content ? reading.inner(content, marks) : [];
      addQuestion(asked, answered, flow, reading);
    },
  ],
  [
    'kg-bookmark-card',
    (element, marks, flow, reading) => {
      const link = findDescendant(element, ({ name }) => name === 'a');
      const title = withClass(element, 'kg-bookmark-title');
      const inside = link ? marksIn(link, marks, reading) : marks;
      flow.addAll(reading.inner(title ?? element, inside));
    },
  ],
]);

export function cardReader(element: Element): Reader | undefined {
  if (!element.attributes.class) return undefined;
  for (const name of classesOf(element)) {
    const reader = CARDS.get(name);
    if (reader) return reader;
  }
  return undefined;
}
