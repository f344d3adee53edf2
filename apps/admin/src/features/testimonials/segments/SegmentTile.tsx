import { Group, Paper, UnstyledButton } from '@mantine/core';
import {
  IconAlt,
  IconArrowLeft,
  IconArrowRight,
  IconBadgeCc,
  IconPencil,
  IconPhoto,
  IconTrash,
  IconVideo,
} from '@tabler/icons-react';
import type { StoredSegment } from '@upcurve/contracts/testimonials/testimonials';
import type { KeyboardEvent } from 'react';
import { openOnPressProps, rowOpenerProps } from '../../../kit/list/row-opener.ts';
import { MediaThumb } from '../../../kit/media/MediaThumb.tsx';
import { isUndescribed, KIND_NOUNS, nameOfMedia } from '../../../kit/media/media-words.ts';
import look from '../../../kit/table/list.module.css';
import { type Side, useSortable } from '../../../kit/table/order/use-sortable.ts';
import { RowMenu } from '../../../kit/table/RowMenu.tsx';
import classes from './SegmentTile.module.css';
import { formatLength, lengthOnTile, mediaOfSegment } from './segment-words.ts';

export interface SegmentActions {
  edit: () => void;
  move: (by: 1 | -1) => void;
  drop: (id: string, side: Side) => void;
  remove: () => void;
}

interface SegmentTileProps {
  segment: StoredSegment;
  storyId: string;
  /** The position in the story, starting at 1. */
  place: number;
  isLast: boolean;
  actions: SegmentActions;
}

const icon = { size: 14, stroke: 1.8 };
const MOVES: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Shows a segment of a story. A click edits it, dragging or Alt with an arrow key moves it, Delete deletes it. */
export function SegmentTile({ segment, storyId, place, isLast, actions }: SegmentTileProps) {
  const { id, type, duration, captionsId } = segment;
  const name = nameOfMedia(segment);
  const sortable = useSortable<HTMLLIElement>({
    list: `segments of ${storyId}`,
    id,
    axis: 'horizontal',
    onDrop: actions.drop,
  });
  const Type = type === 'video' ? IconVideo : IconPhoto;

  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey && MOVES[event.key];
    if (by) {
      // Stops the event, because the card is moved with the same keys.
      event.preventDefault();
      event.stopPropagation();
      actions.move(by);
    }
    if (event.key === 'Delete') actions.remove();
  }
  const marks = [
    KIND_NOUNS[type].toLowerCase(),
    formatLength(duration),
    captionsId && 'with captions',
    isUndescribed(segment) && 'not described',
  ];
  return (
    <Paper
      component="li"
      ref={sortable.ref}
      onClick={openOnPressProps.onClick}
      data-row={id}
      tabIndex={-1}
      className={`${look.movable} ${classes.tile}`}
      data-side={sortable.side ?? undefined}
      data-dragged={sortable.isDragged || undefined}
    >
      <span className={classes.picture}>
        <MediaThumb media={mediaOfSegment(segment)} sizes="100px" isBare />
        <span className={classes.place} aria-hidden>
          {place}
        </span>
        <span className={classes.marks} aria-hidden>
          {captionsId && <IconBadgeCc {...icon} />}
          {isUndescribed(segment) && <IconAlt {...icon} color="#ebd78f" />}
        </span>
      </span>
      <Group component="span" justify="space-between" gap={0} wrap="nowrap">
        <UnstyledButton
          {...rowOpenerProps}
          className={classes.open}
          aria-label={`Edit segment ${place}: ${name}, ${marks.filter(Boolean).join(', ')}`}
          aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
          title={name}
          onKeyDown={onKeyDown}
          onClick={actions.edit}
        >
          <Type {...icon} aria-hidden />
          {lengthOnTile(duration)}
        </UnstyledButton>
        <RowMenu
          name={`segment ${place}: ${name}`}
          items={[
            { label: 'Edit', Icon: IconPencil, onClick: actions.edit },
            place > 1 && { label: 'Move earlier', Icon: IconArrowLeft, onClick: () => actions.move(-1) },
            !isLast && { label: 'Move later', Icon: IconArrowRight, onClick: () => actions.move(1) },
            { label: 'Delete', Icon: IconTrash, isDestructive: true, onClick: actions.remove },
          ]}
        />
      </Group>
    </Paper>
  );
}
