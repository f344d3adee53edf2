import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { inFigures } from './number-words.ts';
import type { AnalyticsView } from './use-analytics-view.ts';

/** Shows a number that links to its leads. 0 is plain text. */
export function LeadsLink({ to, count }: { to: string; count: number }) {
  if (count === 0) return '0';
  return (
    <Anchor component={Link} to={to} inherit c="inherit" underline="always">
      {inFigures(count)}
    </Anchor>
  );
}

type Values = Record<string, string | undefined>;

const withValues = (path: string, values: Values) => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** Returns the address of the submissions that a number counts: same days and filters, plus `more`. */
export const submissionsBehind = (
  { days, filter }: Pick<AnalyticsView, 'days' | 'filter'>,
  more: Values = {},
) => withValues(paths.submissions(), { ...days, source: filter.source, tier: filter.tier, ...more });

/** Returns the address of the contact submissions that a number counts. */
export const contactsBehind = ({ days }: Pick<AnalyticsView, 'days'>, more: Values = {}) =>
  withValues(paths.contacts(), { ...days, ...more });
