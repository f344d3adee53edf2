import { Button, Center, Checkbox, Group, Image, Stack, Text, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { ALT_MAX } from '@upcurve/contracts/media/media-limits';
import type { Field } from '@upcurve/post-blocks/fields/field';
import { useRef } from 'react';
import { useEditor } from '../editor-context.ts';
import type { FieldViewProps } from './field-props.ts';
import { PickButton } from './PickButton.tsx';
import { type PictureValues, withMedia } from './picture-values.ts';

/** A picture from the library and its description. */
export function PictureField({
  field,
  values,
  onChange,
}: FieldViewProps<Extract<Field, { kind: 'picture' }>>) {
  const { media } = useEditor();
  const description = useRef<HTMLInputElement>(null);
  const picture = values as unknown as PictureValues;
  const { mediaId, alt, isDecorative } = picture;
  const file = mediaId ? media.files[mediaId] : undefined;
  return (
    <Stack gap="xs" role="group" aria-label={field.label}>
      <Text size="sm" fw={500}>
        {field.label}
      </Text>
      {file && <Image src={file.url} alt="" mah="12rem" fit="contain" radius="sm" />}
      {!file && (
        <Center h="5rem" bd="1px dashed var(--mantine-color-default-border)" c="dimmed">
          <IconPhoto size={28} stroke={1.2} aria-hidden />
        </Center>
      )}
      <Group gap="xs">
        <PickButton
          kind="image"
          data-first-field
          onPick={(picked) => onChange(withMedia(picture, picked))}
          focusAfter={() => {
            const input = description.current;
            return input?.value === '' && !input.disabled ? input : null;
          }}
        >
          {mediaId ? 'Replace picture' : 'Choose picture'}
        </PickButton>
        {mediaId && (
          <Button variant="subtle" size="xs" onClick={() => onChange({ ...values, mediaId: null })}>
            Remove picture
          </Button>
        )}
      </Group>
      {mediaId && (
        <>
          <TextInput
            ref={description}
            label="Description"
            description="For screen readers and search engines."
            maxLength={ALT_MAX}
            disabled={isDecorative}
            value={alt}
            onChange={(event) => onChange({ ...values, alt: event.currentTarget.value })}
          />
          <Checkbox
            label="Decorative (screen readers skip it)"
            checked={isDecorative}
            onChange={(event) => onChange({ ...values, isDecorative: event.currentTarget.checked })}
          />
        </>
      )}
    </Stack>
  );
}
