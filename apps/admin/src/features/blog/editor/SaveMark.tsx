import { Button, Text } from '@mantine/core';
import type { SaveState } from '@upcurve/post-editor/saving/saving';
import { wallTimeOf } from '../../../kit/time/zone.ts';
import classes from './editor.module.css';

/** Describes the save state. */
function wordsOf(state: SaveState): string {
  switch (state.status) {
    case 'saved':
      return state.at === null ? 'Saved' : `Saved ${wallTimeOf(state.at).time}`;
    case 'waiting':
    case 'saving':
      return 'Saving…';
    case 'retrying':
      return 'Not saved – retrying';
    case 'offline':
      return 'Offline – kept here';
    case 'signed-out':
      return 'Signed out – kept here';
    case 'gone':
      return 'Not saved: this post was deleted';
    case 'conflict':
      return 'Conflict – not saved';
    case 'refused':
      return `Not saved – ${state.message}`;
  }
}

const CALM = new Set(['saved', 'waiting', 'saving']);

/** Shows the save state at all times. Screen readers announce problems but not every save. */
export function SaveMark({ state, onConflict }: { state: SaveState; onConflict: () => void }) {
  const isCalm = CALM.has(state.status);
  const words = wordsOf(state);
  return (
    <>
      <Text size="sm" className={classes.mark} data-trouble={!isCalm || undefined} title={words}>
        {words}
      </Text>
      <span role="status" aria-label="Saving" className={classes.heard}>
        {isCalm ? '' : words}
      </span>
      {state.status === 'conflict' && (
        <Button size="xs" color="clay" onClick={onConflict}>
          Resolve
        </Button>
      )}
    </>
  );
}
