import type { GuideText } from '../../../content/lead-guide/blocks.ts';

const WORDS_PER_MINUTE = 200;

function wordsIn(content: unknown): number {
  if (typeof content === 'string') return content.split(/\s+/).filter((word) => /\w/.test(word)).length;
  if (typeof content !== 'object' || content === null) return 0;
  return Object.entries(content).reduce(
    (sum, [key, part]) => sum + (key === 'type' || key === 'tone' ? 0 : wordsIn(part)),
    0,
  );
}

/** Returns the reading time of a page's lead and sections in minutes at average speed, rounded up. */
export function minutesToRead({ lead, sections }: Pick<GuideText, 'lead' | 'sections'>): number {
  const words = wordsIn([lead, sections.map(({ title, blocks }) => [title, blocks])]);
  return Math.ceil(words / WORDS_PER_MINUTE);
}
