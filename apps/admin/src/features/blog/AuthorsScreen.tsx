import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { AUTHORS_MAX, type BlogAuthor } from '@upcurve/contracts/blog-authors';
import { SEARCH_MAX } from '@upcurve/contracts/search-max';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { type MouseEvent, useRef } from 'react';
import { useAuth } from '../../auth/auth-context.ts';
import { FilterBar } from '../../components/FilterBar.tsx';
import { ListHeader } from '../../components/ListHeader.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { RowList } from '../../components/RowList.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { SEARCH, useListParams } from '../../components/use-list-params.ts';
import { AuthorCard } from './AuthorCard.tsx';
import { AuthorDialog } from './AuthorDialog.tsx';
import { DeleteAuthorDialog } from './DeleteAuthorDialog.tsx';
import { authorsQuery } from './post-queries.ts';

const FILTER = { search: SEARCH };

/** Who posts are by, as cards. */
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
      <ListHeader title="Blog Authors" subtitle="Who posts are by, as readers see them" titleRef={title}>
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
              No author has these words in their name or e-mail address.
            </NothingFound>
          ) : (
            <MessagePanel
              role="status"
              title="No Authors Yet"
              action={canWrite && <Button onClick={add}>Create Your First Author</Button>}
            >
              A name, a face and a few words about each of those who write. Every author has a page of their
              own.
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
