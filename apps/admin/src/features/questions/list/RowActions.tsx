import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { rowOpenerProps } from '../../../kit/list/row-opener.ts';
import { RowMenu } from '../../../kit/table/RowMenu.tsx';
import { storedQuestionOf } from '../question-queries.ts';

export type QuestionAction = 'edit' | 'duplicate' | 'delete';

const BUTTONS = [
  { action: 'edit', label: 'Edit', Icon: IconPencil, look: rowOpenerProps },
  { action: 'delete', label: 'Delete', Icon: IconTrash, look: { color: 'red' } },
] as const;

interface RowActionsProps {
  question: Question;
  onAction: (action: QuestionAction, question: Question) => void;
  onMove: (id: number, by: 1 | -1) => void;
}

export function RowActions({ question, onAction, onMove }: RowActionsProps) {
  const { id, text } = question;
  const isStored = storedQuestionOf(question) !== undefined;
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {BUTTONS.map(({ action, label, Icon, look }) => (
        <Tooltip key={action} label={label} withinPortal={false}>
          <ActionIcon
            {...look}
            size={32}
            aria-label={`${label} ${text}`}
            onClick={() => onAction(action, question)}
          >
            <Icon size={17} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      ))}
      <RowMenu
        name={text}
        items={[
          { label: 'Duplicate', Icon: IconCopy, onClick: () => onAction('duplicate', question) },
          isStored && { label: 'Move up', Icon: IconArrowUp, onClick: () => onMove(id, -1) },
          isStored && { label: 'Move down', Icon: IconArrowDown, onClick: () => onMove(id, 1) },
        ]}
      />
    </Group>
  );
}
