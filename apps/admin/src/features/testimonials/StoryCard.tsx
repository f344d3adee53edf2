import { ActionIcon, Anchor, Avatar, Box, Group, Paper, Text, Title, Tooltip } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconPencil,
  IconPlayerPlay,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import {
  SEGMENTS_MAX,
  type StoredSegment,
  type StoredStory,
} from '@upcurve/contracts/testimonials/testimonials';
import { type KeyboardEvent, memo, useId } from 'react';
import { rowOpenerProps } from '../../kit/list/row-opener.ts';
import look from '../../kit/table/list.module.css';
import { type Side, useSortable } from '../../kit/table/order/use-sortable.ts';
import { RowMenu } from '../../kit/table/RowMenu.tsx';
import { marketingUrl } from '../../page-facts.ts';
import classes from './StoryCard.module.css';
import { StorySwitch } from './StorySwitch.tsx';
import { SegmentStrip } from './segments/SegmentStrip.tsx';
import { formatSegments } from './segments/segment-words.ts';

export interface StoryActions {
  edit: (story: StoredStory) => void;
  preview: (story: StoredStory) => void;
  move: (story: StoredStory, by: 1 | -1) => void;
  /** Called when the story with `id` was dropped beside this one. */
  drop: (story: StoredStory, id: string, side: Side) => void;
  remove: (story: StoredStory) => void;
  addSegment: (story: StoredStory) => void;
  editSegment: (story: StoredStory, segment: StoredSegment) => void;
  removeSegment: (story: StoredStory, segment: StoredSegment) => void;
}

interface StoryCardProps {
  story: StoredStory;
  /** The story including segments whose deletion can still be undone. */
  stored: StoredStory;
  isFirst: boolean;
  isLast: boolean;
  /** Whether the story was just created. If so, the card takes the focus. */
  isNew: boolean;
  actions: StoryActions;
  tell: (news: string) => void;
}

const siteLink = (cta: string) => new URL(cta, new URL(marketingUrl(), window.location.href)).href;

/** Shows a story with its segments. Alt+↑, Alt+↓ or its grip move it. Memoised, because there may be 200 stories. */
export const StoryCard = memo(function StoryCard(props: StoryCardProps) {
  const { story, isFirst, isLast, actions } = props;
  const { id, name, cta, avatar, segments } = story;
  const titleId = useId();
  const sortable = useSortable<HTMLLIElement, HTMLButtonElement>({
    list: 'stories',
    id,
    axis: 'vertical',
    onDrop: (dropped, side) => actions.drop(story, dropped, side),
  });

  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!by) return;
    event.preventDefault();
    actions.move(story, by);
  }
  return (
    <Paper
      component="li"
      ref={sortable.ref}
      className={`${look.movable} ${classes.card}`}
      data-row={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-side={sortable.side ?? undefined}
      data-dragged={sortable.isDragged || undefined}
      data-inactive={!story.isActive || undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of focused elements inside */}
      <div className={classes.head} onKeyDown={onKeyDown}>
        <ActionIcon
          ref={sortable.handle}
          size={32}
          className={classes.grip}
          aria-label={`Move ${name}: press Alt with up or down`}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        >
          <IconGripVertical size={18} stroke={1.6} />
        </ActionIcon>
        <Avatar src={avatar} size={44} radius="50%" alt="" bd="1px solid var(--upcurve-hairline)" />
        <div className={classes.words}>
          <Title order={2} id={titleId} fz="0.9375rem" lineClamp={2}>
            {name}
          </Title>
          <Text size="xs" c="dimmed" className={classes.facts}>
            <Anchor href={siteLink(cta)} target="_blank" rel="noopener" inherit truncate>
              {cta}
            </Anchor>
            <span>{formatSegments(story)}</span>
          </Text>
        </div>
        <Group gap={4} wrap="nowrap" className={classes.actions}>
          <StorySwitch story={story} />
          <Tooltip label="Edit" withinPortal={false}>
            <ActionIcon
              {...rowOpenerProps}
              size={32}
              aria-label={`Edit ${name}`}
              onClick={() => actions.edit(story)}
            >
              <IconPencil size={17} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
          <RowMenu
            name={name}
            items={[
              segments.length > 0 && {
                label: 'Preview',
                Icon: IconPlayerPlay,
                onClick: () => actions.preview(story),
              },
              props.stored.segments.length < SEGMENTS_MAX && {
                label: 'Add segment',
                Icon: IconPlus,
                onClick: () => actions.addSegment(story),
              },
              !isFirst && { label: 'Move up', Icon: IconArrowUp, onClick: () => actions.move(story, -1) },
              !isLast && { label: 'Move down', Icon: IconArrowDown, onClick: () => actions.move(story, 1) },
              { label: 'Delete', Icon: IconTrash, isDestructive: true, onClick: () => actions.remove(story) },
            ]}
          />
        </Group>
      </div>
      <Box px="sm" pb="sm">
        <SegmentStrip
          story={story}
          stored={props.stored}
          isNew={props.isNew}
          tell={props.tell}
          onEdit={(segment) => actions.editSegment(story, segment)}
          onRemove={(segment) => actions.removeSegment(story, segment)}
        />
      </Box>
    </Paper>
  );
});
