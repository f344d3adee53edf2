import { FileButton, Group, NumberInput, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import {
  CTA_DEFAULT,
  STORY_NAME_MAX,
  STORY_ORDER_MAX,
  type StoredStory,
  StoryFields,
} from '@upcurve/contracts/testimonials/testimonials';
import { useId, useRef, useState } from 'react';
import type { z } from 'zod';
import { api } from '../../api.ts';
import { FormDialog, type OpenedDialog } from '../../kit/dialogs/FormDialog.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { AvatarField } from '../../kit/media/AvatarField.tsx';
import { acceptOf } from '../../kit/media/upload/check-file.ts';
import { DropTarget } from '../../kit/media/upload/DropTarget.tsx';
import { CropDialog } from './avatar/CropDialog.tsx';
import { dataUrlOf, readPicture } from './avatar/crop-picture.ts';
import { orderOf } from './segments/segment-draft.ts';
import { showStory, storiesQuery } from './story-queries.ts';

type StoryDraft = {
  name: string;
  cta: string;
  order: number | string;
  isActive: boolean;
  /** The cropped avatar; null if none is selected. */
  avatar: File | null;
  /** Shows the selected avatar, or else the stored one. */
  avatarUrl: string | null;
};

/** Returns the draft of a new story. It comes last, and is inactive until it has segments. */
const newStory = (stories: readonly StoredStory[]): StoryDraft => ({
  name: '',
  cta: CTA_DEFAULT,
  order: Math.min(Math.max(0, ...stories.map(({ order }) => order)) + 1, STORY_ORDER_MAX),
  isActive: false,
  avatar: null,
  avatarUrl: null,
});

const draftOf = ({ name, cta, order, isActive, avatar }: StoredStory): StoryDraft => ({
  name,
  cta,
  order,
  isActive,
  avatar: null,
  avatarUrl: avatar,
});

function toFields({ name, cta, order, isActive }: StoryDraft): z.input<typeof StoryFields> {
  return { name, cta, order: String(orderOf(order)), isActive: `${isActive}` };
}

/** Returns the first error of each field, in form order. */
function storyErrors(draft: StoryDraft, isNew: boolean): Record<string, string> {
  const { name, ...others } = Object.fromEntries(
    (StoryFields.safeParse(toFields(draft)).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join('.'), message]),
  );
  return {
    ...(name && { name }),
    ...(isNew && !draft.avatar && { avatar: 'Choose a picture.' }),
    ...others,
  };
}

const CREATE = {
  title: 'Create story',
  save: 'Create story',
  done: 'Testimonial created successfully.',
  failed: 'Failed to create testimonial',
};
const EDIT = {
  title: 'Edit story',
  save: 'Save changes',
  done: 'Testimonial updated successfully.',
  failed: 'Failed to update testimonial',
};
const LABELS = {
  name: 'Name',
  avatarUrl: 'Avatar image',
  avatar: 'Avatar image',
  cta: 'CTA link',
  order: 'Order',
  isActive: 'Active',
};

interface StoryDialogProps extends OpenedDialog {
  /** Undefined for a new story. */
  story?: StoredStory;
  onDone: (story: StoredStory) => void;
}

/** Creates or edits a story. Must be remounted each time it opens. */
export function StoryDialog({ story, onDone, ...dialog }: StoryDialogProps) {
  const id = useId();
  const client = useQueryClient();
  const words = story ? EDIT : CREATE;
  const [picture, setPicture] = useState<HTMLImageElement | 'unreadable' | null>(null);
  const resetFile = useRef<() => void>(null);
  const idOf = (name: string) => `${id}-${name}`;
  const goTo = (name: string) => document.getElementById(idOf(name))?.focus();
  const form = useSaveForm<StoryDraft, StoredStory>({
    what: 'this testimonial',
    initial: story ? draftOf(story) : newStory(client.getQueryData(storiesQuery.queryKey) ?? []),
    validate: (draft) => storyErrors(draft, !story),
    version: story?.version,
    save(draft, version) {
      const fields = toFields(draft);
      const { avatar } = draft;
      if (story) {
        const headers = { 'if-match': `"${version}"` };
        const files = avatar ? { avatar } : {};
        return api.testimonials.updateStory({ params: { id: story.id }, headers, fields, files });
      }
      if (!avatar) throw new Error('The form accepted a story without an avatar.');
      return api.testimonials.createStory({ fields, files: { avatar } });
    },
    saved: () => ({ title: 'Success', description: words.done }),
    failed: { title: 'Error', description: words.failed },
    changes: [storiesQuery.queryKey],
    onSaved(saved) {
      showStory(client, saved);
      onDone(saved);
    },
    valuesOf: draftOf,
    newest: async () =>
      (await client.fetchQuery({ ...storiesQuery, staleTime: 0 })).find((each) => each.id === story?.id),
    labelOf: (name) => LABELS[name as keyof StoryDraft],
    focus: goTo,
  });
  const field = (name: keyof StoryDraft) => ({ id: idOf(name), ...form.getInputProps(name) });

  async function choosePicture(file: File | null | undefined) {
    // Without this reset, choosing the same file again would not fire a change event.
    resetFile.current?.();
    if (!file) return;
    try {
      setPicture(await readPicture(file));
    } catch (error) {
      console.error('The avatar could not be cropped:', error);
      setPicture('unreadable');
    }
  }
  async function showAvatar(avatar: File) {
    setPicture(null);
    form.setValues({ avatar, avatarUrl: await dataUrlOf(avatar) });
    form.clearFieldError('avatar');
    goTo('avatar');
  }

  return (
    <>
      <FormDialog
        {...dialog}
        form={form}
        title={words.title}
        saveLabel={words.save}
        isBelow={picture !== null}
      >
        <TextInput
          label={LABELS.name}
          description="Shown below the avatar"
          maxLength={STORY_NAME_MAX}
          data-autofocus
          autoComplete="off"
          {...field('name')}
        />
        <DropTarget label="Drop to choose" onFiles={([file]) => choosePicture(file)}>
          <FileButton
            // Phones convert other formats to JPEG.
            accept={acceptOf(['image'])}
            resetRef={resetFile}
            inputProps={{ 'aria-label': 'Avatar file', tabIndex: -1 }}
            onChange={choosePicture}
          >
            {({ onClick }) => (
              <AvatarField
                id={idOf('avatar')}
                label={LABELS.avatarUrl}
                description={`JPEG, PNG or WebP${story ? '. The current one is kept unless you choose another' : ''}`}
                url={form.values.avatarUrl}
                error={form.errors.avatar}
                onChoose={onClick}
              />
            )}
          </FileButton>
        </DropTarget>
        <TextInput
          label={LABELS.cta}
          description="The target of its button: a page of the site such as /contact, or an address with https://"
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          {...field('cta')}
        />
        <Group align="flex-end">
          {story && (
            <NumberInput
              label={LABELS.order}
              description="Lowest first"
              max={STORY_ORDER_MAX}
              clampBehavior="none"
              w="8rem"
              {...field('order')}
            />
          )}
          <Switch
            label="Active (visible to visitors)"
            id={idOf('isActive')}
            py="xs"
            {...form.getInputProps('isActive', { type: 'checkbox' })}
          />
        </Group>
      </FormDialog>
      <CropDialog
        picture={picture}
        onCrop={showAvatar}
        onClose={() => {
          setPicture(null);
          goTo('avatar');
        }}
      />
    </>
  );
}
