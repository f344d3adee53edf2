import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Media } from '@upcurve/contracts/media/media';
import { VERSION } from '@upcurve/post-blocks/content';
import { plainContent } from '@upcurve/post-blocks/outline';
import type { Block } from '@upcurve/post-blocks/schema';
import { nameOf } from '@upcurve/post-editor/document/block-name';
import type { Conflict } from '@upcurve/post-editor/saving/merge';
import type { Side } from '@upcurve/post-editor/saving/merge-fields';
import { DRAFT_FIELDS } from '@upcurve/post-editor/saving/post-draft';
import { useState } from 'react';
import { mediaQueries } from '../../../kit/media/media-queries.ts';
import { nameOfMedia } from '../../../kit/media/media-words.ts';
import { authorsQuery, categoriesQuery } from '../post-queries.ts';
import { formatZoned } from '../post-time.ts';
import { UNCATEGORIZED, UNKNOWN_AUTHOR } from '../post-words.ts';
import classes from './MergeDialog.module.css';

interface MergeDialogProps {
  conflicts: readonly Conflict[];
  files: Readonly<Record<string, Media>>;
  /** When the unsaved text restored from this browser was written; null if it was just typed. */
  restoredAt: number | null;
  /** When the server's version was saved; null if unknown. */
  savedAt: number | null;
  isOpen: boolean;
  onClose: () => void;
  onSettle: (choices: Record<string, Side>) => void;
}

const wordsOfBlock = (block: Block | null) =>
  block === null ? 'Deleted' : plainContent({ version: VERSION, blocks: [block] }) || nameOf(block);

/** Returns a function that describes one side of a conflict. Fields with an id are described by their name. */
function useSideWords({ conflicts, files }: Pick<MergeDialogProps, 'conflicts' | 'files'>) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: authors = [] } = useQuery(authorsQuery);
  const covers = conflicts.flatMap((each) =>
    each.kind === 'field' && each.field === 'coverId' ? [each.mine, each.theirs] : [],
  );
  const unknown = covers.filter((id): id is string => !!id && !files[id]);
  const loaded = useQueries({ queries: unknown.map((id) => mediaQueries.detail(id)) });
  const pictures = {
    ...files,
    ...Object.fromEntries(loaded.flatMap(({ data }) => (data ? [[data.id, data]] : []))),
  };
  const named = (items: readonly { id: string; name: string }[], id: string | null) =>
    items.find((item) => item.id === id)?.name;

  return (conflict: Conflict, side: Side): string => {
    if (conflict.kind !== 'field') return wordsOfBlock(conflict[side]);
    const value = conflict[side];
    switch (conflict.field) {
      case 'categoryId':
        return named(categories, value) ?? UNCATEGORIZED;
      case 'authorId':
        return named(authors, value) ?? UNKNOWN_AUTHOR;
      case 'coverId': {
        const picture = value ? pictures[value] : undefined;
        return picture ? nameOfMedia(picture) : value ? 'A picture' : 'No cover';
      }
      default:
        return value || 'Empty';
    }
  };
}

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

function Choices({
  conflicts,
  files,
  restoredAt,
  savedAt,
  onClose,
  onSettle,
}: Omit<MergeDialogProps, 'isOpen'>) {
  const isMineNewer = restoredAt === null || savedAt === null || restoredAt >= savedAt;
  const sides: readonly Side[] = isMineNewer ? ['mine', 'theirs'] : ['theirs', 'mine'];
  const wordsOf = useSideWords({ conflicts, files });
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
                aria-label={`${NAMES[side]}: ${wordsOf(conflict, side)}`}
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
                  {wordsOf(conflict, side)}
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
