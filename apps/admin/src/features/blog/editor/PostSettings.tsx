import { Select, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EXCERPT_MAX, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '@upcurve/contracts/blog/post-limits';
import type { Post } from '@upcurve/contracts/blog/posts';
import type { Media } from '@upcurve/contracts/media/media';
import { SLUG_MAX, Slug } from '@upcurve/contracts/shared/text';
import { CoverField } from '../details/CoverField.tsx';
import { SEARCH_DESCRIPTION_SHOWN, SEARCH_TITLE_SHOWN, SearchPreview } from '../details/SearchPreview.tsx';
import { SocialCard } from '../details/SocialCard.tsx';
import { authorsQuery, categoriesQuery } from '../post-queries.ts';
import { shownAddress, UNCATEGORIZED, UNKNOWN_AUTHOR } from '../post-words.ts';
import { PreviewLink } from '../preview/PreviewLink.tsx';
import { type DraftSession, useDraft } from './draft-session.ts';

interface PostSettingsProps {
  session: DraftSession;
  /** The post as last saved; undefined until it is created. */
  post: Post | undefined;
  files: Readonly<Record<string, Media>>;
  onFile: (media: Media) => void;
}

const counted = (text: string, max: number) => `${text.length} of ${max} letters.`;

/** Edits the settings of a post: address, excerpt, category, author, cover and search texts. */
export function PostSettings({ session, post, files, onFile }: PostSettingsProps) {
  const draft = useDraft(session, (shown) => shown.draft);
  const state = useDraft(session, (shown) => shown.state);
  const categories = useQuery(categoriesQuery);
  const authors = useQuery(authorsQuery);
  const slugProblem =
    state.status === 'refused' && state.isSlug
      ? 'Another post uses this address. Choose a different one.'
      : draft.slug !== '' && Slug.safeParse(draft.slug).error?.issues[0]?.message;
  const title = draft.seoTitle || draft.title;
  const description = draft.seoDescription || draft.excerpt;
  const author = authors.data?.find(({ id }) => id === draft.authorId)?.name;

  return (
    <Stack gap="md" p="sm">
      <TextInput
        id="post-slug"
        label="Address"
        description={shownAddress(draft.slug)}
        maxLength={SLUG_MAX}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={draft.slug}
        error={slugProblem}
        onChange={(event) => session.change({ slug: event.currentTarget.value.toLowerCase() })}
      />
      <Textarea
        id="post-excerpt"
        label="Excerpt"
        description={`Shown in lists, feeds and search results. ${counted(draft.excerpt, EXCERPT_MAX)}`}
        rows={3}
        resize="vertical"
        maxLength={EXCERPT_MAX}
        value={draft.excerpt}
        onChange={(event) => session.change({ excerpt: event.currentTarget.value })}
      />
      <Select
        label="Category"
        searchable
        data={[
          { value: '', label: UNCATEGORIZED },
          ...(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={draft.categoryId ?? ''}
        onChange={(id) => session.change({ categoryId: id || null })}
      />
      <Select
        label="Author"
        searchable
        data={[
          { value: '', label: UNKNOWN_AUTHOR },
          ...(authors.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={draft.authorId ?? ''}
        onChange={(id) => session.change({ authorId: id || null })}
      />
      <CoverField
        id="post-cover"
        cover={(draft.coverId && files[draft.coverId]) || null}
        onChange={(media) => {
          if (media) onFile(media);
          session.change({ coverId: media?.id ?? null });
        }}
      />
      <Title order={3}>For search engines</Title>
      <TextInput
        label="Search title"
        description={`${draft.seoTitle.length} of ${SEARCH_TITLE_SHOWN} letters are shown.`}
        placeholder={draft.title}
        maxLength={SEO_TITLE_MAX}
        autoComplete="off"
        value={draft.seoTitle}
        onChange={(event) => session.change({ seoTitle: event.currentTarget.value })}
      />
      <Textarea
        label="Search description"
        description={`${draft.seoDescription.length} of ${SEARCH_DESCRIPTION_SHOWN} letters are shown.`}
        placeholder={draft.excerpt}
        rows={2}
        resize="vertical"
        maxLength={SEO_DESCRIPTION_MAX}
        value={draft.seoDescription}
        onChange={(event) => session.change({ seoDescription: event.currentTarget.value })}
      />
      <SearchPreview title={title} description={description} slug={draft.slug} />
      <SocialCard title={title} description={description} author={author} />
      {post && (
        <>
          <Title order={3}>Preview link</Title>
          <PreviewLink post={post} />
        </>
      )}
    </Stack>
  );
}
