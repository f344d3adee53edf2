import {
  absoluteWords,
  type findings,
  medicineHints,
  prescriptionNames,
  pressureWords,
} from '../../content/content-builder.ts';
import { FIELDS } from '../../content/post-shape.ts';
import { linkTo } from './address.ts';
import { asText } from './export-post.ts';
import { type Block, isEmpty, type Post, textIn } from './post.ts';

export const LIMITS = {
  /** What search results show of a title, in characters. */
  heading: 60,
  /** What a caption shows before it is opened, in characters. */
  fold: 125,
  /** A caption's whole length, in characters. */
  caption: 2_200,
  /** A paragraph that is still read on a phone, in words. */
  words: 80,
};

export type FindingKind = keyof typeof findings;

export interface Finding {
  kind: FindingKind;
  /** The block it is about, if it is about one. */
  block: number | null;
  /** The word that was found, or a count. */
  what: string;
}

/** These may cost the clinic a ruling, or the post its readers; the others are advice. */
export const SERIOUS: ReadonlySet<FindingKind> = new Set([
  'prescription',
  'hint',
  'pressure',
  'absolute',
  'tooLong',
]);

/** Also finds a word that is split by marks nobody sees, spelt with accents, or written as a hashtag. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‐-―]/g, '-')
    .toLowerCase();
}

/** The first of some words or phrases in a text; a hyphen or nothing may stand where the phrase has a space. */
export function findWord(text: string, words: readonly string[]): string | undefined {
  const searched = plain(text);
  return words.find((word) => {
    const pattern = plain(word)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/[ -]+/g, '[\\s-]*');
    return new RegExp(`(?:^|[^\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').test(searched);
  });
}

export const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0;
/** As people count: a letter with its accent is one. */
export const countCharacters = (text: string) => [...text.normalize('NFC')].length;

function ofBlock(block: Block): Finding[] {
  const found: Finding[] = [];
  const add = (kind: FindingKind, what = '') => found.push({ kind, what, block: block.id });
  if (isEmpty(block)) {
    add('empty');
    return found;
  }
  const text = FIELDS[block.type].map((field) => textIn(block, field)).join('\n');
  const lists = [
    ['prescription', prescriptionNames],
    ['hint', medicineHints],
    ['pressure', pressureWords],
    ['absolute', absoluteWords],
  ] as const;
  for (const [kind, words] of lists) {
    const word = findWord(text, words);
    if (word) add(kind, word);
  }
  if (block.type === 'heading' && countCharacters(block.values.text.trim()) > LIMITS.heading) {
    add('longHeading', String(countCharacters(block.values.text.trim())));
  }
  if (block.type === 'text') {
    const longest = Math.max(...block.values.text.split(/\n{2,}/).map(countWords));
    if (longest > LIMITS.words) add('longText', String(longest));
  }
  if (block.type === 'action' && !linkTo(block.values.address)) add('noAddress');
  if (block.type === 'offer' && !/£\s*\d|\bfree\b/i.test(`${block.values.price} ${block.values.detail}`))
    add('noPrice');
  if (block.type === 'quote') add('quote');
  return found;
}

/** What a careful marketer would say of the post before it goes out; the serious things first. */
export function check(post: Post): Finding[] {
  const { blocks, format } = post;
  const found = blocks.flatMap(ofBlock);
  const add = (kind: FindingKind, what = '', block: number | null = null) =>
    found.push({ kind, what, block });
  const actions = blocks.filter((block) => block.type === 'action' && !isEmpty(block));
  if (actions.length === 0) add('noAction');
  if (actions.length > 1) add('manyActions', String(actions.length));
  const first = blocks[0];
  if (format === 'page' && first?.type !== 'heading') add('noHeading');
  if (format === 'social') {
    const length = countCharacters(asText(post));
    if (length > LIMITS.caption) add('tooLong', String(length));
    const opening = first && !isEmpty(first) ? countCharacters(asText({ ...post, blocks: [first] })) : 0;
    if (opening > LIMITS.fold) add('fold', String(opening), first?.id);
  }
  return found.toSorted((a, b) => Number(SERIOUS.has(b.kind)) - Number(SERIOUS.has(a.kind)));
}
