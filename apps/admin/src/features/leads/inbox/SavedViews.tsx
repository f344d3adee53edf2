import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { SavedView, SavedViewInput } from '@upcurve/contracts/leads/inbox';
import { api } from '../../../api.ts';
import { useAuth } from '../../../auth/auth-context.ts';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { useAction } from '../../../kit/feedback/use-action.ts';
import { FIRST_SORT, FIRST_VIEW, savedViewsQuery, type useInboxList } from './inbox-queries.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';

/** Compares what two views show. */
const isSame = (one: SavedViewInput['query'], other: SavedViewInput['query']) =>
  (one.view ?? 'all') === (other.view ?? 'all') &&
  one.kind === other.kind &&
  one.outcome === other.outcome &&
  (one.sort ?? FIRST_SORT) === (other.sort ?? FIRST_SORT);

/** A menu of the saved views, which also saves the current filters as a view and deletes the current view. */
export function SavedViews({ list }: { list: ReturnType<typeof useInboxList> }) {
  const { can } = useAuth();
  const { data: views = [] } = useQuery(savedViewsQuery);
  const dialog = useDialog<SavedViewInput['query']>();
  const { view, kind, outcome, sort } = list.query;
  const query = { view, kind, outcome, sort };
  const current = views.find((view) => isSame(view.query, query));
  const changes = [savedViewsQuery.queryKey];
  const restore = useAction({
    act: ({ name, query, isShared }: SavedView) => api.inbox.saveView({ body: { name, query, isShared } }),
    done: () => undefined,
    failed: { title: 'View Not Restored' },
    changes,
  });
  const remove = useAction({
    act: ({ id }: SavedView) => api.inbox.deleteView({ params: { id } }),
    done: (view) => ({
      title: 'View Deleted',
      description: view.name,
      // A deleted view of a colleague cannot be saved again under their name.
      action: view.isOwn ? { label: 'Undo', onClick: () => restore.mutate(view) } : undefined,
    }),
    failed: { title: 'View Not Deleted' },
    changes,
  });

  function show({ view, kind, outcome, sort }: SavedView['query']) {
    list.change({
      view: view === FIRST_VIEW ? null : (view ?? 'all'),
      kind: kind ?? null,
      outcome: outcome ?? null,
      sort: sort ?? null,
      search: null,
    });
  }

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            size={36}
            variant={current ? 'light' : 'default'}
            aria-label={current ? `Saved views: ${current.name}` : 'Saved views'}
          >
            <IconBookmark size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              aria-current={view === current || undefined}
              onClick={() => show(view.query)}
            >
              {view.name}{' '}
              {!view.isOwn && (
                <Text span inherit c="dimmed" ml="xs">
                  {view.member}
                </Text>
              )}
            </Menu.Item>
          ))}
          {views.length > 0 && <Menu.Divider />}
          <Menu.Item onClick={() => dialog.open(query)}>Save these filters…</Menu.Item>
          {current && (current.isOwn || can('users:manage')) && (
            <Menu.Item color="clay" onClick={() => remove.mutate(current)}>
              Delete “{current.name}”
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <SaveViewDialog dialog={dialog} />
    </>
  );
}
