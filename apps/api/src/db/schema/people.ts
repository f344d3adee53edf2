import type { DefaultMoment } from './columns.ts';

/** Two people that staff have split, smaller id first. New leads do not merge them again. */
export interface PeopleSplitsTable {
  personId: string;
  otherId: string;
  createdAt: DefaultMoment;
}

/** Addresses that get no marketing, as keyed hashes. They survive erasure. */
export interface SuppressedEmailsTable {
  emailHash: Buffer;
  reason: 'erase' | 'unsubscribe';
  createdAt: DefaultMoment;
}
