import { Button } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Outlet } from 'react-router';
import { ConfirmAction } from './ConfirmAction.tsx';
import { DetailLayout, useBackToList } from './DetailLayout.tsx';
import { QueryPanel } from './QueryPanel.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';
import { useDialog } from './use-dialog.ts';

interface ItemScreenProps<Item>
  extends Pick<ComponentProps<typeof DetailLayout>, 'noun' | 'list' | 'pathOf'> {
  query: ComponentProps<typeof QueryPanel<Item>>['query'];
  titleOf: (item: Item) => string;
  /** How it is deleted, by those who may, and what changes with that. */
  removal: { mayDelete: boolean; act: () => Promise<unknown>; changes: readonly QueryKey[] };
  children: (item: Item) => ReactNode;
}

/** The ordinary item, whole: its title, what `children` say, what other nouns show about it, and deletion after a question. */
export function ItemScreen<Item>(props: ItemScreenProps<Item>) {
  const { noun, list, pathOf, query, titleOf, removal, children } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const dialog = useDialog<Item>(title);
  const item = query.data;
  return (
    <DetailLayout
      noun={noun}
      list={list}
      pathOf={pathOf}
      neighbours={{}}
      actions={
        item !== undefined &&
        removal.mayDelete && (
          <Button variant="default" size="xs" onClick={(event) => dialog.open(item, event.currentTarget)}>
            Delete
          </Button>
        )
      }
    >
      <QueryPanel query={query} what={noun} explain={(error) => goneIfSo(error, noun)}>
        {(shown) => (
          <>
            <ScreenTitle ref={title} takesFocus>
              {titleOf(shown as Item)}
            </ScreenTitle>
            {children(shown as Item)}
            <Outlet />
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
        act={removal.act}
        done={(about) => ({ title: `Deleted for good`, description: titleOf(about) })}
        failed={{ title: 'Delete Failed' }}
        changes={removal.changes}
        onDone={useBackToList(list)}
      />
    </DetailLayout>
  );
}

function goneIfSo(error: Error, noun: string) {
  if (!(error instanceof ApiError && [400, 404].includes(error.statusCode))) return undefined;
  return (
    <MessagePanel role="alert" title={`This ${noun} is not here`}>
      Somebody may have deleted it, or the link is incomplete.
    </MessagePanel>
  );
}
