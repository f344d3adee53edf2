import { Group, Stack, Text } from '@mantine/core';
import type { StoredSegment, StoredStory } from '@upcurve/contracts/testimonials/testimonials';
import { useId, useState } from 'react';
import { FormDialog, type OpenedDialog, openedDialog } from '../../kit/dialogs/FormDialog.tsx';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { formatCount } from '../../kit/list/format-count.ts';
import { MediaThumb } from '../../kit/media/MediaThumb.tsx';
import { isUndescribed } from '../../kit/media/media-words.ts';
import { StoryDialog } from './StoryDialog.tsx';
import { type Alt, AltFields, describeMedia } from './segments/AltFields.tsx';
import classes from './segments/SegmentDialog.module.css';
import { SegmentDialog } from './segments/SegmentDialog.tsx';
import { mediaOfSegment } from './segments/segment-words.ts';
import { storiesQuery } from './story-queries.ts';

export type Subject =
  | { kind: 'create' }
  | { kind: 'edit' | 'describe' | 'add-segment'; story: StoredStory }
  | { kind: 'edit-segment'; story: StoredStory; segment: StoredSegment };

interface StoryDialogsProps {
  dialog: Dialog<Subject>;
  onMade: (story: StoredStory) => void;
  onRemoveSegment: (story: StoredStory, segment: StoredSegment) => void;
}

/** Shows the open dialog of the screen. Only one can be open, because each guards its unsaved changes. */
export function StoryDialogs({ dialog, onMade, onRemoveSegment }: StoryDialogsProps) {
  const { subject, opening, close } = dialog;
  if (!subject) return null;
  const props = openedDialog(dialog);
  switch (subject.kind) {
    case 'create':
      return (
        <StoryDialog
          key={opening}
          {...props}
          onDone={(story) => {
            close();
            // Continues with adding pictures.
            onMade(story);
          }}
        />
      );
    case 'edit':
      return <StoryDialog key={opening} {...props} story={subject.story} onDone={close} />;
    case 'describe':
      return <DescribeDialog key={opening} {...props} story={subject.story} />;
    case 'add-segment':
      return <SegmentDialog key={opening} {...props} story={subject.story} />;
    case 'edit-segment':
      return (
        <SegmentDialog
          key={opening}
          {...props}
          story={subject.story}
          segment={subject.segment}
          onDelete={() => {
            close();
            onRemoveSegment(subject.story, subject.segment);
          }}
        />
      );
  }
}

const NOTHING: Alt = { alt: '', isDecorative: false };

/** Edits the missing descriptions of a story's segments. Must be remounted each time it opens. */
function DescribeDialog({ story, ...dialog }: OpenedDialog & { story: StoredStory }) {
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
