import { Alert, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import {
  EXCERPT_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_TITLE_MAX,
  TITLE_MAX,
} from '@upcurve/contracts/blog/post-limits';
import type { Post } from '@upcurve/contracts/blog/posts';
import type { Media } from '@upcurve/contracts/media/media';
import { SLUG_MAX, Slug } from '@upcurve/contracts/shared/text';
import { type RefObject, useEffect, useId } from 'react';
import { formatNumber } from '../../../kit/list/format-count.ts';
import { type DraftSession, useDraft } from '../editor/draft-session.ts';
import { describeStatus, displayPostUrl } from '../post-words.ts';
import { CoverField } from './CoverField.tsx';
import { AuthorSelect, CategorySelect } from './NameSelect.tsx';
import { idOfSetting, type SettingsField } from './settings-fields.ts';

/** The number of characters that search engines show before they truncate the text. */
const SEARCH_TITLE_SHOWN = 60;
const SEARCH_DESCRIPTION_SHOWN = 160;

interface PostSettingsProps {
  session: DraftSession;
  /** The post as last saved; undefined until it is created. */
  post: Post | undefined;
  files: Readonly<Record<string, Media>>;
  onFile: (media: Media) => void;
  /** The field to focus, once. */
  wanted: RefObject<SettingsField | null>;
}

/** Edits the fields of a post: title, address, excerpt, category, author, cover and texts for search engines. */
export function PostSettings({ session, post, files, onFile, wanted }: PostSettingsProps) {
  const draft = useDraft(session, (shown) => shown.draft);
  const state = useDraft(session, (shown) => shown.state);
  const searchPart = useId();
  const isSlugRefused = state.status === 'refused' && state.isSlug;
  const slugProblem = isSlugRefused
    ? state.message
    : draft.slug !== '' && Slug.safeParse(draft.slug).error?.issues[0]?.message;
  // The cover of a version saved elsewhere is only in the saved post.
  const cover = [draft.coverId && files[draft.coverId], post?.cover].find(
    (each) => each && each.id === draft.coverId,
  );

  // After every render, because the panel may open after the field was requested.
  useEffect(() => {
    const field = wanted.current;
    wanted.current = null;
    if (!field) return;
    const focus = () => document.getElementById(idOfSetting(field))?.focus();
    // Later than the drawer on phones, which focuses its first control in a timeout when it opens.
    requestAnimationFrame(() => setTimeout(focus));
  });

  return (
    <Stack gap="md" p="sm">
      {post && (
        <Text size="sm" c="dimmed">
          {describeStatus(post)} {formatNumber(post.wordCount)} words · {post.readingMinutes} min to read.
        </Text>
      )}
      {state.status === 'refused' && !state.isSlug && (
        <Alert color="red" title="Not saved">
          {state.message}
        </Alert>
      )}
      <TextInput
        id={idOfSetting('title')}
        label="Post title"
        maxLength={TITLE_MAX}
        autoComplete="off"
        value={draft.title}
        onChange={(event) => session.retitle(event.currentTarget.value, post?.publicSlug)}
      />
      <TextInput
        id={idOfSetting('slug')}
        label="Address"
        description={addressHelp(post?.publicSlug, draft.slug)}
        maxLength={SLUG_MAX}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={draft.slug}
        error={slugProblem}
        onChange={(event) => session.change({ slug: event.currentTarget.value.toLowerCase() })}
        onBlur={() => session.restoreSlug()}
      />
      <Textarea
        id={idOfSetting('excerpt')}
        label="Excerpt"
        description={`Shown in lists, feeds and search results. ${draft.excerpt.length} of ${EXCERPT_MAX} letters.`}
        rows={3}
        resize="vertical"
        maxLength={EXCERPT_MAX}
        value={draft.excerpt}
        onChange={(event) => session.change({ excerpt: event.currentTarget.value })}
      />
      <CategorySelect
        id={idOfSetting('category')}
        value={draft.categoryId}
        onChange={(categoryId) => session.change({ categoryId })}
      />
      <AuthorSelect
        id={idOfSetting('author')}
        value={draft.authorId}
        onChange={(authorId) => session.change({ authorId })}
      />
      <CoverField
        id={idOfSetting('cover')}
        cover={cover || null}
        onChange={(media) => {
          if (media) onFile(media);
          session.change({ coverId: media?.id ?? null });
        }}
      />
      <Stack role="group" aria-labelledby={searchPart} gap="md" mt="xs">
        <div>
          <Title order={3} id={searchPart}>
            For search engines
          </Title>
          <Text size="sm" c="dimmed">
            If empty, the title and excerpt are used.
          </Text>
        </div>
        <TextInput
          id={idOfSetting('seoTitle')}
          label="Search title"
          description={`${draft.seoTitle.length} of ${SEARCH_TITLE_SHOWN} letters are shown.`}
          placeholder={draft.title}
          maxLength={SEO_TITLE_MAX}
          autoComplete="off"
          value={draft.seoTitle}
          onChange={(event) => session.change({ seoTitle: event.currentTarget.value })}
        />
        <Textarea
          id={idOfSetting('seoDescription')}
          label="Search description"
          description={`${draft.seoDescription.length} of ${SEARCH_DESCRIPTION_SHOWN} letters are shown.`}
          placeholder={draft.excerpt}
          rows={3}
          resize="vertical"
          maxLength={SEO_DESCRIPTION_MAX}
          value={draft.seoDescription}
          onChange={(event) => session.change({ seoDescription: event.currentTarget.value })}
        />
      </Stack>
    </Stack>
  );
}

function addressHelp(publicSlug: string | null | undefined, slug: string): string {
  const address = `The address will be ${displayPostUrl(slug)}`;
  if (!publicSlug) return `${address}.`;
  if (publicSlug === slug) return `Readers find it at ${displayPostUrl(slug)}.`;
  return `${address} once this is published. The old address redirects there.`;
}
