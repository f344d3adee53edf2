import { paths } from '@upcurve/site-content/paths';
import { lexer, type Token, type Tokens } from 'marked';
import { z } from 'zod';
import { readFrontMatter } from '../front-matter.server.ts';
import type { ServicePage } from './service-page.ts';

const FrontMatter = z.strictObject({
  metaTitle: z.string().max(60),
  metaDescription: z.string().min(110).max(160),
  title: z.string(),
  lead: z.string(),
  when: z.string(),
  who: z.string(),
  fromYou: z.string(),
});

interface Part {
  title: string;
  tokens: Token[];
}

function partsOf(body: string): Part[] {
  const parts: Part[] = [];
  for (const token of lexer(body)) {
    if (token.type === 'heading' && token.depth === 2) parts.push({ title: token.text, tokens: [] });
    else if (token.type !== 'space') parts.at(-1)?.tokens.push(token);
  }
  return parts;
}

function textAt(place: number, { title, tokens }: Part): string {
  const token = tokens[place];
  if (!token || !('text' in token)) throw new Error(`The part “${title}” has no text ${place + 1}.`);
  return token.text;
}

/**
 * Reads the page of a service: front matter and five parts in the order of website.md.
 * @throws if a part is missing
 */
export function readService(file: string): ServicePage {
  const { front, body } = readFrontMatter(file, FrontMatter);
  const [problem, work, example, questions, next] = partsOf(body);
  if (!problem || !work || !example || !questions || !next)
    throw new Error(`The page “${front.title}” needs five parts.`);
  const { items } = work.tokens[0] as Tokens.List;
  const { rows } = example.tokens[1] as Tokens.Table;
  const [, label = '', to] = /^\[(.*)\]\((.*)\)$/.exec(textAt(1, next)) ?? [];
  return {
    ...front,
    problem: { title: problem.title, text: textAt(0, problem), aside: textAt(1, problem) },
    benefits: items.map(({ text }) => text),
    example: {
      title: example.title,
      setting: textAt(0, example),
      lines: rows.map((cells) => {
        const [step = '', working = '', result = ''] = cells.map(({ text }) => text);
        return { label: step, working, result };
      }),
      reading: textAt(2, example),
    },
    questions: questions.tokens.flatMap((token, place) =>
      token.type === 'heading' ? [{ question: token.text, answer: textAt(place + 1, questions) }] : [],
    ),
    next: {
      title: next.title,
      text: textAt(0, next),
      action: to === paths.eligibility.welcome() ? 'quiz' : 'booking',
      label,
    },
  };
}
