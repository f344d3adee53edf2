import { useQuery } from '@tanstack/react-query';
import { type Analytics, PERIODS as GRAINS } from '@upcurve/contracts/analytics/analytics';
import { TIERS } from '@upcurve/contracts/quiz/tiers';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { api } from '../../api.ts';
import { choicesOf } from '../../kit/filters/choices-of.ts';
import { FIRST_AND_LAST_DAY } from '../../kit/filters/DateFilter.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { formatDay } from '../../kit/time/format-date.ts';
import { wallTimeOf } from '../../kit/time/zone.ts';
import { type AnalyticsView, SPANS } from './use-analytics-view.ts';

const all = (label: string) => ({ value: '', label });
const TIER = [all('All tiers'), ...TIERS.map(({ name }) => ({ value: name, label: name }))];
const COMPARE = [all('Compared'), { value: 'no', label: 'Not compared' }];
// The labels include 'By', because a closed select shows only its value.
const GRAIN = choicesOf(GRAINS).map(({ value, label }) => ({ value, label: `By ${label.toLowerCase()}` }));

interface AnalyticsFiltersProps {
  view: AnalyticsView;
  versions: Analytics['versions'];
}

export function AnalyticsFilters({ view, versions }: AnalyticsFiltersProps) {
  const { data: sources = [] } = useQuery({
    queryKey: ['submissions', 'sources'],
    queryFn: ({ signal }) => api.submissions.listSources({ signal }),
  });
  const { filter, span } = view;
  const known = [...new Set([...sources, filter.source ?? ''])].filter(Boolean);
  const asked = versions.map(({ version, since }) => ({
    value: String(version),
    label: `Version ${version}, since ${formatDay(wallTimeOf(since, AGENCY_ZONE).day)}`,
  }));
  const isKnown = asked.some(({ value }) => value === filter.version);
  const version =
    filter.version && !isKnown ? [{ value: filter.version, label: `Version ${filter.version}` }] : [];

  /** A preset range clears the entered dates, and entered dates clear the preset. */
  function change(values: Record<string, string | null>) {
    if ('span' in values) view.change({ ...values, from: null, to: null });
    else view.change('from' in values || 'to' in values ? { ...values, span: null } : values);
  }

  return (
    <FilterBar
      list={{
        ...view,
        look: { ...view.look, span },
        change,
      }}
      fields={[
        {
          kind: 'choice',
          name: 'span',
          label: 'Days',
          isFirst: true,
          options: [...choicesOf(SPANS), ...(span === 'own' ? [{ value: 'own', label: 'Own dates' }] : [])],
        },
        ...FIRST_AND_LAST_DAY,
        {
          kind: 'choice',
          name: 'source',
          label: 'Source',
          options: [all('All sources'), ...known.map((value) => ({ value, label: value }))],
        },
        { kind: 'choice', name: 'tier', label: 'Tier', options: TIER },
        {
          kind: 'choice',
          name: 'version',
          label: 'Question version',
          options: [all('All questions'), ...asked, ...version],
        },
        { kind: 'choice', name: 'by', label: 'Trend by', options: GRAIN, otherwise: 'day' },
        { kind: 'choice', name: 'compare', label: 'Compare', options: COMPARE },
      ]}
    />
  );
}
