import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import type { Facts } from '@upcurve/ui/Facts/Facts';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useAuth } from '../../../auth/auth-context.ts';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import { type OpenedDialog, openedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../../kit/filters/ListHeader.tsx';
import { NothingFound } from '../../../kit/filters/NothingFound.tsx';
import { rowOpenerProps } from '../../../kit/list/row-opener.ts';
import { SEARCH, useListParams } from '../../../kit/list/use-list-params.ts';
import { useIsPhone } from '../../../kit/screen/layout-size.ts';
import { postQueries } from '../post-queries.ts';
import { UNNAMED_POST } from '../post-words.ts';

const FILTER = { search: SEARCH };

interface Item {
  id: string;
  name: string;
}

interface NounScreenProps<T extends Item> {
  /** The noun, such as `Category` and `Categories`. */
  one: string;
  many: string;
  subtitle: string;
  query: UseQueryOptions<T[], Error, T[], string[]>;
  /** How many there can be. */
  max: number;
  /** Returns the text that the search looks at. */
  textOf: (item: T) => string;
  /** Explains that the search found nothing. */
  noMatch: string;
  /** Explains the purpose, shown if there are none. */
  purpose: string;
  /** The form of an item, or of a new one. */
  Form: ComponentType<OpenedDialog & { item: T | undefined }>;
  factsOf: (item: T) => ComponentProps<typeof Facts>['facts'];
  /** Says what a deletion does to its posts. */
  lossOf: (item: T) => string;
  remove: (id: string) => Promise<unknown>;
  /** Shows the found items. `actions` is undefined for members who may only read. */
  children: (found: T[], actions: ((item: T) => ReactNode) | undefined) => ReactNode;
}

export function NounScreen<T extends Item>(props: NounScreenProps<T>) {
  const { one, many, query: options, max, textOf, Form, factsOf, lossOf, remove, children } = props;
  const [noun, nouns] = [one.toLowerCase(), many.toLowerCase()];
  const isPhone = useIsPhone();
  const canWrite = useAuth().can('blog:write');
  const list = useListParams(nouns, { filter: FILTER, look: {} });
  const query = useQuery(options);
  const editing = useDialog<{ item?: T }>();
  const removal = useDialog<T>();
  const search = (list.filter.search ?? '').trim().toLowerCase();
  const all = query.data ?? [];
  const found = all.filter((item) => textOf(item).toLowerCase().includes(search));
  const add = () => editing.open({});

  const actions = (item: T) => (
    <Group gap={0} wrap="nowrap" justify="flex-end">
      <Tooltip label="Edit" withinPortal={false}>
        <ActionIcon
          {...rowOpenerProps}
          size={30}
          aria-label={`Edit ${item.name || UNNAMED_POST}`}
          onClick={() => editing.open({ item })}
        >
          <IconPencil size={17} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete" withinPortal={false}>
        <ActionIcon
          size={30}
          aria-label={`Delete ${item.name || UNNAMED_POST}`}
          onClick={() => removal.open(item)}
        >
          <IconTrash size={17} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );

  return (
    <>
      <ListHeader title={`Blog ${many}`} subtitle={props.subtitle}>
        <FilterBar
          list={list}
          search={{ label: `Search ${nouns}`, placeholder: `Search ${nouns}...`, maxLength: SEARCH_MAX }}
        >
          {canWrite && (
            <Button
              aria-label={`New ${noun}`}
              leftSection={<IconPlus size={16} stroke={2} />}
              disabled={!query.data || all.length >= max}
              onClick={add}
            >
              {isPhone ? 'New' : `New ${noun}`}
            </Button>
          )}
        </FilterBar>
      </ListHeader>
      <QueryPanel
        query={query}
        what={nouns}
        label={many}
        failure={{ title: 'Error', text: `Error loading ${nouns}. Please try again.` }}
      >
        {() =>
          found.length > 0 ? (
            children(found, canWrite ? actions : undefined)
          ) : list.isFiltered ? (
            <NothingFound list={list} title={`No ${many} Found`}>
              {props.noMatch}
            </NothingFound>
          ) : (
            <MessagePanel
              role="status"
              title={`No ${many} Yet`}
              action={canWrite && <Button onClick={add}>Create your first {noun}</Button>}
            >
              {props.purpose}
            </MessagePanel>
          )
        }
      </QueryPanel>
      {editing.subject && (
        <Form key={editing.opening} item={editing.subject.item} {...openedDialog(editing)} />
      )}
      <ConfirmAction
        dialog={removal}
        title={`Delete ${noun}`}
        question={`Are you sure you want to delete this ${noun}? ${removal.subject ? lossOf(removal.subject) : ''} This action cannot be undone.`}
        confirmLabel={`Delete ${noun}`}
        pendingLabel="Deleting..."
        facts={factsOf}
        act={({ id }) => remove(id)}
        done={({ name }) => ({ title: `${one} Deleted`, description: name })}
        failed={{ title: 'Error', fallback: `Failed to delete ${noun}` }}
        changes={[options.queryKey, postQueries.all]}
      />
    </>
  );
}
