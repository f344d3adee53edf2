import { Stack } from '@mantine/core';
import type { StoredSegment, StoredStory } from '@upcurve/contracts/testimonials/testimonials';
import { useFocusAfterMove } from '../../kit/focus/keep-focus.ts';
import { moveBeside, moveByOne } from '../../kit/table/order/moves.ts';
import { useLatest } from '../../kit/table/order/use-order.ts';
import { useRowKeys } from '../../kit/table/use-row-keys.ts';
import { type StoryActions, StoryCard } from './StoryCard.tsx';
import type { Subject } from './StoryDialogs.tsx';
import { useStoryOrder } from './story-queries.ts';

interface StoryListProps {
  stories: readonly StoredStory[];
  /** Includes stories and segments whose deletion can still be undone. */
  all: readonly StoredStory[];
  /** The id of the story that was just created, or an empty string. */
  newId: string;
  tell: (news: string) => void;
  onOpen: (subject: Subject) => void;
  onPreview: (story: StoredStory) => void;
  onRemove: (story: StoredStory) => void;
  onRemoveSegment: (story: StoredStory, segment: StoredSegment) => void;
}

export function StoryList(props: StoryListProps) {
  const { stories, all, onOpen, tell } = props;
  const order = useStoryOrder();
  const keepFocus = useFocusAfterMove();
  const list = useRowKeys<HTMLDivElement>();
  const ids = stories.map(({ id }) => id);
  const allIds = all.map(({ id }) => id);

  function move({ id, name }: StoredStory, by: 1 | -1) {
    const next = moveByOne(allIds, ids, id, by);
    if (!next) return;
    keepFocus();
    order(next);
    tell(`${name} moved to place ${ids.indexOf(id) + by + 1} of ${ids.length}.`);
  }
  const actions = useLatest<StoryActions>({
    move,
    edit: (story) => onOpen({ kind: 'edit', story }),
    addSegment: (story) => onOpen({ kind: 'add-segment', story }),
    editSegment: (story, segment) => onOpen({ kind: 'edit-segment', story, segment }),
    drop: (story, id, side) => order(moveBeside(allIds, id, story.id, side)),
    preview: props.onPreview,
    remove: props.onRemove,
    removeSegment: props.onRemoveSegment,
  });
  return (
    <Stack component="ol" gap="sm" ref={list} aria-label="Testimonials">
      {stories.map((story, index) => (
        <StoryCard
          key={story.id}
          story={story}
          stored={all.find(({ id }) => id === story.id) ?? story}
          isFirst={index === 0}
          isLast={index === stories.length - 1}
          isNew={story.id === props.newId}
          tell={tell}
          actions={actions}
        />
      ))}
    </Stack>
  );
}
