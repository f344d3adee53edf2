import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { FETCHED_PICTURES_MAX } from '@upcurve/contracts/blog/blog-transfer';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../../kit/list/format-count.ts';
import { paths } from '../../../paths.ts';
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
