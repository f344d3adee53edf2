import type { HeldContent } from '@upcurve/contracts/quarantine';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../db/schema/database.ts';
import type { Services } from '../services.ts';
import { conflict } from './errors.ts';

/** What lies in quarantine: a lead as JSON, in the shape that its kind had at that version. */
export interface Held {
  version: number;
  lead: unknown;
}

/** One that is taken out of quarantine, with what its report, where it has one, is found by. */
export type Released = Held & { resultTokenHash: Buffer | null };

/** What quarantine is told of a kind of lead: it knows of none itself. */
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
      if (held.version > version) throw conflict('A newer release has held this back. Update first.');
      let { lead } = held;
      for (let from = held.version; from < version; from++) {
        const upgrade = upgrades[from];
        if (!upgrade) throw new Error(`No way from version ${from} of a held lead to ${from + 1}.`);
        lead = upgrade(lead as never);
      }
      return schema.parse(lead);
    },
  };
}
