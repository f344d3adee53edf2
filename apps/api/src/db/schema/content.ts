import type { Generated } from 'kysely';

/** One row: its number is another one after whatever visitors see has changed. */
export interface ContentVersionTable {
  onlyOne: Generated<boolean>;
  version: Generated<number>;
}
