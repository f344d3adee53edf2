import { useQuery } from '@tanstack/react-query';
import { LINKS_MAX } from '@upcurve/contracts/blog/post-limits';
import type { Post, PostFinding } from '@upcurve/contracts/blog/posts';
import { findingsOf, sitePathsOf } from '@upcurve/post-blocks/checks';
import { VERSION } from '@upcurve/post-blocks/content';
import { api } from '../../../api.ts';
import { toSavedDraft } from '../editor/post-backend.ts';

/** Returns the parts that a post can be published without, although readers would miss them. */
export function missingParts({ authorId, categoryId, cover, excerpt, seo }: Post): string[] {
  const gaps: [string, boolean][] = [
    ['category', categoryId === null],
    ['author', authorId === null],
    ['cover', cover === null],
    // Search engines show the excerpt of a post that has no description.
    ['excerpt', excerpt === '' && seo.description === ''],
  ];
  return gaps.filter(([, isMissing]) => isMissing).map(([gap]) => gap);
}

/** Makes the checks of the server, so that the problems are known before publishing. */
async function findingsIn(post: Post): Promise<PostFinding[]> {
  const { blocks } = toSavedDraft(post).draft;
  const links = sitePathsOf(blocks).slice(0, LINKS_MAX);
  const { broken } =
    links.length > 0
      ? await api.blog.findBrokenLinks({ body: { links, postId: post.id } })
      : { broken: [] as string[] };
  return findingsOf({
    title: post.title,
    content: { version: VERSION, blocks: [...blocks] },
    isBroken: (path) => broken.includes(path),
  });
}

/**
 * Checks a post before it is published, after saving it with `save`. `opening` counts how often the dialog was opened;
 * each opening checks again.
 */
export const usePublishCheck = (post: Post, opening: number, save: () => Promise<Post>) =>
  useQuery({
    queryKey: ['post-check', post.id, opening],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () => {
      const saved = await save();
      return { post: saved, findings: await findingsIn(saved) };
    },
  });
