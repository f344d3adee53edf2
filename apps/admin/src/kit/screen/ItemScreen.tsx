import { Box, Button } from '@mantine/core';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Outlet, useParams } from 'react-router';
import { ConfirmAction } from '../dialogs/ConfirmAction.tsx';
import { useDialog } from '../dialogs/use-dialog.ts';
import { dataUnlessGone, goneMessage } from '../feedback/gone.tsx';
import { QueryPanel } from '../feedback/QueryPanel.tsx';
import { DetailLayout, useBackToList } from './DetailLayout.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';

interface ItemScreenProps<Item>
  extends Pick<ComponentProps<typeof DetailLayout>, 'noun' | 'list' | 'pathOf'> {
  /** The queries of the item's kind. The address contains its id. */
  queries: { lists: QueryKey; detail: (id: string) => UseQueryOptions<Item> };
  titleOf: (item: Item) => string;
  /** Omitted if the role may not delete. */
  remove?: (id: string) => Promise<unknown>;
  children: (item: Item) => ReactNode;
}

/** A complete detail screen: title, content, panels of other features, and deletion with confirmation. */
export function ItemScreen<Item>(props: ItemScreenProps<Item>) {
  const { noun, list, pathOf, queries, titleOf, remove, children } = props;
  const { id = '' } = useParams();
  const title = useRef<HTMLHeadingElement>(null);
  const dialog = useDialog<Item>(title);
  const query = useQuery(queries.detail(id));
  const item = dataUnlessGone(query);
  return (
    <DetailLayout
      noun={noun}
      list={list}
      pathOf={pathOf}
      neighbours={{}}
      actions={
        item !== undefined &&
        remove && (
          <Button variant="default" size="xs" onClick={(event) => dialog.open(item, event.currentTarget)}>
            Delete
          </Button>
        )
      }
    >
      <QueryPanel query={query} what={noun} explain={(error) => goneMessage(error, noun)}>
        {(shown) => (
          <>
            <ScreenTitle ref={title} takesFocus>
              {titleOf(shown as Item)}
            </ScreenTitle>
            {children(shown as Item)}
            <Box mt="md">
              <Outlet />
            </Box>
          </>
        )}
      </QueryPanel>
      <ConfirmAction
        dialog={dialog}
        title={`Delete ${noun}`}
        question={`Are you sure you want to delete this ${noun}? This action cannot be undone.`}
        confirmLabel="Delete for good"
        pendingLabel="Deleting..."
        facts={(about) => [['Title', titleOf(about)]]}
        act={async () => remove?.(id)}
        done={(about) => ({ title: `Deleted for good`, description: titleOf(about) })}
        failed={{ title: 'Delete Failed' }}
        changes={[queries.lists]}
        onDone={useBackToList(list)}
      />
    </DetailLayout>
  );
}
