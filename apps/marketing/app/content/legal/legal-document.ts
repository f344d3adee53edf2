import type { Draft } from '@upcurve/post-blocks/write';

/** One named thing with what there is to say about it, such as a cookie. */
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
