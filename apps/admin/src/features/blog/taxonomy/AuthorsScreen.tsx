import { Anchor, Avatar, Button, Group, Text, Textarea, TextInput } from '@mantine/core';
import {
  AUTHOR_NAME_MAX,
  AUTHORS_MAX,
  AuthorInput,
  BIO_MAX,
  type BlogAuthor,
} from '@upcurve/contracts/blog/blog-authors';
import { EMAIL_MAX } from '@upcurve/contracts/shared/email';
import { type ReactNode, useId, useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { FormDialog, type OpenedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { AvatarField } from '../../../kit/media/AvatarField.tsx';
import { MediaPicker } from '../../../kit/media/MediaPicker.tsx';
import { initialsOf } from '../../../kit/screen/Initials.tsx';
import { RowList } from '../../../kit/table/RowList.tsx';
import { authorsQuery, postQueries } from '../post-queries.ts';
import { countOfPosts, UNNAMED_POST } from '../post-words.ts';
import classes from './AuthorsScreen.module.css';
import { NounScreen } from './NounScreen.tsx';

export function AuthorsScreen() {
  return (
    <NounScreen
      one="Author"
      many="Authors"
      subtitle="The people readers see as authors of posts"
      query={authorsQuery}
      max={AUTHORS_MAX}
      textOf={({ name, email = '' }) => `${name} ${email}`}
      noMatch="No name or email address matches your search."
      purpose="Add a name, a picture and a short bio for each writer. Every author has their own page on the site."
      Form={AuthorDialog}
      factsOf={({ name, email }) => [
        ['Author', name],
        ['Email', email],
      ]}
      lossOf={({ postCount }) =>
        postCount === 0
          ? 'This author has no posts.'
          : `${countOfPosts(postCount)} ${postCount === 1 ? 'stays' : 'stay'} online without an author.`
      }
      remove={(id) => api.blog.deleteAuthor({ params: { id } })}
    >
      {(found, actions) => (
        <RowList label="Authors" rows={found} isGrid>
          {(author) => <AuthorCard author={author} actions={actions?.(author)} />}
        </RowList>
      )}
    </NounScreen>
  );
}

function AuthorCard({ author, actions }: { author: BlogAuthor; actions: ReactNode }) {
  const { name, email, bio, avatarUrl, postCount } = author;
  return (
    <div className={classes.card}>
      <Group gap="sm" wrap="nowrap">
        <Avatar src={avatarUrl} size={52} radius="50%" alt="" color="ink">
          {initialsOf(name || UNNAMED_POST)}
        </Avatar>
        <div className={classes.words}>
          <Text className={classes.name}>{name || UNNAMED_POST}</Text>
          {email && (
            <Anchor href={`mailto:${email}`} size="sm" c="dimmed" display="block" truncate>
              {email}
            </Anchor>
          )}
        </div>
      </Group>
      <Text size="sm" c={bio ? undefined : 'dimmed'} lineClamp={4} flex="1 1 auto">
        {bio || 'No bio yet.'}
      </Text>
      <Group justify="space-between" className={classes.foot}>
        <Text size="sm" c="dimmed">
          {countOfPosts(postCount)}
        </Text>
        {actions}
      </Group>
    </div>
  );
}

function AuthorDialog({ item, ...dialog }: OpenedDialog & { item: BlogAuthor | undefined }) {
  const [isPicking, setPicking] = useState(false);
  const avatarId = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const form = useSaveForm({
    schema: AuthorInput,
    initial: {
      name: item?.name ?? '',
      email: item?.email ?? '',
      bio: item?.bio ?? '',
      avatarUrl: item?.avatarUrl ?? '',
    },
    save: (body) =>
      item ? api.blog.updateAuthor({ params: { id: item.id }, body }) : api.blog.createAuthor({ body }),
    saved: ({ name }) => ({ title: `Author ${item ? 'Updated' : 'Created'}`, description: name }),
    fallback: `Failed to ${item ? 'update' : 'create'} author`,
    changes: [authorsQuery.queryKey, postQueries.all],
    onSaved: dialog.onClose,
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={item ? 'Edit author' : 'New author'}
      saveLabel={item ? 'Save changes' : 'Create author'}
      isBelow={isPicking}
    >
      <TextInput
        label="Name"
        maxLength={AUTHOR_NAME_MAX}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <TextInput
        label="Email"
        type="email"
        description="Only visible to colleagues"
        maxLength={EMAIL_MAX}
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <AvatarField
        id={avatarId}
        label="Avatar"
        description="Optional. A picture from the library, shown as a circle."
        url={form.values.avatarUrl || null}
        error={form.errors.avatarUrl}
        buttonRef={chooser}
        onChoose={() => setPicking(true)}
      >
        {form.values.avatarUrl && (
          <Button
            variant="subtle"
            size="xs"
            aria-label="Remove avatar"
            onClick={() => {
              chooser.current?.focus();
              form.setFieldValue('avatarUrl', '');
            }}
          >
            Remove
          </Button>
        )}
      </AvatarField>
      <Textarea
        label="Bio"
        description={`Optional. ${form.values.bio?.length ?? 0} of ${BIO_MAX} letters.`}
        rows={4}
        resize="vertical"
        maxLength={BIO_MAX}
        {...form.getInputProps('bio')}
      />
      {isPicking && (
        <MediaPicker
          kinds={['image']}
          title="Choose an avatar"
          onClose={() => {
            setPicking(false);
            chooser.current?.focus();
          }}
          onPick={([media]) => media && form.setFieldValue('avatarUrl', media.url)}
        />
      )}
    </FormDialog>
  );
}
