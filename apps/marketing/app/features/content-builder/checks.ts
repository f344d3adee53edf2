import { plainText } from '@upcurve/post-blocks/inline';
import {
  absoluteWords,
  findings,
  medicineHints,
  prescriptionNames,
  pressureWords,
} from '../../content/content-builder.ts';
import type { Part } from './read-post.ts';

/** Maximum characters of a title in search results, and words of a paragraph that is readable on a phone. */
const HEADING_MAX = 60;
const PARAGRAPH_MAX = 80;

export interface Finding {
  kind: keyof typeof findings;
  /** In words. */
  text: string;
  /** Set if the regulator may object; all other findings are advice. */
  isSerious: boolean;
  /** The part with the finding; undefined for the whole post. */
  part?: Part;
}

const FORBIDDEN = {
  prescription: prescriptionNames,
  hint: medicineHints,
  pressure: pressureWords,
  absolute: absoluteWords,
} as const;

/** Normalises text, so that words with invisible characters, accents or hashtags are found too. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‐-―]/g, '-')
    .toLowerCase();
}

/** Returns the first match of the words or phrases; a space in a phrase also matches a hyphen or nothing. */
export function findWord(text: string, words: readonly string[]): string | undefined {
  const searched = plain(text);
  return words.find((word) => {
    const pattern = plain(word)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/[ -]+/g, '[\\s-]*');
    return new RegExp(`(?:^|[^\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').test(searched);
  });
}

/** Returns the findings of all checks, serious ones first. */
export function check(text: string, parts: readonly Part[]): Finding[] {
  const found: Finding[] = [];
  const add = (kind: Finding['kind'], what = '', part?: Part) =>
    found.push({
      kind,
      text: findings[kind].replace('{what}', what),
      isSerious: kind in FORBIDDEN,
      ...(part && { part }),
    });

  for (const part of parts) {
    const { draft, from, to } = part;
    const typed = plainText(text.slice(from, to));
    for (const kind of Object.keys(FORBIDDEN) as (keyof typeof FORBIDDEN)[]) {
      const word = findWord(typed, FORBIDDEN[kind]);
      if (word) add(kind, word, part);
    }
    if (draft.type === 'heading' && [...draft.text].length > HEADING_MAX)
      add('longHeading', String([...draft.text].length), part);
    if (draft.type === 'quote') add('quote', '', part);
    if (draft.type === 'callToAction' && draft.href === '') add('noAddress', '', part);
    const count = typed.match(/\S+/g)?.length ?? 0;
    if (draft.type === 'richText' && draft.nodes[0]?.type === 'paragraph' && count > PARAGRAPH_MAX)
      add('longText', String(count), part);
  }
  if (parts.length === 0) return found;
  const actions = parts.filter(({ draft }) => draft.type === 'callToAction').length;
  if (parts[0]?.draft.type !== 'heading') add('noHeading');
  if (actions === 0) add('noAction');
  if (actions > 1) add('manyActions', String(actions));
  return found.toSorted((one, other) => Number(other.isSerious) - Number(one.isSerious));
}
