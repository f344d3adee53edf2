import { Anchor, Text } from '@mantine/core';
import type { BlogCategory } from '@upcurve/contracts/blog/blog-categories';
import { Link } from 'react-router';
import { columnsOf } from '../../../kit/table/list-columns.ts';
import { paths } from '../../../paths.ts';
import { countOfPosts, UNNAMED_POST } from '../post-words.ts';

const column = columnsOf<BlogCategory>();

/** Shows the number of posts in a category with a link to them. */
export function PostCount({ category: { id, postCount } }: { category: BlogCategory }) {
  if (postCount === 0) return countOfPosts(0);
  return (
    <Anchor component={Link} to={`${paths.blog()}?category=${id}`} inherit underline="always">
      {countOfPosts(postCount)}
    </Anchor>
  );
}

export const categoryColumns = column.columns([
  column.accessor('name', {
    header: 'Name',
    cell: ({ getValue }) => (
      <Text span size="sm" fw={600}>
        {getValue() || UNNAMED_POST}
      </Text>
    ),
    meta: { width: '15rem' },
  }),
  column.accessor('slug', { header: 'Slug', meta: { width: '14rem' } }),
  column.accessor('description', {
    header: 'Description',
    cell: ({ getValue }) => (
      <Text span size="sm" c="dimmed" lineClamp={2}>
        {getValue()}
      </Text>
    ),
    meta: { visibleFrom: 'md' },
  }),
  column.accessor('postCount', {
    header: 'Posts',
    cell: ({ row: { original } }) => <PostCount category={original} />,
    meta: { width: '7rem' },
  }),
]);
