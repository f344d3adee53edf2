import type { CampaignFigures } from './analytics.ts';

/** The medium or campaign of visits whose link had none. */
export const NO_TAG = '(none)';
/** The tag of visits that are not counted by their own tag, because there are too many tags. */
export const OTHER_TAG = '(other)';

type Sums = Omit<CampaignFigures, 'source' | 'medium' | 'campaign'>;

/** A source, medium or campaign with the sums of its parts. */
export interface CampaignNode extends Sums {
  /** The source, then the medium, then the campaign. */
  path: readonly [string, ...string[]];
  /** The last part of the path, which the parent lacks. Several names if the node was joined with its only part. */
  names: readonly string[];
  parts: CampaignNode[];
}

const COUNTS = ['visits', 'begun', 'completed', 'eligible', 'leads', 'booked', 'won', 'valuePence'] as const;

/** Adds up the figures of campaigns. The cost is null if no campaign has one. */
export function sumOfCampaigns(rows: readonly CampaignFigures[]): Sums {
  const sums: Sums = {
    ...{ visits: 0, begun: 0, completed: 0, eligible: 0, leads: 0 },
    ...{ booked: 0, won: 0, valuePence: 0, costPence: null },
  };
  for (const row of rows) {
    for (const name of COUNTS) sums[name] += row[name];
    if (row.costPence !== null) sums.costPence = (sums.costPence ?? 0) + row.costPence;
  }
  return sums;
}

const LEVELS = ['source', 'medium', 'campaign'] as const;

function nodesOf(rows: readonly CampaignFigures[], above: readonly string[]): CampaignNode[] {
  const level = LEVELS[above.length];
  if (!level) return [];
  // Map.groupBy is missing in the oldest supported browsers.
  const names = [...new Set(rows.map((row) => row[level]))];
  if (level !== 'source' && names.every((name) => name === NO_TAG)) return nodesOf(rows, [...above, NO_TAG]);
  return names
    .map((name): CampaignNode => {
      const group = rows.filter((row) => row[level] === name);
      const path = [...above, name] as unknown as CampaignNode['path'];
      const parts = nodesOf(group, path);
      const [only] = parts;
      if (only && parts.length === 1) return { ...only, names: [name, ...only.names] };
      return { path, names: [name], ...sumOfCampaigns(group), parts };
    })
    .toSorted(
      (a, b) => b.won - a.won || b.eligible - a.eligible || b.completed - a.completed || b.visits - a.visits,
    );
}

/**
 * Groups campaigns by source, then medium, then name, those with the most clients first. Leaves out a level on which
 * all names are `(none)`, and joins a node to its only part.
 */
export const campaignTree = (rows: readonly CampaignFigures[]): CampaignNode[] => nodesOf(rows, []);

/** Returns the tags of the campaign of a node without parts. */
export const tagsOf = ({ path: [source, medium = NO_TAG, campaign = NO_TAG] }: CampaignNode) => ({
  source,
  medium,
  campaign,
});

/** Formats a campaign as one line: `google › cpc › spring-open-day`. */
export const tagsInWords = ({ source, medium, campaign }: ReturnType<typeof tagsOf>) =>
  [source, medium, campaign].join(' › ');

/** Returns the number of clients of campaigns that cost something. */
const paidFor = ({ parts, won, costPence }: CampaignNode): number =>
  parts.length > 0 ? parts.reduce((sum, part) => sum + paidFor(part), 0) : costPence ? won : 0;

/** Returns the cost per client of the campaigns with a cost, in pence; null without such a client. */
export function costPerWon(node: CampaignNode): number | null {
  const won = paidFor(node);
  return won > 0 && node.costPence !== null ? Math.round(node.costPence / won) : null;
}

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/**
 * Returns the share of a month's cost that falls on the days of a range, 0 to 1. The cost is spread evenly over the
 * days of the month; of the current month, over the days until today, because the rest is not spent yet.
 * @param month such as `2026-11`
 */
export function costShare(month: string, range: { from: string; to: string }, today: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = `${month}-01`;
  const end = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const last = month === today.slice(0, 7) ? today : end;
  const [from = first] = [range.from, first].toSorted().reverse();
  const [to = last] = [range.to, last].toSorted();
  return from > to ? 0 : daysBetween(from, to) / daysBetween(first, last);
}
