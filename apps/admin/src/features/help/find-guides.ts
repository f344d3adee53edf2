import type { Guide } from './guides.ts';

const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();

const wordsOf = (term: string) => fold(term).split(/\s+/).filter(Boolean);

type Searchable = Pick<Guide, 'title' | 'lines'>;

export interface FoundGuide<G extends Searchable = Searchable> {
  guide: G;
  /** The line to show: the first one with the most search words. */
  line: string;
}

/**
 * Returns the guides that contain every word of the search text, title matches first. Ignores case and accents. An
 * empty search text returns all guides.
 */
export function findGuides<G extends Searchable>(guides: readonly G[], term: string): FoundGuide<G>[] {
  const words = wordsOf(term);
  const countIn = (text: string) => words.filter((word) => fold(text).includes(word)).length;
  const found = guides
    .filter((guide) => countIn([guide.title, ...guide.lines].join('\n')) === words.length)
    .map((guide) => {
      const most = Math.max(...guide.lines.map(countIn));
      return { guide, line: guide.lines.find((line) => countIn(line) === most) ?? '' };
    });
  const isTitled = ({ guide }: FoundGuide) => countIn(guide.title) === words.length;
  return [...found.filter(isTitled), ...found.filter((each) => !isTitled(each))];
}
