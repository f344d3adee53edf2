import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LINKS_MAX } from '@upcurve/contracts/blog/post-limits';
import type { Post, PostChange, PostFinding } from '@upcurve/contracts/blog/posts';
import { findingsOf, sitePathsOf } from '@upcurve/post-blocks/checks';
import { VERSION } from '@upcurve/post-blocks/content';
import { useRef } from 'react';
import { api } from '../../../api.ts';
import { toSavedDraft } from '../editor/post-backend.ts';
import type { SettingsField } from '../settings/settings-fields.ts';
import { useSavePost } from '../use-post.ts';

/** A part that a post can be published without, although readers would miss it. */
export type MissingPart = Extract<SettingsField, 'author' | 'category' | 'cover' | 'excerpt'>;

/** The parts that can be chosen in the dialog. */
export type PartChoice = Pick<PostChange, 'authorId' | 'categoryId' | 'excerpt' | 'featuredImage'>;

/** The post that is published. In the editor, it has unsaved changes. */
export interface PostSource {
  /** Saves the unsaved changes and returns the post. */
  save: () => Promise<Post>;
  change: (choice: PartChoice) => Promise<Post>;
}

/** Returns the parts that the post lacks, in the order of its fields. */
export function findMissingParts({ authorId, categoryId, cover, excerpt, seo }: Post): MissingPart[] {
  const gaps: [MissingPart, boolean][] = [
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

interface Checked {
  post: Post;
  findings: PostFinding[];
  /** The gaps when the dialog opened. They stay in the dialog once they are filled. */
  gaps: MissingPart[];
}

/**
 * Checks a post before it is published, after saving it. `opening` counts how often the dialog was opened; each
 * opening checks again.
 */
export function usePublishCheck(post: Post, opening: number, draft: PostSource | undefined) {
  const client = useQueryClient();
  const request = useSavePost();
  const queryKey = ['post-check', post.id, opening];
  const query = useQuery({
    queryKey,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async (): Promise<Checked> => {
      const saved = draft ? await draft.save() : post;
      return { post: saved, findings: await findingsIn(saved), gaps: findMissingParts(saved) };
    },
  });
  const seenNow = () => client.getQueryData<Checked>(queryKey)?.post ?? post;
  const change = useMutation({
    // Runs changes one after another, because each needs the version that the previous one saved.
    scope: { id: `post-check-${post.id}` },
    mutationFn: (body: PartChoice) =>
      draft ? draft.change(body) : request.mutateAsync({ seen: seenNow(), body }),
    onSuccess: (changed) =>
      client.setQueryData<Checked>(queryKey, (before) => before && { ...before, post: changed }),
  });
  const running = useRef<Promise<Post>>(undefined);
  function choose(choice: PartChoice) {
    const each = change.mutateAsync(choice);
    running.current = each;
    const end = () => {
      if (running.current === each) running.current = undefined;
    };
    each.then(end, end);
  }
  /** Waits for a change that is being saved, saves the draft if there is one, and returns the post. */
  async function save(): Promise<Post> {
    await running.current;
    return draft ? draft.save() : seenNow();
  }
  return { query, seen: query.data?.post ?? post, change, choose, save };
}
