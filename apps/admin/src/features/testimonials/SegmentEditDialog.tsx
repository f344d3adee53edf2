import { Alert, Button, Group, Modal, NumberInput, Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Media } from '@upcurve/contracts/media';
import {
  DURATION_MIN_MS,
  DURATION_STEP_MS,
  type SegmentChange,
  type StoredSegment,
} from '@upcurve/contracts/testimonials';
import { useToast } from '@upcurve/ui/use-toast';
import { useEffect, useId, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { DialogFooter } from '../../components/DialogFooter.tsx';
import { FocalPicture } from '../../components/media/FocalPicture.tsx';
import { MediaPicker } from '../../components/media/MediaPicker.tsx';
import { MediaThumb } from '../../components/media/MediaThumb.tsx';
import { mediaQueries } from '../../components/media/media-queries.ts';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { useUnsavedGuard } from '../../components/use-unsaved-guard.ts';
import { errorMessage } from '../../error-message.ts';
import { formErrors } from '../../form-errors.ts';
import { submitOnModEnter } from '../../form-keys.ts';
import { AltFields } from './AltFields.tsx';
import classes from './SegmentDialog.module.css';
import { durationError, durationOfClip } from './segment-draft.ts';
import { kindInWords, lengthInWords } from './segment-words.ts';
import { refreshStories, showStory } from './story-queries.ts';

interface EditDraft {
  duration: number | string;
  alt: string;
  isDecorative: boolean;
  /** Shown in place of what is stored. */
  other: Media | null;
  captions: { id: string; name: string } | null;
}

const draftOf = (segment: StoredSegment): EditDraft => ({
  duration: segment.duration,
  alt: segment.alt,
  isDecorative: segment.isDecorative,
  other: null,
  captions: segment.captionsId ? { id: segment.captionsId, name: 'There are captions' } : null,
});

interface SegmentEditDialogProps {
  segment: StoredSegment;
  opened: boolean;
  onClose: () => void;
  onExited: () => void;
  /** Deletes it; can be called off. */
  onDelete: () => void;
}

/** Edits a segment: what it shows, for how long, what it is described by, its captions. Mount it anew for every opening. */
export function SegmentEditDialog({ segment, opened, onClose, onExited, onDelete }: SegmentEditDialogProps) {
  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const { toast } = useToast();
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isAiming, setAiming] = useState(false);
  const [picking, setPicking] = useState<'media' | 'captions' | null>(null);
  const form = useForm<EditDraft>({
    mode: 'controlled',
    initialValues: draftOf(segment),
    validate: { duration: durationError },
  });
  const { other, captions } = form.values;
  const shown = other ?? {
    ...segment,
    kind: segment.type,
    durationMs: segment.clipDuration ?? undefined,
  };
  const idOf = (name: string) => `${id}-${name}`;
  const goTo = (name = '') => document.getElementById(idOf(name))?.focus();

  function pick([picked]: Media[]) {
    if (!picked) return;
    if (picked.kind === 'captions')
      return form.setFieldValue('captions', { id: picked.id, name: picked.fileName });
    form.setValues({
      other: picked.id === segment.mediaId ? null : picked,
      alt: picked.alt,
      isDecorative: picked.isDecorative,
      // Captions were those of the former one.
      captions: picked.id === segment.mediaId ? draftOf(segment).captions : null,
      ...(picked.durationMs !== undefined && { duration: durationOfClip(picked.durationMs) }),
    });
  }

  const save = useMutation({
    async mutationFn({ duration, alt, isDecorative, ...draft }: EditDraft) {
      const before = draft.other ?? segment;
      if (alt !== before.alt || isDecorative !== before.isDecorative)
        await api.media.changeMedia({
          params: { id: draft.other?.id ?? segment.mediaId },
          body: { alt: isDecorative ? '' : alt, isDecorative },
        });
      const captionsId = draft.captions?.id ?? null;
      const body: SegmentChange = {
        ...(draft.other && { mediaId: draft.other.id }),
        ...((captionsId !== segment.captionsId || draft.other) && { captionsId }),
        ...((Number(duration) !== segment.duration || draft.other) && { duration: Number(duration) }),
      };
      return api.testimonials.changeSegment({ params: { segmentId: segment.id }, body });
    },
    onMutate: () => setProblem(null),
    onSuccess(saved) {
      showStory(client, saved);
      toast({ title: 'Success', description: 'Segment updated successfully.' });
      onClose();
    },
    onError(error) {
      const errors = formErrors(error);
      form.setErrors(errors);
      if (errors.duration || errors.alt) return goTo(Object.keys(errors)[0]);
      toast({ variant: 'destructive', title: 'Error', description: 'Failed to update segment' });
      setProblem(errorMessage(error, 'Please try again.'));
    },
    onSettled: () => refreshStories(client),
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
        title="Edit Segment"
        fullScreen={isNarrow}
        returnFocus={false}
        closeOnEscape={picking === null}
      >
        <form onSubmit={submit} onKeyDown={submitOnModEnter} noValidate aria-label="Edit Segment">
          <Stack gap="md">
            {problem && (
              <Alert color="red" role="alert" title="Not saved">
                {problem} What you entered is still here.
              </Alert>
            )}
            <div className={classes.shown}>
              <span className={classes.thumb}>
                <MediaThumb media={shown} sizes="100px" isBare />
              </span>
              <Stack gap={6} className={classes.facts} align="flex-start">
                <Text size="sm" fw={500}>
                  {shown.fileName}
                </Text>
                <Text size="xs" c="dimmed">
                  {kindInWords({ type: shown.kind === 'video' ? 'video' : 'image' })}
                  {shown.durationMs !== undefined && `, lasts ${lengthInWords(shown.durationMs)}`}
                </Text>
                <Group gap={6}>
                  <Button id={idOf('media')} variant="default" size="xs" onClick={() => setPicking('media')}>
                    Replace
                  </Button>
                  {shown.kind === 'image' && (
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
            {isAiming && shown.kind === 'image' && <FocalPoint mediaId={other?.id ?? segment.mediaId} />}
            <AltFields
              id={idOf('alt')}
              value={form.values}
              error={form.errors.alt}
              onChange={(alt) => form.setValues(alt)}
            />
            <NumberInput
              id={idOf('duration')}
              label="Duration (ms)"
              description={
                shown.kind === 'video'
                  ? 'Left then, or at its end where that comes first'
                  : 'How long it is shown'
              }
              min={DURATION_MIN_MS}
              step={DURATION_STEP_MS}
              allowDecimal={false}
              clampBehavior="none"
              data-autofocus
              {...form.getInputProps('duration')}
            />
            {shown.kind === 'video' && (
              <div>
                <Text size="sm" fw={500}>
                  Captions
                </Text>
                <Text size="xs" c="dimmed">
                  {captions ? captions.name : 'None; visitors hear nothing until they unmute it'}
                </Text>
                <Group gap={6} mt={6}>
                  <Button
                    id={idOf('captions')}
                    variant="default"
                    size="xs"
                    onClick={() => setPicking('captions')}
                  >
                    {captions ? 'Replace captions' : 'Add captions'}
                  </Button>
                  {captions && (
                    <Button
                      variant="subtle"
                      size="xs"
                      onClick={() => {
                        form.setFieldValue('captions', null);
                        goTo('captions');
                      }}
                    >
                      Remove captions
                    </Button>
                  )}
                </Group>
              </div>
            )}
          </Stack>
          <DialogFooter guard={guard} saveLabel="Save Changes" isSaving={save.isPending} />
        </form>
      </Modal>
      {picking && (
        <MediaPicker
          opened
          kinds={picking === 'captions' ? ['captions'] : ['image', 'video']}
          title={picking === 'captions' ? 'Choose Captions' : 'Show Something Else'}
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

/** Sets what stays in sight of a picture, which is kept as it is set. */
function FocalPoint({ mediaId }: { mediaId: string }) {
  const client = useQueryClient();
  const query = useQuery(mediaQueries.detail(mediaId));
  const { x, y } = query.data?.focalPoint ?? {};
  const first = useRef({ x, y });
  useEffect(() => {
    if (first.current.x === undefined) first.current = { x, y };
    if (first.current.x !== x || first.current.y !== y) void refreshStories(client);
  }, [client, x, y]);
  return (
    <QueryPanel query={query} what="picture" level={3} skeleton={<Skeleton height={160} />}>
      {(media) => <FocalPicture key={media.id} media={media} />}
    </QueryPanel>
  );
}
