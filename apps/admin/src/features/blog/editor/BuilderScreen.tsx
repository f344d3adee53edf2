import { Button, Group, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Post } from '@upcurve/contracts/blog/posts';
import { openTabs } from '@upcurve/post-editor/saving/draft-store';
import { useRef } from 'react';
import { useMatch } from 'react-router';
import { api } from '../../../api.ts';
import { goneMessage } from '../../../kit/feedback/gone.tsx';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { useBackToList } from '../../../kit/screen/DetailLayout.tsx';
import { ScreenTitle } from '../../../kit/screen/ScreenTitle.tsx';
import { paths } from '../../../paths.ts';
import { postQueries } from '../post-queries.ts';
import { nameOfPost } from '../post-words.ts';
import { InTrash } from '../posts/InTrash.tsx';
import { PostStatusBadge } from '../posts/PostStatusBadge.tsx';
import classes from './editor.module.css';
import { type OpenedPost, PostEditor } from './PostEditor.tsx';
import { toSavedDraft } from './post-backend.ts';
import type { EditorPane } from './use-editor-pane.ts';

/**
 * Shows the editor: for new posts at /new, and for existing ones at two addresses, /builder with the canvas in front
 * and /edit with the fields in front. The editor stays mounted when a new post gets its address on its first save, and
 * when the address changes from one to the other.
 */
export function BuilderScreen() {
  const edit = useMatch(paths.postEdit(':id'));
  const builder = useMatch(paths.postBuilder(':id'));
  const id = (edit ?? builder)?.params.id;
  const at = edit ? 'fields' : 'canvas';
  const made = useRef<{ turn: number; id?: string }>({ turn: 0 });
  // The user came back to /new after creating a post there.
  if (id === undefined && made.current.id !== undefined) made.current = { turn: made.current.turn + 1 };
  const isMadeHere = id !== undefined && id === made.current.id;
  return (
    <div className={classes.screen}>
      {id === undefined || isMadeHere ? (
        <PostEditor
          key={`new-${made.current.turn}`}
          found={undefined}
          at={at}
          onMade={(post) => {
            made.current.id = post;
          }}
        />
      ) : (
        <KnownPost key={id} id={id} at={at} />
      )}
    </div>
  );
}

function KnownPost({ id, at }: { id: string; at: EditorPane['at'] }) {
  const client = useQueryClient();
  // Fetches whenever the editor opens, because the cache may be older than the draft, but never while editing.
  const query = useQuery({
    queryKey: ['post-opened', id],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const post = await api.blog.getPost({ params: { idOrSlug: id } }, { signal });
      client.setQueryData(postQueries.detail(id).queryKey, post);
      return { post, saved: toSavedDraft(post), openTabs: await openTabs() };
    },
  });
  return (
    <QueryPanel
      query={query}
      what="post"
      skeleton={<BuilderSkeleton />}
      explain={(error) => goneMessage(error, 'post')}
    >
      {(opened: OpenedPost) =>
        opened.post.deletedAt ? (
          <TrashedPost post={opened.post} onRestored={() => query.refetch()} />
        ) : (
          <PostEditor found={opened} at={at} />
        )
      }
    </QueryPanel>
  );
}

function BuilderSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label="Loading the post...">
      <Skeleton height={44} width="60%" />
      <Skeleton height={16} />
      <Skeleton height={16} />
      <Skeleton height={16} width="80%" />
    </div>
  );
}

/** Shown instead of the editor if the post is in the trash. */
function TrashedPost({ post, onRestored }: { post: Post; onRestored: () => void }) {
  const back = useBackToList(paths.blog());
  const name = nameOfPost(post);
  return (
    <article className={classes.trashed}>
      <Button variant="default" size="xs" onClick={back}>
        Back to List
      </Button>
      <Group gap="sm" my="md">
        <ScreenTitle takesFocus tabTitle={`${name}: edit`}>
          {name}
        </ScreenTitle>
        <PostStatusBadge post={post} />
      </Group>
      <InTrash post={post} canWrite onRestored={onRestored} />
    </article>
  );
}
