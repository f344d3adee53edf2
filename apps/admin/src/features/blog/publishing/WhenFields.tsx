import { Button, Radio, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { DateTimeField } from '../../../kit/forms/DateTimeField.tsx';
import { currentPlace, replaceSkippedTime, today } from '../../../kit/time/zone.ts';
import { formatZoned } from '../post-time.ts';
import { nextMorning, type PublishTime, type ResolvedTime } from './schedule.ts';

interface WhenFieldsProps {
  when: PublishTime;
  moment: ResolvedTime;
  onChange: (when: PublishTime) => void;
}

/** Lets the user choose now or a date and time in the member's time zone, and shows the resulting moment. */
export function WhenFields({ when, moment, onChange }: WhenFieldsProps) {
  const id = useId();
  return (
    <Stack gap="sm">
      <Radio.Group
        label="When"
        value={when.kind}
        onChange={(kind) =>
          onChange(kind === 'now' ? { kind } : { kind: 'later', turn: 0, ...nextMorning() })
        }
      >
        <Stack gap="xs" mt="xs">
          <Radio value="now" label="Now" data-autofocus={when.kind === 'now' || undefined} />
          <Radio
            value="later"
            label="At a date and time"
            data-autofocus={when.kind === 'later' || undefined}
          />
        </Stack>
      </Radio.Group>
      {when.kind === 'later' && (
        <>
          <DateTimeField
            label="Day"
            value={when}
            minDate={today()}
            describedBy={id}
            onChange={({ day, time }) => onChange({ ...when, day, time, turn: 0 })}
          />
          <div id={id} role="status">
            <ResolvedTimeMessage moment={moment} when={when} onChange={onChange} />
          </div>
        </>
      )}
    </Stack>
  );
}

type Later = Extract<PublishTime, { kind: 'later' }>;

function ResolvedTimeMessage({ moment, when, onChange }: WhenFieldsProps & { when: Later }) {
  switch (moment.kind) {
    case 'now':
      return null;
    case 'incomplete':
      return (
        <Text size="sm" c="dimmed">
          Enter a day and a time.
        </Text>
      );
    case 'past':
      return (
        <Text size="sm" c="red">
          This time has passed. Choose a later one, or publish now.
        </Text>
      );
    case 'skipped': {
      const { time } = replaceSkippedTime(when);
      return (
        <Stack gap="xs" align="flex-start">
          <Text size="sm" c="red">
            Clocks in {currentPlace()} go forward that night, so {when.time} does not exist on this day.
          </Text>
          <Button size="xs" variant="default" onClick={() => onChange({ ...when, time })}>
            Use {time}
          </Button>
        </Stack>
      );
    }
    case 'at':
      if (moment.twice)
        return (
          <Radio.Group
            label={`Clocks in ${currentPlace()} go back that night, so ${when.time} occurs twice. Which one?`}
            value={String(when.turn)}
            onChange={(turn) => onChange({ ...when, turn: turn === '1' ? 1 : 0 })}
          >
            <Stack gap="xs" mt="xs">
              {moment.twice.map((instant, turn) => (
                <Radio
                  key={instant}
                  value={String(turn)}
                  label={`${turn === 0 ? 'The first' : 'The second'}: ${formatZoned(instant)}`}
                />
              ))}
            </Stack>
          </Radio.Group>
        );
      return (
        <Text size="sm" c="dimmed">
          Goes public {formatZoned(moment.instant)}.
        </Text>
      );
  }
}
