import { Box, Button, Group, Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import {
  SEGMENTS_MAX,
  type StoredSegment,
  type StoredStory,
} from '@upcurve/contracts/testimonials/testimonials';
import type { Ref } from 'react';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { useFocusAfterMove } from '../../../kit/focus/keep-focus.ts';
import { MediaPicker } from '../../../kit/media/MediaPicker.tsx';
import { ChooseFiles } from '../../../kit/media/upload/ChooseFiles.tsx';
import { DropTarget } from '../../../kit/media/upload/DropTarget.tsx';
import { UploadList } from '../../../kit/media/upload/UploadList.tsx';
import { moveBeside, moveByOne } from '../../../kit/table/order/moves.ts';
import classes from '../StoryCard.module.css';
import { useSegmentOrder } from '../story-queries.ts';
import { SegmentTile } from './SegmentTile.tsx';
import { useSegmentAdder } from './use-segment-adder.ts';

interface SegmentStripProps {
  story: StoredStory;
  /** The story including segments whose deletion can still be undone. */
  stored: StoredStory;
  addRef?: Ref<HTMLDivElement>;
  onEdit: (segment: StoredSegment) => void;
  onRemove: (segment: StoredSegment) => void;
  tell: (news: string) => void;
}

export function SegmentStrip(props: SegmentStripProps) {
  const { story, onEdit, onRemove, tell } = props;
  const { segments } = story;
  const order = useSegmentOrder(story.id);
  const keepFocus = useFocusAfterMove();
  const { uploads, addFiles, addFromLibrary } = useSegmentAdder(story);
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
    <DropTarget label={`Drop to add to ${story.name}`} onFiles={addFiles}>
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
            {isFull
              ? `A testimonial can have ${SEGMENTS_MAX} segments.`
              : isWaiting
                ? `Add pictures and clips, or drop them here. Visitors see ${story.name} once it has one.`
                : 'Add pictures and clips, or drop them here'}
          </Text>
          {!isFull && (
            <Group gap={6} ref={props.addRef}>
              <ChooseFiles kinds={uploads.kinds} variant="default" size="xs" onFiles={addFiles}>
                Upload
              </ChooseFiles>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconPhotoPlus size={16} stroke={1.6} aria-hidden />}
                onClick={() => library.open(true)}
              >
                From library
              </Button>
            </Group>
          )}
        </li>
      </Group>
      <Box mt={uploads.uploads.length > 0 ? 'xs' : 0}>
        <UploadList {...uploads} />
      </Box>
      {library.isOpen && (
        <MediaPicker
          multiple
          kinds={uploads.kinds}
          title={`Add to ${story.name}`}
          onClose={library.close}
          onPick={addFromLibrary}
        />
      )}
    </DropTarget>
  );
}
