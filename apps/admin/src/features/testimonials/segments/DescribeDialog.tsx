import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredStory } from '@upcurve/contracts/testimonials/testimonials';
import { useToast } from '@upcurve/ui/use-toast';
import { useId, useState } from 'react';
import { errorMessage } from '../../../error-message.ts';
import { FormDialog, type OpenedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { formatCount } from '../../../kit/list/format-count.ts';
import { MediaThumb } from '../../../kit/media/MediaThumb.tsx';
import { isUndescribed } from '../../../kit/media/media-words.ts';
import { refreshStories } from '../story-queries.ts';
import { type Alt, AltFields, describeMedia } from './AltFields.tsx';
import classes from './SegmentDialog.module.css';
import { mediaOfSegment } from './segment-words.ts';

const NOTHING: Alt = { alt: '', isDecorative: false };

/** Edits the missing descriptions of a story's segments. Must be remounted each time it opens. */
export function DescribeDialog({ story, ...dialog }: OpenedDialog & { story: StoredStory }) {
  const id = useId();
  const { toast } = useToast();
  const client = useQueryClient();
  // The list is fixed when the dialog opens. The same file may be in the story twice.
  const [segments] = useState(() => [
    ...new Map(story.segments.filter(isUndescribed).map((each) => [each.mediaId, each])).values(),
  ]);
  const form = useForm<Record<string, Alt>>({
    mode: 'controlled',
    initialValues: Object.fromEntries(segments.map(({ mediaId }) => [mediaId, NOTHING])),
  });
  const said = Object.entries(form.values).filter(([, { alt, isDecorative }]) => alt.trim() || isDecorative);

  const save = useMutation({
    mutationFn: () => Promise.all(said.map(([mediaId, alt]) => describeMedia(mediaId, alt))),
    onSuccess(done) {
      toast({
        title: 'Success',
        description: `${formatCount(done.length, 'segment')} of ${story.name} described.`,
      });
      dialog.onClose();
    },
    onError: () => toast({ variant: 'destructive', title: 'Error', description: 'Failed to update segment' }),
    onSettled: () => refreshStories(client),
  });
  const submit = form.onSubmit(() => {
    if (said.length === 0) return dialog.onClose();
    if (!save.isPending) save.mutate();
  });

  return (
    <FormDialog
      {...dialog}
      title="Describe Segments"
      saveLabel="Save"
      size="lg"
      isDirty={form.isDirty()}
      isSaving={save.isPending}
      problem={save.error && errorMessage(save.error, 'Please try again.')}
      onSubmit={submit}
    >
      <Text size="sm" c="dimmed">
        Write a sentence for each. Screen readers read it out: “The treatment room at Harley Street in the
        morning”.
      </Text>
      <ul className={classes.described}>
        {segments.map((segment, index) => (
          <li key={segment.mediaId}>
            <span className={classes.thumb}>
              <MediaThumb media={mediaOfSegment(segment)} sizes="64px" isBare />
            </span>
            <AltFields
              id={`${id}-${index}`}
              of={segment.fileName}
              value={form.values[segment.mediaId] ?? NOTHING}
              onChange={({ alt, isDecorative }) => form.setFieldValue(segment.mediaId, { alt, isDecorative })}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
