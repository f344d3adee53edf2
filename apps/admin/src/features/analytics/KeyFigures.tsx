import type { Analytics, Funnel } from '@upcurve/contracts/analytics/analytics';
import type { LeadFigures } from '@upcurve/contracts/analytics/leads-behind';
import type { ReactNode } from 'react';
import { formatNumber } from '../../kit/list/format-count.ts';
import classes from './KeyFigures.module.css';
import { LeadsLink } from './LeadsLink.tsx';
import { formatChange, formatPercent, formatPounds, formatSeconds } from './number-words.ts';

interface KeyFiguresProps {
  figures: Analytics;
  counted: LeadFigures;
}

const STATES: { state: keyof Funnel; label: string }[] = [
  { state: 'notStarted', label: 'Not started' },
  { state: 'inProgress', label: 'In progress' },
  { state: 'abandoned', label: 'Abandoned' },
  { state: 'completed', label: 'Completed' },
];

/** Shows the funnel: views and their four outcomes, then the results of completed quizzes. */
export function KeyFigures({ figures, counted }: KeyFiguresProps) {
  const { funnel, before } = figures;
  const since = (now: number, then: number | null | undefined) =>
    before && then != null ? formatChange(now, then) : undefined;
  const median = formatSeconds(figures.medianSeconds);
  const medianBefore = before?.medianSeconds ? formatSeconds(before.medianSeconds) : undefined;
  return (
    <div className={classes.figures}>
      <dl className={classes.funnel} aria-label="Funnel">
        <Figure
          label="Views of the quiz"
          value={formatNumber(funnel.views)}
          note={since(funnel.views, before?.funnel.views)}
        />
        {STATES.map(({ state, label }) => (
          <Figure
            key={state}
            label={label}
            value={state === 'completed' ? <LeadsLink {...counted.completed} /> : formatNumber(funnel[state])}
            share={formatPercent(funnel[state], funnel.views)}
            width={funnel.views > 0 ? funnel[state] / funnel.views : 0}
            state={state}
            note={since(funnel[state], before?.funnel[state])}
          />
        ))}
      </dl>
      <dl className={classes.worth} aria-label="Results">
        <Figure
          label="Median time to complete"
          value={median}
          note={medianBefore && (median === medianBefore ? 'no change' : `${medianBefore} before`)}
        />
        <Figure
          label="Median time to first contact"
          value={formatSeconds(
            figures.firstContactMinutes === null ? null : figures.firstContactMinutes * 60,
          )}
        />
        <Figure
          label="Eligible"
          value={<LeadsLink {...counted.eligible} />}
          share={formatPercent(figures.eligible, funnel.completed)}
          note={since(figures.eligible, before?.eligible)}
        />
        <Figure
          label="Qualified"
          value={<LeadsLink {...counted.qualified} />}
          share={formatPercent(figures.qualified, funnel.completed)}
          note={since(figures.qualified, before?.qualified)}
        />
        <Figure
          label="Booked or asked for a meeting"
          value={formatNumber(figures.booked)}
          share={formatPercent(figures.booked, figures.leads)}
          note={since(figures.booked, before?.booked)}
        />
        <Figure
          label="Met"
          value={formatNumber(figures.met)}
          share={formatPercent(figures.met, figures.booked)}
          note={since(figures.met, before?.met)}
        />
        <Figure
          label="Won"
          value={formatNumber(figures.won)}
          share={formatPercent(figures.won, figures.leads)}
          note={since(figures.won, before?.won)}
        />
        <Figure
          label="Value"
          value={formatPounds(figures.valuePence)}
          note={since(figures.valuePence, before?.valuePence)}
          hint="The value of the won leads of people whose first quiz, form or booking was in this period."
        />
      </dl>
    </div>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  share?: string;
  /** The width of the bar, 0 to 1. */
  width?: number;
  state?: string;
  note?: string;
  /** Explains the figure. */
  hint?: string;
}

function Figure({ label, value, share, width, state, note, hint }: FigureProps) {
  return (
    <div className={classes.figure} data-state={state}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>{value}</span>
        {share && <span className={classes.share}>{share}</span>}
        {note && <span className={classes.note}>{note}</span>}
        {hint && <span className={classes.hint}>{hint}</span>}
      </dd>
      {width !== undefined && (
        <span className={classes.track} aria-hidden>
          <span style={{ width: `${width * 100}%` }} />
        </span>
      )}
    </div>
  );
}
