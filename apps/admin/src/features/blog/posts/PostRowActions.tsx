import { ActionIcon, Group, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconEye,
  IconLayoutBoardSplit,
  IconPencil,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import type { PostSummary } from '@upcurve/contracts/blog/posts';
import { Link } from 'react-router';
import { rememberOpenedRow, useListState, useOpenRow } from '../../../kit/list/opened-row.ts';
import { useIsPhone } from '../../../kit/screen/layout-size.ts';
import { RowMenu } from '../../../kit/table/RowMenu.tsx';
import { paths } from '../../../paths.ts';
import { nameOfPost } from '../post-words.ts';
import classes from './posts.module.css';

interface Way {
  label: string;
  Icon: TablerIcon;
  to: string;
}
interface Act {
  label: string;
  Icon: TablerIcon;
  isDestructive?: boolean;
  act: () => void;
}

interface PostRowActionsProps {
  post: PostSummary;
  canWrite: boolean;
  onDelete: (post: PostSummary) => void;
  onRestore: (post: PostSummary) => void;
}

function actionsOf({ post, canWrite, onDelete, onRestore }: PostRowActionsProps): (Way | Act)[] {
  const { id } = post;
  const remove = (label: string): Act => ({
    label,
    Icon: IconTrash,
    isDestructive: true,
    act: () => onDelete(post),
  });
  if (post.deletedAt)
    return canWrite
      ? [{ label: 'Restore', Icon: IconArrowBackUp, act: () => onRestore(post) }, remove('Delete for good')]
      : [];
  return [
    { label: 'Preview', Icon: IconEye, to: paths.postPreview(id) },
    ...(canWrite
      ? [
          { label: 'Edit', Icon: IconPencil, to: paths.postEdit(id) },
          { label: 'Visual Editor', Icon: IconLayoutBoardSplit, to: paths.postBuilder(id) },
          remove('Delete'),
        ]
      : []),
  ];
}

/** The actions on one post, in a menu on phones. */
export function PostRowActions(props: PostRowActionsProps) {
  const { post } = props;
  const isPhone = useIsPhone();
  const state = useListState();
  const openRow = useOpenRow();
  const actions = actionsOf(props);
  const name = nameOfPost(post);
  if (isPhone)
    return (
      <RowMenu
        name={name}
        items={actions.map((each) => ({
          ...each,
          onClick: () => ('to' in each ? openRow(each.to, post.id) : each.act()),
        }))}
      />
    );
  return (
    <Group gap={0} wrap="nowrap" justify="flex-end">
      {actions.map((each) => {
        const { label, Icon } = each;
        const icon = <Icon size={17} stroke={1.6} />;
        return (
          <Tooltip key={label} label={label} withinPortal={false}>
            {'to' in each ? (
              <ActionIcon
                component={Link}
                to={each.to}
                state={state}
                size={30}
                aria-label={`${label}: ${name}`}
                onClick={() => rememberOpenedRow(post.id)}
              >
                {icon}
              </ActionIcon>
            ) : (
              <ActionIcon
                size={30}
                className={each.isDestructive ? classes.destructive : undefined}
                aria-label={`${label}: ${name}`}
                onClick={each.act}
              >
                {icon}
              </ActionIcon>
            )}
          </Tooltip>
        );
      })}
    </Group>
  );
}
