import { Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ACTIVITY_TYPES, type Activity } from '@upcurve/contracts/leads/leads';
import type { LeadRef } from '@upcurve/contracts/leads/people';
import { useToast } from '@upcurve/ui/use-toast';
import { keepaliveApi } from '../../../api.ts';
import { useAuth, useUser } from '../../../auth/auth-context.ts';
import { ignoreGone } from '../../../kit/feedback/gone.tsx';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { failureToast } from '../../../kit/feedback/use-action.ts';
import { useUndoable } from '../../../kit/feedback/use-undoable.ts';
import { LoadMore } from '../../../kit/list/LoadMore.tsx';
import type { LoadedPages } from '../../../kit/list/list-queries.ts';
import { Section } from '../../../kit/screen/Section.tsx';
import { formatAgo, formatDateTime } from '../../../kit/time/format-date.ts';
import { activityKey, activityQuery } from '../lead-queries.ts';
import { describeActivity, withoutUndone } from './activity-words.ts';
import { NoteForm } from './NoteForm.tsx';
import classes from './Timeline.module.css';

/** How often the delivery of an email that is being sent is checked, in ms. */
const DELIVERY_EVERY = 5000;

const isBeingSent = ({ pages }: LoadedPages<Activity>) =>
  pages.some(({ items }) => items.some(({ delivery }) => delivery === 'waiting'));

export function Timeline({ kind, id }: LeadRef) {
  const { can } = useAuth();
  const { id: own } = useUser();
  const { toast } = useToast();
  const client = useQueryClient();
  const query = useInfiniteQuery({
    ...activityQuery(kind, id),
    refetchInterval: ({ state }) => (state.data && isBeingSent(state.data) ? DELIVERY_EVERY : false),
  });
  const removal = useUndoable<Activity>({
    say: ({ type }) => ({
      title: 'Will Be Deleted',
      description: `The ${type} will be permanently deleted in 10 seconds.`,
    }),
    async send({ type, id: entryId }) {
      const what = ACTIVITY_TYPES[type];
      const { deleteCall, deleteNote } = keepaliveApi.leads;
      try {
        await ignoreGone(
          type === 'call'
            ? deleteCall({ params: { kind, id, callId: entryId } })
            : deleteNote({ params: { kind, id, noteId: entryId } }),
        );
        toast({ title: `${what} Deleted` });
      } catch (error) {
        toast(failureToast(error as Error, { title: `${what} Not Deleted` }));
      }
      return client.invalidateQueries({ queryKey: activityKey(kind, id) });
    },
  });
  const mayDelete = ({ type, actorId }: Activity) =>
    (type === 'note' || type === 'call') && can('leads:status') && (actorId === own || can('leads:delete'));

  return (
    <Section id="timeline" title="Notes and activity">
      {can('leads:status') && (
        <div data-no-print>
          <NoteForm key={id} kind={kind} id={id} />
        </div>
      )}
      <QueryPanel query={query} what="notes and activity" empty="No notes or changes yet.">
        {(entries) => (
          <>
            <ol className={`rows ${classes.list}`} aria-labelledby="timeline">
              {withoutUndone(entries)
                .filter((entry) => !removal.acts.some((gone) => gone.id === entry.id))
                .map((entry) => (
                  <Entry
                    key={entry.id}
                    entry={entry}
                    onDelete={mayDelete(entry) ? () => removal.begin(entry) : undefined}
                  />
                ))}
            </ol>
            {query.hasNextPage && (
              <div data-no-print>
                <LoadMore query={query} />
              </div>
            )}
          </>
        )}
      </QueryPanel>
    </Section>
  );
}

function Entry({ entry, onDelete }: { entry: Activity; onDelete: (() => void) | undefined }) {
  const { type, text, delivery, actorName, createdAt } = entry;
  return (
    <li data-note={['note', 'call', 'email'].includes(type) || undefined}>
      <Group justify="space-between" align="baseline" gap="xs" wrap="nowrap">
        <span>
          <strong>{actorName}</strong> {describeActivity(entry)} ·{' '}
          <Text
            span
            inherit
            c="dimmed"
            component="time"
            style={{ whiteSpace: 'nowrap' }}
            dateTime={createdAt}
            title={formatDateTime(createdAt)}
          >
            {formatAgo(createdAt)}
          </Text>
          {delivery && delivery !== 'sent' && (
            <Text span size="xs" fw={600} ml="xs" c={delivery === 'failed' ? 'red' : 'dimmed'}>
              {delivery === 'failed' ? 'Not delivered' : 'Being sent'}
            </Text>
          )}
        </span>
        {onDelete && (
          <Button
            flex="none"
            size="compact-xs"
            variant="subtle"
            aria-label={`Delete the ${type} of ${actorName}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        )}
      </Group>
      {text !== null && (
        <Text inherit className="typed" mt={4}>
          {noteInWords(text)}
        </Text>
      )}
    </li>
  );
}

/** Returns a note as staff read it. The lead got their own links. */
export const noteInWords = (text: string) => text.replace(/\{\{(booking|report) link\}\}/g, 'their $1 link');
