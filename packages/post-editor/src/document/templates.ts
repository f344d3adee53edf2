import { newBlockId } from '@upcurve/post-blocks/content';
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

/** Templates for a new post: the structure of a good post, with hints for each part. */
export const TEMPLATES: readonly Template[] = [
  {
    name: 'How-to',
    hint: 'Steps to one result, with the mistakes to avoid',
    make: () => [
      text('Say in two sentences what readers will be able to do and how long it takes.'),
      heading('Before you begin'),
      text('List what readers need: figures, people, access.'),
      heading('The steps'),
      steps('The first step, in one sentence.', 'The second step.', 'The third step.'),
      of('callout', {
        tone: 'warning',
        title: 'The usual mistake',
        text: 'Describe what goes wrong most often and how to notice it.',
      }),
      heading('How to tell that it worked'),
      of('stats', { items: [{ value: '0 %', label: 'The figure to watch', source: '' }] }),
      of('callToAction', { title: 'Want it done for you?', text: 'Thirty minutes, no charge.' }),
    ],
  },
  {
    name: 'Case study',
    hint: 'One clinic: the problem, the work and the result',
    make: () => [
      text('Introduce the clinic in two sentences: location, treatments, size of the team.'),
      of('stats', {
        items: [
          { value: '', label: 'Before', source: '' },
          { value: '', label: 'After', source: '' },
        ],
      }),
      heading('The starting point'),
      text('Describe what did not work, with a figure.'),
      heading('What was done'),
      text('List the steps in order, with the reason for that order.'),
      heading('The result'),
      of('chart', { title: 'Enquiries a month', kind: 'line' }),
      of('testimonial', { text: 'Quote the owner in their own words.' }),
      of('callToAction', { title: 'See what it could be for you' }),
    ],
  },
  {
    name: 'Questions and answers',
    hint: 'Answers to common questions about one subject',
    make: () => [
      text('Say who asks this and when. Then give the short answer.'),
      heading('The questions'),
      of('faq', {
        items: [
          {
            question: 'The question in the reader’s words?',
            answer: 'Give the answer first, then the reason.',
          },
          { question: 'The next one?', answer: '' },
        ],
      }),
      heading('What to do now'),
      text('Name one thing that readers can do today.'),
      of('ebookCard'),
    ],
  },
  {
    name: 'Announcement',
    hint: 'Something new and what it changes for readers',
    make: () => [
      text('Say what is new, from when and for whom.'),
      heading('What it changes for you'),
      text('Describe before and after in plain words.'),
      of('comparison', { caption: 'Before and now' }),
      of('callToAction', { title: 'Try it', label: 'Book a consultation' }),
    ],
  },
];
