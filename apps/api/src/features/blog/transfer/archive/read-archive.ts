import type { MediaKind } from '@upcurve/contracts/media/media';
import { allBlocks, ContentError, type PostContent } from '@upcurve/post-blocks/content';
import { mediaOf } from '@upcurve/post-blocks/outline';
import { readContent } from '@upcurve/post-blocks/read-content';
import { toRowData } from '../../posts/working-copy.ts';
import { ImportError, type ReadBlog, type ReadPost } from '../imported-blog.ts';
import { ARCHIVE_VERSION, Archive, type ArchivedText, FORMAT } from './archive-shape.ts';

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
  const rowOf = (text: ArchivedText) => toRowData({ ...text, content: checkedContent(text) });

  return {
    blog: {
      categories: categories.map((category) => ({ key: category.id, ...category })),
      authors: authors.map((author) => ({ key: author.id, ...author })),
      media,
      mediaIds: [],
      left: [],
      missing: [],
    },
    posts: posts.map(({ text, revisions, ...post }) => {
      const shown = revisions.filter(({ liveSince, publishAt }) => liveSince ?? publishAt);
      const slugs = new Map(
        [text, ...shown.map((revision) => revision.text)].map(({ slug }) => [slug, false]),
      );
      for (const { slug, wasPublic } of post.slugs) slugs.set(slug, wasPublic);
      return {
        ...post,
        row: rowOf(text),
        publishedAt: post.publishedAt ?? shown.find(({ liveSince }) => liveSince)?.liveSince ?? null,
        deletedAt: shown.length > 0 ? null : post.deletedAt,
        slugs: [...slugs].map(([slug, wasPublic]) => ({ slug, wasPublic })),
        revisions: revisions.map(({ text, ...revision }) => ({ ...revision, row: rowOf(text) })),
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
