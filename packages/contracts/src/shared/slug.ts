/** Letters that Unicode does not take apart, and how people write them on other keyboards. Search folds them too. */
const ALIKE: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h' },
  ...{ ı: 'i', ŧ: 't', ŋ: 'n', ĸ: 'k', ƶ: 'z', ɨ: 'i', ς: 'σ' },
};
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');

/** Replaces lower-case letters that are distinct in Unicode but that people treat as the same. */
export const replaceAlikeLetters = (text: string): string =>
  text.replace(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter);

/** Returns a slug of at most `max` characters: lower case, words joined by hyphens. */
export const slugOf = (text: string, max?: number): string =>
  // NFKD writes ™ as TM, and ½ as 1⁄2.
  replaceAlikeLetters(text.replace(/[™℠]/g, '').normalize('NFKD').toLowerCase())
    .replace(/[\p{Pd}⁄]/gu, '-')
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, max)
    .replace(/-+$/, '');
