import type { Draft } from '@upcurve/post-blocks/write';

export const legalPage = {
  version: 'Version dated',
  contents: 'On this page',
  summary: 'In short',
  summaryNote: 'This part explains. What counts is the full text below.',
  next: 'A question about any of this? Write to us, and a person answers.',
  contact: 'Contact us',
  others: 'The other two:',
};

/** The date of the versions in force. Every stored consent records the date of the privacy policy. */
export const LEGAL_VERSION = '2026-11-23';

/** Returns `a, b or c`, without the empty texts. */
export const oneOf = (texts: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(texts.filter(Boolean));

/** A named item with its facts, such as a cookie. */
export interface LegalRecord {
  name: string;
  facts: readonly { term: string; detail: string }[];
}

/** A section has running text, numbered clauses or records. `id` is its anchor, which other pages link to. */
export interface LegalSection {
  id: string;
  title: string;
  blocks?: readonly Draft[];
  clauses?: readonly string[];
  records?: readonly LegalRecord[];
  after?: readonly Draft[];
}

export interface LegalDocument {
  kicker: string;
  title: string;
  lead: string;
  /** The date of this version, as in `2026-11-01`. */
  version: string;
  /** A short summary, which explains the document but is not binding. */
  summary: readonly { term: string; detail: string }[];
  sections: readonly LegalSection[];
}
