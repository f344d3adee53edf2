import { paths } from '../../paths.ts';
import type { AnalyticsView } from './use-analytics-view.ts';

type Values = Record<string, string | undefined>;

const withValues = (path: string, values: Values) => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** The quizzes behind a number of the screen: those of its days, narrowed as it is and by what else is said. */
export const submissionsBehind = (
  { days, filter }: Pick<AnalyticsView, 'days' | 'filter'>,
  more: Values = {},
) => withValues(paths.submissions(), { ...days, source: filter.source, tier: filter.tier, ...more });

/** The same of the other forms. */
export const contactsBehind = ({ days }: Pick<AnalyticsView, 'days'>, more: Values = {}) =>
  withValues(paths.contacts(), { ...days, ...more });
