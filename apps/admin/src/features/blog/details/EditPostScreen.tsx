import type { Post } from '@upcurve/contracts/blog/posts';
import { type RefObject, useEffect, useRef } from 'react';
import { useUnsavedGuard } from '../../../kit/forms/use-unsaved-guard.ts';
import { useBackToList } from '../../../kit/screen/DetailLayout.tsx';
import { paths } from '../../../paths.ts';
import { PostFrame } from '../PostFrame.tsx';
import { PostConflictDialog } from './PostConflictDialog.tsx';
import { PostForm } from './PostForm.tsx';
import { usePostForm } from './use-post-form.ts';

type Save = () => Promise<Post>;

/** Edits the fields of a post. Its content is edited in the visual editor. */
export function EditPostScreen() {
  const saving = useRef<Save>(undefined);
  return (
    <PostFrame
      what="Edit"
      save={async () => {
        if (!saving.current) throw new Error('The post has not been loaded yet.');
        return saving.current();
      }}
    >
      {(post) => <Editing key={post.id} post={post} saving={saving} />}
    </PostFrame>
  );
}

function Editing({ post, saving }: { post: Post; saving: RefObject<Save | undefined> }) {
  const state = usePostForm(post);
  const back = useBackToList(paths.blog());
  const guard = useUnsavedGuard(state.isDirty, back);
  useEffect(() => {
    saving.current = state.save;
  });
  return (
    <>
      <PostForm post={post} state={state} guard={guard} />
      <PostConflictDialog dialog={state.conflict} />
    </>
  );
}
