import { Anchor, Badge, SimpleGrid, Stack, Text } from '@mantine/core';
import type { Media } from '@upcurve/contracts/media/media';
import { Link, useLocation } from 'react-router';
import { openOnPressProps, useListState } from '../../kit/list/row-opener.ts';
import { MediaThumb } from '../../kit/media/MediaThumb.tsx';
import { formatFileSize, isUndescribed, KIND_NOUNS } from '../../kit/media/media-words.ts';
import look from '../../kit/table/list.module.css';
import { SelectBox, type Selection } from '../../kit/table/SelectBox.tsx';
import { useRowKeys } from '../../kit/table/use-row-keys.ts';
import { paths } from '../../paths.ts';
import classes from './media.module.css';

/** Phones show two columns. */
export const MEDIA_WIDTH = 'min(13rem, 50% - 0.5rem)';

/** Formats the facts of a file, such as `Picture · 1600×1200 · 240 kB`. */
const factsOf = ({ kind, width, height, size }: Media) =>
  [KIND_NOUNS[kind], width && height && `${width}×${height}`, formatFileSize(size)]
    .filter(Boolean)
    .join(' · ');

interface MediaGridProps {
  items: readonly Media[];
  selection: Selection;
}

export function MediaGrid({ items, selection }: MediaGridProps) {
  const { search } = useLocation();
  const state = useListState();
  function toggle(id: string) {
    const { [id]: wasSelected, ...others } = selection.state;
    selection.set(wasSelected ? others : { ...others, [id]: true });
  }
  const list = useRowKeys<HTMLDivElement>(toggle);
  return (
    <SimpleGrid component="ul" ref={list} minColWidth={MEDIA_WIDTH} aria-label="Media">
      {items.map((media) => (
        <li
          key={media.id}
          className={`${look.row} ${look.paper} ${classes.card}`}
          data-row={media.id}
          data-selected={selection.state[media.id] || undefined}
          tabIndex={-1}
          {...openOnPressProps}
        >
          <span className={classes.picture}>
            <MediaThumb media={media} sizes="(min-width: 48em) 240px, 46vw" />
          </span>
          <span className={classes.select}>
            <SelectBox
              label={`Select ${media.fileName}`}
              checked={Boolean(selection.state[media.id])}
              onChange={() => toggle(media.id)}
            />
          </span>
          <Stack gap={2} px={10} py="xs">
            <Anchor
              component={Link}
              to={{ pathname: paths.mediaItem(media.id), search }}
              state={state}
              preventScrollReset
              c="inherit"
              size="sm"
              fw={600}
              truncate
              title={media.fileName}
            >
              {media.fileName}
            </Anchor>
            <Text size="xs" c="dimmed">
              {factsOf(media)}
            </Text>
            {media.kind !== 'captions' && isUndescribed(media) && (
              <Badge color="gold" variant="light" size="sm" mt={4} miw="max-content">
                No description
              </Badge>
            )}
          </Stack>
        </li>
      ))}
    </SimpleGrid>
  );
}
