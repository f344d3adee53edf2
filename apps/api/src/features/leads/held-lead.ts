import type { HeldContent } from '@upcurve/contracts/leads/quarantine';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../db/schema/database.ts';
import { conflict } from '../../lib/http/errors.ts';
import type { Services } from '../../services.ts';

/** A held lead as JSON, in the schema that its kind had at that version. */
export interface Held {
  version: number;
  lead: unknown;
}

/** A held lead to be released, with the hash of its report's token, if it has a report. */
export type Released = Held & { resultTokenHash: Buffer | null };

/** How the quarantine handles a kind of lead. It knows no kind itself. */
export interface HeldKind {
  /** Stores it as an ordinary lead, under the id and time it was given at first, in the transaction that takes it out. */
  release(trx: Transaction<Database>, services: Services, held: Released): Promise<void>;
  describe(held: Held): HeldContent;
}

/** The facts that are there, each with its label. */
export function factsOf(facts: Record<string, string | null | undefined>): HeldContent['facts'] {
  return Object.entries(facts).flatMap(([label, value]) => (value ? { label, value } : []));
}

/** Makes the shape of the next version out of an older one. */
type Upgrade = (lead: never) => unknown;

interface HeldShape<T extends z.ZodType> {
  /** Raised with every change of the schema. */
  version: number;
  schema: T;
  /** `upgrades[1]` makes version 2 out of version 1; every version that was ever held has one. */
  upgrades: Record<number, Upgrade>;
}

/** How leads of a kind are held: written in today's shape, read in whatever shape they were written. */
export function heldLead<T extends z.ZodType>({ version, schema, upgrades }: HeldShape<T>) {
  return {
    version,
    /** @throws {HttpError} 409 where a newer release has held it, as after a step back */
    read(held: Held): z.output<T> {
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
