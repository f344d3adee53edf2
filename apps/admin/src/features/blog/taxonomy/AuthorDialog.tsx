import { Textarea, TextInput } from '@mantine/core';
import { AUTHOR_NAME_MAX, AuthorInput, BIO_MAX, type BlogAuthor } from '@upcurve/contracts/blog/blog-authors';
import { EMAIL_MAX } from '@upcurve/contracts/shared/email';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { FormDialog, type OpenedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { MediaPicker } from '../../../kit/media/MediaPicker.tsx';
import { authorsQuery, postQueries } from '../post-queries.ts';
import { AvatarField } from './AvatarField.tsx';
import { useNounForm } from './use-noun-form.ts';

const CREATE = { title: 'New Author', save: 'Create Author', act: 'create' } as const;
const EDIT = { title: 'Edit Author', save: 'Save Changes', act: 'update' } as const;

interface AuthorDialogProps extends OpenedDialog {
  /** Undefined for a new author. */
  author?: BlogAuthor;
}

/** Creates or edits an author. Must be remounted each time it opens. */
export function AuthorDialog({ author, ...dialog }: AuthorDialogProps) {
  const words = author ? EDIT : CREATE;
  const [isPicking, setPicking] = useState(false);
  const { form, field, idOf, save, problem, submit } = useNounForm({
    schema: AuthorInput,
    initialValues: {
      name: author?.name ?? '',
      email: author?.email ?? '',
      bio: author?.bio ?? '',
      avatarUrl: author?.avatarUrl ?? '',
    },
    act: (body) =>
      author ? api.blog.updateAuthor({ params: { id: author.id }, body }) : api.blog.createAuthor({ body }),
    done: ({ name }) => ({ title: author ? 'Author Updated' : 'Author Created', description: name }),
    failure: `Failed to ${words.act} author`,
    changes: [authorsQuery.queryKey, postQueries.all],
    onDone: dialog.onClose,
  });
  const avatarId = idOf('avatarUrl');
  return (
    <>
      <FormDialog
        {...dialog}
        title={words.title}
        saveLabel={words.save}
        isDirty={form.isDirty()}
        isSaving={save.isPending}
        problem={problem}
        isBelow={isPicking}
        onSubmit={submit}
      >
        <TextInput
          label="Name"
          maxLength={AUTHOR_NAME_MAX}
          data-autofocus
          autoComplete="off"
          {...field('name')}
        />
        <TextInput
          label="Email"
          type="email"
          description="Only visible to colleagues"
          maxLength={EMAIL_MAX}
          autoComplete="off"
          {...field('email')}
        />
        <AvatarField
          id={avatarId}
          url={form.values.avatarUrl ?? ''}
          error={form.errors.avatarUrl}
          onChoose={() => setPicking(true)}
          onRemove={() => form.setFieldValue('avatarUrl', '')}
        />
        <Textarea
          label="Bio"
          description={`Optional. ${(form.values.bio ?? '').length} of ${BIO_MAX} letters.`}
          rows={4}
          resize="vertical"
          maxLength={BIO_MAX}
          {...field('bio')}
        />
      </FormDialog>
      {isPicking && (
        <MediaPicker
          kinds={['image']}
          title="Choose an Avatar"
          onClose={() => {
            setPicking(false);
            document.getElementById(avatarId)?.focus();
          }}
          onPick={([media]) => media && form.setFieldValue('avatarUrl', media.url)}
        />
      )}
    </>
  );
}
