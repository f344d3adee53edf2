import { FileButton, Group, NumberInput, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import {
  STORY_NAME_MAX,
  STORY_ORDER_MAX,
  type StoredStory,
} from '@upcurve/contracts/testimonials/testimonials';
import { useToast } from '@upcurve/ui/use-toast';
import { useId, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { errorMessage } from '../../error-message.ts';
import { ConflictDialog } from '../../kit/dialogs/ConflictDialog.tsx';
import type { Conflict } from '../../kit/dialogs/ConflictQuestion.tsx';
import { FormDialog, type OpenedDialog } from '../../kit/dialogs/FormDialog.tsx';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { formErrors } from '../../kit/forms/contract-form.ts';
import { AvatarField } from '../../kit/media/AvatarField.tsx';
import { acceptOf } from '../../kit/media/upload/check-file.ts';
import { DropTarget } from '../../kit/media/upload/DropTarget.tsx';
import { CropDialog } from './avatar/CropDialog.tsx';
import { dataUrlOf, readPicture } from './avatar/crop-picture.ts';
import {
  describeDifferences,
  draftOf,
  newStory,
  type StoryDraft,
  storyErrors,
  toFields,
} from './story-draft.ts';
import { refreshStories, showStory, storiesQuery } from './story-queries.ts';

const CREATE = { title: 'Create Story', save: 'Create Story', done: 'Testimonial created successfully.' };
const EDIT = { title: 'Edit Story', save: 'Save Changes', done: 'Testimonial updated successfully.' };

interface StoryDialogProps extends OpenedDialog {
  /** Undefined for a new story. */
  story?: StoredStory;
  onDone: (story: StoredStory) => void;
}

/** Creates or edits a story. Must be remounted each time it opens. */
export function StoryDialog({ story, onDone, ...dialog }: StoryDialogProps) {
  const id = useId();
  const { toast } = useToast();
  const client = useQueryClient();
  const words = story ? EDIT : CREATE;
  const [problem, setProblem] = useState<string | null>(null);
  const [picture, setPicture] = useState<HTMLImageElement | 'unreadable' | null>(null);
  const [avatarUrl, setAvatarUrl] = useState(story?.avatar ?? null);
  const resetFile = useRef<() => void>(null);
  const form = useForm<StoryDraft>({
    mode: 'controlled',
    initialValues: story ? draftOf(story) : newStory(client.getQueryData(storiesQuery.queryKey) ?? []),
    validate: (draft) => storyErrors(draft, !story),
  });
  const idOf = (name: string) => `${id}-${name}`;
  const goTo = (name = '') => document.getElementById(idOf(name))?.focus();
  const field = (name: keyof StoryDraft) => ({ id: idOf(name), ...form.getInputProps(name) });
  const conflict = useDialog<Conflict>();

  const save = useMutation({
    mutationFn(base: StoredStory | undefined) {
      const fields = toFields(form.values);
      const { avatar } = form.values;
      if (base) {
        const headers = { 'if-match': `"${base.version}"` };
        const files = avatar ? { avatar } : {};
        return api.testimonials.updateStory({ params: { id: base.id }, headers, fields, files });
      }
      if (!avatar) throw new Error('The form accepted a story without an avatar.');
      return api.testimonials.createStory({ fields, files: { avatar } });
    },
    onMutate: () => setProblem(null),
    onSuccess(saved) {
      toast({ title: 'Success', description: words.done });
      showStory(client, saved);
      onDone(saved);
      return refreshStories(client);
    },
    async onError(error, base) {
      const errors = formErrors(error);
      if (Object.keys(errors).length > 0) {
        form.setErrors(errors);
        goTo(Object.keys(errors)[0]);
        return;
      }
      if (base && error instanceof ApiError && error.statusCode === 412 && (await settle(base))) return;
      toast({
        variant: 'destructive',
        title: 'Error',
        description: `Failed to ${story ? 'update' : 'create'} testimonial`,
      });
      const isGone = error instanceof ApiError && error.statusCode === 404;
      setProblem(isGone ? 'This story has been deleted.' : errorMessage(error, 'Please try again.'));
      if (isGone) await refreshStories(client);
    },
  });

  /**
   * Handles a 412: saves if the other member's changes do not affect the edited fields, otherwise asks. Returns false
   * if the story cannot be loaded.
   */
  async function settle(base: StoredStory): Promise<boolean> {
    const all = await client.fetchQuery({ ...storiesQuery, staleTime: 0 }).catch(() => []);
    const newest = all.find((each) => each.id === base.id);
    if (!newest) return false;
    const words = describeDifferences(base, newest, form.values);
    const overwrite = () => save.mutate(newest);
    if (words) conflict.open({ ...words, overwrite });
    else overwrite();
    return true;
  }

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
    form.setFieldValue('avatar', avatar);
    form.clearFieldError('avatar');
    goTo('avatar');
    setAvatarUrl(await dataUrlOf(avatar));
  }

  const submit = form.onSubmit(
    () => {
      if (!save.isPending) save.mutate(story);
    },
    (errors) => goTo(Object.keys(errors)[0]),
  );

  return (
    <>
      <FormDialog
        {...dialog}
        title={words.title}
        saveLabel={words.save}
        isDirty={form.isDirty()}
        isSaving={save.isPending}
        problem={problem}
        isBelow={picture !== null || conflict.isOpen}
        onSubmit={submit}
      >
        <TextInput
          label="Name"
          description="Shown below the avatar"
          maxLength={STORY_NAME_MAX}
          data-autofocus
          autoComplete="off"
          {...field('name')}
        />
        <DropTarget label="Drop to choose" takesPaste onFiles={([file]) => choosePicture(file)}>
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
                label="Avatar image"
                description={`JPEG, PNG or WebP${story ? '. The current one is kept unless you choose another' : ''}`}
                url={avatarUrl}
                error={form.errors.avatar}
                onChoose={onClick}
              />
            )}
          </FileButton>
        </DropTarget>
        <TextInput
          label="CTA link"
          description="The target of the story’s button: a page of the site such as /contact, or an address with https://"
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          {...field('cta')}
        />
        <Group align="flex-end">
          {story && (
            <NumberInput
              label="Order"
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
      <ConflictDialog dialog={conflict} />
    </>
  );
}
