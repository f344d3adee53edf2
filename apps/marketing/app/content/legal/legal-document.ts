import type { Draft } from '@upcurve/post-blocks/write';

/** The words around every legal text. */
export const legalPage = {
  version: 'Version of',
  contents: 'On this page',
  summary: 'In short',
  summaryNote: 'This part explains. What counts is the full text below.',
  next: 'A question about any of this? Write to us, and a person answers.',
  others: 'The other two:',
};

/** The date of the versions now in force. The privacy policy's goes with every consent that is stored. */
export const LEGAL_VERSION = '2026-11-23';

/** One named thing with its facts, such as a cookie. */
export interface LegalRecord {
  name: string;
  facts: readonly { term: string; detail: string }[];
}

/** A section holds running text, numbered clauses or records; `id` is its anchor, which others link to. */
export interface LegalSection {
  id: string;
  title: string;
  blocks?: readonly Draft[];
  clauses?: readonly string[];
  records?: readonly LegalRecord[];
  /** Running text after the records. */
  after?: readonly Draft[];
}

export interface LegalDocument {
  kicker: string;
  title: string;
  lead: string;
  /** The date of this version, as in `2026-11-01`. */
  version: string;
  /** The whole in a few sentences; they explain and do not bind. */
  summary: readonly { term: string; detail: string }[];
  sections: readonly LegalSection[];
}
