import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconDots } from '@tabler/icons-react';
import type { Post, PostSummary } from '@upcurve/contracts/blog/posts';
import type { MouseEvent, RefObject } from 'react';
import { Link, useLocation } from 'react-router';
import { onceOpened, useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { PressMenu } from '../../../kit/menus/PressMenu.tsx';
import { useBackToList } from '../../../kit/screen/DetailLayout.tsx';
import { paths } from '../../../paths.ts';
import { openOnSite, publishLabel } from '../post-words.ts';
import { PostStatusBadge } from '../posts/PostStatusBadge.tsx';
import { type DraftSession, useDraft } from './draft-session.ts';
import classes from './editor.module.css';
import { Presence } from './Presence.tsx';
import { SaveMark } from './SaveMark.tsx';
import type { Front } from './use-front.ts';

const CancelScheduleDialog = onceOpened(
  async () => (await import('../publishing/CancelScheduleDialog.tsx')).CancelScheduleDialog,
);
const UnpublishDialog = onceOpened(
  async () => (await import('../publishing/UnpublishDialog.tsx')).UnpublishDialog,
);
const DeletePostsDialog = onceOpened(
  async () => (await import('../posts/DeletePostsDialog.tsx')).DeletePostsDialog,
);

interface EditorStartProps {
  session: DraftSession;
  isPhone: boolean;
  onConflict: () => void;
}

/** Shows the link back to the list, the save state, and other people in the post. */
export function EditorStart({ session, isPhone, onConflict }: EditorStartProps) {
  const state = useDraft(session, (shown) => shown.state);
  const id = useDraft(session, ({ saved }) => saved?.id);
  const back = useBackToList(paths.blog());
  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    back();
  }
  return (
    <>
      <ActionIcon component={Link} to={paths.blog()} size="lg" aria-label="Back to Posts" onClick={goBack}>
        <IconArrowLeft size={18} stroke={1.6} />
      </ActionIcon>
      <SaveMark state={state} isNew={id === undefined} isPhone={isPhone} onConflict={onConflict} />
      {id !== undefined && <Presence id={id} isPhone={isPhone} />}
    </>
  );
}

interface EditorBarProps {
  /** The post as last saved; undefined until it is created. */
  post: Post | undefined;
  at: Front['at'];
  isPhone: boolean;
  /** Whether readers see the latest version. */
  isAllPublic: boolean;
  publishButton: RefObject<HTMLButtonElement | null>;
  onPublish: (from: HTMLElement) => void;
}

/** Shows the actions on the post. */
export function EditorBar({ post, at, isPhone, isAllPublic, publishButton, onPublish }: EditorBarProps) {
  const { state } = useLocation();
  const back = useBackToList(paths.blog());
  const unpublishing = useDialog<PostSummary>(publishButton);
  const cancelling = useDialog<PostSummary>(publishButton);
  const removal = useDialog<readonly PostSummary[]>(publishButton);
  if (!post) return null;
  const label = publishLabel(post);
  const other =
    at === 'fields'
      ? { label: 'Visual Editor', to: paths.postBuilder(post.id) }
      : { label: 'Edit', to: paths.postEdit(post.id) };
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
            {/* As in PostFrame, Back leads to the list, regardless of how many of these screens were opened. */}
            {[
              other,
              { label: 'Preview', to: paths.postPreview(post.id) },
              { label: 'Revisions', to: paths.postRevisions(post.id) },
            ].map(({ label, to }) => (
              <Menu.Item key={label} component={Link} to={to} replace state={state}>
                {label}
              </Menu.Item>
            ))}
            {post.publicSlug && <Menu.Item onClick={() => openOnSite(post)}>View on the website</Menu.Item>}
            {post.publishAt && (
              <Menu.Item onClick={() => cancelling.open(post, publishButton.current)}>
                Cancel Schedule
              </Menu.Item>
            )}
            {post.status === 'published' && (
              <Menu.Item c="red" onClick={() => unpublishing.open(post, publishButton.current)}>
                Unpublish
              </Menu.Item>
            )}
            <Menu.Item c="red" onClick={() => removal.open([post], publishButton.current)}>
              Delete
            </Menu.Item>
          </>
        )}
      </PressMenu>
      <Button
        ref={publishButton}
        size="xs"
        className={classes.publish}
        aria-label={label}
        disabled={isAllPublic}
        onClick={(event) => onPublish(event.currentTarget)}
      >
        {isPhone ? label.split(' ')[0] : label}
      </Button>
      <UnpublishDialog dialog={unpublishing} />
      <CancelScheduleDialog dialog={cancelling} />
      <DeletePostsDialog dialog={removal} isForGood={false} onDone={back} />
    </>
  );
}
