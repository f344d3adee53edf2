import { Anchor, Text } from '@mantine/core';
import {
  type Icon,
  IconCalendar,
  IconClipboardCheck,
  IconClipboardX,
  IconForms,
  IconHistory,
  IconMail,
  IconNote,
  IconPhone,
} from '@tabler/icons-react';
import type { ActivityType } from '@upcurve/contracts/leads/leads';
import {
  type Person,
  type PlainEntry,
  TIMELINE_MAX,
  type TimelineEntry,
} from '@upcurve/contracts/leads/people';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Section } from '../../kit/screen/Section.tsx';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { paths } from '../../paths.ts';
import { withoutUndone } from '../leads/timeline/activity-words.ts';
import { noteInWords } from '../leads/timeline/Timeline.tsx';
import classes from './PersonTimeline.module.css';
import { entryWords } from './person-words.ts';

const PLAIN_ICONS: Record<PlainEntry, Icon> = {
  booking: IconCalendar,
  mail: IconMail,
};

const ACTIVITY_ICONS: Partial<Record<ActivityType, Icon>> = {
  note: IconNote,
  call: IconPhone,
  email: IconMail,
};

function iconOf(entry: TimelineEntry): Icon {
  if ('title' in entry) return PLAIN_ICONS[entry.type];
  switch (entry.type) {
    case 'lead':
      return entry.kind === 'eligibility' ? IconClipboardCheck : IconForms;
    case 'unfinished':
      return IconClipboardX;
    case 'activity':
      return ACTIVITY_ICONS[entry.activity] ?? IconHistory;
    default:
      return entry satisfies never;
  }
}

/** Returns the address of an entry's lead, or undefined if it has none. */
function leadPath(entry: TimelineEntry): string | undefined {
  if (entry.type === 'unfinished') return undefined;
  return entry.kind === 'eligibility' ? paths.submission(entry.leadId) : paths.contact(entry.leadId);
}

/** Leaves out what a member changed and set back. */
function shownOf(timeline: readonly TimelineEntry[]): TimelineEntry[] {
  const changes = timeline.flatMap((entry) =>
    entry.type === 'activity' ? { ...entry, type: entry.activity } : [],
  );
  const left = new Set(withoutUndone(changes).map(({ id }) => id));
  return timeline.filter(({ type, id }) => type !== 'activity' || left.has(id));
}

interface PersonTimelineProps {
  person: Person;
  /** Above the entries. */
  composer: ReactNode;
}

/** Shows all activity of a person, newest first. Entries link to their leads. */
export function PersonTimeline({ person: { timeline, hasMore }, composer }: PersonTimelineProps) {
  return (
    <Section id="timeline" title="Timeline">
      {composer}
      <ol className="rows">
        {shownOf(timeline).map((entry) => {
          const { title, text } = entryWords(entry);
          const Icon = iconOf(entry);
          const path = leadPath(entry);
          return (
            <li key={`${entry.type} ${entry.id}`} className={classes.entry}>
              <Icon size={18} stroke={1.6} color="var(--mantine-color-dimmed)" aria-hidden />
              <div className="wraps">
                {path ? (
                  <Anchor component={Link} to={path} inherit c="inherit">
                    {title}
                  </Anchor>
                ) : (
                  title
                )}
                {text && (
                  <Text size="sm" className="typed" lineClamp={4}>
                    {noteInWords(text)}
                  </Text>
                )}
              </div>
              <Text size="sm" c="dimmed" component="time" dateTime={entry.createdAt}>
                {formatDateTime(entry.createdAt)}
              </Text>
            </li>
          );
        })}
      </ol>
      {hasMore && (
        <Text size="sm" c="dimmed" mt="sm">
          These are the newest {TIMELINE_MAX} entries. The export holds all of them.
        </Text>
      )}
    </Section>
  );
}
