import type { LeadRef, Person } from '@upcurve/contracts/leads/people';
import { api } from '../../api.ts';
import { type Action, useAction } from '../../kit/feedback/use-action.ts';
import { UNDO_MS } from '../../kit/feedback/use-undoable.ts';
import { formatCount } from '../../kit/list/format-count.ts';
import { leadName } from '../leads/lead-name.ts';
import { REFETCH_AFTER_MERGE } from './people-queries.ts';
import { personName } from './person-words.ts';

interface Merged {
  id: string;
  name: string;
}

/** Returns the action that merges another person into this one. Its toast offers Undo. */
export function useMergeAction(person: Person) {
  const undo = useAction({
    act: (moved: LeadRef[]) =>
      api.people.splitPerson({ params: { id: person.id }, body: { leadIds: moved.map(({ id }) => id) } }),
    done: () => ({ title: 'Merge Undone', description: 'The merge was undone.' }),
    failed: { title: 'Undo Failed' },
    changes: REFETCH_AFTER_MERGE,
  });
  return {
    act: ({ id }: Merged) => api.people.mergePeople({ params: { id: person.id }, body: { otherId: id } }),
    done: (other, { moved }) => ({
      title: 'Merged',
      description: `${formatCount(moved.length, 'lead')} of ${leadName(other)} moved to ${personName(person)}.`,
      duration: UNDO_MS,
      action: { label: 'Undo', onClick: () => undo.mutate(moved) },
    }),
    failed: { title: 'Merge Failed' },
    changes: REFETCH_AFTER_MERGE,
  } satisfies Action<Merged, Awaited<ReturnType<typeof api.people.mergePeople>>>;
}
