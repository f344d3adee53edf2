import { Button, TextInput } from '@mantine/core';
import { REASON_MAX } from '@upcurve/contracts/leads';
import classes from './DeskPanel.module.css';
import { onEnter } from './on-enter.ts';
import { useFollowing } from './use-following.ts';

const USUAL = [
  'No budget',
  'Not the right time',
  'No answer',
  'Chose somebody else',
  'Not a clinic',
  'Duplicate',
];

interface ReasonFieldProps {
  reason: string | null;
  onChange: (reason: string | null) => void;
}

/** Why a lead came to nothing, if anybody cares to say: one of the usual reasons with one press, or typed. */
export function ReasonField({ reason, onChange }: ReasonFieldProps) {
  const [text, setText] = useFollowing(reason ?? '');
  function save() {
    const typed = text.trim() || null;
    if (typed !== reason) onChange(typed);
  }
  return (
    <>
      <TextInput
        className={classes.field}
        size="xs"
        aria-label="Reason"
        placeholder="Why? (optional)"
        maxLength={REASON_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={onEnter(save)}
      />
      {reason === null &&
        USUAL.map((usual) => (
          <Button
            key={usual}
            size="compact-xs"
            variant="default"
            // Before the field is left, which would save what is half typed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChange(usual)}
          >
            {usual}
          </Button>
        ))}
    </>
  );
}
