import type { Generated } from 'kysely';

/** One row at most; none until an owner has entered a name. */
export interface AgencySettingsTable {
  isOnly: Generated<true>;
  name: string;
}
