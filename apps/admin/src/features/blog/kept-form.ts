import type { Post } from '@upcurve/contracts/posts';
import type { PostFields } from './post-fields.ts';

/** What an edit of a post's fields rests upon. */
export interface Base extends Pick<Post, 'id' | 'version'> {
  fields: PostFields;
}
interface Kept {
  base: Base;
  values: PostFields;
}

/** What was typed into the form of a post when its session ended: kept in this tab, until whoever signs in again comes back to it. */
export function keptForm(postId: string) {
  const key = `upcurve.post-form.${postId}`;
  return {
    keep(kept: Kept): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // There is no room, or storage is switched off: nothing more can be done.
      }
    },
    /** What is kept, once. */
    take(): Kept | undefined {
      const text = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return text === null ? undefined : (JSON.parse(text) as Kept);
    },
  };
}
