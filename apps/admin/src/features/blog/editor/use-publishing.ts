import { useQueryClient } from '@tanstack/react-query';
import type { Post } from '@upcurve/contracts/blog/posts';
import { useToast } from '@upcurve/ui/use-toast';
import { useRef } from 'react';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { NotSavedError } from '../not-saved-error.ts';
import { postQueries } from '../post-queries.ts';
import { isAllPublic } from '../post-words.ts';
import { type DraftSession, useDraft } from './draft-session.ts';

/**
 * Opens the publish dialog for the draft in the editor. `isPublic` says whether readers see the latest version, so that
 * there is nothing to publish. `button` opens the dialog and gets the focus back.
 */
export function usePublishing(session: DraftSession, post: Post | undefined) {
  const client = useQueryClient();
  const { toast } = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const publishing = useDialog<Post>();
  // The cached post may be older than the last saved draft.
  const isPublic = useDraft(
    session,
    ({ state, saved }) =>
      state.status === 'saved' && !!post && saved?.version === post.version && isAllPublic(post),
  );

  async function save(): Promise<Post> {
    const { id, version } = await session.flush();
    const saved = client.getQueryData(postQueries.detail(id).queryKey) ?? post;
    if (!saved) throw new NotSavedError('The post has not been saved yet.');
    return { ...saved, version };
  }

  function openPublish() {
    const nothing = (description: string) => toast({ title: 'Nothing to Publish', description });
    if (isPublic) return nothing('Readers see the latest version.');
    if (post) return publishing.open(post);
    if (!session.isUnsaved) return nothing('Write something first.');
    // A new post that is not created yet.
    save().then(
      (saved) => publishing.open(saved),
      (error: Error) => toast({ variant: 'destructive', title: 'Not Saved', description: error.message }),
    );
  }
  return { publishing, save, button, isPublic, openPublish };
}
