import type { DefaultMoment } from './columns.ts';

/** Two people that staff have split, smaller id first. New leads do not merge them again. */
export interface PeopleSplitsTable {
  personId: string;
  otherId: string;
  createdAt: DefaultMoment;
}

/** Keyed hashes of addresses that get no marketing. They are kept when a person is erased. */
export interface SuppressedEmailsTable {
  emailHash: Buffer;
  reason: 'erase' | 'unsubscribe';
  createdAt: DefaultMoment;
}
