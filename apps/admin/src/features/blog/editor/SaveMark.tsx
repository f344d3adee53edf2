import { ActionIcon, Button, Popover, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  type TablerIcon,
} from '@tabler/icons-react';
import type { SaveState } from '@upcurve/post-editor/saving/saving';
import { wallTimeOf } from '../../../kit/time/zone.ts';
import classes from './editor.module.css';

/** Describes the save state. */
function wordsOf(state: SaveState, isNew: boolean): string {
  switch (state.status) {
    case 'saved':
      if (isNew) return 'Saved as you type';
      return state.at === null ? 'Saved' : `Saved ${wallTimeOf(state.at).time}`;
    case 'waiting':
    case 'saving':
      return 'Saving…';
    case 'retrying':
      return 'Not saved – retrying';
    case 'offline':
      return 'Offline – saved in this browser';
    case 'signed-out':
      return 'Signed out – saved in this browser';
    case 'gone':
      return 'Not saved: this post was deleted';
    case 'conflict':
      return 'Conflict – not saved';
    case 'refused':
      return `Not saved – ${state.message}`;
  }
}

const CALM = new Set(['saved', 'waiting', 'saving']);

interface SaveMarkProps {
  state: SaveState;
  /** Whether the post has not been created yet. */
  isNew: boolean;
  isPhone: boolean;
  onConflict: () => void;
}

/**
 * Shows the save state at all times, on phones as an icon that shows the words when pressed. Screen readers announce
 * problems but not every save.
 */
export function SaveMark({ state, isNew, isPhone, onConflict }: SaveMarkProps) {
  const isCalm = CALM.has(state.status);
  const words = wordsOf(state, isNew);
  return (
    <>
      {isPhone ? (
        <SaveIcon status={state.status} words={words} isCalm={isCalm} onConflict={onConflict} />
      ) : (
        <Text size="sm" className={classes.mark} data-trouble={!isCalm || undefined} title={words}>
          {words}
        </Text>
      )}
      <span role="status" aria-label="Saving" className={classes.heard}>
        {isCalm ? '' : words}
      </span>
      {state.status === 'conflict' && !isPhone && (
        <Button size="xs" color="clay" onClick={onConflict}>
          Resolve
        </Button>
      )}
    </>
  );
}

const ICONS: Partial<Record<SaveState['status'], TablerIcon>> = {
  saved: IconCloudCheck,
  waiting: IconCloudUp,
  saving: IconCloudUp,
  offline: IconCloudOff,
};

interface SaveIconProps {
  status: SaveState['status'];
  words: string;
  isCalm: boolean;
  onConflict: () => void;
}

/** The save state as an icon, which shows the words when pressed or, in a conflict, resolves it. */
function SaveIcon({ status, words, isCalm, onConflict }: SaveIconProps) {
  const Icon = ICONS[status] ?? IconAlertTriangle;
  const icon = <Icon size={20} stroke={1.6} />;
  const look = {
    size: 'lg',
    className: classes.iconMark,
    'data-trouble': !isCalm || undefined,
  } as const;
  if (status === 'conflict')
    return (
      <ActionIcon {...look} aria-label={`${words}. Resolve`} onClick={onConflict}>
        {icon}
      </ActionIcon>
    );
  return (
    <Popover position="bottom-start">
      <Popover.Target>
        <ActionIcon {...look} aria-label={words}>
          {icon}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm">{words}</Text>
      </Popover.Dropdown>
    </Popover>
  );
}
