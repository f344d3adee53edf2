import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconDots } from '@tabler/icons-react';
import type { Post, PostSummary } from '@upcurve/contracts/blog/posts';
import type { PostFinding } from '@upcurve/contracts/shared/error';
import { lazy, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { PressMenu } from '../../../kit/menus/PressMenu.tsx';
import { paths } from '../../../paths.ts';
import { isAllPublic, openOnSite, publishLabel } from '../post-words.ts';
import { PostStatusBadge } from '../posts/PostStatusBadge.tsx';
import type { Publishable } from '../publishing/PublishDialog.tsx';
import { type DraftSession, useDraft } from './draft-session.ts';
import classes from './editor.module.css';
import { Presence } from './Presence.tsx';
import { SaveMark } from './SaveMark.tsx';

// Loaded on demand, because its calendar is not needed for writing.
const PublishDialog = lazy(async () => ({
  default: (await import('../publishing/PublishDialog.tsx')).PublishDialog,
}));
const CancelScheduleDialog = lazy(async () => ({
  default: (await import('../publishing/CancelScheduleDialog.tsx')).CancelScheduleDialog,
}));
const UnpublishDialog = lazy(async () => ({
  default: (await import('../publishing/UnpublishDialog.tsx')).UnpublishDialog,
}));

/** Shows the link back to the list, the save state, and other people in the post. */
export function EditorStart({ session, onConflict }: { session: DraftSession; onConflict: () => void }) {
  const state = useDraft(session, (shown) => shown.state);
  const id = useDraft(session, ({ saved }) => saved?.id);
  return (
    <>
      <ActionIcon component={Link} to={paths.blog()} size="lg" aria-label="Back to Posts">
        <IconArrowLeft size={18} stroke={1.6} />
      </ActionIcon>
      <SaveMark state={state} onConflict={onConflict} />
      {id !== undefined && <Presence id={id} />}
    </>
  );
}

interface EditorBarProps {
  session: DraftSession;
  /** The post as last saved; undefined until it is created. */
  post: Post | undefined;
  onFinding: (finding: PostFinding) => void;
}

/** Shows the actions on the post. */
export function EditorBar({ session, post, onFinding }: EditorBarProps) {
  const isPhone = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  // The cached post may be older than the last saved draft.
  const isUnchanged = useDraft(
    session,
    ({ state, saved }) =>
      state.status === 'saved' && !!post && saved?.version === post.version && isAllPublic(post),
  );
  const button = useRef<HTMLButtonElement>(null);
  const publishing = useDialog<Publishable>(button);
  const unpublishing = useDialog<PostSummary>(button);
  const cancelling = useDialog<PostSummary>(button);
  async function save(): Promise<Publishable> {
    const saved = await session.flush();
    if (!post) throw new Error('Write something first.');
    return { ...post, version: saved.version, title: saved.draft.title, slug: saved.draft.slug };
  }
  if (!post) return <span className={classes.hint}>Saved as you type</span>;
  return (
    <>
      {!isPhone && <PostStatusBadge post={post} />}
      <PressMenu
        position="bottom-end"
        target={
          <ActionIcon size="lg" aria-label="More for this post">
            <IconDots size={18} stroke={1.6} />
          </ActionIcon>
        }
      >
        {(Menu) => (
          <>
            <Menu.Item component={Link} to={paths.postPreview(post.id)}>
              Preview
            </Menu.Item>
            <Menu.Item component={Link} to={paths.postRevisions(post.id)}>
              Revisions
            </Menu.Item>
            <Menu.Item component={Link} to={paths.postEdit(post.id)}>
              Edit fields only
            </Menu.Item>
            {post.publicSlug && <Menu.Item onClick={() => openOnSite(post)}>View on the website</Menu.Item>}
            {post.publishAt && (
              <Menu.Item onClick={() => cancelling.open(post, button.current)}>Cancel Schedule</Menu.Item>
            )}
            {post.status === 'published' && (
              <Menu.Item c="red" onClick={() => unpublishing.open(post, button.current)}>
                Unpublish
              </Menu.Item>
            )}
          </>
        )}
      </PressMenu>
      <Button
        ref={button}
        size="xs"
        disabled={isUnchanged}
        onClick={(event) => publishing.open(post, event.currentTarget)}
      >
        {publishLabel(post)}
      </Button>
      <Suspense fallback={null}>
        {publishing.subject && <PublishDialog dialog={publishing} save={save} onFinding={onFinding} />}
        {unpublishing.subject && <UnpublishDialog dialog={unpublishing} />}
        {cancelling.subject && <CancelScheduleDialog dialog={cancelling} />}
      </Suspense>
    </>
  );
}
