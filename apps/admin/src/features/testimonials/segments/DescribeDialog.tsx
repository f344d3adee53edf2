import { Group, Stack, Text } from '@mantine/core';
import type { StoredStory } from '@upcurve/contracts/testimonials/testimonials';
import { useId, useState } from 'react';
import { FormDialog, type OpenedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { formatCount } from '../../../kit/list/format-count.ts';
import { MediaThumb } from '../../../kit/media/MediaThumb.tsx';
import { isUndescribed } from '../../../kit/media/media-words.ts';
import { storiesQuery } from '../story-queries.ts';
import { type Alt, AltFields, describeMedia } from './AltFields.tsx';
import classes from './SegmentDialog.module.css';
import { mediaOfSegment } from './segment-words.ts';

const NOTHING: Alt = { alt: '', isDecorative: false };

/** Edits the missing descriptions of a story's segments. Must be remounted each time it opens. */
export function DescribeDialog({ story, ...dialog }: OpenedDialog & { story: StoredStory }) {
  const id = useId();
  // The list is fixed when the dialog opens. The same file may be in the story twice.
  const [segments] = useState(() => [
    ...new Map(story.segments.filter(isUndescribed).map((each) => [each.mediaId, each])).values(),
  ]);
  const form = useSaveForm<Record<string, Alt>, unknown[]>({
    initial: Object.fromEntries(segments.map(({ mediaId }) => [mediaId, NOTHING])),
    save: (values) =>
      Promise.all(
        Object.entries(values)
          .filter(([, { alt, isDecorative }]) => alt.trim() || isDecorative)
          .map(([mediaId, alt]) => describeMedia(mediaId, alt)),
      ),
    saved: ({ length }) =>
      length === 0
        ? undefined
        : { title: 'Success', description: `${formatCount(length, 'segment')} of ${story.name} described.` },
    failed: { title: 'Error', description: 'Failed to update segment' },
    changes: [storiesQuery.queryKey],
    onSaved: dialog.onClose,
  });
  return (
    <FormDialog {...dialog} form={form} title="Describe segments" saveLabel="Save" size="lg">
      <Text size="sm" c="dimmed">
        Write a sentence for each. Screen readers read it out: “The treatment room at Harley Street in the
        morning”.
      </Text>
      <Stack component="ul">
        {segments.map((segment, index) => (
          <Group component="li" key={segment.mediaId} align="flex-start" wrap="nowrap">
            <span className={classes.thumb}>
              <MediaThumb media={mediaOfSegment(segment)} sizes="64px" isBare />
            </span>
            <AltFields
              id={`${id}-${index}`}
              of={segment.fileName}
              value={form.values[segment.mediaId] ?? NOTHING}
              onChange={({ alt, isDecorative }) => form.setFieldValue(segment.mediaId, { alt, isDecorative })}
            />
          </Group>
        ))}
      </Stack>
    </FormDialog>
  );
}
