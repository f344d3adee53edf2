import { Badge, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { REVISION_KINDS, type RevisionSummary } from '@upcurve/contracts/blog/post-revisions';
import type { Post } from '@upcurve/contracts/blog/posts';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { Link, useLocation, useSearchParams } from 'react-router';
import { api } from '../../../api.ts';
import { useAuth } from '../../../auth/auth-context.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { useAction } from '../../../kit/feedback/use-action.ts';
import { SubmitButton } from '../../../kit/forms/SubmitButton.tsx';
import { formatNumber } from '../../../kit/list/format-count.ts';
import { PostFrame } from '../PostFrame.tsx';
import { postQueries, showPost } from '../post-queries.ts';
import { formatZoned } from '../post-time.ts';
import { PostPaper } from '../preview/PostPaper.tsx';
import classes from './revisions.module.css';

/** Lists the revisions of a post. Each can be read and restored. */
export function RevisionsScreen() {
  return <PostFrame what="Revisions">{(post) => <Revisions post={post} />}</PostFrame>;
}

function Revisions({ post }: { post: Post }) {
  const query = useQuery(postQueries.revisions(post.id));
  const [address] = useSearchParams();
  const asked = Number(address.get('revision'));
  const revisions = query.data ?? [];
  const chosen = revisions.find(({ number }) => number === asked) ?? revisions[0];
  return (
    <QueryPanel query={query} what="revisions" label="Revisions">
      {() =>
        chosen ? (
          <div className={classes.columns}>
            <RevisionList revisions={revisions} chosen={chosen.number} />
            <ChosenRevision post={post} revision={chosen} />
          </div>
        ) : (
          <MessagePanel role="status" title="No revisions yet">
            A revision is kept whenever the post is published or scheduled, and from time to time while it is
            edited.
          </MessagePanel>
        )
      }
    </QueryPanel>
  );
}

function ChosenRevision({ post, revision }: { post: Post; revision: RevisionSummary }) {
  const { can } = useAuth();
  const client = useQueryClient();
  const { number, kind, createdAt, createdBy } = revision;
  const query = useQuery(postQueries.revision(post.id, number));
  const restore = useAction({
    act: () =>
      api.blog.restoreRevision({
        params: { id: post.id, number },
        headers: { 'if-match': `"${post.version}"` },
        body: {},
      }),
    done: () => ({
      title: 'Revision Restored',
      description: `You continue from revision ${number}. The text before that is kept as a revision.`,
    }),
    failed: { title: 'Error', fallback: 'The revision could not be restored. Please try again.' },
    changes: [],
    onDone: (_, restored) => showPost(client, restored),
  });
  return (
    <section aria-label={`Revision ${number}`}>
      <header className={classes.head}>
        <div>
          <Text fw={600}>Revision {number}</Text>
          <Text size="sm" c="dimmed">
            {REVISION_KINDS[kind]} {formatZoned(createdAt)}
            {createdBy && ` by ${createdBy}`}
          </Text>
        </div>
        {can('blog:write') && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (!restore.isPending) restore.mutate();
            }}
          >
            <SubmitButton isPending={restore.isPending} pendingLabel="Restoring...">
              Restore this revision
            </SubmitButton>
          </form>
        )}
      </header>
      <QueryPanel query={query} what="revision">
        {({ title, excerpt, content, media }) => (
          <PostPaper post={{ ...post, title, excerpt, content, media }} />
        )}
      </QueryPanel>
    </section>
  );
}

function RevisionList({ revisions, chosen }: { revisions: readonly RevisionSummary[]; chosen: number }) {
  const { state } = useLocation();
  return (
    <nav aria-label="Revisions" className={classes.nav}>
      <ol className={classes.list}>
        {revisions.map(({ number, kind, createdAt, createdBy, wordCount, isPublic, publishAt }) => (
          <li key={number}>
            <Link
              to={`?revision=${number}`}
              replace
              state={state}
              preventScrollReset
              className={classes.revision}
              aria-current={number === chosen || undefined}
            >
              <span className={classes.first}>
                <Text span size="sm" fw={600}>
                  {number}. {REVISION_KINDS[kind]}
                </Text>
                {isPublic && <Badge color="sage">Public</Badge>}
                {!isPublic && publishAt && <Badge color="gold">Scheduled</Badge>}
              </span>
              <Text span size="xs" c="dimmed">
                {formatZoned(createdAt)}
              </Text>
              <Text span size="xs" c="dimmed">
                {[createdBy, `${formatNumber(wordCount)} words`].filter(Boolean).join(' · ')}
              </Text>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
