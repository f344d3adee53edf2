import { Button, Group, Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import type { Media } from '@upcurve/contracts/media/media';
import {
  SEGMENTS_MAX,
  STORY_ORDER_MAX,
  type StoredSegment,
  type StoredStory,
} from '@upcurve/contracts/testimonials/testimonials';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { useAction } from '../../../kit/feedback/use-action.ts';
import { takeFocus, useFocusAfterMove } from '../../../kit/focus/keep-focus.ts';
import { MediaPicker } from '../../../kit/media/MediaPicker.tsx';
import { moveBeside, moveByOne } from '../../../kit/table/order/moves.ts';
import classes from '../StoryCard.module.css';
import { storiesQuery, useSegmentOrder } from '../story-queries.ts';
import { SegmentTile } from './SegmentTile.tsx';

const KINDS = ['image', 'video'] as const;

interface SegmentStripProps {
  story: StoredStory;
  /** The story including segments whose deletion can still be undone. */
  stored: StoredStory;
  /** Whether the story was just created. If so, the button to add pictures takes the focus. */
  isNew: boolean;
  onEdit: (segment: StoredSegment) => void;
  onRemove: (segment: StoredSegment) => void;
  tell: (news: string) => void;
}

export function SegmentStrip(props: SegmentStripProps) {
  const { story, onEdit, onRemove, tell } = props;
  const { segments } = story;
  const order = useSegmentOrder(story.id);
  const keepFocus = useFocusAfterMove();
  const add = useSegmentAdder(story);
  const library = useDialog<true>();
  const allIds = props.stored.segments.map(({ id }) => id);
  const ids = segments.map(({ id }) => id);
  const isWaiting = story.isActive && segments.length === 0;
  const isFull = allIds.length >= SEGMENTS_MAX;

  function move(id: string, by: 1 | -1) {
    const next = moveByOne(allIds, ids, id, by);
    if (!next) return;
    keepFocus();
    order(next);
    tell(`Segment moved to place ${ids.indexOf(id) + by + 1} of ${ids.length}.`);
  }
  return (
    <>
      <Group
        component="ul"
        align="stretch"
        gap={10}
        tabIndex={-1}
        className={classes.segments}
        aria-label={`Segments of ${story.name}`}
      >
        {segments.map((segment, index) => (
          <SegmentTile
            key={segment.id}
            segment={segment}
            storyId={story.id}
            place={index + 1}
            isLast={index === segments.length - 1}
            actions={{
              edit: () => onEdit(segment),
              move: (by) => move(segment.id, by),
              drop: (id, side) => order(moveBeside(allIds, id, segment.id, side)),
              remove: () => onRemove(segment),
            }}
          />
        ))}
        <li className={classes.adding}>
          <Text size="xs" c="dimmed">
            {isFull && `A testimonial can have ${SEGMENTS_MAX} segments.`}
            {isWaiting && `Visitors see ${story.name} once it has a picture or clip.`}
          </Text>
          {!isFull && (
            <Button
              ref={props.isNew ? takeFocus : undefined}
              variant="default"
              size="xs"
              leftSection={<IconPhotoPlus size={16} stroke={1.6} aria-hidden />}
              onClick={() => library.open(true)}
            >
              Add pictures and clips
            </Button>
          )}
        </li>
      </Group>
      {library.isOpen && (
        <MediaPicker
          multiple
          kinds={KINDS}
          title={`Add to ${story.name}`}
          onClose={library.close}
          onPick={add.mutate}
        />
      )}
    </>
  );
}

/** Adds files as segments at the end of a story, in order. */
const useSegmentAdder = ({ id: storyId, name, segments }: StoredStory) =>
  useAction({
    async act(media: readonly Media[]) {
      // Also greater than the count, because reordering numbers the segments from 1 to the count.
      const last = Math.max(segments.length, ...segments.map(({ order }) => order));
      for (const [i, { id: mediaId, kind }] of media.entries()) {
        const order = String(Math.min(last + 1 + i, STORY_ORDER_MAX));
        if (kind !== 'captions')
          await api.testimonials.addSegment({
            params: { storyId },
            fields: { type: kind, mediaId, order },
            files: {},
          });
      }
    },
    done: ({ length }) => ({
      title: 'Success',
      description: `${length === 1 ? 'Segment' : `${length} segments`} added to ${name}.`,
    }),
    failed: (error) => ({
      title: 'Error',
      description: `Failed to add segment. ${errorMessage(error, '')}`.trim(),
    }),
    changes: [storiesQuery.queryKey],
  });
