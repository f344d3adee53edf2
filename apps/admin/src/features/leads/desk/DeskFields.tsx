import { Badge, Button, NumberInput, TextInput } from '@mantine/core';
import { REASON_MAX } from '@upcurve/contracts/leads/leads';
import { isComposing } from '@upcurve/ui/is-composing';
import { type KeyboardEvent, useState } from 'react';
import { DayInput } from '../../../kit/forms/DayInput.tsx';
import { today, wallTimeOf } from '../../../kit/time/zone.ts';
import { describeDue, FOLLOW_UPS, followUpIn, followUpOn } from './desk-words.ts';
import { POUNDS_INPUT, penceOf } from './pounds-input.ts';

interface RemarkFieldProps {
  reason: string | null;
  onChange: (reason: string | null) => void;
}

/** Edits the remark on why a lead was lost. Saves on Enter or blur. */
export function RemarkField({ reason, onChange }: RemarkFieldProps) {
  const [text, setText] = useFollowing(reason ?? '');
  function save() {
    const typed = text.trim() || null;
    if (typed !== reason) onChange(typed);
  }
  return (
    <TextInput
      flex="1 1 9rem"
      size="xs"
      aria-label="Remark"
      placeholder="In your own words (optional)"
      maxLength={REASON_MAX}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={onEnter(save)}
    />
  );
}

/**
 * Returns the state of a field that saves itself. It starts with the saved value and resets when that value changes.
 */
function useFollowing<Value>(saved: Value) {
  const [{ from, value }, set] = useState({ from: saved, value: saved });
  if (from !== saved) set({ from: saved, value: saved });
  return [from === saved ? value : saved, (next: Value) => set({ from: saved, value: next })] as const;
}

/** Saves on Enter, for fields without a form. */
const onEnter = (save: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || isComposing(event)) return;
  event.preventDefault();
  save();
};

interface ValueFieldProps {
  valuePence: number | null;
  onChange: (pence: number | null) => void;
}

/** Edits the value of a lead in pounds. Saves on Enter or blur. */
export function ValueField({ valuePence, onChange }: ValueFieldProps) {
  const saved = valuePence === null ? '' : valuePence / 100;
  const [pounds, setPounds] = useFollowing<number | string>(saved);
  function save() {
    const pence = penceOf(pounds);
    if (pence !== valuePence) onChange(pence);
  }
  return (
    <NumberInput
      flex="1 1 9rem"
      size="xs"
      aria-label="Value in pounds"
      placeholder="What is it worth?"
      {...POUNDS_INPUT}
      value={pounds}
      onChange={setPounds}
      onBlur={save}
      onKeyDown={onEnter(save)}
    />
  );
}

interface FollowUpFieldProps {
  followUpAt: string | null;
  onChange: (at: string | null) => void;
}

/** Edits the day of the next follow-up with presets or a typed date, and marks it when it is due. */
export function FollowUpField({ followUpAt, onChange }: FollowUpFieldProps) {
  const due = followUpAt ? describeDue(followUpAt) : undefined;
  return (
    <>
      <div style={{ flex: due ? '1 1 9rem' : '1 1 100%' }}>
        <DayInput
          label="Follow-up"
          placeholder="Pick or type a day"
          value={followUpAt ? wallTimeOf(followUpAt).day : undefined}
          minDate={today()}
          isWorkingDay
          onChange={(day) => onChange(day ? followUpOn(day) : null)}
        />
      </div>
      {due ? (
        <Badge color={due.isDue ? 'red' : 'ink'}>{due.words}</Badge>
      ) : (
        FOLLOW_UPS.map(({ label, days }) => (
          <Button key={label} size="compact-xs" variant="default" onClick={() => onChange(followUpIn(days))}>
            {label}
          </Button>
        ))
      )}
    </>
  );
}
