import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type BlogCategory, CATEGORIES_MAX } from '@upcurve/contracts/blog/blog-categories';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { type MouseEvent, useRef } from 'react';
import { useAuth } from '../../../auth/auth-context.ts';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../../kit/filters/ListHeader.tsx';
import { NothingFound } from '../../../kit/filters/NothingFound.tsx';
import { rowOpenerProps } from '../../../kit/list/row-opener.ts';
import { SEARCH, useListParams } from '../../../kit/list/use-list-params.ts';
import { DataTable } from '../../../kit/table/DataTable.tsx';
import { RowList } from '../../../kit/table/RowList.tsx';
import { categoriesQuery } from '../post-queries.ts';
import { UNNAMED_POST } from '../post-words.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { categoryColumns, PostCount } from './category-columns.tsx';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';

const FILTER = { search: SEARCH };
const contains = (text: string | undefined, search: string) =>
  text?.toLowerCase().includes(search.trim().toLowerCase());

export function CategoriesScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const { can } = useAuth();
  const canWrite = can('blog:write');
  const list = useListParams('categories', { filter: FILTER, look: {} });
  const query = useQuery(categoriesQuery);
  const editing = useDialog<{ category?: BlogCategory }>(title);
  const removal = useDialog<BlogCategory>(title);
  const { search = '' } = list.filter;
  const all = query.data ?? [];
  const found = all.filter(
    ({ name, slug, description }) =>
      contains(name, search) || contains(slug, search) || contains(description, search),
  );
  const add = (event: MouseEvent<HTMLElement>) => editing.open({}, event.currentTarget);
  const actions = (category: BlogCategory) => {
    const name = category.name || UNNAMED_POST;
    return (
      <Group gap={0} wrap="nowrap" justify="flex-end">
        <Tooltip label="Edit" withinPortal={false}>
          <ActionIcon
            {...rowOpenerProps}
            size={30}
            aria-label={`Edit ${name}`}
            onClick={(event) => editing.open({ category }, event.currentTarget)}
          >
            <IconPencil size={17} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Delete" withinPortal={false}>
          <ActionIcon
            size={30}
            aria-label={`Delete ${name}`}
            onClick={(event) => removal.open(category, event.currentTarget)}
          >
            <IconTrash size={17} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Group>
    );
  };

  return (
    <>
      <ListHeader title="Blog Categories" subtitle="Topics that group posts" titleRef={title}>
        <FilterBar
          list={list}
          search={{ label: 'Search categories', placeholder: 'Search categories...', maxLength: SEARCH_MAX }}
        >
          {canWrite && (
            <Button
              aria-label="New Category"
              leftSection={<IconPlus size={16} stroke={2} />}
              disabled={!query.data || all.length >= CATEGORIES_MAX}
              onClick={add}
            >
              {isNarrow ? 'New' : 'New Category'}
            </Button>
          )}
        </FilterBar>
      </ListHeader>
      <QueryPanel
        query={query}
        what="categories"
        label="Categories"
        failure={{ title: 'Error', text: 'Error loading categories. Please try again.' }}
      >
        {() =>
          found.length === 0 ? (
            <Nothing list={list} add={canWrite ? add : undefined} />
          ) : isNarrow ? (
            <RowList label="Categories" rows={found} actions={canWrite ? actions : undefined}>
              {(category) => (
                <>
                  <Text size="sm" fw={600}>
                    {category.name || UNNAMED_POST}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {category.slug} · <PostCount category={category} />
                  </Text>
                  {category.description && <Text size="sm">{category.description}</Text>}
                </>
              )}
            </RowList>
          ) : (
            <DataTable
              label="Categories"
              rows={found}
              columns={categoryColumns}
              nameOf={({ name }) => name}
              actions={canWrite ? actions : undefined}
            />
          )
        }
      </QueryPanel>
      {editing.subject && (
        <CategoryDialog
          key={editing.opening}
          {...editing.subject}
          opened={editing.isOpen}
          onClose={editing.close}
          onExited={editing.forget}
        />
      )}
      <DeleteCategoryDialog dialog={removal} />
    </>
  );
}

interface NothingProps {
  list: { isFiltered: boolean; clear: () => void };
  add: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

function Nothing({ list, add }: NothingProps) {
  if (list.isFiltered)
    return (
      <NothingFound list={list} title="No Categories Found">
        No name, slug or description matches your search.
      </NothingFound>
    );
  return (
    <MessagePanel
      role="status"
      title="No Categories Yet"
      action={add && <Button onClick={add}>Create Your First Category</Button>}
    >
      Categories help readers find related posts. Each one has its own page on the site.
    </MessagePanel>
  );
}
