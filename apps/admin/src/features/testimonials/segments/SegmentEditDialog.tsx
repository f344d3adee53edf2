import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Media } from '@upcurve/contracts/media/media';
import { DURATION_MIN_MS, type StoredSegment } from '@upcurve/contracts/testimonials/testimonials';
import { useToast } from '@upcurve/ui/use-toast';
import { useId, useState } from 'react';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import { FormDialog, type OpenedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { formErrors } from '../../../kit/forms/contract-form.ts';
import { MediaPicker } from '../../../kit/media/MediaPicker.tsx';
import { MediaThumb } from '../../../kit/media/MediaThumb.tsx';
import { KIND_NOUNS } from '../../../kit/media/media-words.ts';
import { refreshStories, showStory } from '../story-queries.ts';
import { AltFields } from './AltFields.tsx';
import { describeMedia } from './add-segment.ts';
import { CaptionsField } from './CaptionsField.tsx';
import { FocalPoint } from './FocalPoint.tsx';
import classes from './SegmentDialog.module.css';
import { DURATION_STEP_MS, durationError } from './segment-draft.ts';
import { changeOf, chooseOtherMedia, editOf, type SegmentEdit, withCaptions } from './segment-edit.ts';
import { formatLength, mediaOfSegment } from './segment-words.ts';

const PICKED = {
  media: { kinds: ['image', 'video'], title: 'Choose Another File' },
  captions: { kinds: ['captions'], title: 'Choose Captions' },
} as const;

interface SegmentEditDialogProps extends OpenedDialog {
  segment: StoredSegment;
  /** Deletes the segment. Can be undone. */
  onDelete: () => void;
}

/** Edits a segment's file, duration, description and captions. Must be remounted each time it opens. */
export function SegmentEditDialog({ segment, onDelete, ...dialog }: SegmentEditDialogProps) {
  const id = useId();
  const { toast } = useToast();
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isAiming, setAiming] = useState(false);
  const [picking, setPicking] = useState<keyof typeof PICKED | null>(null);
  const form = useForm<SegmentEdit>({
    mode: 'controlled',
    initialValues: editOf(segment),
    validate: { duration: durationError },
  });
  const { other, captions } = form.values;
  const mediaId = other?.id ?? segment.mediaId;
  const shown = other ?? mediaOfSegment(segment);
  const isClip = shown.kind === 'video';
  const idOf = (name: string) => `${id}-${name}`;
  const goTo = (name = '') => document.getElementById(idOf(name))?.focus();

  const save = useMutation({
    async mutationFn(edit: SegmentEdit) {
      const before = edit.other ?? segment;
      if (edit.alt !== before.alt || edit.isDecorative !== before.isDecorative)
        await describeMedia(mediaId, edit);
      const body = changeOf(segment, edit);
      return api.testimonials.changeSegment({ params: { segmentId: segment.id }, body });
    },
    onMutate: () => setProblem(null),
    onSuccess(saved) {
      showStory(client, saved);
      toast({ title: 'Success', description: 'Segment updated successfully.' });
      dialog.onClose();
    },
    onError(error) {
      const errors = formErrors(error);
      form.setErrors(errors);
      if (errors.duration || errors.alt) return goTo(errors.duration ? 'duration' : 'alt');
      toast({ variant: 'destructive', title: 'Error', description: 'Failed to update segment' });
      setProblem(errorMessage(error, 'Please try again.'));
    },
    onSettled: () => refreshStories(client),
  });
  const submit = form.onSubmit(
    (edit) => {
      if (!save.isPending) save.mutate(edit);
    },
    (errors) => goTo(Object.keys(errors)[0]),
  );
  function pick([picked]: Media[]) {
    if (!picked) return;
    form.setValues(picked.kind === 'captions' ? withCaptions(picked) : chooseOtherMedia(segment, picked));
  }

  return (
    <>
      <FormDialog
        {...dialog}
        title="Edit Segment"
        saveLabel="Save Changes"
        isDirty={form.isDirty()}
        isSaving={save.isPending}
        problem={problem}
        isBelow={picking !== null}
        onSubmit={submit}
      >
        <div className={classes.shown}>
          <span className={classes.thumb}>
            <MediaThumb media={shown} sizes="100px" isBare />
          </span>
          <Stack gap={6} className={classes.facts} align="flex-start">
            <Text size="sm" fw={500}>
              {shown.fileName}
            </Text>
            <Text size="xs" c="dimmed">
              {KIND_NOUNS[shown.kind]}
              {shown.durationMs !== undefined && `, lasts ${formatLength(shown.durationMs)}`}
            </Text>
            <Group gap={6}>
              <Button id={idOf('media')} variant="default" size="xs" onClick={() => setPicking('media')}>
                Replace
              </Button>
              {!isClip && (
                <Button
                  variant="default"
                  size="xs"
                  aria-expanded={isAiming}
                  onClick={() => setAiming(!isAiming)}
                >
                  Focal point
                </Button>
              )}
              <Button variant="subtle" color="red" size="xs" disabled={save.isPending} onClick={onDelete}>
                Delete segment
              </Button>
            </Group>
          </Stack>
        </div>
        {isAiming && !isClip && <FocalPoint mediaId={mediaId} />}
        <AltFields
          id={idOf('alt')}
          value={form.values}
          error={form.errors.alt}
          onChange={({ alt, isDecorative }) => form.setValues({ alt, isDecorative })}
        />
        <NumberInput
          id={idOf('duration')}
          label="Duration (ms)"
          description={
            isClip
              ? 'The next segment follows after this time, or when the clip ends if that is sooner'
              : 'How long the segment is shown'
          }
          min={DURATION_MIN_MS}
          step={DURATION_STEP_MS}
          clampBehavior="none"
          data-autofocus
          {...form.getInputProps('duration')}
        />
        {isClip && (
          <CaptionsField
            id={idOf('captions')}
            name={captions?.name ?? null}
            onChoose={() => setPicking('captions')}
            onRemove={() => {
              form.setFieldValue('captions', null);
              goTo('captions');
            }}
          />
        )}
      </FormDialog>
      {picking && (
        <MediaPicker
          {...PICKED[picking]}
          onClose={() => {
            setPicking(null);
            goTo(picking);
          }}
          onPick={pick}
        />
      )}
    </>
  );
}
