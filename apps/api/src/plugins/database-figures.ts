import { sql } from 'kysely';
import type { Gauge } from 'prom-client';
import type { Services } from '../services.ts';

type MakeGauge = (name: string, help: string, labelNames: string[]) => Gauge;

interface Figure {
  name: keyof typeof FIGURES;
  labels: Record<string, string>;
  value: number;
}

/**
 * Metrics from the database. Every process reports the same values, so aggregate them with the maximum. Sent items are
 * excluded, because their number only grows.
 */
const FIGURES = {
  upcurve_deliveries: ['Webhook deliveries that have not arrived', 'state'],
  upcurve_deliveries_overdue_seconds: ['For how long the oldest delivery should have been attempted'],
  upcurve_mails: ['Mails that have not been sent', 'state'],
  upcurve_mails_overdue_seconds: ['For how long the oldest mail should have been attempted'],
  upcurve_held_leads: ['Leads held as likely spam'],
  upcurve_queue_jobs: ['Jobs in the queue that are not done', 'queue', 'state'],
} as const;

async function read({ db }: Services): Promise<Figure[]> {
  const { rows } = await sql<Figure>`
    select 'upcurve_deliveries' as name, jsonb_build_object('state', status) as labels, count(*) as value
      from webhook_deliveries where status in ('pending', 'held', 'dead') group by status
    union all
    select 'upcurve_deliveries_overdue_seconds', '{}',
      coalesce(greatest(extract(epoch from now() - min(next_attempt_at)), 0), 0)
      from webhook_deliveries where status = 'pending'
    union all
    select 'upcurve_mails', jsonb_build_object('state', status), count(*)
      from mails where status in ('waiting', 'failed') group by status
    union all
    select 'upcurve_mails_overdue_seconds', '{}',
      coalesce(greatest(extract(epoch from now() - min(next_attempt_at)), 0), 0)
      from mails where status = 'waiting'
    union all
    select 'upcurve_held_leads', '{}', count(*) from all_leads where held_reason is not null
    union all
    select 'upcurve_queue_jobs', jsonb_build_object('queue', name, 'state', state::text), count(*)
      from pgboss.job where state < 'completed' group by name, state`.execute(db);
  return rows;
}

/**
 * Adds a gauge for each metric. Returns a function that fills the gauges with one query, or leaves them empty if the
 * database does not respond.
 */
export function databaseFigures(services: Services, make: MakeGauge): () => Promise<void> {
  const up = make('upcurve_database_up', 'Whether the database answers this process', []);
  const gauges = new Map(
    Object.entries(FIGURES).map(([name, [help, ...labels]]) => [name, make(name, help, labels)]),
  );
  return async () => {
    const figures = await read(services).catch(() => undefined);
    for (const gauge of gauges.values()) {
      gauge.reset();
      // A gauge without labels would still report 0.
      gauge.remove({});
    }
    up.set({}, figures ? 1 : 0);
    for (const { name, labels, value } of figures ?? []) gauges.get(name)?.set(labels, Number(value));
  };
}
