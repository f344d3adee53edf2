import type { StoredSegment, StoredStory } from '@upcurve/contracts/testimonials';
import { useState } from 'react';
import { moveByOne, putBeside } from './moves.ts';
import classes from './StoryCard.module.css';
import { StoryCard } from './StoryCard.tsx';
import type { Subject } from './StoryDialogs.tsx';
import { useFocusAfterMove } from './use-focus-after-move.ts';
import { useStoryOrder } from './use-order.ts';

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
  // What is pasted goes to the story that was last worked on or pointed at.
  const [touched, setTouched] = useState('');
  const ids = stories.map(({ id }) => id);
  const allIds = all.map(({ id }) => id);
  const pasteId = ids.includes(touched) ? touched : ids.length === 1 ? ids[0] : '';

  function move({ id, name }: StoredStory, by: 1 | -1) {
    const next = moveByOne(allIds, ids, id, by);
    if (!next) return;
    keepFocus();
    order(next);
    tell(`${name} moved to place ${ids.indexOf(id) + by + 1} of ${ids.length}.`);
  }
  return (
    <ol className={classes.list} aria-label="Stories">
      {stories.map((story, index) => (
        <StoryCard
          key={story.id}
          story={story}
          allIds={all.find(({ id }) => id === story.id)?.segments.map(({ id }) => id) ?? []}
          isFirst={index === 0}
          isLast={index === stories.length - 1}
          takesPaste={story.id === pasteId}
          isNew={story.id === props.newId}
          onTouch={() => setTouched(story.id)}
          tell={tell}
          actions={{
            edit: (from) => onOpen({ kind: 'edit', story }, from),
            preview: () => props.onPreview(story),
            move: (by) => move(story, by),
            drop: (id, side) => order(putBeside(allIds, id, story.id, side)),
            remove: () => props.onRemove(story),
            describe: (from) => onOpen({ kind: 'describe', story }, from),
            addSegment: (from) => onOpen({ kind: 'add-segment', story }, from),
            editSegment: (segment, from) => onOpen({ kind: 'edit-segment', story, segment }, from),
            removeSegment: (segment) => props.onRemoveSegment(story, segment),
          }}
        />
      ))}
    </ol>
  );
}
