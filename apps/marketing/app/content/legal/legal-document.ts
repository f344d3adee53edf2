import type { Draft } from '@upcurve/post-blocks/write';

export const legalPage = {
  kicker: 'Legal',
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

export type LegalName = 'trading-terms' | 'privacy-policy' | 'terms';

interface Fact {
  term: string;
  detail: string;
}

/** A section has running text, numbered clauses or records, such as a cookie. `id` is its anchor. */
export interface LegalSection {
  id: string;
  title: string;
  blocks: Draft[];
  clauses: string[];
  records: { name: string; facts: Fact[] }[];
  /** The text after the records. */
  after: Draft[];
}

export interface LegalDocument {
  title: string;
  searchTitle: string;
  description: string;
  lead: string;
  /** A short summary, which explains the document but is not binding. */
  summary: readonly Fact[];
  sections: readonly LegalSection[];
}
