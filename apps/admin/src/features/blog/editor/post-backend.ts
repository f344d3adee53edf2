import type { QueryClient } from '@tanstack/react-query';
import { ApiError, ConnectionError } from '@upcurve/api-client/api-error';
import type { Post } from '@upcurve/contracts/blog';
import { ContentError, readContent } from '@upcurve/post-blocks/content';
import { changeOf, draftOf, inputOf } from '@upcurve/post-editor/post-draft';
import { type Backend, type Saved, SaveError, type SaveProblem } from '@upcurve/post-editor/saving';
import { sendable } from '@upcurve/post-editor/sendable';
import { api } from '../../../api.ts';
import { postQueries } from '../post-queries.ts';
import { savePost } from '../use-post.ts';

/** @throws {ContentError} where it is written in a newer block language than this page knows */
export const savedOf = (post: Post): Saved => ({
  id: post.id,
  version: post.version ?? 0,
  draft: draftOf(post, readContent(post.content).blocks),
});

function problemOf(error: unknown): SaveProblem {
  if (error instanceof ContentError) return { kind: 'refused', message: error.message, isSlug: false };
  if (error instanceof ConnectionError || !(error instanceof ApiError)) return { kind: 'unreachable' };
  const { statusCode, issues, message } = error;
  if (statusCode === 401) return { kind: 'signed-out' };
  if (statusCode === 404) return { kind: 'gone' };
  if (statusCode === 412) return { kind: 'stale' };
  if (statusCode === 429 || statusCode >= 500) return { kind: 'unreachable' };
  const isSlug = issues.length > 0 && issues.every(({ path }) => path === 'slug');
  return { kind: 'refused', message: issues[0]?.message ?? message, isSlug };
}

async function asSaveError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SaveError ? error : new SaveError(problemOf(error));
  }
}

/** Saves drafts by the API. What it answers is what the screen shows of the post elsewhere. */
export function postBackend(client: QueryClient): Backend {
  const show = (post: Post, left?: string): Saved => {
    client.setQueryData(postQueries.detail(post.id).queryKey, post);
    void client.invalidateQueries({ queryKey: postQueries.lists, refetchType: 'none' });
    return { ...savedOf(post), ...(left && { left }) };
  };
  return {
    create: (draft) =>
      asSaveError(async () => {
        const { blocks, left } = sendable(draft.blocks, []);
        return show(await api.blog.createPost({ body: inputOf({ ...draft, blocks }) }), left);
      }),
    save: (saved, draft) =>
      asSaveError(async () => {
        const { blocks, left } = sendable(draft.blocks, saved.draft.blocks);
        const body = changeOf(saved.draft, { ...draft, blocks });
        if (Object.keys(body).length === 0) return { ...saved, ...(left && { left }) };
        return show(await savePost(saved, body), left);
      }),
    load: (id) => asSaveError(async () => show(await api.blog.getPost({ params: { idOrSlug: id } }))),
  };
}
