import { IconArrowBackUp, IconEye, IconLayoutBoardSplit, IconPencil, IconTrash } from '@tabler/icons-react';
import type { PostSummary } from '@upcurve/contracts/blog/posts';
import { useOpenRow } from '../../../kit/list/row-opener.ts';
import { RowMenu } from '../../../kit/table/RowMenu.tsx';
import { paths } from '../../../paths.ts';
import { nameOfPost } from '../post-words.ts';

interface PostRowActionsProps {
  post: PostSummary;
  canWrite: boolean;
  onDelete: (post: PostSummary) => void;
  onRestore: (post: PostSummary) => void;
}

/** The menu of actions on one post. */
export function PostRowActions({ post, canWrite, onDelete, onRestore }: PostRowActionsProps) {
  const openRow = useOpenRow();
  const open = (to: string) => () => openRow(to, post.id);
  const remove = { Icon: IconTrash, isDestructive: true, onClick: () => onDelete(post) };
  if (post.deletedAt && !canWrite) return null;
  return (
    <RowMenu
      name={nameOfPost(post)}
      items={
        post.deletedAt
          ? [
              { label: 'Restore', Icon: IconArrowBackUp, onClick: () => onRestore(post) },
              { label: 'Delete for good', ...remove },
            ]
          : [
              { label: 'Preview', Icon: IconEye, onClick: open(paths.postPreview(post.id)) },
              canWrite && { label: 'Edit', Icon: IconPencil, onClick: open(paths.postEdit(post.id)) },
              canWrite && {
                label: 'Visual Editor',
                Icon: IconLayoutBoardSplit,
                onClick: open(paths.postBuilder(post.id)),
              },
              canWrite && { label: 'Delete', ...remove },
            ]
      }
    />
  );
}
