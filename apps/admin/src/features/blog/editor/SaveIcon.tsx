import { ActionIcon, Popover, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  type TablerIcon,
} from '@tabler/icons-react';
import type { SaveState } from '@upcurve/post-editor/saving/saving';
import classes from './editor.module.css';

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
export function SaveIcon({ status, words, isCalm, onConflict }: SaveIconProps) {
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
