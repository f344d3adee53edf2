import { Alert } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Media } from '@upcurve/contracts/media';
import type { Post } from '@upcurve/contracts/posts';
import { findingsOf } from '@upcurve/post-blocks/checks';
import { VERSION } from '@upcurve/post-blocks/content';
import type { Block } from '@upcurve/post-blocks/schema';
import { EditorShell } from '@upcurve/post-editor/EditorShell';
import type { MediaSource } from '@upcurve/post-editor/editor-context';
import type { Saved } from '@upcurve/post-editor/saving';
import { useToast } from '@upcurve/ui/use-toast';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { endSession } from '../../../auth/session.ts';
import { styleNonce } from '../../../page-facts.ts';
import { paths } from '../../../paths.ts';
import { postQueries } from '../post-queries.ts';
import { DraftSession } from './draft-session.ts';
import { EditorBar, EditorStart } from './EditorBar.tsx';
import { postBackend, prepareToSave } from './post-backend.ts';
import { TitleField } from './TitleField.tsx';
import { useBrokenLinks } from './use-broken-links.ts';
import { useDraft } from './use-draft.ts';
import { useLeaving } from './use-leaving.ts';

// What is not seen at first is fetched after what is.
const MediaPicker = lazy(async () => ({
  default: (await import('../../../components/media/MediaPicker.tsx')).MediaPicker,
}));
const FocalPicture = lazy(async () => ({
  default: (await import('../../../components/media/FocalPicture.tsx')).FocalPicture,
}));
const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog.tsx')).MergeDialog }));
const PostSettings = lazy(async () => ({ default: (await import('./PostSettings.tsx')).PostSettings }));

/** A post as it was when the editor was opened, and what of it is written on. */
export interface Opened {
  post: Post;
  saved: Saved;
}

interface PostEditorProps {
  /** The post to write on; undefined for one that is made at the first change. */
  found: Opened | undefined;
  onMade?: (id: string) => void;
}

/** Where a finding about a field of the post leads to. */
const FIELD_IDS = { title: 'post-title', slug: 'post-slug', excerpt: 'post-excerpt' } as const;

/** The visual editor of one post, wired to the API. */
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
  useLeaving(session);
  useEffect(() => {
    const idle = setTimeout(prepareToSave, 1000);
    return () => clearTimeout(idle);
  }, []);

  // Its own address, once it has one.
  const isNew = found === undefined;
  useEffect(() => {
    if (!isNew || id === undefined) return;
    onMade?.(id);
    void navigate(paths.postBuilder(id), { replace: true });
  }, [isNew, id, onMade, navigate]);

  // Text that could not be saved stays where it is kept; whoever signs in again comes back to it.
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
    // A dialog says so where something has to be chosen.
    if (session.shown().state.status === 'conflict') return;
    toast({ title: 'Restored', description: 'What you had not saved is back in the post.' });
  }, [restoredAt, session, toast]);

  // What a link names, such as that of a finding.
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
    // The panel has to be open first.
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
              <Alert color="red" m="sm" title="This browser has no room">
                What is not saved yet cannot be kept here. Do not close this tab before it says Saved.
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
