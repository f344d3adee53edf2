import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { Post } from '@upcurve/contracts/blog/posts';
import type { MouseEvent, RefObject } from 'react';
import { Link } from 'react-router';
import { useBackToList } from '../../../kit/screen/DetailLayout.tsx';
import { paths } from '../../../paths.ts';
import { publishLabel } from '../post-words.ts';
import { PostStatusBadge } from '../posts/PostStatusBadge.tsx';
import { PostMenu } from '../publishing/PostMenu.tsx';
import { type DraftSession, useDraft } from './draft-session.ts';
import classes from './editor.module.css';
import { SaveMark } from './SaveMark.tsx';
import type { EditorPane } from './use-editor-pane.ts';

interface EditorStartProps {
  session: DraftSession;
  isPhone: boolean;
  onConflict: () => void;
}

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
    </>
  );
}

interface EditorBarProps {
  /** The post as last saved; undefined until it is created. */
  post: Post | undefined;
  at: EditorPane['at'];
  isPhone: boolean;
  /** Whether readers see the latest version. */
  isAllPublic: boolean;
  publishButton: RefObject<HTMLButtonElement | null>;
  onPublish: () => void;
}

export function EditorBar({ post, at, isPhone, isAllPublic, publishButton, onPublish }: EditorBarProps) {
  if (!post) return null;
  const label = publishLabel(post);
  const other =
    at === 'fields'
      ? { label: 'Visual Editor', to: paths.postBuilder(post.id) }
      : { label: 'Edit', to: paths.postEdit(post.id) };
  return (
    <>
      {!isPhone && <PostStatusBadge post={post} />}
      <PostMenu
        post={post}
        label="More for this post"
        places={[
          other,
          { label: 'Preview', to: paths.postPreview(post.id) },
          { label: 'Revisions', to: paths.postRevisions(post.id) },
        ]}
      />
      <Button
        ref={publishButton}
        size="xs"
        className={classes.publish}
        aria-label={label}
        disabled={isAllPublic}
        onClick={onPublish}
      >
        {isPhone ? label.split(' ')[0] : label}
      </Button>
    </>
  );
}
