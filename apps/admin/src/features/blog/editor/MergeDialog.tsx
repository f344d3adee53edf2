import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { VERSION } from '@upcurve/post-blocks/content';
import { plainContent } from '@upcurve/post-blocks/outline';
import type { Block } from '@upcurve/post-blocks/schema';
import { nameOf } from '@upcurve/post-editor/editor-store';
import type { Conflict, Side } from '@upcurve/post-editor/merge';
import { DRAFT_FIELDS } from '@upcurve/post-editor/post-draft';
import { useState } from 'react';
import classes from './MergeDialog.module.css';

interface MergeDialogProps {
  conflicts: readonly Conflict[];
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

/** What two people changed at once, side by side: everything else of both has been kept. */
export function MergeDialog({ conflicts, isOpen, onClose, onSettle }: MergeDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Changed by two at once" size="lg">
      {isOpen && <Choices conflicts={conflicts} onClose={onClose} onSettle={onSettle} />}
    </Modal>
  );
}

function Choices({ conflicts, onClose, onSettle }: Omit<MergeDialogProps, 'isOpen'>) {
  const [choices, setChoices] = useState<Record<string, Side>>({});
  return (
    <Stack gap="md">
      <Text size="sm">
        Somebody saved this post while you wrote. What only one of you changed is kept; of this you both
        changed, choose what stays.
      </Text>
      {conflicts.map((conflict) => (
        <Radio.Group
          key={conflict.key}
          label={titleOf(conflict)}
          value={choices[conflict.key] ?? 'mine'}
          onChange={(side) => setChoices((all) => ({ ...all, [conflict.key]: side as Side }))}
        >
          <div className={classes.sides}>
            {(['mine', 'theirs'] as const).map((side) => (
              <Radio.Card
                key={side}
                value={side}
                className={classes.side}
                aria-label={`${side === 'mine' ? 'Mine' : 'Theirs'}: ${wordsOf(conflict[side])}`}
              >
                <Group gap="xs" mb={4}>
                  <Radio.Indicator />
                  <Text size="sm" fw={600}>
                    {side === 'mine' ? 'Mine' : 'Theirs'}
                  </Text>
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
          Save like this
        </Button>
      </Group>
    </Stack>
  );
}
