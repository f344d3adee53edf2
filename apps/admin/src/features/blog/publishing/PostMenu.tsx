import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Post, PostSummary } from '@upcurve/contracts/blog/posts';
import { Link, useLocation } from 'react-router';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { useBackToList } from '../../../kit/screen/DetailLayout.tsx';
import { paths } from '../../../paths.ts';
import { openOnSite } from '../post-words.ts';
import { DeletePostsDialog } from '../posts/DeletePostsDialog.tsx';
import { CancelScheduleDialog } from './CancelScheduleDialog.tsx';
import { UnpublishDialog } from './UnpublishDialog.tsx';

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
