import { Select } from '@mantine/core';
import { DayInput } from '../forms/DayInput.tsx';
import { addDays, today } from '../time/zone.ts';
import classes from './FilterBar.module.css';

export type Values = Record<string, string | undefined>;

/** A calendar day that limits the list at one end. */
interface Day {
  kind: 'day';
  name: string;
  label: string;
  placeholder: string;
  /** The name of the day at the other end, and whether it is the maximum or minimum. */
  other: { name: string; is: 'min' | 'max' };
}

/** A preset that sets both days. */
interface Period {
  kind: 'period';
  name: string;
  label: string;
  /** The names of the two day filters. */
  from: string;
  to: string;
}

export type DateFilters = Day | Period;

/** The filters by the first and the last day. */
export const FIRST_AND_LAST_DAY: readonly Day[] = [
  { kind: 'day', name: 'from', label: 'From date', placeholder: 'From', other: { name: 'to', is: 'max' } },
  { kind: 'day', name: 'to', label: 'To date', placeholder: 'To', other: { name: 'from', is: 'min' } },
];

interface DateFilterProps {
  filter: DateFilters;
  values: Values;
  onChange: (values: Record<string, string | null>) => void;
}

/** Filters a list by a day, or by a period that sets both days. */
export function DateFilter({ filter, values, onChange }: DateFilterProps) {
  const { label } = filter;
  if (filter.kind === 'day') {
    const { name, placeholder, other } = filter;
    const bound = { [other.is === 'min' ? 'minDate' : 'maxDate']: values[other.name] };
    return (
      <div className={classes.day}>
        <DayInput
          {...{ label, placeholder, ...bound }}
          value={values[name]}
          onChange={(value) => onChange({ [name]: value || null })}
        />
      </div>
    );
  }
  const chosen = periodOf(values[filter.from], values[filter.to]);
  const own = chosen === 'own' ? [{ value: 'own', label: 'Own dates' }] : [];
  return (
    <Select
      className={classes.choice}
      aria-label={label}
      data={[
        { value: '', label: 'Any time' },
        ...PERIODS.map(({ value, label: words }) => ({ value, label: words })),
        ...own,
      ]}
      value={chosen}
      onChange={(value) => {
        const from = PERIODS.find((period) => period.value === value)?.from() ?? null;
        if (value !== 'own') onChange({ [filter.from]: from, [filter.to]: null });
      }}
    />
  );
}

const since = (days: number) => addDays(today(), -days);

/** Common periods. They have no end, because more leads may arrive today. */
const PERIODS = [
  { value: 'today', label: 'Today', from: () => since(0) },
  { value: 'week', label: 'Last 7 days', from: () => since(6) },
  { value: '30-days', label: 'Last 30 days', from: () => since(29) },
  { value: 'month', label: 'This month', from: () => `${today().slice(0, 7)}-01` },
];

/** Returns the preset that matches two days, `own` if none matches, or an empty string without days. */
function periodOf(from: string | undefined, to: string | undefined): string {
  if (!from && !to) return '';
  const known = to ? undefined : PERIODS.find((period) => period.from() === from);
  return known?.value ?? 'own';
}
