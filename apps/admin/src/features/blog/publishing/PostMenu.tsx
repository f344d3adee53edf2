import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Post, PostSummary } from '@upcurve/contracts/blog/posts';
import { Link, useLocation } from 'react-router';
import { api } from '../../../api.ts';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import { type Dialog, useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { useBackToList } from '../../../kit/screen/DetailLayout.tsx';
import { paths } from '../../../paths.ts';
import { postQueries } from '../post-queries.ts';
import { formatZoned } from '../post-time.ts';
import { nameOfPost, openOnSite } from '../post-words.ts';
import { DeletePostsDialog } from '../posts/DeletePostsDialog.tsx';

interface PostMenuProps {
  post: Post;
  /** The name of the button. */
  label: string;
  /** Links to other screens of the post. */
  places?: readonly { label: string; to: string }[];
}

/** The menu of the less frequent actions on a post, with their dialogs. */
export function PostMenu({ post, label, places = [] }: PostMenuProps) {
  const { state } = useLocation();
  const back = useBackToList(paths.blog());
  const unpublishing = useDialog<PostSummary>();
  const cancelling = useDialog<PostSummary>();
  const removal = useDialog<readonly PostSummary[]>();
  return (
    <>
      {!post.deletedAt && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size="lg" aria-label={label}>
              <IconDots size={18} stroke={1.6} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {places.map((place) => (
              // Back leads to the list, regardless of how many of these screens were opened.
              <Menu.Item key={place.label} component={Link} to={place.to} replace state={state}>
                {place.label}
              </Menu.Item>
            ))}
            {post.publicSlug && <Menu.Item onClick={() => openOnSite(post)}>View on the website</Menu.Item>}
            {post.publishAt && <Menu.Item onClick={() => cancelling.open(post)}>Cancel schedule</Menu.Item>}
            {post.status === 'published' && (
              <Menu.Item c="red" onClick={() => unpublishing.open(post)}>
                Unpublish
              </Menu.Item>
            )}
            <Menu.Item c="red" onClick={() => removal.open([post])}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <UnpublishDialog dialog={unpublishing} />
      <CancelScheduleDialog dialog={cancelling} />
      <DeletePostsDialog dialog={removal} isForGood={false} onDone={back} />
    </>
  );
}

function CancelScheduleDialog({ dialog }: { dialog: Dialog<PostSummary> }) {
  const isPublic = dialog.subject?.status === 'published';
  return (
    <ConfirmAction
      dialog={dialog}
      title="Cancel schedule"
      question={
        isPublic
          ? 'Cancel the publication of the newer version? Readers keep seeing the current one. Nothing you wrote is lost.'
          : 'Make this post a draft again? It will not be published at the scheduled time.'
      }
      confirmLabel="Cancel schedule"
      cancelLabel="Keep schedule"
      pendingLabel="Cancelling..."
      facts={(post) => [
        ['Post', nameOfPost(post)],
        ['Scheduled', post.publishAt ? formatZoned(post.publishAt) : 'No longer'],
      ]}
      act={({ id }) => api.blog.cancelSchedule({ params: { id } })}
      done={(post) => ({
        title: 'Schedule Cancelled',
        description: isPublic
          ? `Readers keep seeing “${nameOfPost(post)}” as it is.`
          : `“${nameOfPost(post)}” is a draft now.`,
      })}
      failed={{ title: 'Error' }}
      changes={[postQueries.all]}
      isKept
    />
  );
}

function UnpublishDialog({ dialog }: { dialog: Dialog<PostSummary> }) {
  return (
    <ConfirmAction
      dialog={dialog}
      title="Unpublish post"
      question="Make this post a draft again? Its address stops working, and it is removed from lists, feeds and the sitemap. Nothing you wrote is lost."
      confirmLabel="Unpublish"
      cancelLabel="Keep published"
      pendingLabel="Unpublishing..."
      facts={(post) => [['Post', nameOfPost(post)]]}
      act={({ id }) => api.blog.unpublishPost({ params: { id }, body: {} })}
      done={(post) => ({
        title: 'Post Unpublished',
        description: `“${nameOfPost(post)}” is a draft now.`,
      })}
      failed={{ title: 'Error' }}
      changes={[postQueries.all]}
      isKept
    />
  );
}
