import type { DefaultMoment } from './columns.ts';

/** Two people who were split by hand from one another, the smaller id first: no new lead makes them one again. */
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
