import { Alert } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Post } from '@upcurve/contracts/blog/posts';
import type { Media } from '@upcurve/contracts/media/media';
import { EditorShell } from '@upcurve/post-editor/EditorShell';
import type { MediaSource } from '@upcurve/post-editor/editor-context';
import type { SavedDraft, SaveState } from '@upcurve/post-editor/saving/saving';
import { isComposing } from '@upcurve/ui/is-composing';
import { useToast } from '@upcurve/ui/use-toast';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MediaPicker } from '../../../kit/media/MediaPicker.tsx';
import { usePictureUpload } from '../../../kit/media/upload/use-picture-upload.ts';
import { paths } from '../../../paths.ts';
import { postQueries } from '../post-queries.ts';
import { PublishDialog } from '../publishing/PublishDialog.tsx';
import { PostSettings } from '../settings/PostSettings.tsx';
import { DraftSession, useDraft } from './draft-session.ts';
import { EditorBar, EditorStart } from './EditorBar.tsx';
import classes from './editor.module.css';
import { postBackend } from './post-backend.ts';
import { TitleField } from './TitleField.tsx';
import { type EditorPane, useEditorPane } from './use-editor-pane.ts';
import { usePublishing } from './use-publishing.ts';
import { useSaveOnLeave } from './use-save-on-leave.ts';
import { VersionQuestion } from './VersionQuestion.tsx';

/** A post as loaded when the editor was opened, with its draft. */
export interface OpenedPost {
  post: Post;
  saved: SavedDraft;
  /** The tabs with open editors; undefined if unknown. */
  openTabs?: ReadonlySet<string> | undefined;
}

interface PostEditorProps {
  /** The post to edit; undefined for a new post, which is created by the first change. */
  found: OpenedPost | undefined;
  /** The part in front when the editor opens. */
  at: EditorPane['at'];
  onMade?: (id: string) => void;
}

export function PostEditor({ found, at, onMade }: PostEditorProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const isPhone = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const { front, wanted, showField } = useEditorPane(at, isPhone);
  const { toast, dismiss } = useToast();
  const [session] = useState(() => new DraftSession(postBackend(client), found?.saved, found?.openTabs));
  /** The conflict whose question was closed. */
  const [closed, setClosed] = useState<SaveState>();
  const [files, setFiles] = useState<Readonly<Record<string, Media>>>(() => ({
    ...found?.post.media,
    ...(found?.post.cover && { [found.post.cover.id]: found.post.cover }),
  }));
  const id = useDraft(session, ({ saved }) => saved?.id);
  const state = useDraft(session, (shown) => shown.state);
  const restoredAt = useDraft(session, (shown) => shown.restoredAt);
  const hasNoRoom = useDraft(session, (shown) => shown.hasNoRoom);
  const { data: post = found?.post } = useQuery({ ...postQueries.detail(id ?? ''), enabled: false });
  const { publishing, save, button, isPublic, openPublish } = usePublishing(session, post);
  useSaveOnLeave(session);
  // Navigates to the address of a newly created post.
  const isNew = found === undefined;
  const hasAddress = useRef(!isNew);
  useEffect(() => {
    if (hasAddress.current || id === undefined) return;
    // Once, because each navigation renders this again.
    hasAddress.current = true;
    onMade?.(id);
    void navigate(paths.postBuilder(id), { replace: true });
  }, [id, onMade, navigate]);

  useEffect(() => {
    const opened = session.shown();
    // In a conflict, the question mentions the restored text.
    if (opened.restoredAt === null || opened.state.status === 'conflict') return;
    const id = toast({ title: 'Restored', description: 'Your unsaved text is back in the post.' });
    return () => dismiss(id);
  }, [session, toast, dismiss]);

  // Focuses the block named in the hash, such as in links from publishing problems.
  useEffect(() => {
    const block = /^#block-(.+)$/.exec(hash)?.[1];
    if (block) session.store.focusOn(block);
  }, [hash, session]);

  const addFiles = useCallback(
    (added: readonly Media[]) =>
      setFiles((all) => ({ ...all, ...Object.fromEntries(added.map((file) => [file.id, file])) })),
    [],
  );
  // A new post gets its address during its first upload.
  const upload = usePictureUpload(id === undefined ? paths.blog() : `${paths.blog()}/${id}`);
  const media = useMemo<MediaSource>(
    () => ({ files, Picker: MediaPicker, onPicked: addFiles, upload }),
    [files, addFiles, upload],
  );
  /** Publishes on Mod+Enter anywhere in the editor, before its own keys. Dialogs are elsewhere in the document. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isPublish = event.key === 'Enter' && (event.metaKey || event.ctrlKey);
    if (!isPublish || event.altKey || event.shiftKey || isComposing(event)) return;
    if (!event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
    openPublish();
  }

  return (
    <div className={classes.editor} onKeyDownCapture={onKeyDown}>
      <EditorShell
        store={session.store}
        media={media}
        front={front}
        title={<TitleField session={session} publicSlug={post?.publicSlug} at={at} isNew={isNew} />}
        start={<EditorStart session={session} isPhone={isPhone} onConflict={() => setClosed(undefined)} />}
        end={
          <EditorBar
            post={post}
            at={at}
            isPhone={isPhone}
            isAllPublic={isPublic}
            publishButton={button}
            onPublish={openPublish}
          />
        }
        settings={
          <>
            {hasNoRoom && (
              <Alert color="red" m="sm" title="This browser's storage is full">
                Unsaved text cannot be kept in this browser. Do not close this tab until it says Saved.
              </Alert>
            )}
            <PostSettings
              session={session}
              post={post}
              files={files}
              onFile={(file) => addFiles([file])}
              wanted={wanted}
            />
          </>
        }
        onSave={() => {
          session.flush().then(
            () => session.store.say('Saved.'),
            (error: Error) => session.store.say(error.message),
          );
        }}
      />
      <VersionQuestion
        post={post}
        restoredAt={restoredAt}
        isOpen={state.status === 'conflict' && state !== closed}
        onClose={() => setClosed(state)}
        onChoose={(side) => session.resolve(side)}
      />
      {publishing.subject && (
        <PublishDialog
          dialog={publishing}
          save={save}
          onGo={({ blockId, field }) => {
            if (blockId) session.store.focusOn(blockId, 'field');
            else if (field) showField(field);
          }}
        />
      )}
    </div>
  );
}
