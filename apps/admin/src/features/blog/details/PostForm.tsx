import { Paper, Select, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  EXCERPT_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_TITLE_MAX,
  TITLE_MAX,
} from '@upcurve/contracts/blog/post-limits';
import type { Post } from '@upcurve/contracts/blog/posts';
import { SLUG_MAX } from '@upcurve/contracts/shared/text';
import { type FormEvent, type KeyboardEvent, useEffect } from 'react';
import { useLocation } from 'react-router';
import { DialogFooter } from '../../../kit/forms/DialogFooter.tsx';
import { NotSavedAlert } from '../../../kit/forms/SubmitButton.tsx';
import type { UnsavedGuard } from '../../../kit/forms/use-unsaved-guard.ts';
import { authorsQuery, categoriesQuery } from '../post-queries.ts';
import { shownAddress, UNCATEGORIZED, UNKNOWN_AUTHOR } from '../post-words.ts';
import { CoverField } from './CoverField.tsx';
import classes from './PostForm.module.css';
import type { PostField } from './post-fields.ts';
import { SEARCH_DESCRIPTION_SHOWN, SEARCH_TITLE_SHOWN, SearchPreview } from './SearchPreview.tsx';
import { SocialCard } from './SocialCard.tsx';
import { idOfField, type PostFormState } from './use-post-form.ts';

interface PostFormProps {
  post: Post;
  state: PostFormState;
  guard: UnsavedGuard;
}

/** Shows the fields of a post beside previews of its search result and shared link. */
export function PostForm({ post, state, guard }: PostFormProps) {
  const { form, isSaving, problem, submit } = state;
  const { values } = form;
  const { hash } = useLocation();
  const categories = useQuery(categoriesQuery);
  const authors = useQuery(authorsQuery);
  const field = (name: PostField) => ({ id: idOfField(name), ...form.getInputProps(name) });
  const author = authors.data?.find(({ id }) => id === values.authorId)?.name;

  // Links from publishing problems name the field in the hash.
  useEffect(() => {
    if (hash) document.getElementById(idOfField(hash.slice(1)))?.focus();
  }, [hash]);

  /* Ignores events that bubble up from dialogs inside this form. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    submit();
  }
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const isSend = event.key === 'Enter' || event.key === 's';
    if (!isSend || !(event.metaKey || event.ctrlKey) || event.altKey || event.defaultPrevented) return;
    if (!event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    submit();
  }
  return (
    <form
      className={classes.form}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      noValidate
      aria-label="Edit Post"
    >
      <div className={classes.columns}>
        <Stack gap="lg">
          <NotSavedAlert problem={problem} />
          <Paper p="md">
            <Stack gap="md">
              <TextInput label="Title" maxLength={TITLE_MAX} autoComplete="off" {...field('title')} />
              <TextInput
                label="Slug"
                description={slugHelp(post, values.slug)}
                maxLength={SLUG_MAX}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                {...field('slug')}
              />
              <Textarea
                label="Excerpt"
                description={`Shown in lists, feeds and search results. ${counted(values.excerpt, EXCERPT_MAX)}`}
                rows={3}
                resize="vertical"
                maxLength={EXCERPT_MAX}
                {...field('excerpt')}
              />
              <div className={classes.pair}>
                <Select
                  label="Category"
                  searchable
                  data={[
                    { value: '', label: UNCATEGORIZED },
                    ...(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  {...field('categoryId')}
                />
                <Select
                  label="Author"
                  searchable
                  data={[
                    { value: '', label: UNKNOWN_AUTHOR },
                    ...(authors.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  {...field('authorId')}
                />
              </div>
              <CoverField
                id={idOfField('cover')}
                cover={values.cover}
                error={form.errors.cover}
                onChange={(cover) => form.setFieldValue('cover', cover)}
              />
            </Stack>
          </Paper>
          <Paper p="md">
            <Stack gap="md">
              <div>
                <Title order={2}>For search engines</Title>
                <Text size="sm" c="dimmed">
                  If empty, the title and excerpt are used.
                </Text>
              </div>
              <TextInput
                label="Search title"
                description={counted(values.seoTitle, SEARCH_TITLE_SHOWN, 'are shown')}
                placeholder={values.title}
                maxLength={SEO_TITLE_MAX}
                autoComplete="off"
                {...field('seoTitle')}
              />
              <Textarea
                label="Search description"
                description={counted(values.seoDescription, SEARCH_DESCRIPTION_SHOWN, 'are shown')}
                placeholder={values.excerpt}
                rows={3}
                resize="vertical"
                maxLength={SEO_DESCRIPTION_MAX}
                {...field('seoDescription')}
              />
            </Stack>
          </Paper>
        </Stack>
        <aside className={classes.aside} aria-label="How the post looks elsewhere">
          <Text size="sm" c="dimmed">
            {post.wordCount.toLocaleString('en-GB')} words · {post.readingMinutes} min to read
          </Text>
          <SearchPreview
            title={values.seoTitle || values.title}
            description={values.seoDescription || values.excerpt}
            slug={values.slug}
          />
          <SocialCard
            title={values.seoTitle || values.title}
            description={values.seoDescription || values.excerpt}
            author={author}
          />
        </aside>
      </div>
      <div className={classes.foot} data-foot-bar>
        <DialogFooter guard={guard} saveLabel="Save" isSaving={isSaving} />
      </div>
    </form>
  );
}

const counted = (text: string, max: number, shown = 'letters') =>
  `${text.length} of ${max} ${shown === 'letters' ? shown : `letters ${shown}`}.`;

function slugHelp({ publicSlug }: Post, slug: string): string {
  const address = `The address will be ${shownAddress(slug)}`;
  if (!publicSlug) return `${address}.`;
  if (publicSlug === slug) return `Readers find it at ${shownAddress(slug)}.`;
  return `${address} once this is published. The old address redirects there.`;
}
