/** The longest quote in the report's title, which then takes three lines on a phone, and its fewest words. */
const LONGEST = 60;
const FEWEST_WORDS = 3;

/** Words that begin a clause which makes sense alone. */
const SUBJECT =
  '(?:nobody|no.?one|somebody|everyone|everybody|hardly any\\w*|barely any\\w*|few\\w*|we|they|i|it|people|patients|clients|leads|enquiries|calls|customers|half|most|many|some|too many|no.?shows|reception\\w*|staff|(?:the|our|my) [\\w’-]+)';
/** A sentence with its mark, which a full stop within a number does not end. */
const SENTENCES = /(?:[^.!?…;\n]|[.](?=\d))+[.!?…]*/g;
const CLAUSES = new RegExp(
  `(?:,\\s*|\\s+)(?:(?:and|but|or|so|because|then|yet|while|when|as)\\s+)+(?=${SUBJECT}\\b)|,\\s+(?=${SUBJECT}\\b)`,
  'i',
);
/** Bullets, numbers of a list, and quotation marks. */
const MARKS = /^\s*(?:[-–—*•·>]+|\d+[.)])\s*|["“”]/gu;

/**
 * Returns the first sentence or clause that names the same problem as the whole text; undefined if it has none that is
 * short and makes sense alone. Questions and capitals are not quoted.
 */
export function clauseNaming(text: string, isNamedBy: (clause: string) => boolean): string | undefined {
  for (const [sentence] of text.matchAll(SENTENCES)) {
    const line = sentence
      .replaceAll(MARKS, '')
      .replace(/[.!…\s]+$/, '')
      .trim();
    if (line.endsWith('?') || line === line.toUpperCase()) continue;
    const clause = [line, ...line.split(CLAUSES)].find((each) => isQuotable(each) && isNamedBy(each));
    if (clause) return clause.charAt(0).toUpperCase() + clause.slice(1);
  }
  return undefined;
}

const isQuotable = (line: string) => line.length <= LONGEST && line.split(/\s+/).length >= FEWEST_WORDS;
