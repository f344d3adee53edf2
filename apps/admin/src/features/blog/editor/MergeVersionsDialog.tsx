import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Post } from '@upcurve/contracts/blog/posts';
import type { Media } from '@upcurve/contracts/media/media';
import { VERSION } from '@upcurve/post-blocks/content';
import { plainContent } from '@upcurve/post-blocks/outline';
import type { Block } from '@upcurve/post-blocks/schema';
import { nameOf } from '@upcurve/post-editor/document/block-name';
import type { Conflict } from '@upcurve/post-editor/saving/merge';
import type { Side } from '@upcurve/post-editor/saving/merge-lists';
import { DRAFT_FIELDS } from '@upcurve/post-editor/saving/post-draft';
import { useRef, useState } from 'react';
import { mediaQueries } from '../../../kit/media/media-queries.ts';
import { nameOfMedia } from '../../../kit/media/media-words.ts';
import { authorsQuery, categoriesQuery, postQueries } from '../post-queries.ts';
import { formatZoned } from '../post-time.ts';
import { UNCATEGORIZED, UNKNOWN_AUTHOR } from '../post-words.ts';
import { compareWords, type Piece } from '../revisions/compare-words.ts';
import classes from './MergeVersionsDialog.module.css';

interface MergeVersionsDialogProps {
  conflicts: readonly Conflict[];
  files: Readonly<Record<string, Media>>;
  /** When the unsaved text restored from this browser was written; null if it was just typed. */
  restoredAt: number | null;
  /** The post as the server has it; undefined if it is not loaded yet. */
  post: Pick<Post, 'id' | 'updatedAt'> | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSettle: (choices: Record<string, Side>) => void;
}

const wordsOfBlock = (block: Block | null) =>
  block === null ? 'Deleted' : plainContent({ version: VERSION, blocks: [block] }) || nameOf(block);

/** Returns a function that describes one side of a conflict. Fields with an id are described by their name. */
function useSideWords({ conflicts, files }: Pick<MergeVersionsDialogProps, 'conflicts' | 'files'>) {
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

/** Shows both versions of everything that was changed in two places, newest first. Other changes are already merged. */
export function MergeVersionsDialog({ isOpen, onClose, ...choices }: MergeVersionsDialogProps) {
  return (
    <Modal
      opened={isOpen}
      returnFocus
      onClose={onClose}
      title={choices.restoredAt === null ? 'The same parts were changed twice' : 'Saved since you left'}
      size="lg"
    >
      {isOpen && <Choices onClose={onClose} {...choices} />}
    </Modal>
  );
}

// Both may be the same person's, in two tabs.
const NAMES = { mine: 'Here', theirs: 'Elsewhere' } as const;
/** The pieces of a comparison that only the other side has. */
const OTHER = { mine: 'removed', theirs: 'added' } as const satisfies Record<Side, Piece['kind']>;

/** Shows the words of one side. Those that the other side lacks are marked. */
function Words({ pieces, side }: { pieces: readonly Piece[]; side: Side }) {
  return (
    <Text size="sm" className={classes.words}>
      {pieces
        .filter(({ kind }) => kind !== OTHER[side])
        .map(({ kind, text }, at) => (kind === 'same' ? text : <mark key={at}>{text}</mark>))}
    </Text>
  );
}

function Choices({
  conflicts,
  files,
  restoredAt,
  post,
  onClose,
  onSettle,
}: Omit<MergeVersionsDialogProps, 'isOpen'>) {
  const savedAt = post ? Date.parse(post.updatedAt) : null;
  const { data: revisions = [] } = useQuery({
    ...postQueries.revisions(post?.id ?? ''),
    enabled: post !== undefined,
  });
  const isMineNewer = restoredAt === null || savedAt === null || restoredAt >= savedAt;
  const sides: readonly Side[] = isMineNewer ? ['mine', 'theirs'] : ['theirs', 'mine'];
  const wordsOf = useSideWords({ conflicts, files });
  const formatted = (time: number | null) => time !== null && formatZoned(new Date(time).toISOString());
  const facts = {
    mine: [formatted(restoredAt)],
    theirs: [revisions[0]?.createdBy, formatted(savedAt)],
  };
  const [isChecked, setChecked] = useState(false);
  const groups = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const title = conflicts.find((each) => each.kind === 'field' && each.field === 'title');
  // Unless chosen separately, the address comes from the same side as the title.
  const choiceOf = (conflict: Conflict): Side | undefined =>
    chosen[conflict.key] ??
    (title && conflict.kind === 'field' && conflict.field === 'slug' ? chosen[title.key] : undefined);
  function settle() {
    const choices = conflicts.map((conflict) => [conflict.key, choiceOf(conflict)] as const);
    const open = choices.findIndex(([, side]) => side === undefined);
    if (open === -1) return onSettle(Object.fromEntries(choices) as Record<string, Side>);
    setChecked(true);
    groups.current
      ?.querySelectorAll('[role="radiogroup"]')
      [open]?.querySelector<HTMLElement>('[role="radio"]')
      ?.focus();
  }
  return (
    <Stack gap="md">
      <Text size="sm">
        {restoredAt === null
          ? 'This post was saved elsewhere while you were writing here. Choose a version for each part that was changed in both places. Other changes are kept.'
          : 'This browser has unsaved text of yours, and the post has been saved since. Choose a version for each part that differs. Other changes are kept. The newer version is first.'}
      </Text>
      <Stack gap="md" ref={groups}>
        {conflicts.map((conflict) => {
          const pieces = compareWords(wordsOf(conflict, 'theirs'), wordsOf(conflict, 'mine'));
          return (
            <Radio.Group
              key={conflict.key}
              label={titleOf(conflict)}
              value={choiceOf(conflict) ?? null}
              error={isChecked && !choiceOf(conflict) && 'Choose a version.'}
              onChange={(side) => setChosen((all) => ({ ...all, [conflict.key]: side as Side }))}
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
                      <Text size="xs" c="dimmed">
                        {facts[side].filter(Boolean).join(', ')}
                      </Text>
                    </Group>
                    <Words pieces={pieces} side={side} />
                  </Radio.Card>
                ))}
              </div>
            </Radio.Group>
          );
        })}
      </Stack>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Later
        </Button>
        <Button onClick={settle}>Save selection</Button>
      </Group>
    </Stack>
  );
}
