import { Button, Group, NumberInput, Progress, SegmentedControl } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Media } from '@upcurve/contracts/media/media';
import {
  DURATION_DEFAULT_MS,
  DURATION_MIN_MS,
  durationOfClip,
  type SegmentType,
  type StoredStory,
} from '@upcurve/contracts/testimonials/testimonials';
import { useToast } from '@upcurve/ui/use-toast';
import { useEffect, useId, useRef, useState } from 'react';
import { errorMessage } from '../../../error-message.ts';
import { FormDialog, type OpenedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { formErrors } from '../../../kit/forms/contract-form.ts';
import { MediaPicker } from '../../../kit/media/MediaPicker.tsx';
import { checkFile } from '../../../kit/media/upload/check-file.ts';
import { readClip } from '../../../kit/media/upload/read-clip.ts';
import { refreshStories, showStory } from '../story-queries.ts';
import { AltFields } from './AltFields.tsx';
import { addSegment } from './add-segment.ts';
import { MediaField } from './MediaField.tsx';
import classes from './SegmentDialog.module.css';
import {
  DURATION_STEP_MS,
  durationError,
  newSegment,
  orderError,
  type SegmentDraft,
} from './segment-draft.ts';

const KINDS = ['image', 'video'] as const;
const TYPES = [
  { value: 'image', label: 'Image' },
  { value: 'video', label: 'Video' },
];
const number = { clampBehavior: 'none' } as const;

/** Adds a segment to a story from an uploaded file or the library. Must be remounted each time it opens. */
export function SegmentDialog({ story, ...dialog }: OpenedDialog & { story: StoredStory }) {
  const id = useId();
  const { toast } = useToast();
  const client = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPicking, setPicking] = useState(false);
  const call = useRef(new AbortController());
  useEffect(() => () => call.current.abort(), []);
  const form = useForm<SegmentDraft>({
    mode: 'controlled',
    initialValues: newSegment,
    validate: {
      media: (media) => (media ? null : 'Choose a picture or a video.'),
      duration: durationError,
      order: orderError,
    },
  });
  const { media, type } = form.values;
  const idOf = (name: string) => `${id}-${name}`;
  const goTo = (name = '') => document.getElementById(idOf(name))?.focus();

  function show(chosen: File | Media, kind: SegmentType) {
    form.setValues({ media: chosen, type: kind });
    form.clearFieldError('media');
  }
  /** A clip plays in full unless a duration was entered. */
  function showLength(ms: number | undefined) {
    if (ms === undefined || form.getValues().duration !== DURATION_DEFAULT_MS) return;
    form.setFieldValue('duration', durationOfClip(ms));
  }
  function chooseFile([sent]: File[]) {
    if (!sent) return;
    const checked = checkFile(sent, KINDS);
    if ('refusal' in checked) return form.setFieldError('media', checked.refusal);
    const { file, kind } = checked;
    show(file, kind === 'video' ? 'video' : 'image');
    if (kind !== 'video') return;
    void readClip(file, call.current.signal).then(({ durationMs }) => {
      if (form.getValues().media === file) showLength(durationMs);
    });
  }
  function choose([picked]: Media[]) {
    if (!picked || picked.kind === 'captions') return;
    show(picked, picked.kind);
    showLength(picked.durationMs);
    form.setValues({ alt: picked.alt, isDecorative: picked.isDecorative });
  }

  const save = useMutation({
    mutationFn(draft: SegmentDraft) {
      call.current = new AbortController();
      const { signal } = call.current;
      return addSegment(story.id, draft, { signal, onProgress: ({ sent, total }) => setShare(sent / total) });
    },
    onMutate() {
      setProblem(null);
      setShare(media instanceof File ? 0 : null);
    },
    onSuccess(saved) {
      showStory(client, saved);
      toast({ title: 'Success', description: `Segment added to ${story.name}.` });
      dialog.onClose();
      return refreshStories(client);
    },
    onError(error) {
      // The user cancelled the upload.
      if (call.current.signal.aborted) return;
      const { file, mediaId, poster, durationMs, ...others } = formErrors(error);
      const about = file ?? mediaId ?? poster ?? durationMs;
      const errors = { ...others, ...(about && { media: about }) };
      form.setErrors(errors);
      const [first] = Object.keys(errors);
      if (first) return goTo(first);
      toast({ variant: 'destructive', title: 'Error', description: 'Failed to add segment' });
      setProblem(errorMessage(error, 'Please try again.'));
    },
    onSettled: () => setShare(null),
  });
  const submit = form.onSubmit(
    (draft) => {
      if (!save.isPending) save.mutate(draft);
    },
    (errors) => goTo(Object.keys(errors)[0]),
  );

  return (
    <>
      <FormDialog
        {...dialog}
        title="Add Segment"
        saveLabel="Add Segment"
        isDirty={form.isDirty()}
        isSaving={save.isPending}
        problem={problem}
        isBelow={isPicking}
        onSubmit={submit}
      >
        <SegmentedControl
          aria-label="Type"
          data={TYPES}
          value={type}
          // A file fits only one type, so changing the type clears it.
          onChange={(value) => form.setValues({ type: value as SegmentType, media: null })}
        />
        <MediaField
          id={idOf('media')}
          type={type}
          media={media}
          error={form.errors.media}
          onFiles={chooseFile}
          onLibrary={() => setPicking(true)}
        />
        <AltFields
          id={idOf('alt')}
          value={form.values}
          error={form.errors.alt}
          onChange={({ alt, isDecorative }) => form.setValues({ alt, isDecorative })}
        />
        <div className={classes.pair}>
          <NumberInput
            id={idOf('duration')}
            label="Duration (ms)"
            description="How long the segment is shown"
            min={DURATION_MIN_MS}
            step={DURATION_STEP_MS}
            {...number}
            {...form.getInputProps('duration')}
          />
          <NumberInput
            id={idOf('order')}
            label="Order"
            description="Lowest first"
            min={0}
            {...number}
            {...form.getInputProps('order')}
          />
        </div>
        {share !== null && (
          <Group gap="sm" wrap="nowrap">
            <Progress value={share * 100} className={classes.progress} aria-label="Upload" />
            <Button size="compact-sm" variant="default" onClick={() => call.current.abort()}>
              Cancel upload
            </Button>
          </Group>
        )}
      </FormDialog>
      {isPicking && (
        <MediaPicker
          kinds={[type]}
          onClose={() => {
            setPicking(false);
            goTo('media');
          }}
          onPick={choose}
        />
      )}
    </>
  );
}
