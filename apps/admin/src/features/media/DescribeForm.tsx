import { Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { Media } from '@upcurve/contracts/media/media';
import { ALT_MAX } from '@upcurve/contracts/media/media-limits';
import { isComposing } from '@upcurve/ui/is-composing';
import { useEffect, useRef, useState } from 'react';
import { SubmitButton, submitOnModEnter } from '../../kit/forms/SubmitButton.tsx';
import { useMediaChange } from '../../kit/media/media-queries.ts';

/**
 * Edits the alternative text of a picture or video, or marks it as decorative. Also saves if the form is left without
 * Save.
 */
export function DescribeForm({ media }: { media: Media }) {
  const [alt, setAlt] = useState(media.alt);
  const [isDecorative, setDecorative] = useState(media.isDecorative);
  const change = useMediaChange(media.id);
  const words = isDecorative ? '' : alt.trim();
  const isDirty = words !== media.alt || isDecorative !== media.isDecorative;

  function save() {
    if (isDirty && !change.isPending) change.mutate({ alt: words, isDecorative });
  }
  const leave = useRef(save);
  leave.current = save;
  useEffect(() => () => leave.current(), []);
  useWindowEvent('beforeunload', (event) => {
    if (isDirty) event.preventDefault();
  });

  return (
    <form
      noValidate
      onKeyDown={submitOnModEnter}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="sm">
        <Textarea
          label="Description"
          description="Describe it in one sentence, for people who cannot see it and for search engines."
          placeholder={media.kind === 'video' ? 'What happens in this video' : 'What this picture shows'}
          rows={3}
          maxLength={ALT_MAX}
          disabled={isDecorative}
          value={isDecorative ? '' : alt}
          // Replaces line breaks, because the description is a single line that may wrap.
          onChange={(event) => setAlt(event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <Checkbox
          label="Decorative"
          description="Screen readers skip it."
          aria-label="Decorative"
          checked={isDecorative}
          onChange={(event) => setDecorative(event.currentTarget.checked)}
        />
        <Group gap="sm">
          <SubmitButton isPending={change.isPending} pendingLabel="Saving..." disabled={!isDirty}>
            Save
          </SubmitButton>
          <Text size="sm" c="dimmed" role="status">
            {change.isSuccess && !isDirty && 'Saved'}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
