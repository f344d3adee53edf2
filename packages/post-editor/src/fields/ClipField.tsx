import { Button, Group, Stack, Text } from '@mantine/core';
import type { Media } from '@upcurve/contracts/media/media';
import type { Field } from '@upcurve/post-blocks/fields/field';
import { Suspense, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import type { FieldViewProps } from './field-props.ts';

/** A clip from the library and its captions. */
export function ClipField({ field, values, onChange }: FieldViewProps<Extract<Field, { kind: 'clip' }>>) {
  const { media } = useEditor();
  const [picking, setPicking] = useState<'video' | 'captions' | null>(null);
  const { Picker } = media;
  const fileOf = (id: unknown): Media | undefined => (typeof id === 'string' ? media.files[id] : undefined);
  const [clip, captions] = [fileOf(values.mediaId), fileOf(values.captionsId)];
  const { captionsId: _, ...bare } = values;
  return (
    <Stack gap="xs" role="group" aria-label={field.label}>
      <Text size="sm" fw={500}>
        {field.label}
      </Text>
      <Text size="sm" c="dimmed">
        {clip?.fileName ?? 'None chosen'}
        {captions && `, with ${captions.fileName}`}
      </Text>
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={() => setPicking('video')}>
          {clip ? 'Replace clip' : 'Choose clip'}
        </Button>
        {clip && (
          <>
            <Button variant="default" size="xs" onClick={() => setPicking('captions')}>
              {captions ? 'Replace captions' : 'Choose captions'}
            </Button>
            <Button variant="subtle" size="xs" onClick={() => onChange({ ...bare, mediaId: null })}>
              Remove clip
            </Button>
          </>
        )}
      </Group>
      {picking && (
        <Suspense fallback={null}>
          <Picker
            kinds={[picking]}
            onClose={() => setPicking(null)}
            onPick={([picked]) => {
              if (!picked) return;
              media.onPicked([picked]);
              onChange({ ...values, [picking === 'video' ? 'mediaId' : 'captionsId']: picked.id });
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}
