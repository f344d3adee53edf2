import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconPlus, IconTransfer, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { POST_STATUSES } from '@upcurve/contracts/blog/post-limits';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { Link } from 'react-router';
import { filterBy } from '../../../kit/filters/choices-of.ts';
import { FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { useIsPhone } from '../../../kit/screen/layout-size.ts';
import { paths } from '../../../paths.ts';
import { categoriesQuery } from '../post-queries.ts';
import type { usePostList } from './use-post-list.ts';

const STATUS = filterBy('status', 'Status', 'All Statuses', { ...POST_STATUSES, trash: 'Trash' });

interface PostFiltersProps {
  list: ReturnType<typeof usePostList>;
  canWrite: boolean;
}

export function PostFilters({ list, canWrite }: PostFiltersProps) {
  const isPhone = useIsPhone();
  const categories = useQuery(categoriesQuery);
  const category = {
    kind: 'choice',
    name: 'category',
    label: 'Category',
    options: [
      { value: '', label: 'All Categories' },
      ...(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ],
    isFirst: !isPhone,
  } as const;
  return (
    <FilterBar
      list={list}
      search={{ label: 'Search posts', placeholder: 'Search posts...', maxLength: SEARCH_MAX }}
      fields={[category, STATUS]}
    >
      {canWrite && (
        <>
          <Button
            component={Link}
            to={paths.newPost()}
            aria-label="New Post"
            leftSection={<IconPlus size={16} stroke={2} />}
          >
            {isPhone ? 'New' : 'New Post'}
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon size={36} variant="default" aria-label="More about posts">
                <IconDots size={18} stroke={1.6} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                component={Link}
                to={`${paths.blog()}?status=trash`}
                leftSection={<IconTrash size={16} stroke={1.6} />}
              >
                Trash
              </Menu.Item>
              <Menu.Item
                component={Link}
                to={paths.blogTransfer()}
                leftSection={<IconTransfer size={16} stroke={1.6} />}
              >
                Import and export
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </>
      )}
    </FilterBar>
  );
}
