import { ActionIcon, Anchor, Avatar, Button, Group, Text, Title, Tooltip } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconPencil,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import type { StoredSegment, StoredStory } from '@upcurve/contracts/testimonials';
import { type KeyboardEvent, useId } from 'react';
import { RowMenu } from '../../components/RowMenu.tsx';
import { opensRow } from '../../components/row-opener.ts';
import { type Side, useSortable } from '../../components/use-sortable.ts';
import { marketingUrl } from '../../page-facts.ts';
import { ActiveSwitch } from './ActiveSwitch.tsx';
import { SegmentStrip } from './SegmentStrip.tsx';
import classes from './StoryCard.module.css';
import { isUndescribed, segmentsInWords } from './segment-words.ts';

export interface StoryActions {
  edit: (from: HTMLElement | null) => void;
  preview: () => void;
  move: (by: 1 | -1) => void;
  drop: (id: string, side: Side) => void;
  remove: () => void;
  describe: (from: HTMLElement | null) => void;
  addSegment: (from: HTMLElement | null) => void;
  editSegment: (segment: StoredSegment, from: HTMLElement | null) => void;
  removeSegment: (segment: StoredSegment) => void;
}

interface StoryCardProps {
  story: StoredStory;
  /** See `SegmentStrip`. */
  allIds: readonly string[];
  isFirst: boolean;
  isLast: boolean;
  takesPaste: boolean;
  /** The keys go on working here: it has just been made. */
  isNew: boolean;
  /** It is being worked on, or pointed at. */
  onTouch: () => void;
  actions: StoryActions;
  tell: (news: string) => void;
}

const siteLink = (cta: string) => new URL(cta, new URL(marketingUrl(), window.location.href)).href;

/** A story with its segments. Alt with ↑ or ↓ moves it; so does its grip. */
export function StoryCard(props: StoryCardProps) {
  const { story, isFirst, isLast, actions, onTouch } = props;
  const { id, name, cta, avatar, segments } = story;
  const titleId = useId();
  const sortable = useSortable<HTMLLIElement, HTMLButtonElement>({
    list: 'stories',
    id,
    axis: 'vertical',
    onDrop: actions.drop,
  });
  const undescribed = segments.filter(isUndescribed).length;

  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!by) return;
    event.preventDefault();
    actions.move(by);
  }
  return (
    <li
      ref={sortable.ref}
      className={classes.card}
      data-row={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-side={sortable.side ?? undefined}
      data-dragged={sortable.isDragged || undefined}
      data-inactive={!story.isActive || undefined}
      onFocus={onTouch}
      onPointerEnter={onTouch}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of whatever inside has the focus */}
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
        <Avatar src={avatar} size={44} radius="50%" alt="" className={classes.avatar} />
        <div className={classes.words}>
          <Title order={2} id={titleId} className={classes.name}>
            {name}
          </Title>
          <Text size="xs" c="dimmed" className={classes.facts}>
            <Anchor href={siteLink(cta)} target="_blank" rel="noopener" inherit truncate>
              {cta}
            </Anchor>
            <span>Order {story.order}</span>
            <span>{segmentsInWords(story)}</span>
          </Text>
        </div>
        <Group gap={4} wrap="nowrap" className={classes.actions}>
          <ActiveSwitch story={story} />
          {segments.length > 0 && (
            <Tooltip label="Preview" withinPortal={false}>
              <ActionIcon size={32} aria-label={`Preview ${name}`} onClick={actions.preview}>
                <IconPlayerPlay size={17} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          )}
          <Tooltip label="Edit" withinPortal={false}>
            <ActionIcon
              {...opensRow}
              size={32}
              aria-label={`Edit ${name}`}
              onClick={(event) => actions.edit(event.currentTarget)}
            >
              <IconPencil size={17} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
          <RowMenu
            name={name}
            items={[
              !isFirst && { label: 'Move up', Icon: IconArrowUp, onClick: () => actions.move(-1) },
              !isLast && { label: 'Move down', Icon: IconArrowDown, onClick: () => actions.move(1) },
              { label: 'Delete', Icon: IconTrash, isDestructive: true, onClick: actions.remove },
            ]}
          />
        </Group>
      </div>
      <div className={classes.body}>
        {undescribed > 0 && (
          <div className={classes.note}>
            <Text size="xs">
              {undescribed === 1 ? '1 segment says' : `${undescribed} segments say`} nothing yet to visitors
              who cannot see {undescribed === 1 ? 'it' : 'them'}.
            </Text>
            <Button
              size="xs"
              variant="default"
              aria-label={`Describe the segments of ${name}`}
              onClick={(event) => actions.describe(event.currentTarget)}
            >
              Describe
            </Button>
          </div>
        )}
        <SegmentStrip
          story={story}
          allIds={props.allIds}
          takesPaste={props.takesPaste}
          addRef={props.isNew ? focusFirst : undefined}
          tell={props.tell}
          onEdit={actions.editSegment}
          onAdd={actions.addSegment}
          onRemove={actions.removeSegment}
        />
      </div>
    </li>
  );
}

function focusFirst(element: HTMLElement | null): void {
  element?.querySelector('button')?.focus();
}
