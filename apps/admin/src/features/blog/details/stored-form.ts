import type { Post } from '@upcurve/contracts/blog/posts';
import type { PostFields } from './post-fields.ts';

/** The version of a post that editing started from. */
export interface Base extends Pick<Post, 'id' | 'version'> {
  fields: PostFields;
}
interface Kept {
  base: Base;
  values: PostFields;
}

/** Stores an unsaved form in this tab when the session ends and restores it after the next sign-in. */
export function storedForm(postId: string) {
  const key = `upcurve.post-form.${postId}`;
  return {
    keep(kept: Kept): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // Storage is full or disabled.
      }
    },
    /** Returns the stored form and removes it. */
    take(): Kept | undefined {
      const text = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return text === null ? undefined : (JSON.parse(text) as Kept);
    },
  };
}
