import { Checkbox, Stack, TextInput } from '@mantine/core';
import { ALT_MAX } from '@upcurve/contracts/media/media-limits';
import type { ReactNode } from 'react';
import { api } from '../../../api.ts';

export type Alt = {
  alt: string;
  isDecorative: boolean;
};

/** Saves a file's description or marks it as decorative, wherever it is used. */
export const describeMedia = (id: string, { alt, isDecorative }: Alt) =>
  api.media.changeMedia({ params: { id }, body: { alt: isDecorative ? '' : alt, isDecorative } });

interface AltFieldsProps {
  id: string;
  value: Alt;
  error?: ReactNode;
  onChange: (value: Alt) => void;
}

export function AltFields({ id, value, error, onChange }: AltFieldsProps) {
  return (
    <Stack gap={6}>
      <TextInput
        id={id}
        label="Description"
        description="What it shows, for visitors who cannot see it"
        maxLength={ALT_MAX}
        autoComplete="off"
        disabled={value.isDecorative}
        value={value.isDecorative ? '' : value.alt}
        error={error}
        onChange={(event) => onChange({ ...value, alt: event.currentTarget.value })}
      />
      <Checkbox
        size="xs"
        label="Decorative (screen readers skip it)"
        checked={value.isDecorative}
        onChange={(event) => onChange({ ...value, isDecorative: event.currentTarget.checked })}
      />
    </Stack>
  );
}
