import type { CampaignCost, CampaignFigures } from '@upcurve/contracts/analytics/analytics';
import { costShare, NO_TAG, OTHER_TAG, sumOfCampaigns } from '@upcurve/contracts/analytics/campaign-tree';
import { keysOf } from '@upcurve/contracts/shared/keys';
import type { Range } from './range.ts';
import type { TalliesByMeasure } from './tallies.ts';
import type { WonFigures } from './won.ts';

/** Maximum number of campaigns in an answer. The smallest are added up as “(other)” of their source. */
const CAMPAIGNS_MAX = 1000;

const COUNTED = {
  campaignCompleted: ['begun', 'completed'],
  campaignEligible: ['eligible'],
  campaignOpen: ['begun'],
  visit: ['visits'],
} as const;

interface Parts {
  won: readonly WonFigures[];
  costs: readonly CampaignCost[];
  today: string;
}

export function campaignFigures(
  tallies: TalliesByMeasure,
  range: Range,
  { won, costs, today }: Parts,
): CampaignFigures[] {
  const campaigns = new Map<string, CampaignFigures>();
  const of = ({ source, medium, campaign }: Pick<CampaignFigures, 'source' | 'medium' | 'campaign'>) => {
    const key = [source, medium, campaign].join('\n');
    const figures = campaigns.get(key) ?? { source, medium, campaign, ...sumOfCampaigns([]) };
    campaigns.set(key, figures);
    return figures;
  };

  for (const measure of keysOf(COUNTED))
    for (const { source, value, count } of tallies(measure)) {
      const [medium = NO_TAG, campaign = NO_TAG] = value.split('\n');
      const figures = of({ source, medium, campaign });
      for (const name of COUNTED[measure]) figures[name] += count;
    }
  for (const { leads, booked, won: clients, valuePence, ...tags } of won)
    Object.assign(of(tags), { leads, booked, won: clients, valuePence });
  for (const { pence, month, ...tags } of costs) {
    const figures = of(tags);
    figures.costPence = (figures.costPence ?? 0) + Math.round(pence * costShare(month, range, today));
  }
  return cut([...campaigns.values()]);
}

function cut(campaigns: CampaignFigures[]): CampaignFigures[] {
  const sorted = campaigns.toSorted(
    (a, b) =>
      b.won - a.won ||
      (b.costPence ?? 0) - (a.costPence ?? 0) ||
      b.completed - a.completed ||
      b.begun - a.begun ||
      b.visits - a.visits ||
      a.source.localeCompare(b.source),
  );
  const rest = sorted.splice(CAMPAIGNS_MAX);
  const others = Map.groupBy(rest, ({ source }) => source);
  const tags = { medium: OTHER_TAG, campaign: OTHER_TAG };
  return [...sorted, ...[...others].map(([source, rows]) => ({ source, ...tags, ...sumOfCampaigns(rows) }))];
}
