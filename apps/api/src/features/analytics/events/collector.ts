import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { addToTallies } from '../../../db/tallies.ts';
import type { TallyCount } from './tally-of.ts';

/** The idempotency key scope of event batches. */
const SCOPE = 'events';

interface Group {
  batches: Map<string, TallyCount[]>;
  marks: TallyCount[];
  written: Promise<void>;
}

const isEmpty = ({ batches, marks }: Group) => batches.size === 0 && marks.length === 0;

/**
 * Writes batches in groups: batches that arrive during a write go into the next one together, so that many clients
 * cause few statements. Each promise resolves once its batch is stored.
 */
export function createCollector(db: Db) {
  let underway: Promise<void> | undefined;
  let waiting: Group | undefined;

  function group(): Group {
    if (waiting) return waiting;
    const made: Group = { batches: new Map(), marks: [], written: Promise.resolve() };
    waiting = made;
    made.written = (underway ?? Promise.resolve())
      .catch(() => {})
      .then(() => {
        waiting = undefined;
        underway = isEmpty(made) ? Promise.resolve() : write(db, made);
        return underway;
      });
    return made;
  }

  return {
    /** Counts a batch. Repeated batches with the same id are counted once. */
    add(id: string, counted: TallyCount[]): Promise<void> {
      const into = group();
      if (!into.batches.has(id)) into.batches.set(id, counted);
      return into.written;
    },
    /** Counts skipped events. The ids of their batches are not stored. */
    mark(counted: TallyCount): Promise<void> {
      const into = group();
      into.marks.push(counted);
      return into.written;
    },
  };
}

async function write(db: Db, { batches, marks }: Group): Promise<void> {
  const rows = [
    ...[...batches].flatMap(([batch, counted]) => counted.map((each) => ({ batch, ...each }))),
    ...marks,
  ];
  const counts = sql`
    select (now() at time zone ${AGENCY_ZONE})::date as day, measure, source, '' as tier, version, 0 as question_id, value, count
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as rows (batch text, measure text, source text, version integer, value text, count integer)
    where batch is null or batch in (select key from claimed)`;
  await sql`
    with claimed as (
      insert into idempotency_keys (scope, key, body_hash)
      select ${SCOPE}, id, ''::bytea from unnest(${[...batches.keys()].sort()}::text[]) as batches (id)
      on conflict do nothing returning key
    )
    ${addToTallies(counts)}`.execute(db);
}
