import type { Guide } from './guide.ts';

const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();

const wordsOf = (term: string) => fold(term).split(/\s+/).filter(Boolean);

const linesOf = ({ purpose, tasks, final }: Guide) => [
  purpose,
  ...tasks.flatMap(({ title, text }) => [`${title}: ${text}`]),
  ...final,
];

export interface FoundGuide<G extends Guide = Guide> {
  guide: G;
  /** The line to show: the first one with the most search words. */
  line: string;
}

/**
 * Returns the guides that contain every word of the search text, title matches first. Ignores case and accents. An
 * empty search text returns all guides.
 */
export function findGuides<G extends Guide>(guides: readonly G[], term: string): FoundGuide<G>[] {
  const words = wordsOf(term);
  const countIn = (text: string) => words.filter((word) => fold(text).includes(word)).length;
  const found = guides
    .filter((guide) => countIn([guide.title, ...linesOf(guide)].join('\n')) === words.length)
    .map((guide) => {
      const lines = linesOf(guide);
      const most = Math.max(...lines.map(countIn));
      return { guide, line: lines.find((line) => countIn(line) === most) ?? guide.purpose };
    });
  const isTitled = ({ guide }: FoundGuide) => countIn(guide.title) === words.length;
  return [...found.filter(isTitled), ...found.filter((each) => !isTitled(each))];
}
