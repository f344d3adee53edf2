import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Question } from '@upcurve/contracts/questions';
import classes from './RowActions.module.css';

export type QuestionAction = 'edit' | 'duplicate' | 'delete';

const ACTIONS = [
  { action: 'edit', label: 'Edit', Icon: IconPencil },
  { action: 'duplicate', label: 'Duplicate', Icon: IconCopy },
  { action: 'delete', label: 'Delete', Icon: IconTrash },
] as const;

interface RowActionsProps {
  question: Question;
  onAction: (action: QuestionAction, question: Question) => void;
}

/** What can be done to one question. */
export function RowActions({ question, onAction }: RowActionsProps) {
  return (
    <Group gap={2} wrap="nowrap">
      {ACTIONS.map(({ action, label, Icon }) => (
        <Tooltip key={action} label={label} withinPortal={false}>
          <ActionIcon
            size={36}
            className={classes[action]}
            aria-label={`${label} ${question.text}`}
            onClick={() => onAction(action, question)}
          >
            <Icon size={17} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  );
}
