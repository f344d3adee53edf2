import { Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { takeFocus } from '../../../kit/focus/keep-focus.ts';
import { formatCount, formatNumber } from '../../../kit/list/format-count.ts';
import { type PictureFetch, unfetched } from './fetch-pictures.ts';
import classes from './transfer.module.css';

interface PictureProgressProps {
  fetch: PictureFetch;
  /** Set while pictures are fetched. */
  onStop?: (() => void) | undefined;
  /** Set while the import waits for a decision about the pictures that are not fetched. */
  onDecide?: ((isAgain: boolean) => void) | undefined;
}

/** Shows how many pictures have been fetched, and which failed. */
export function PictureProgress({ fetch, onStop, onDecide }: PictureProgressProps) {
  const id = useId();
  const { missing, fetched, failures } = fetch;
  const count = Object.keys(fetched).length;
  const stopped = onStop ? 0 : unfetched(fetch).length - failures.length;
  const share = (part: number) => (part / missing.length) * 100;
  return (
    <Paper p="md" component="section" aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} id={id} tabIndex={-1} ref={onDecide && takeFocus}>
          Pictures of the old blog
        </Title>
        <Group justify="space-between" gap="sm">
          {/* Announced only at the end, because it changes every few seconds. */}
          <Text size="sm" role="status" aria-live={onStop ? 'off' : 'polite'}>
            {formatNumber(count)} of {formatCount(missing.length, 'picture')} fetched
            {failures.length > 0 && `, ${formatNumber(failures.length)} failed`}
            {stopped > 0 && `, ${formatNumber(stopped)} stopped`}
          </Text>
          {onStop && (
            <Button variant="default" size="xs" onClick={onStop}>
              Stop
            </Button>
          )}
        </Group>
        <Progress.Root size="md">
          <Progress.Section
            value={share(count)}
            color="sage"
            animated={Boolean(onStop)}
            aria-label="Fetched"
          />
          <Progress.Section value={share(failures.length)} color="red" withAria={false} />
        </Progress.Root>
        {failures.length > 0 && (
          <dl className={classes.left}>
            {failures.map(({ address, reason }) => (
              <div key={address}>
                <dt>{address}</dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </dl>
        )}
        {onDecide && (
          <Group gap="sm">
            <Button onClick={() => onDecide(false)}>Import without the rest</Button>
            <Button variant="default" onClick={() => onDecide(true)}>
              {failures.length > 0 ? 'Try again' : 'Continue'}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}
