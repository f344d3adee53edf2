import type { StoredSegment, StoredStory } from '@upcurve/contracts/testimonials';
import { useState } from 'react';
import { moveByOne, putBeside } from '../../components/moves.ts';
import { useFocusAfterMove } from '../../components/use-focus-after-move.ts';
import { useLatest } from '../../components/use-latest.ts';
import { useRowKeys } from '../../components/use-row-keys.ts';
import { createPasteTarget } from './paste-target.ts';
import classes from './StoryCard.module.css';
import { type StoryActions, StoryCard } from './StoryCard.tsx';
import type { Subject } from './StoryDialogs.tsx';
import { useStoryOrder } from './story-orders.ts';

type From = HTMLElement | null;

interface StoryListProps {
  /** Those that are seen. */
  stories: readonly StoredStory[];
  /** Also those whose deletion, or that of a segment, can still be called off. */
  all: readonly StoredStory[];
  /** The story that has just been made; empty where none has. */
  newId: string;
  tell: (news: string) => void;
  onOpen: (subject: Subject, from: From) => void;
  onPreview: (story: StoredStory) => void;
  onRemove: (story: StoredStory) => void;
  onRemoveSegment: (story: StoredStory, segment: StoredSegment) => void;
}

/** The stories in their order. */
export function StoryList(props: StoryListProps) {
  const { stories, all, onOpen, tell } = props;
  const order = useStoryOrder();
  const keepFocus = useFocusAfterMove();
  const list = useRowKeys<HTMLOListElement>();
  const [pasteTarget] = useState(createPasteTarget);
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
    edit: (story, from) => onOpen({ kind: 'edit', story }, from),
    describe: (story, from) => onOpen({ kind: 'describe', story }, from),
    addSegment: (story, from) => onOpen({ kind: 'add-segment', story }, from),
    editSegment: (story, segment, from) => onOpen({ kind: 'edit-segment', story, segment }, from),
    drop: (story, id, side) => order(putBeside(allIds, id, story.id, side)),
    preview: props.onPreview,
    remove: props.onRemove,
    removeSegment: props.onRemoveSegment,
  });
  return (
    <ol ref={list} className={classes.list} aria-label="Stories">
      {stories.map((story, index) => (
        <StoryCard
          key={story.id}
          story={story}
          stored={all.find(({ id }) => id === story.id) ?? story}
          isFirst={index === 0}
          isLast={index === stories.length - 1}
          pasteTarget={pasteTarget}
          isNew={story.id === props.newId}
          tell={tell}
          actions={actions}
        />
      ))}
    </ol>
  );
}
