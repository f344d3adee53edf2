import { SegmentedControl } from '@mantine/core';
import { useNavigate } from 'react-router';
import { choicesOf } from '../../kit/filters/choices-of.ts';
import { paths } from '../../paths.ts';

const VIEWS = { list: 'List', week: 'Week', hours: 'Hours' } as const;

interface CalendarViewsProps {
  shown: keyof typeof VIEWS;
  /** Shows the meetings as a list or as a week. */
  onChange: (view: 'list' | 'week') => void;
}

/** Switches between the meetings and the hours, which have an address of their own. */
export function CalendarViews({ shown, onChange }: CalendarViewsProps) {
  const navigate = useNavigate();
  return (
    <SegmentedControl
      aria-label="View"
      value={shown}
      data={choicesOf(VIEWS)}
      onChange={(view) => (view === 'hours' ? navigate(paths.meetingHours()) : onChange(view))}
    />
  );
}
