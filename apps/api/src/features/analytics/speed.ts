import type { Analytics } from '@upcurve/contracts/analytics/analytics';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { Db } from '../../db/client.ts';
import { memberNames } from '../../db/members.ts';
import { medianOf, sumOf, type TalliesByMeasure } from './histogram.ts';

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
