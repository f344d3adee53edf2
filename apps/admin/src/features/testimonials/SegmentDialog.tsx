import {
  Alert,
  Button,
  Group,
  Input,
  Modal,
  NumberInput,
  Progress,
  SegmentedControl,
  Stack,
  Text,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Media } from '@upcurve/contracts/media';
import {
  DURATION_DEFAULT_MS,
  DURATION_MIN_MS,
  DURATION_STEP_MS,
  type SegmentType,
  type StoredStory,
} from '@upcurve/contracts/testimonials';
import { useToast } from '@upcurve/ui/use-toast';
import { useEffect, useId, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { DialogFooter } from '../../components/DialogFooter.tsx';
import { ChooseFiles } from '../../components/media/ChooseFiles.tsx';
import { checkFile } from '../../components/media/check-file.ts';
import { DropTarget } from '../../components/media/DropTarget.tsx';
import { MediaPicker } from '../../components/media/MediaPicker.tsx';
import { readClip } from '../../components/media/read-clip.ts';
import { sendMedia } from '../../components/media/send-media.ts';
import { useUnsavedGuard } from '../../components/use-unsaved-guard.ts';
import { errorMessage } from '../../error-message.ts';
import { formErrors } from '../../form-errors.ts';
import { submitOnModEnter } from '../../form-keys.ts';
import { AltFields } from './AltFields.tsx';
import classes from './SegmentDialog.module.css';
import {
  durationError,
  durationOfClip,
  newSegment,
  orderError,
  orderOf,
  type SegmentDraft,
} from './segment-draft.ts';
import { refreshStories, showStory } from './story-queries.ts';

const KINDS = ['image', 'video'] as const;

interface SegmentDialogProps {
  story: StoredStory;
  opened: boolean;
  onClose: () => void;
  onExited: () => void;
}

/** Adds a segment to a story: a file that is uploaded, or one of the library. Mount it anew for every opening. */
export function SegmentDialog({ story, opened, onClose, onExited }: SegmentDialogProps) {
  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const { toast } = useToast();
  const client = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPicking, setPicking] = useState(false);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
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
  /** A clip is shown whole unless somebody has already said for how long. */
  function showLength(ms: number | undefined) {
    if (ms === undefined || form.getValues().duration !== DURATION_DEFAULT_MS) return;
    form.setFieldValue('duration', durationOfClip(ms));
  }
  function chooseFile([sent]: File[]) {
    if (!sent) return;
    const checked = checkFile(sent, KINDS);
    if ('refusal' in checked) return form.setFieldError('media', checked.refusal);
    show(checked.file, checked.kind === 'video' ? 'video' : 'image');
    if (checked.kind === 'video')
      void readClip(checked.file, new AbortController().signal).then(({ durationMs }) => {
        if (form.getValues().media === checked.file) showLength(durationMs);
      });
  }
  function choose([picked]: Media[]) {
    if (!picked || picked.kind === 'captions') return;
    show(picked, picked.kind);
    showLength(picked.durationMs);
    form.setValues({ alt: picked.alt, isDecorative: picked.isDecorative });
  }

  async function mediaIdOf(draft: SegmentDraft, signal: AbortSignal): Promise<string> {
    const { media: chosen, alt, isDecorative } = draft;
    if (!chosen) throw new Error('The form let a segment without a file through.');
    const onProgress = ({ sent, total }: { sent: number; total: number }) => setShare(sent / total);
    const there =
      chosen instanceof File ? await sendMedia(chosen, draft.type, { signal, onProgress }) : chosen;
    const isSame = there.alt === alt && there.isDecorative === isDecorative;
    // A file that was there already keeps its description where none is given here.
    if (!isSame && (alt || isDecorative))
      await api.media.changeMedia({
        params: { id: there.id },
        body: { alt: isDecorative ? '' : alt, isDecorative },
      });
    return there.id;
  }
  const save = useMutation({
    async mutationFn(draft: SegmentDraft) {
      const call = new AbortController();
      sending.current = call;
      const { signal } = call;
      const mediaId = await mediaIdOf(draft, signal);
      signal.throwIfAborted();
      return api.testimonials.addSegment({
        params: { storyId: story.id },
        fields: {
          type: draft.type,
          mediaId,
          duration: String(draft.duration),
          order: String(orderOf(draft.order)),
        },
        files: {},
      });
    },
    onMutate: () => {
      setProblem(null);
      setShare(media instanceof File ? 0 : null);
    },
    onSuccess(saved) {
      showStory(client, saved);
      toast({ title: 'Success', description: `Segment added to ${story.name}.` });
      onClose();
      return refreshStories(client);
    },
    onError(error) {
      // Called off: nothing went wrong.
      if (sending.current?.signal.aborted) return;
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
  const guard = useUnsavedGuard(opened && form.isDirty(), onClose);
  const submit = form.onSubmit(
    (draft) => {
      if (!save.isPending) save.mutate(draft);
    },
    (errors) => goTo(Object.keys(errors)[0]),
  );

  return (
    <>
      <Modal
        opened={opened}
        onExitTransitionEnd={onExited}
        onClose={() => !save.isPending && guard.close()}
        title="Add Segment"
        fullScreen={isNarrow}
        returnFocus={false}
        closeOnEscape={!isPicking}
      >
        <form onSubmit={submit} onKeyDown={submitOnModEnter} noValidate aria-label="Add Segment">
          <Stack gap="md">
            {problem && (
              <Alert color="red" role="alert" title="Not added">
                {problem} What you entered is still here.
              </Alert>
            )}
            <SegmentedControl
              aria-label="Type"
              data={[
                { value: 'image', label: 'Image' },
                { value: 'video', label: 'Video' },
              ]}
              value={type}
              onChange={(value) => {
                // A file is what it is: another type begins anew.
                form.setValues({ type: value as SegmentType, media: null });
              }}
            />
            <DropTarget label="Drop to choose" takesPaste onFiles={chooseFile}>
              <div className={classes.media} data-error={form.errors.media ? true : undefined}>
                <div>
                  <Text size="sm" fw={500} id={idOf('media-label')}>
                    Media file
                  </Text>
                  <Text size="xs" c="dimmed" className={classes.chosen}>
                    {chosenName(media) ?? 'Drop or paste it, or choose'}
                  </Text>
                </div>
                <Group gap={6} id={idOf('media')} tabIndex={-1}>
                  <ChooseFiles
                    kinds={[type]}
                    multiple={false}
                    variant="default"
                    size="xs"
                    onFiles={chooseFile}
                  >
                    Choose file
                  </ChooseFiles>
                  <Button variant="default" size="xs" onClick={() => setPicking(true)}>
                    From library
                  </Button>
                </Group>
              </div>
              {form.errors.media && (
                <Input.Error mt={4} role="alert">
                  {form.errors.media}
                </Input.Error>
              )}
            </DropTarget>
            <AltFields
              id={idOf('alt')}
              value={form.values}
              error={form.errors.alt}
              onChange={(alt) => form.setValues(alt)}
            />
            <div className={classes.pair}>
              <NumberInput
                id={idOf('duration')}
                label="Duration (ms)"
                description="How long it is shown"
                min={DURATION_MIN_MS}
                step={DURATION_STEP_MS}
                allowDecimal={false}
                clampBehavior="none"
                {...form.getInputProps('duration')}
              />
              <NumberInput
                id={idOf('order')}
                label="Order"
                description="Lowest first"
                min={0}
                allowDecimal={false}
                clampBehavior="none"
                {...form.getInputProps('order')}
              />
            </div>
            {share !== null && (
              <Group gap="sm" wrap="nowrap">
                <Progress value={share * 100} className={classes.progress} aria-label="Upload" />
                <Button size="compact-sm" variant="default" onClick={() => sending.current?.abort()}>
                  Cancel upload
                </Button>
              </Group>
            )}
          </Stack>
          <DialogFooter guard={guard} saveLabel="Add Segment" isSaving={save.isPending} />
        </form>
      </Modal>
      {isPicking && (
        <MediaPicker
          opened
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

function chosenName(media: File | Media | null): string | null {
  if (!media) return null;
  return media instanceof File ? media.name : media.fileName;
}
