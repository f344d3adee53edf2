import { Progress, Text } from '@mantine/core';
import type { Analytics, Funnel } from '@upcurve/contracts/analytics/analytics';
import type { LeadFigures } from '@upcurve/contracts/analytics/leads-behind';
import type { ReactNode } from 'react';
import { formatNumber } from '../../kit/list/format-count.ts';
import classes from './analytics.module.css';
import { LeadsLink } from './LeadsLink.tsx';
import { formatChange, formatPercent, formatPounds, formatSeconds } from './number-words.ts';

interface KeyFiguresProps {
  figures: Analytics;
  counted: LeadFigures;
}

/** What becomes of a view of the quiz, with its colour. */
export const OUTCOMES: { state: Exclude<keyof Funnel, 'views'>; label: string; color: string }[] = [
  { state: 'notStarted', label: 'Not started', color: 'gray.5' },
  { state: 'inProgress', label: 'In progress', color: 'gold.5' },
  { state: 'abandoned', label: 'Abandoned', color: 'clay' },
  { state: 'completed', label: 'Completed', color: 'sage' },
];

/** Shows the funnel: views and their four outcomes, then the results of completed quizzes. */
export function KeyFigures({ figures, counted }: KeyFiguresProps) {
  const { funnel, before } = figures;
  const since = (now: number, then: number | null | undefined) =>
    before && then != null ? formatChange(now, then) : undefined;
  const median = formatSeconds(figures.medianSeconds);
  const medianBefore = before?.medianSeconds ? formatSeconds(before.medianSeconds) : undefined;
  return (
    <>
      <dl className={classes.figures} data-columns="5" aria-label="Funnel">
        <Figure
          label="Views of the quiz"
          value={formatNumber(funnel.views)}
          note={since(funnel.views, before?.funnel.views)}
        />
        {OUTCOMES.map(({ state, label, color }) => (
          <Figure
            key={state}
            label={label}
            value={state === 'completed' ? <LeadsLink {...counted.completed} /> : formatNumber(funnel[state])}
            share={formatPercent(funnel[state], funnel.views)}
            bar={{ color, value: funnel.views > 0 ? (100 * funnel[state]) / funnel.views : 0 }}
            note={since(funnel[state], before?.funnel[state])}
          />
        ))}
      </dl>
      <dl className={classes.figures} aria-label="Results">
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
    </>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  share?: string;
  bar?: { value: number; color: string };
  note?: string;
  /** Explains the figure. */
  hint?: string;
}

function Figure({ label, value, share, bar, note, hint }: FigureProps) {
  return (
    <div className={classes.figure}>
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <dd>
        <span className={classes.value}>{value}</span>
        {share && <span>{share}</span>}
        {note && <span className={classes.note}>{note}</span>}
        {hint && (
          <Text size="xs" c="dimmed" flex="1 0 100%">
            {hint}
          </Text>
        )}
        {bar && <Progress size={4} mt={6} flex="1 0 100%" {...bar} aria-hidden />}
      </dd>
    </div>
  );
}
