import { Button, Group, Input, NumberInput, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Media, MediaKind } from '@upcurve/contracts/media/media';
import {
  DURATION_MIN_MS,
  type StoredSegment,
  type StoredStory,
} from '@upcurve/contracts/testimonials/testimonials';
import { useId, useState } from 'react';
import { api } from '../../../api.ts';
import { FormDialog, type OpenedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { formErrors, useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { MediaPicker } from '../../../kit/media/MediaPicker.tsx';
import { MediaThumb } from '../../../kit/media/MediaThumb.tsx';
import { KIND_NOUNS } from '../../../kit/media/media-words.ts';
import { showStory, storiesQuery } from '../story-queries.ts';
import { AltFields, describeMedia } from './AltFields.tsx';
import classes from './SegmentDialog.module.css';
import {
  changeOf,
  chooseMedia,
  DURATION_STEP_MS,
  draftOf,
  durationError,
  orderError,
  orderOf,
  type SegmentDraft,
} from './segment-draft.ts';
import { formatLength } from './segment-words.ts';

const ADD = { title: 'Add segment', save: 'Add segment', failed: 'Failed to add segment' };
const EDIT = { title: 'Edit segment', save: 'Save changes', failed: 'Failed to update segment' };
const PICKED = {
  media: { kinds: ['image', 'video'], title: 'Choose a file' },
  captions: { kinds: ['captions'], title: 'Choose captions' },
} as const satisfies Record<string, { kinds: MediaKind[]; title: string }>;

interface SegmentDialogProps extends OpenedDialog {
  story: StoredStory;
  /** Undefined for a new segment. */
  segment?: StoredSegment;
  onDelete?: () => void;
}

/** Adds or edits a segment: its file, description, duration and captions. Must be remounted each time it opens. */
export function SegmentDialog({ story, segment, onDelete, ...dialog }: SegmentDialogProps) {
  const id = useId();
  const client = useQueryClient();
  const words = segment ? EDIT : ADD;
  const [picking, setPicking] = useState<keyof typeof PICKED | null>(null);
  const idOf = (name: string) => `${id}-${name}`;
  const goTo = (name: string) => document.getElementById(idOf(name))?.focus();
  const form = useSaveForm<SegmentDraft, StoredStory>({
    initial: draftOf(segment),
    validate: {
      media: (media) => (media ? null : 'Choose a picture or a video.'),
      duration: durationError,
      order: orderError,
    },
    async save(draft) {
      const { alt, isDecorative, duration, order } = draft;
      // The form accepts no segment without a file.
      const chosen = draft.media!;
      if (alt !== chosen.alt || isDecorative !== chosen.isDecorative) await describeMedia(chosen.id, draft);
      if (segment)
        return api.testimonials.changeSegment({
          params: { segmentId: segment.id },
          body: changeOf(segment, draft),
        });
      return api.testimonials.addSegment({
        params: { storyId: story.id },
        fields: {
          type: chosen.kind,
          mediaId: chosen.id,
          duration: String(duration),
          order: String(orderOf(order)),
        },
        files: {},
      });
    },
    saved: () => ({
      title: 'Success',
      description: segment ? 'Segment updated successfully.' : `Segment added to ${story.name}.`,
    }),
    failed: { title: 'Error', description: words.failed },
    changes: [storiesQuery.queryKey],
    onSaved(saved) {
      showStory(client, saved);
      dialog.onClose();
    },
    errorsOf(error) {
      const { mediaId, ...others } = formErrors(error);
      return { ...(mediaId && { media: mediaId }), ...others };
    },
    focus: goTo,
  });
  const { media, captions } = form.values;
  const isClip = media?.kind === 'video';

  function pick([picked]: Media[]) {
    if (!picked) return;
    const { kind } = picked;
    if (kind === 'captions') form.setFieldValue('captions', { id: picked.id, name: picked.fileName });
    else form.setValues(chooseMedia(segment, form.getValues(), { ...picked, kind }));
    form.clearFieldError('media');
  }
  const numberProps = { clampBehavior: 'none' } as const;

  return (
    <>
      <FormDialog
        {...dialog}
        form={form}
        title={words.title}
        saveLabel={words.save}
        isBelow={picking !== null}
      >
        <Group align="flex-start" wrap="nowrap">
          {media && (
            <span className={classes.thumb}>
              <MediaThumb media={media} sizes="100px" isBare />
            </span>
          )}
          <Stack gap={6} align="flex-start" miw={0} className="wraps">
            <Text size="sm" fw={500} id={idOf('file')}>
              {media?.fileName ?? 'Media file'}
            </Text>
            <Text size="xs" c="dimmed">
              {media ? KIND_NOUNS[media.kind] : 'A picture or a video, uploaded or from the library'}
              {media?.durationMs !== undefined && `, lasts ${formatLength(media.durationMs)}`}
            </Text>
            <Group gap={6}>
              <Button
                id={idOf('media')}
                variant="default"
                size="xs"
                aria-describedby={form.errors.media ? `${idOf('file')} ${idOf('error')}` : idOf('file')}
                onClick={() => setPicking('media')}
              >
                {media ? 'Replace' : 'Choose file'}
              </Button>
              {segment && (
                <Button variant="subtle" color="red" size="xs" disabled={form.isSaving} onClick={onDelete}>
                  Delete segment
                </Button>
              )}
            </Group>
            {form.errors.media && <Input.Error id={idOf('error')}>{form.errors.media}</Input.Error>}
          </Stack>
        </Group>
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
          data-autofocus={segment ? true : undefined}
          {...numberProps}
          {...form.getInputProps('duration')}
        />
        {!segment && (
          <NumberInput
            id={idOf('order')}
            label="Order"
            description="Lowest first"
            min={0}
            {...numberProps}
            {...form.getInputProps('order')}
          />
        )}
        {segment && isClip && (
          <div>
            <Text size="sm" fw={500}>
              Captions
            </Text>
            <Text size="xs" c="dimmed">
              {captions?.name ?? 'No captions. Clips start muted, so visitors miss what is said'}
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
