import { Progress, Text } from '@mantine/core';
import type { Analytics, Funnel } from '@upcurve/contracts/analytics/analytics';
import type { LeadFigures } from '@upcurve/contracts/analytics/leads-behind';
import type { ReactNode } from 'react';
import { formatCount, formatNumber } from '../../kit/list/format-count.ts';
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

const since = (now: number, then: number | undefined) =>
  then === undefined ? undefined : formatChange(now, then);

/** Shows what the period brought. The weekly summary mails the same figures. */
export function KeyFigures({ figures, counted }: KeyFiguresProps) {
  const { before, firstContactMinutes, calls } = figures;
  return (
    <dl className={classes.figures} aria-label="Results">
      <Figure label="Clients" value={<LeadsLink {...counted.won} />} note={since(figures.won, before?.won)} />
      <Figure
        label="Value"
        value={<LeadsLink {...counted.won}>{formatPounds(figures.valuePence)}</LeadsLink>}
        note={since(figures.valuePence, before?.valuePence)}
      />
      <Figure
        label="New people"
        value={<LeadsLink {...counted.leads} />}
        note={since(figures.leads, before?.leads)}
      />
      <Figure
        label="Booked or asked for a meeting"
        value={<LeadsLink {...counted.booked} />}
        note={since(figures.booked, before?.booked)}
      />
      <Figure
        label="Median time to first contact"
        value={formatSeconds(firstContactMinutes === null ? null : firstContactMinutes * 60)}
        note={
          <>
            <LeadsLink {...counted.called}>{`${formatCount(calls.made, 'call')} made`}</LeadsLink>,{' '}
            {formatNumber(calls.answered)} answered
          </>
        }
      />
    </dl>
  );
}

/** Shows how far visitors got in the quiz. */
export function QuizFunnel({ figures: { funnel, before }, counted }: KeyFiguresProps) {
  return (
    <dl className={classes.figures} aria-label="Funnel">
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
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  share?: string;
  bar?: { value: number; color: string };
  note?: ReactNode;
}

function Figure({ label, value, share, bar, note }: FigureProps) {
  return (
    <div className={classes.figure}>
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <dd>
        <Text span fz="1.25rem" fw={600}>
          {value}
        </Text>
        {share && <span>{share}</span>}
        {note && (
          <Text span size="xs" c="dimmed" ml="auto">
            {note}
          </Text>
        )}
        {bar && <Progress size={4} mt={6} flex="1 0 100%" {...bar} aria-hidden />}
      </dd>
    </div>
  );
}
