/** A turn of phrase that reads like a translation, and how to say it instead. */
export interface Pattern {
  /** Words, with one space for any space or line break between them; `^` begins a sentence. */
  words: string;
  why: string;
  example: string;
}

/** Words that may follow "what" where it opens a clause that a noun would say better. */
const CLAUSE = '(?:is|was|are|has|had|can|may|must|they|it|the|a|an|somebody|someone|nobody|staff|visitors)';

/** The rest of a sentence that is no question; a quote ends a text. */
const REST = `(?:[^?"'{};]|'(?=[st]\\b))*?\\.`;

/** Phrases that our style avoids. Questions ("What is a lead?") are fine. */
export const patterns: Pattern[] = [
  { words: 'anew', why: '“anew” is archaic', example: 'start it anew → start it again' },
  { words: 'e-mails?', why: 'the specification writes “email”', example: 'an e-mail → an email' },
  { words: 'whoever', why: '“whoever” hides who it is', example: 'whoever asks → the caller' },
  { words: 'told of', why: '“told of” is not idiomatic', example: 'is told of events → receives events' },
  {
    words: 'of that what|that what',
    why: 'not English',
    example: 'mends of that what it can → fixes automatically',
  },
  {
    words: '(?:is|are|was|were) had',
    why: '“to have” has no passive',
    example: 'a lock is had → the lock is held',
  },
  {
    words: 'stands? (?:in|at|beside|for|here|there|where)',
    why: 'files, texts and values do not stand',
    example: 'stands in the header → is in the header; stands for → means',
  },
  {
    words: 'lies (?:in|at|beside|here|there|below)',
    why: 'files and values do not lie',
    example: 'lies beside → is beside',
  },
  {
    words: `^What ${CLAUSE} ${REST}`,
    why: 'the subject is a clause',
    example: 'What is past its time is deleted. → Expired data is deleted.',
  },
  {
    words: `^Who (?:is|was|has|may|can|does|skips|reads) ${REST}`,
    why: 'the subject is a clause',
    example: 'Who may read → Members who may read',
  },
  {
    words: `(?:of|from|to|than|by|with|all) what ${CLAUSE}`,
    why: 'a noun says it in fewer words',
    example: 'a list of what is left → a list of the remaining files',
  },
];
