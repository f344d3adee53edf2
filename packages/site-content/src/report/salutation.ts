/** Titles that people write before their name, without dots, in English and languages of neighbouring countries. */
const TITLES = new Set(
  'dr doctor doc mr mrs ms miss mx prof professor sir dame lord lady rev hon lek mgr inż inz hab med n pan pani herr frau dott dra'.split(
    ' ',
  ),
);
const LONGEST = 20;

const bare = (word: string) => word.replaceAll('.', '').toLowerCase();
const isTitle = (word: string) => /^\p{L}/u.test(word) && TITLES.has(bare(word));
/** Checks that a word is a name, which excludes addresses, numbers, and letters after a name such as MBBS. */
const isName = (word: string) => /^\p{L}[\p{L}\p{M}'’-]+$/u.test(word);

/** Capitalises a name. `McKay` stays unchanged; a name all in upper or lower case is corrected. */
function cased(name: string): string {
  const lower = name.toLowerCase();
  if (name !== lower && name !== name.toUpperCase()) return name.charAt(0).toUpperCase() + name.slice(1);
  return lower.replace(/(^|[-'’])\p{L}/gu, (start) => start.toUpperCase());
}

/**
 * Returns how to address a person: `Anna` for `Dr Anna Bell`, `Dr Bell` for a title and one name. Empty if the text
 * does not look like a name or is too long.
 */
export function salutation(given: string): string {
  const [surname = '', firstNames] = given.split(',');
  // Letters after a name also follow a comma: `Anna Bell, FRCS`.
  const isReversed = firstNames !== undefined && !/\s/.test(surname.trim()) && /\p{Ll}/u.test(firstNames);
  const words = (isReversed ? `${firstNames} ${surname}` : surname).trim().split(/\s+/);
  const first = words.findIndex((word) => !isTitle(word));
  const names = first < 0 ? [] : words.slice(first).filter(isName);
  const [name] = names;
  if (!name || name !== words[first]) return '';
  const isOnlySurname = first > 0 && names.length === 1;
  const title = cased(words[0] ?? '');
  const called = isOnlySurname ? `${title} ${cased(name)}` : cased(name);
  return called.length > LONGEST ? '' : called;
}
