import { Alert } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Post } from '@upcurve/contracts/blog/posts';
import type { Media } from '@upcurve/contracts/media/media';
import { findingsOf } from '@upcurve/post-blocks/checks';
import { VERSION } from '@upcurve/post-blocks/content';
import type { Block } from '@upcurve/post-blocks/schema';
import { EditorShell } from '@upcurve/post-editor/EditorShell';
import type { MediaSource } from '@upcurve/post-editor/editor-context';
import type { Saved } from '@upcurve/post-editor/saving/saving';
import { useToast } from '@upcurve/ui/use-toast';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { endSession } from '../../../auth/session.ts';
import { styleNonce } from '../../../page-facts.ts';
import { paths } from '../../../paths.ts';
import { postQueries } from '../post-queries.ts';
import { DraftSession, useDraft } from './draft-session.ts';
import { EditorBar, EditorStart } from './EditorBar.tsx';
import { postBackend, prepareToSave } from './post-backend.ts';
import { TitleField } from './TitleField.tsx';
import { useBrokenLinks } from './use-broken-links.ts';
import { useSaveOnLeave } from './use-save-on-leave.ts';

// Loaded after the initially visible parts.
const MediaPicker = lazy(async () => ({
  default: (await import('../../../kit/media/MediaPicker.tsx')).MediaPicker,
}));
const FocalPicture = lazy(async () => ({
  default: (await import('../../../kit/media/FocalPicture.tsx')).FocalPicture,
}));
const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog.tsx')).MergeDialog }));
const PostSettings = lazy(async () => ({ default: (await import('./PostSettings.tsx')).PostSettings }));

/** A post as loaded when the editor was opened, with its draft. */
export interface Opened {
  post: Post;
  saved: Saved;
}

interface PostEditorProps {
  /** The post to edit; undefined for a new post, which is created by the first change. */
  found: Opened | undefined;
  onMade?: (id: string) => void;
}

/** The settings field that each publishing problem refers to. */
const FIELD_IDS = { title: 'post-title', slug: 'post-slug', excerpt: 'post-excerpt' } as const;

/** The visual editor of one post, connected to the API. */
export function PostEditor({ found, onMade }: PostEditorProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { toast } = useToast();
  const [session] = useState(() => new DraftSession(postBackend(client), found?.saved));
  const [isMerging, setMerging] = useState(false);
  const [files, setFiles] = useState<Readonly<Record<string, Media>>>(() => ({
    ...found?.post.media,
    ...(found?.post.cover && { [found.post.cover.id]: found.post.cover }),
  }));
  const id = useDraft(session, ({ saved }) => saved?.id);
  const state = useDraft(session, (shown) => shown.state);
  const restoredAt = useDraft(session, (shown) => shown.restoredAt);
  const hasNoRoom = useDraft(session, (shown) => shown.hasNoRoom);
  const { data: post = found?.post } = useQuery({ ...postQueries.detail(id ?? ''), enabled: false });
  useSaveOnLeave(session);
  useEffect(() => {
    const idle = setTimeout(prepareToSave, 1000);
    return () => clearTimeout(idle);
  }, []);

  // Navigates to the address of a newly created post.
  const isNew = found === undefined;
  useEffect(() => {
    if (!isNew || id === undefined) return;
    onMade?.(id);
    void navigate(paths.postBuilder(id), { replace: true });
  }, [isNew, id, onMade, navigate]);

  // Unsaved text is stored in this browser and restored after the next sign-in.
  useEffect(() => {
    if (state.status === 'signed-out') endSession(client, 'ended');
  }, [state, client]);
  useEffect(() => {
    setMerging(state.status === 'conflict');
  }, [state.status]);

  const wasTold = useRef(false);
  useEffect(() => {
    if (restoredAt === null || wasTold.current) return;
    wasTold.current = true;
    // In a conflict, the merge dialog mentions the restored text.
    if (session.shown().state.status === 'conflict') return;
    toast({ title: 'Restored', description: 'Your unsaved text is back in the post.' });
  }, [restoredAt, session, toast]);

  // Focuses the block named in the hash, such as in links from publishing problems.
  useEffect(() => {
    const block = /^#block-(.+)$/.exec(hash)?.[1];
    if (block) session.store.focusOn(block, 'block');
  }, [hash, session]);

  const addFiles = useCallback(
    (added: readonly Media[]) =>
      setFiles((all) => ({ ...all, ...Object.fromEntries(added.map((file) => [file.id, file])) })),
    [],
  );
  const media = useMemo<MediaSource>(
    () => ({ files, Picker: MediaPicker, onPicked: addFiles, Details: FocalPicture }),
    [files, addFiles],
  );
  const isBroken = useBrokenLinks(session.store, id);
  const findings = useCallback(
    (blocks: readonly Block[]) =>
      findingsOf({
        title: session.shown().draft.title,
        excerpt: session.shown().draft.excerpt,
        content: { version: VERSION, blocks: [...blocks] },
        isBroken,
      }),
    [session, isBroken],
  );
  const focusField = (field: keyof typeof FIELD_IDS) =>
    // Waits until the panel has opened.
    requestAnimationFrame(() => document.getElementById(FIELD_IDS[field])?.focus());

  return (
    <>
      <EditorShell
        store={session.store}
        media={media}
        styleNonce={styleNonce()}
        title={<TitleField session={session} publicSlug={post?.publicSlug} />}
        start={<EditorStart session={session} onConflict={() => setMerging(true)} />}
        end={
          <EditorBar
            session={session}
            post={post}
            onFinding={({ blockId, field }) => {
              if (blockId) session.store.focusOn(blockId, 'field');
              else if (field) focusField(field);
            }}
          />
        }
        settings={
          <>
            {hasNoRoom && (
              <Alert color="red" m="sm" title="This browser's storage is full">
                Unsaved text cannot be kept in this browser. Do not close this tab until it says Saved.
              </Alert>
            )}
            <Suspense fallback={null}>
              <PostSettings session={session} post={post} files={files} onFile={(file) => addFiles([file])} />
            </Suspense>
          </>
        }
        findingsOf={findings}
        onField={focusField}
        onSave={() => {
          session.flush().then(
            () => session.store.say('Saved.'),
            (error: Error) => session.store.say(error.message),
          );
        }}
      />
      <Suspense fallback={null}>
        {state.status === 'conflict' && (
          <MergeDialog
            conflicts={state.conflicts}
            restoredAt={restoredAt}
            savedAt={post ? Date.parse(post.updatedAt) : null}
            isOpen={isMerging}
            onClose={() => setMerging(false)}
            onSettle={(choices) => {
              setMerging(false);
              session.resolve(choices);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
