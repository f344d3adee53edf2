import { Checkbox, Paper, Progress, Stack, Text, TextInput, Title } from '@mantine/core';
import { FETCHED_PICTURES_MAX } from '@upcurve/contracts/blog/blog-transfer';
import { type Ref, useId } from 'react';
import { Link } from 'react-router';
import { formatCount, formatNumber } from '../../../kit/list/format-count.ts';
import { paths } from '../../../paths.ts';
import classes from './transfer.module.css';
import type { PictureFetch } from './use-import.ts';

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

/** Shows how many pictures are fetched, and why others could not be. */
export function PictureProgress({ missing, fetched, failures }: PictureFetch) {
  const id = useId();
  const count = Object.keys(fetched).length;
  const isDone = count + failures.length === missing.length;
  const share = (part: number) => (part / missing.length) * 100;
  return (
    <Paper p="md" component="section" aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} id={id}>
          Pictures of the old blog
        </Title>
        {/* Announced only at the end, because it changes every few seconds. */}
        <Text size="sm" role="status" aria-live={isDone ? 'polite' : 'off'}>
          {formatNumber(count)} of {formatCount(missing.length, 'picture')} fetched
          {failures.length > 0 && `, ${formatNumber(failures.length)} failed`}
        </Text>
        <Progress.Root size="md">
          <Progress.Section value={share(count)} color="sage" animated={!isDone} aria-label="Fetched" />
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
      </Stack>
    </Paper>
  );
}
