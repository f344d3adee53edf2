import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Question } from '@upcurve/contracts/questions';
import { opensRow } from '../../components/row-opener.ts';
import classes from './questions.module.css';

export type QuestionAction = 'edit' | 'duplicate' | 'delete';

const ACTIONS = [
  { action: 'edit', label: 'Edit', Icon: IconPencil, look: opensRow },
  { action: 'duplicate', label: 'Duplicate', Icon: IconCopy, look: {} },
  { action: 'delete', label: 'Delete', Icon: IconTrash, look: { className: classes.delete } },
] as const;

interface RowActionsProps {
  question: Question;
  onAction: (action: QuestionAction, question: Question, from: HTMLElement) => void;
}

/** What can be done to one question; a press on its row edits it. */
export function RowActions({ question, onAction }: RowActionsProps) {
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {ACTIONS.map(({ action, label, Icon, look }) => (
        <Tooltip key={action} label={label} withinPortal={false}>
          <ActionIcon
            {...look}
            size={32}
            aria-label={`${label} ${question.text}`}
            onClick={(event) => onAction(action, question, event.currentTarget)}
          >
            <Icon size={17} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  );
}
