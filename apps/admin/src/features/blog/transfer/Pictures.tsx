import { Button, Checkbox, Group, Paper, Progress, Stack, Text, TextInput, Title } from '@mantine/core';
import { FETCHED_PICTURES_MAX } from '@upcurve/contracts/blog/blog-transfer';
import { type Ref, useId } from 'react';
import { Link } from 'react-router';
import { takeFocus } from '../../../kit/focus/keep-focus.ts';
import { formatCount, formatNumber } from '../../../kit/list/format-count.ts';
import { paths } from '../../../paths.ts';
import { type PictureFetch, unfetched } from './fetch-pictures.ts';
import classes from './transfer.module.css';

/** What to do with pictures that the media library lacks. */
export interface PictureChoice {
  isFetching: boolean;
  /** The address of the old blog. */
  site: string;
}

interface PictureOptionProps {
  value: PictureChoice;
  onChange: (value: PictureChoice) => void;
  /** Ghost leaves the address of the blog out of its export. */
  needsSite: boolean;
  error: string | undefined;
  disabled: boolean;
  siteRef: Ref<HTMLInputElement>;
}

/** Explains where the pictures of another blog come from, and offers to fetch missing ones. */
export function PictureOption({
  value: { isFetching, site },
  onChange,
  needsSite,
  error,
  disabled,
  siteRef,
}: PictureOptionProps) {
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Pictures are taken from the{' '}
        <Link to={paths.media()} className={classes.back}>
          media library
        </Link>{' '}
        if a file there has the same name. Upload them first, or have the missing ones fetched.
      </Text>
      <Checkbox
        label="Fetch missing pictures from their addresses"
        description={`The old blog must still be online. Its pictures are fetched before the import, at most ${formatNumber(FETCHED_PICTURES_MAX)}, and added to the media library and the drafts. Stay on this screen until then.`}
        checked={isFetching}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange({ isFetching: currentTarget.checked, site })}
      />
      {isFetching && needsSite && (
        <TextInput
          ref={siteRef}
          type="url"
          label="Address of the old blog"
          description="Ghost leaves it out of the addresses in its export."
          placeholder="https://blog.example.com"
          value={site}
          error={error}
          disabled={disabled}
          required
          onChange={({ currentTarget }) => onChange({ isFetching, site: currentTarget.value })}
        />
      )}
    </Stack>
  );
}

interface PictureProgressProps {
  fetch: PictureFetch;
  /** Set while pictures are fetched. */
  onStop?: (() => void) | undefined;
  /** Set while the import waits for a decision about the pictures that are not fetched. */
  onDecide?: ((isAgain: boolean) => void) | undefined;
}

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
