import { Box, Group, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { FocalPoint, Media } from '@upcurve/contracts/media/media';
import { type KeyboardEvent, useId, useState } from 'react';
import { ARROW_STEPS } from '../../kit/focus/screen-keys.ts';
import { MediaThumb } from '../../kit/media/MediaThumb.tsx';
import { useMediaChange } from '../../kit/media/media-queries.ts';
import classes from './FocalPicture.module.css';

/** Delay after the last move before the focal point is saved, in ms. */
const PAUSE_MS = 600;

const CUTS = [
  { name: 'Story', ratio: '9 / 16' },
  { name: 'Card', ratio: '1 / 1' },
  { name: 'Wide', ratio: '16 / 9' },
];

/** Clamps a share of the picture to 0–1 and rounds it to whole per cent. */
const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
const percent = (value: number) => Math.round(value * 100);

/**
 * Shows a picture with its focal point, which stays visible in every crop. A click or the arrow keys move the point.
 */
export function FocalPicture({ media, onSaved }: { media: Media; onSaved?: () => void }) {
  const hint = useId();
  const [point, setPoint] = useState(media.focalPoint);
  const change = useMediaChange(media.id, onSaved);
  const save = useDebouncedCallback(
    (focalPoint: FocalPoint) => change.mutate({ focalPoint }, { onError: () => setPoint(media.focalPoint) }),
    { delay: PAUSE_MS, flushOnUnmount: true },
  );
  function set(x: number, y: number) {
    const next = { x: share(x), y: share(y) };
    setPoint(next);
    save(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = ARROW_STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Stops the event, because the surrounding dialog uses these keys to switch pictures.
    event.stopPropagation();
    const by = event.shiftKey ? 0.1 : 0.01;
    set(point.x + step[0] * by, point.y + step[1] * by);
  }

  return (
    <div>
      <div className={classes.stage}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the marker on it takes keys */}
        <div
          className={classes.picture}
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            set((clientX - left) / width, (clientY - top) / height);
          }}
        >
          <img
            src={media.url}
            alt={media.alt}
            width={media.width ?? undefined}
            height={media.height ?? undefined}
            style={media.placeholder ? { backgroundImage: `url("${media.placeholder}")` } : {}}
          />
          <span
            className={classes.marker}
            style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
            role="slider"
            tabIndex={0}
            aria-label="Focal point"
            aria-describedby={hint}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent(point.x)}
            aria-valuetext={`${percent(point.x)} % from the left, ${percent(point.y)} % from the top`}
            onKeyDown={onKeyDown}
          />
        </div>
      </div>
      <Group align="flex-end" gap="sm" mt="sm">
        <Text size="xs" c="dimmed" id={hint} flex="1 1 12rem" style={{ alignSelf: 'flex-start' }}>
          Press the part that must stay visible when the picture is cropped, or move the point with the arrow
          keys. Hold Shift for larger steps.
        </Text>
        {CUTS.map(({ name, ratio }) => (
          <Box
            component="figure"
            key={name}
            className={classes.cut}
            fz="xs"
            c="dimmed"
            ta="center"
            aria-hidden
          >
            <span style={{ aspectRatio: ratio }}>
              <MediaThumb media={{ ...media, focalPoint: point }} sizes="96px" isBare />
            </span>
            <figcaption>{name}</figcaption>
          </Box>
        ))}
      </Group>
    </div>
  );
}
