import type { DefaultMoment } from './columns.ts';

/** Tokens that a lead was accepted with, for as long as they would be believed. */
export interface UsedFormTokensTable {
  hash: Buffer;
  usedAt: DefaultMoment;
}
