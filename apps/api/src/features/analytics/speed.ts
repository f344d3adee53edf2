import type { Analytics } from '@upcurve/contracts/analytics/analytics';
import { UNANSWERED } from '@upcurve/contracts/leads/call-results';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { midnight } from '../../db/counted-leads.ts';
import { memberNames } from '../../db/members.ts';
import type { Range } from './range.ts';
import { medianOf, sumOf, type TalliesByMeasure } from './tallies.ts';

const MEASURES = {
  eligibility: { touched: 'touched', soon: 'touchedSoon' },
  contact: { touched: 'formTouched', soon: 'formTouchedSoon' },
} as const satisfies Record<LeadKind, object>;

const GONE = 'Members who have left';

/** Returns the response times of each member, and the number of leads without a response. */
export async function speedFigures(
  db: Db,
  of: TalliesByMeasure,
  completed: number,
): Promise<Pick<Analytics, 'speed' | 'firstContactMinutes' | 'untouched'>> {
  const kinds = ['eligibility', 'contact'] as const;
  const firsts = kinds.flatMap((kind) =>
    of(MEASURES[kind].touched).map(({ value, count }) => {
      const [memberId = '', step = ''] = value.split(' ');
      return { kind, memberId, step: Number(step), count };
    }),
  );
  const names = await memberNames(db, [...new Set(firsts.flatMap(({ memberId }) => memberId || []))]);
  const nameOf = (memberId: string) => names.get(memberId) ?? GONE;
  const groups = Map.groupBy(firsts, ({ kind, memberId }) => `${kind} ${memberId}`);
  const speed = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { kind, memberId } = first;
    return {
      kind,
      memberId: memberId || null,
      member: nameOf(memberId),
      leads: sumOf(group),
      withinHour: sumOf(of(MEASURES[kind].soon).filter(({ value }) => value.split(' ')[0] === memberId)),
      medianMinutes: medianOf(group),
    };
  });
  const touchedOf = (kind: LeadKind) => sumOf(of(MEASURES[kind].touched));
  return {
    speed: speed.toSorted((a, b) => a.kind.localeCompare(b.kind) || b.leads - a.leads),
    firstContactMinutes: medianOf(firsts),
    untouched: {
      eligibility: completed - touchedOf('eligibility'),
      contact: sumOf(of('form')) - touchedOf('contact'),
    },
  };
}

export async function readCalls(db: Db, { from, to }: Range): Promise<Analytics['calls']> {
  const { rows } = await sql<Analytics['calls']>`
    select count(*) as made, count(*) filter (where after <> all(${UNANSWERED})) as answered
    from lead_activities where type = 'call'
      and created_at >= ${midnight(sql`${from}`)} and created_at < ${midnight(sql`(${to}::date + 1)`)}`.execute(
    db,
  );
  // Always finds one, because the query has no group.
  return rows[0]!;
}
