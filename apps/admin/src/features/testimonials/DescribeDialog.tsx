import { Alert, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredStory } from '@upcurve/contracts/testimonials';
import { useToast } from '@upcurve/ui/use-toast';
import { useId, useState } from 'react';
import { api } from '../../api.ts';
import { DialogFooter } from '../../components/DialogFooter.tsx';
import { MediaThumb } from '../../components/media/MediaThumb.tsx';
import { useUnsavedGuard } from '../../components/use-unsaved-guard.ts';
import { errorMessage } from '../../error-message.ts';
import { submitOnModEnter } from '../../form-keys.ts';
import { type Alt, AltFields } from './AltFields.tsx';
import classes from './SegmentDialog.module.css';
import { isUndescribed } from './segment-words.ts';
import { refreshStories } from './story-queries.ts';

interface DescribeDialogProps {
  story: StoredStory;
  opened: boolean;
  onClose: () => void;
  onExited: () => void;
}

/** Says, one after the other, what the segments show that nobody has described. Mount it anew for every opening. */
export function DescribeDialog({ story, opened, onClose, onExited }: DescribeDialogProps) {
  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const { toast } = useToast();
  const client = useQueryClient();
  // Those that there were when it opened; the same file may be in the story twice.
  const [segments] = useState(() => [
    ...new Map(story.segments.filter(isUndescribed).map((each) => [each.mediaId, each])).values(),
  ]);
  const form = useForm<Record<string, Alt>>({
    mode: 'controlled',
    initialValues: Object.fromEntries(
      segments.map(({ mediaId }) => [mediaId, { alt: '', isDecorative: false }]),
    ),
  });
  const said = Object.entries(form.values).filter(([, { alt, isDecorative }]) => alt.trim() || isDecorative);

  const save = useMutation({
    mutationFn: () =>
      Promise.all(
        said.map(([mediaId, { alt, isDecorative }]) =>
          api.media.changeMedia({
            params: { id: mediaId },
            body: { alt: isDecorative ? '' : alt, isDecorative },
          }),
        ),
      ),
    onSuccess(done) {
      const what = done.length === 1 ? '1 segment' : `${done.length} segments`;
      toast({ title: 'Success', description: `${what} of ${story.name} described.` });
      onClose();
    },
    onError: () => toast({ variant: 'destructive', title: 'Error', description: 'Failed to update segment' }),
    onSettled: () => refreshStories(client),
  });
  const guard = useUnsavedGuard(opened && form.isDirty(), onClose);
  const submit = form.onSubmit(() => {
    if (said.length === 0) return onClose();
    if (!save.isPending) save.mutate();
  });

  return (
    <Modal
      opened={opened}
      onExitTransitionEnd={onExited}
      onClose={() => !save.isPending && guard.close()}
      title="Describe Segments"
      size="lg"
      fullScreen={isNarrow}
      returnFocus={false}
    >
      <form onSubmit={submit} onKeyDown={submitOnModEnter} noValidate aria-label="Describe Segments">
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            A sentence each, read to visitors who cannot see the picture: “The treatment room at Harley Street
            in the morning”.
          </Text>
          {save.error && (
            <Alert color="red" role="alert" title="Not saved">
              {errorMessage(save.error, 'Please try again.')} What you entered is still here.
            </Alert>
          )}
          <ul className={classes.described}>
            {segments.map((segment, index) => (
              <li key={segment.mediaId}>
                <span className={classes.thumb}>
                  <MediaThumb
                    media={{ ...segment, kind: segment.type, durationMs: undefined }}
                    sizes="64px"
                    isBare
                  />
                </span>
                <AltFields
                  id={`${id}-${index}`}
                  of={segment.fileName}
                  value={form.values[segment.mediaId] ?? { alt: '', isDecorative: false }}
                  onChange={(alt) => form.setFieldValue(segment.mediaId, alt)}
                />
              </li>
            ))}
          </ul>
        </Stack>
        <DialogFooter guard={guard} saveLabel="Save" isSaving={save.isPending} />
      </form>
    </Modal>
  );
}
