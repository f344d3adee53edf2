import { newBlockId } from '@upcurve/post-blocks/block-id';
import { makeBlock } from '@upcurve/post-blocks/fields';
import type { Block, BlockOf, BlockType } from '@upcurve/post-blocks/schema';

export interface Template {
  name: string;
  hint: string;
  make: () => Block[];
}

type Parts<T extends BlockType> = Partial<Omit<BlockOf<T>, 'id' | 'type'>>;
const of = <T extends BlockType>(type: T, parts: Parts<T> = {}): Block =>
  ({ ...makeBlock(type, newBlockId()), ...parts }) as Block;

const heading = (text: string, level: 2 | 3 = 2) => of('heading', { level, text });
const text = (...lines: string[]) =>
  of('richText', { nodes: lines.map((line) => ({ type: 'paragraph', text: line })) });
const steps = (...lines: string[]) =>
  of('richText', {
    nodes: [{ type: 'list', isOrdered: true, items: lines.map((line) => ({ text: line, items: [] })) }],
  });

/** What a first post can begin as: the order of a good one, with what belongs into each part. */
export const TEMPLATES: readonly Template[] = [
  {
    name: 'How-to',
    hint: 'Steps to one result, with the mistakes to avoid',
    make: () => [
      text('Say in two sentences what the reader will be able to do, and how long it takes.'),
      heading('Before you begin'),
      text('What they need: figures, people, access.'),
      heading('The steps'),
      steps('The first step, in one sentence.', 'The second step.', 'The third step.'),
      of('callout', {
        tone: 'warning',
        title: 'The usual mistake',
        text: 'What goes wrong most often, and how it shows.',
      }),
      heading('How to tell that it worked'),
      of('stats', { items: [{ value: '0 %', label: 'The figure to watch', source: '' }] }),
      of('callToAction', { title: 'Want it done for you?', text: 'Thirty minutes, no charge.' }),
    ],
  },
  {
    name: 'Case study',
    hint: 'One clinic: where it stood, what was done, what came of it',
    make: () => [
      text('The clinic in two sentences: where, what it treats, how many people.'),
      of('stats', {
        items: [
          { value: '', label: 'Before', source: '' },
          { value: '', label: 'After', source: '' },
        ],
      }),
      heading('Where it stood'),
      text('What did not work, with a figure for it.'),
      heading('What was done'),
      text('In the order in which it was done, and why that order.'),
      heading('What came of it'),
      of('chart', { title: 'Enquiries a month', kind: 'line' }),
      of('testimonial', { text: 'What the owner says of it, in their words.' }),
      of('callToAction', { title: 'See what it could be for you' }),
    ],
  },
  {
    name: 'Questions and answers',
    hint: 'What clinics ask about one subject',
    make: () => [
      text('Who asks this, and when. Then the short answer.'),
      heading('The questions'),
      of('faq', {
        items: [
          { question: 'The question as people ask it?', answer: 'The answer first, the reason after it.' },
          { question: 'The next one?', answer: '' },
        ],
      }),
      heading('What to do now'),
      text('One thing that the reader can do today.'),
      of('ebookCard'),
    ],
  },
  {
    name: 'Announcement',
    hint: 'Something new, and what it changes for the reader',
    make: () => [
      text('What is new, from when, for whom.'),
      heading('What it changes for you'),
      text('Before and after, in plain words.'),
      of('comparison', { caption: 'Before and now' }),
      of('callToAction', { title: 'Try it', label: 'Book a consultation' }),
    ],
  },
];
