import type { QueryClient } from '@tanstack/react-query';
import { ApiError, ConnectionError } from '@upcurve/api-client/api-error';
import type { Post } from '@upcurve/contracts/blog/posts';
import { ContentError } from '@upcurve/post-blocks/content';
import { readContent } from '@upcurve/post-blocks/read-content';
import { changeOf, draftOf, inputOf } from '@upcurve/post-editor/saving/post-draft';
import {
  type Backend,
  type SavedDraft,
  SaveError,
  type SaveProblem,
} from '@upcurve/post-editor/saving/saving';
import { makeSendable } from '@upcurve/post-editor/saving/sendable';
import { api } from '../../../api.ts';
import { endSession } from '../../../auth/session.ts';
import { postQueries } from '../post-queries.ts';
import { savePost } from '../use-post.ts';

/**
 * Returns the post in the format that the editor saves, and migrates content of older versions.
 * @throws {ContentError} if its content has a newer version than this page supports
 */
export function toSavedDraft(post: Post): SavedDraft {
  const { blocks } = readContent(post.content);
  return { id: post.id, version: post.version ?? 0, draft: draftOf(post, blocks) };
}

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

/** Saves drafts with the API and updates the cached post. */
export function postBackend(client: QueryClient): Backend {
  async function asSaveError<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const problem = problemOf(error);
      // Unsaved text is stored in this browser and restored after the next sign-in.
      if (problem.kind === 'signed-out') endSession(client, 'ended');
      throw new SaveError(problem);
    }
  }
  const show = (post: Post, left?: string): SavedDraft => {
    client.setQueryData(postQueries.detail(post.id).queryKey, post);
    void client.invalidateQueries({ queryKey: postQueries.lists, refetchType: 'none' });
    return { ...toSavedDraft(post), ...(left && { left }) };
  };
  return {
    create: (draft) =>
      asSaveError(async () => {
        const { blocks, left } = makeSendable(draft.blocks, []);
        return show(await api.blog.createPost({ body: inputOf({ ...draft, blocks }) }), left);
      }),
    save: (saved, draft, keepsPrevious) =>
      asSaveError(async () => {
        const { blocks, left } = makeSendable(draft.blocks, saved.draft.blocks);
        const body = changeOf(saved.draft, { ...draft, blocks });
        if (Object.keys(body).length === 0) return { ...saved, ...(left && { left }) };
        return show(await savePost(saved, { ...body, ...(keepsPrevious && { keepsPrevious }) }), left);
      }),
    load: (id) => asSaveError(async () => show(await api.blog.getPost({ params: { idOrSlug: id } }))),
  };
}
