import type { z } from 'zod';
import { conflict } from './errors.ts';

/** What lies in quarantine: a lead as JSON, in the shape that its kind had at that version. */
export interface Held {
  version: number;
  lead: unknown;
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
