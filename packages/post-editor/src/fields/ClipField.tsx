import { Button, Group, Stack, Text } from '@mantine/core';
import type { Media } from '@upcurve/contracts/media/media';
import type { Field } from '@upcurve/post-blocks/fields/field';
import { useEditor } from '../editor-context.ts';
import type { FieldViewProps } from './field-props.ts';
import { PickButton } from './PickButton.tsx';

/** A clip from the library and its captions. */
export function ClipField({ field, values, onChange }: FieldViewProps<Extract<Field, { kind: 'clip' }>>) {
  const { media } = useEditor();
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
        <PickButton kind="video" onPick={({ id }) => onChange({ ...values, mediaId: id })}>
          {clip ? 'Replace clip' : 'Choose clip'}
        </PickButton>
        {clip && (
          <>
            <PickButton kind="captions" onPick={({ id }) => onChange({ ...values, captionsId: id })}>
              {captions ? 'Replace captions' : 'Choose captions'}
            </PickButton>
            <Button variant="subtle" size="xs" onClick={() => onChange({ ...bare, mediaId: null })}>
              Remove clip
            </Button>
          </>
        )}
      </Group>
    </Stack>
  );
}
