import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { VERSION } from '@upcurve/post-blocks/content';
import { plainContent } from '@upcurve/post-blocks/outline';
import type { Block } from '@upcurve/post-blocks/schema';
import { nameOf } from '@upcurve/post-editor/document/block-name';
import type { Conflict } from '@upcurve/post-editor/saving/merge';
import type { Side } from '@upcurve/post-editor/saving/merge-fields';
import { DRAFT_FIELDS } from '@upcurve/post-editor/saving/post-draft';
import { useState } from 'react';
import { formatZoned } from '../post-time.ts';
import classes from './MergeDialog.module.css';

interface MergeDialogProps {
  conflicts: readonly Conflict[];
  /** When the unsaved text restored from this browser was written; null if it was just typed. */
  restoredAt: number | null;
  /** When the server's version was saved; null if unknown. */
  savedAt: number | null;
  isOpen: boolean;
  onClose: () => void;
  onSettle: (choices: Record<string, Side>) => void;
}

const wordsOf = (side: Block | string | null): string => {
  if (side === null) return 'Deleted';
  if (typeof side === 'string') return side || 'Empty';
  return plainContent({ version: VERSION, blocks: [side] }) || nameOf(side);
};

function titleOf(conflict: Conflict): string {
  if (conflict.kind === 'field') return DRAFT_FIELDS[conflict.field];
  const block = conflict.mine ?? conflict.theirs;
  return block ? nameOf(block) : 'Block';
}

/** Shows both versions of everything that two people have changed, newest first. Other changes are already merged. */
export function MergeDialog({ isOpen, onClose, ...choices }: MergeDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={choices.restoredAt === null ? 'Two people changed the same parts' : 'Saved since you left'}
      size="lg"
    >
      {isOpen && <Choices onClose={onClose} {...choices} />}
    </Modal>
  );
}

const NAMES = { mine: 'Mine', theirs: 'Theirs' } as const;

function Choices({ conflicts, restoredAt, savedAt, onClose, onSettle }: Omit<MergeDialogProps, 'isOpen'>) {
  const isMineNewer = restoredAt === null || savedAt === null || restoredAt >= savedAt;
  const sides: readonly Side[] = isMineNewer ? ['mine', 'theirs'] : ['theirs', 'mine'];
  const times = { mine: restoredAt, theirs: savedAt };
  const [choices, setChoices] = useState<Record<string, Side>>(() =>
    Object.fromEntries(conflicts.map(({ key }) => [key, isMineNewer ? 'mine' : 'theirs'])),
  );
  return (
    <Stack gap="md">
      <Text size="sm">
        {restoredAt === null
          ? 'Someone else saved this post while you were writing. Choose a version for each part that you both changed. Other changes are kept.'
          : 'This browser has unsaved text of yours, and the post has been saved since. Choose a version for each part that differs. Other changes are kept. The newer version is first.'}
      </Text>
      {conflicts.map((conflict) => (
        <Radio.Group
          key={conflict.key}
          label={titleOf(conflict)}
          value={choices[conflict.key] ?? 'mine'}
          onChange={(side) => setChoices((all) => ({ ...all, [conflict.key]: side as Side }))}
        >
          <div className={classes.sides}>
            {sides.map((side) => (
              <Radio.Card
                key={side}
                value={side}
                className={classes.side}
                aria-label={`${NAMES[side]}: ${wordsOf(conflict[side])}`}
              >
                <Group gap="xs" mb={4}>
                  <Radio.Indicator />
                  <Text size="sm" fw={600}>
                    {NAMES[side]}
                  </Text>
                  {times[side] !== null && (
                    <Text size="xs" c="dimmed">
                      {formatZoned(new Date(times[side]).toISOString())}
                    </Text>
                  )}
                </Group>
                <Text size="sm" className={classes.words}>
                  {wordsOf(conflict[side])}
                </Text>
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
      ))}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Later
        </Button>
        <Button data-autofocus onClick={() => onSettle(choices)}>
          Save selection
        </Button>
      </Group>
    </Stack>
  );
}
