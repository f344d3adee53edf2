import type { MediaKind } from '@upcurve/contracts/media/media';
import { allBlocks, ContentError, type PostContent } from '@upcurve/post-blocks/content';
import { mediaOf } from '@upcurve/post-blocks/outline';
import { readContent } from '@upcurve/post-blocks/read-content';
import { toRowData } from '../../posts/working-copy.ts';
import { ImportError, type ReadBlog, type ReadPost } from '../imported-blog.ts';
import { ARCHIVE_VERSION, Archive, type ArchivedPost, type ArchivedText, FORMAT } from './archive-shape.ts';

const NONE = 'This is not an export of this system';

/**
 * Reads the `posts.json` of an export.
 * @throws {ImportError} naming the first problem
 */
export function readArchive(text: string): { blog: ReadBlog; posts: ReadPost[] } {
  const json = parsed(text);
  if (json?.format !== FORMAT) throw new ImportError(`${NONE}: posts.json does not say so.`);
  if (json.version !== ARCHIVE_VERSION)
    throw new ImportError(
      `This export has version ${json.version}. Only version ${ARCHIVE_VERSION} can be imported.`,
    );
  const read = Archive.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new ImportError(`posts.json: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { categories, authors, media, posts } = read.data;
  const kinds = new Map(media.map(({ id, kind }) => [id, kind]));

  /** Checks a content and that its places have files of their kind. Files that are missing are left out later. */
  function checkedContent({ title, content: raw, coverId }: ArchivedText): PostContent {
    const wrong = (what: string) => new ImportError(`posts.json, “${title}”: ${what}`);
    const checkKind = (id: string, wanted: MediaKind, place: string) => {
      const kind = kinds.get(id);
      if (kind && kind !== wanted) throw wrong(`Its ${place} cannot show its file.`);
    };
    try {
      const content = readContent(raw);
      for (const block of allBlocks(content.blocks)) {
        const captions = block.type === 'video' ? block.captionsId : undefined;
        const wanted = block.type === 'video' ? 'video' : 'image';
        for (const id of mediaOf(block))
          checkKind(id, id === captions ? 'captions' : wanted, `block ${block.id}`);
      }
      if (coverId) checkKind(coverId, 'image', 'cover');
      return content;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const [issue] = error.issues;
      throw wrong(`content.${issue?.path}: ${issue?.message}`);
    }
  }
  const rowOf = (text: ArchivedText) => {
    const { title, slug, excerpt, coverId, categoryId, authorId, seo } = text;
    const names = { title, slug, excerpt, coverId, categoryId, authorId };
    const content = checkedContent(text);
    return toRowData({ ...names, seoTitle: seo.title, seoDescription: seo.description, content });
  };

  return {
    blog: {
      categories: categories.map((category) => ({ key: category.id, ...category })),
      authors: authors.map((author) => ({ key: author.id, ...author })),
      media,
      mediaIds: [],
      posts: posts.length,
      left: { lines: [], more: 0 },
      missing: [],
    },
    posts: posts.map((post) => {
      const { id, version, createdAt, updatedAt, live, scheduled, revisions } = post;
      const isPublic = live !== null || scheduled !== null;
      return {
        ...{ id, row: rowOf(post), version, createdAt, updatedAt, live, scheduled },
        publishedAt: post.publishedAt ?? live?.since ?? null,
        deletedAt: isPublic ? null : post.deletedAt,
        slugs: slugsOf(post),
        revisions: revisions.map((revision) => {
          const { number, kind, version, createdAt } = revision;
          return { number, kind, version, createdAt, row: rowOf(revision) };
        }),
      };
    }),
  };
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : undefined;
  } catch {
    throw new ImportError(`${NONE}: posts.json is not valid JSON.`);
  }
}

/** Returns every slug once, also those that the list lacks. */
function slugsOf({ slug, slugs, live, scheduled, revisions }: ArchivedPost): ReadPost['slugs'] {
  const pinned = revisions.filter(
    ({ number }) => number === live?.revision || number === scheduled?.revision,
  );
  const all = new Map([slug, ...pinned.map((each) => each.slug)].map((each) => [each, false]));
  for (const each of slugs) all.set(each.slug, each.wasPublic);
  return [...all].map(([slug, wasPublic]) => ({ slug, wasPublic }));
}
