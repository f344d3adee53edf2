import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Media } from '@upcurve/contracts/media/media';
import { MediaThumb } from './MediaThumb.tsx';
import classes from './PickTile.module.css';

interface PickTileProps {
  media: Media;
  /**
   * Its position among the picked files, starting at 0, or -1 if it is not picked. Undefined if only one file can be
   * picked.
   */
  place: number | undefined;
  onPress: () => void;
}

export function PickTile({ media, place, onPress }: PickTileProps) {
  const isPicked = place !== undefined && place >= 0;
  return (
    <li>
      <UnstyledButton
        className={classes.tile}
        aria-pressed={place === undefined ? undefined : isPicked}
        onClick={onPress}
      >
        <span className={classes.picture}>
          <MediaThumb media={media} sizes="(min-width: 48em) 200px, 45vw" />
        </span>
        <Text span size="xs" display="block" px="xs" py={6} truncate>
          {media.fileName}
        </Text>
        {isPicked && (
          <span className={classes.place}>
            <VisuallyHidden>number </VisuallyHidden>
            {place + 1}
          </span>
        )}
      </UnstyledButton>
    </li>
  );
}
