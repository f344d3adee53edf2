import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Post } from '@upcurve/contracts/blog/posts';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { dataUnlessGone, goneMessage } from '../../kit/feedback/gone.tsx';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { useBackToList } from '../../kit/screen/DetailLayout.tsx';
import { ScreenTitle } from '../../kit/screen/ScreenTitle.tsx';
import { paths } from '../../paths.ts';
import classes from './PostFrame.module.css';
import { postQueries } from './post-queries.ts';
import { isAllPublic, nameOfPost, publishLabel } from './post-words.ts';
import { InTrash } from './posts/InTrash.tsx';
import { PostStatusBadge } from './posts/PostStatusBadge.tsx';
import { PostMenu } from './publishing/PostMenu.tsx';
import { PublishDialog } from './publishing/PublishDialog.tsx';

interface PostFrameProps {
  /** The name of this screen. */
  what: 'Preview' | 'Revisions';
  children: (post: Post) => ReactNode;
}

const PLACES = [
  { what: 'Edit', to: paths.postEdit, writes: true },
  { what: 'Preview', to: paths.postPreview, writes: false },
  { what: 'Revisions', to: paths.postRevisions, writes: false },
] as const;

/** The frame of a post's screens other than the editor: its name, links to its other screens, and actions on the post. */
export function PostFrame({ what, children }: PostFrameProps) {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const { can } = useAuth();
  const canWrite = can('blog:write');
  const back = useBackToList(paths.blog());
  const publishing = useDialog<Post>();
  const query = useQuery(postQueries.detail(id));
  const post = dataUnlessGone(query);

  return (
    <article>
      <nav className={classes.bar} aria-label="About this post">
        <Button variant="default" size="xs" onClick={back}>
          Back to List
        </Button>
        <Group gap={2}>
          {PLACES.filter(({ writes }) => canWrite || !writes).map((place) => (
            <Button
              key={place.what}
              component={Link}
              to={place.to(id)}
              // Back leads to the list, regardless of how many of these screens were opened.
              replace
              state={state}
              variant="subtle"
              size="xs"
              className={classes.place}
              aria-current={place.what === what ? 'page' : undefined}
            >
              {place.what}
            </Button>
          ))}
        </Group>
        {post && canWrite && (
          <Group gap="xs" className={classes.actions}>
            {!post.deletedAt && (
              <>
                <Button
                  component={Link}
                  to={paths.postBuilder(id)}
                  replace
                  state={state}
                  variant="default"
                  size="xs"
                >
                  Visual Editor
                </Button>
                {!isAllPublic(post) && (
                  <Button size="xs" onClick={() => publishing.open(post)}>
                    {publishLabel(post)}
                  </Button>
                )}
              </>
            )}
            <PostMenu post={post} label="More actions" />
          </Group>
        )}
      </nav>
      <QueryPanel query={query} what="post" explain={(error) => goneMessage(error, 'post')}>
        {(shown: Post) => (
          <>
            <header className={classes.head}>
              <ScreenTitle takesFocus tabTitle={`${nameOfPost(shown)}: ${what.toLowerCase()}`}>
                {nameOfPost(shown)}
              </ScreenTitle>
              <PostStatusBadge post={shown} />
            </header>
            {shown.deletedAt ? <InTrash post={shown} canWrite={canWrite} /> : children(shown)}
          </>
        )}
      </QueryPanel>
      <PublishDialog dialog={publishing} />
    </article>
  );
}
