import { useQuery } from '@tanstack/react-query';
import { AGENCY_ZONE } from '@upcurve/contracts/agency';
import { INBOX_COUNT_MAX, type InboxCounts, type InboxView } from '@upcurve/contracts/inbox';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { paths } from '../../paths.ts';
import { wallTimeOf } from '../../zone.ts';
import classes from './Today.module.css';

const VIEWS: { view: InboxView; label: string }[] = [
  { view: 'new', label: 'New' },
  { view: 'waiting', label: 'Waiting over 24 h' },
  { view: 'due', label: 'Follow-ups due' },
];

const inFigures = (count: number) => (count >= INBOX_COUNT_MAX ? `${INBOX_COUNT_MAX - 1}+` : String(count));
const inPercent = ({ won, leads }: { won: number; leads: number }) =>
  leads === 0 ? '–' : `${Math.round((won / leads) * 100)} %`;

const weekQuery = {
  queryKey: ['analytics', 'week'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.analytics.getWeek({ signal }),
};

/** Of the leads that came this week, how many were won, and of last week's up to the same hour. */
function useWeek() {
  const { data: week } = useQuery(weekQuery);
  return {
    to: week ? `${paths.submissions()}?from=${wallTimeOf(week.from, AGENCY_ZONE).day}` : paths.submissions(),
    now: week ? inPercent(week.thisWeek) : '–',
    last: week && inPercent(week.lastWeek),
  };
}

/** What the day begins with, each number the way to its leads. */
export function Today({ counts }: { counts: InboxCounts | undefined }) {
  const { to, now, last } = useWeek();
  return (
    <nav aria-label="Today" className={classes.today}>
      {VIEWS.map(({ view, label }) => (
        <Link key={view} to={`${paths.inbox()}?view=${view}`} className={classes.card}>
          <span className={classes.label}>{label}</span>{' '}
          <span className={classes.number}>{counts ? inFigures(counts.views[view]) : '–'}</span>
        </Link>
      ))}
      <Link to={to} className={classes.card}>
        <span className={classes.label}>Conversion this week</span>{' '}
        <span className={classes.number}>{now}</span>{' '}
        <span className={classes.label}>{last && `last ${last}`}</span>
      </Link>
    </nav>
  );
}

/** The one of them that the views do not have, where there is no room for both. */
export function WeekPill({ className }: { className?: string }) {
  const { to, now, last } = useWeek();
  return (
    <Link to={to} className={`${className} ${classes.pill}`}>
      Conversion {now} {last && <span className={classes.label}>last week {last}</span>}
    </Link>
  );
}
