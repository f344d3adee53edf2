import { useQuery } from '@tanstack/react-query';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { Link } from 'react-router';
import { api } from '../../../api.ts';
import { wallTimeOf } from '../../../kit/time/zone.ts';
import { paths } from '../../../paths.ts';
import classes from './InboxViews.module.css';

const weekQuery = {
  queryKey: ['analytics', 'week'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.analytics.getWeek({ signal }),
};

const inPercent = ({ won, leads }: { won: number; leads: number }) =>
  leads === 0 ? '–' : `${Math.round((won / leads) * 100)} %`;

/** The share of this week's leads that were won, and last week's up to the same hour. Links to this week's leads. */
export function WeekLink() {
  const { data: week } = useQuery(weekQuery);
  if (!week) return null;
  const { from, thisWeek, lastWeek } = week;
  return (
    <Link
      to={`${paths.submissions()}?from=${wallTimeOf(from, AGENCY_ZONE).day}`}
      className={`${classes.view} ${classes.week}`}
    >
      Conversion this week <span className={classes.figure}>{inPercent(thisWeek)}</span>
      {lastWeek.leads > 0 && ` last ${inPercent(lastWeek)}`}
    </Link>
  );
}
