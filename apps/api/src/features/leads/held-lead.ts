import type { HeldContent } from '@upcurve/contracts/leads/quarantine';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../db/schema/database.ts';
import { conflict } from '../../lib/http/errors.ts';
import type { Services } from '../../services.ts';

/** A quarantined lead as JSON, in the schema of its kind and version. */
export interface StoredHeldLead {
  version: number;
  lead: unknown;
}

/** A quarantined lead to be released, with the hash of its report's token, if it has a report. */
export type ReleasedLead = StoredHeldLead & { resultTokenHash: Buffer | null };

/** Handles quarantined leads of one kind. The quarantine itself knows nothing about the kinds. */
export interface HeldKind {
  /** Stores the lead as an ordinary lead with its original id and time, in the transaction that releases it. */
  release(trx: Transaction<Database>, services: Services, held: ReleasedLead): Promise<void>;
  describe(held: StoredHeldLead): HeldContent;
}

/** Returns the facts that have a value, each with its label. */
export function factsOf(facts: Record<string, string | null | undefined>): HeldContent['facts'] {
  return Object.entries(facts).flatMap(([label, value]) => (value ? { label, value } : []));
}

/** Converts a lead to the next schema version. */
type Upgrade = (lead: never) => unknown;

interface HeldShape<T extends z.ZodType> {
  /** Increased with every change of the schema. */
  version: number;
  schema: T;
  /** `upgrades[1]` converts version 1 to 2. Every version that was ever stored needs an upgrade. */
  upgrades: Record<number, Upgrade>;
}

/** Defines how leads of a kind are quarantined: stored in the current schema version, read from any version. */
export function defineHeldLead<T extends z.ZodType>({ version, schema, upgrades }: HeldShape<T>) {
  return {
    version,
    /** Reads a stored lead. @throws {HttpError} 409 if a newer release stored it, for example after a rollback */
    read(held: StoredHeldLead): z.output<T> {
      if (held.version > version) throw conflict('A newer release has quarantined this lead. Update first.');
      let { lead } = held;
      for (let from = held.version; from < version; from++) {
        const upgrade = upgrades[from];
        if (!upgrade)
          throw new Error(`There is no upgrade of held leads from version ${from} to ${from + 1}.`);
        lead = upgrade(lead as never);
      }
      return schema.parse(lead);
    },
  };
}
