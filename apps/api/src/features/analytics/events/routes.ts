import { EVENT_LIMIT, type EventBatch, events } from '@upcurve/contracts/analytics/events';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { addToTallies } from '../../../db/tallies.ts';
import { implement } from '../../../lib/http/implement.ts';
import type { Services } from '../../../services.ts';
import { currentQuestionsVersion } from '../../leads/kinds/quiz/service.ts';
import { nameCampaigns } from '../../leads/source-names.ts';
import type { TallyCount } from './tally-of.ts';
import { isView, talliesOf } from './tally-of.ts';

const PER_ADDRESS = { name: 'eventsPerAddress', calls: EVENT_LIMIT.calls, seconds: EVENT_LIMIT.minutes * 60 };
/**
 * Matches the cookie that marks browsers of staff. Signing in to the admin app sets it on the site, see security.md.
 */
const STAFF_MARKER = /(?:^|;\s*)staff=1(?:;|$)/;

/** Returns why a request is not from a visitor; undefined for visitors. */
function nobody({ headers, user }: FastifyRequest): 'bots' | 'staff' | undefined {
  if (user || STAFF_MARKER.test(headers.cookie ?? '')) return 'staff';
  return isbot(headers['user-agent'] ?? '') || !headers['user-agent'] ? 'bots' : undefined;
}

/** Counts events of the site anonymously: keeps neither address nor user agent, and stores nothing in the browser. */
export function eventRoutes(app: FastifyInstance, services: Services): void {
  const { db, limits } = services;
  const collector = createCollector(db);

  const leaveOut = (value: string, { events: { length: count } }: EventBatch) =>
    collector.mark({ measure: 'leftOut', source: '', version: 0, value, count });

  /**
   * Returns 'flood' once an address has reached its limit. The response is the same, since one office address may serve
   * many visitors.
   */
  const flood = async ({ ip }: FastifyRequest) =>
    (await limits.tryConsume(PER_ADDRESS, ip)) ? undefined : 'flood';

  implement(app, 'events', events, {
    collectEvents: async ({ body, request }) => {
      const reason = nobody(request) ?? (await flood(request));
      if (reason) return leaveOut(reason, body);
      const version = body.events.some(isView) ? await currentQuestionsVersion(db) : 0;
      const campaigns = await nameCampaigns(services, body.events, request.ip);
      // There is one for each event.
      const counted = body.events.flatMap((event, i) => talliesOf(event, campaigns[i]!, version));
      await collector.add(body.id, counted);
    },
  });
}

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
function createCollector(db: Db) {
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
