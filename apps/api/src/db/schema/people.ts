import type { DefaultMoment } from './columns.ts';

/** Two people who were split by hand from one another, the smaller id first: no new lead makes them one again. */
export interface PeopleSplitsTable {
  personId: string;
  otherId: string;
  createdAt: DefaultMoment;
}

/** Addresses that want no marketing, as keyed hashes: what is kept of somebody who was erased. */
export interface SuppressedEmailsTable {
  emailHash: Buffer;
  reason: 'erase' | 'unsubscribe';
  createdAt: DefaultMoment;
}
