import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { AUTHORS_MAX, type BlogAuthor } from '@upcurve/contracts/blog/blog-authors';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { type MouseEvent, useRef } from 'react';
import { useAuth } from '../../../auth/auth-context.ts';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../../kit/filters/ListHeader.tsx';
import { NothingFound } from '../../../kit/filters/NothingFound.tsx';
import { SEARCH, useListParams } from '../../../kit/list/use-list-params.ts';
import { RowList } from '../../../kit/table/RowList.tsx';
import { authorsQuery } from '../post-queries.ts';
import { AuthorCard } from './AuthorCard.tsx';
import { AuthorDialog } from './AuthorDialog.tsx';
import { DeleteAuthorDialog } from './DeleteAuthorDialog.tsx';

const FILTER = { search: SEARCH };

/** Shows the authors of posts as cards. */
export function AuthorsScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const { can } = useAuth();
  const canWrite = can('blog:write');
  const list = useListParams('authors', { filter: FILTER, look: {} });
  const query = useQuery(authorsQuery);
  const editing = useDialog<{ author?: BlogAuthor }>(title);
  const removal = useDialog<BlogAuthor>(title);
  const search = (list.filter.search ?? '').trim().toLowerCase();
  const all = query.data ?? [];
  const found = all.filter(({ name, email = '' }) => `${name} ${email}`.toLowerCase().includes(search));
  const add = (event: MouseEvent<HTMLElement>) => editing.open({}, event.currentTarget);

  return (
    <>
      <ListHeader title="Blog Authors" subtitle="The people readers see as authors of posts" titleRef={title}>
        <FilterBar
          list={list}
          search={{ label: 'Search authors', placeholder: 'Search authors...', maxLength: SEARCH_MAX }}
        >
          {canWrite && (
            <Button
              aria-label="New Author"
              leftSection={<IconPlus size={16} stroke={2} />}
              disabled={!query.data || all.length >= AUTHORS_MAX}
              onClick={add}
            >
              {isNarrow ? 'New' : 'New Author'}
            </Button>
          )}
        </FilterBar>
      </ListHeader>
      <QueryPanel
        query={query}
        what="authors"
        label="Authors"
        failure={{ title: 'Error', text: 'Error loading authors. Please try again.' }}
      >
        {() =>
          found.length > 0 ? (
            <RowList label="Authors" rows={found} isGrid>
              {(author) => (
                <AuthorCard
                  author={author}
                  canWrite={canWrite}
                  onEdit={(from) => editing.open({ author }, from)}
                  onDelete={(from) => removal.open(author, from)}
                />
              )}
            </RowList>
          ) : list.isFiltered ? (
            <NothingFound list={list} title="No Authors Found">
              No name or email address matches your search.
            </NothingFound>
          ) : (
            <MessagePanel
              role="status"
              title="No Authors Yet"
              action={canWrite && <Button onClick={add}>Create Your First Author</Button>}
            >
              Add a name, a picture and a short bio for each writer. Every author has their own page on the
              site.
            </MessagePanel>
          )
        }
      </QueryPanel>
      {editing.subject && (
        <AuthorDialog
          key={editing.opening}
          {...editing.subject}
          opened={editing.isOpen}
          onClose={editing.close}
          onExited={editing.forget}
        />
      )}
      <DeleteAuthorDialog dialog={removal} />
    </>
  );
}
