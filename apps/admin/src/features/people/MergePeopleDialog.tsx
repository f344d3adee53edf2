import { Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Person } from '@upcurve/contracts/leads/people';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { SearchInput } from '@upcurve/ui/SearchInput/SearchInput';
import { FormDialog, type OpenedDialog } from '../../kit/dialogs/FormDialog.tsx';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { formatCount } from '../../kit/list/format-count.ts';
import { leadName } from '../leads/lead-name.ts';
import { type MergeCandidate, peopleQueries } from './people-queries.ts';
import { personName } from './person-words.ts';
import { useMergeAction } from './use-merge.ts';

/** Finds another person and merges them into this one. The toast offers Undo. Must be remounted each time it opens. */
export function MergePeopleDialog({ person, ...dialog }: OpenedDialog & { person: Person }) {
  const merge = useMergeAction(person);
  const form = useSaveForm({
    initial: { search: '', other: null as MergeCandidate | null },
    // The dialog is ready only if someone is chosen.
    save: ({ other }) => merge.act({ id: other!.personId, name: other!.name }),
    saved: (result, { other }) => merge.done({ id: other!.personId, name: other!.name }, result),
    failed: merge.failed,
    changes: merge.changes,
    onSaved: dialog.onClose,
  });
  const { search, other } = form.values;
  const found = useQuery(peopleQueries.search(search, person.id));
  return (
    <FormDialog {...dialog} form={form} title="Merge With" saveLabel="Merge" isReady={other !== null}>
      <SearchInput
        label="Search people"
        placeholder="Name or email"
        data-autofocus
        value={search}
        maxLength={SEARCH_MAX}
        onSearch={(text) => form.setValues({ search: text, other: null })}
      />
      {search !== '' && (
        <QueryPanel query={found} what="people" empty="No other person matches.">
          {(candidates) => (
            <Radio.Group
              label="Who is the same person?"
              value={other?.personId ?? null}
              onChange={(id) =>
                form.setFieldValue('other', candidates.find(({ personId }) => personId === id) ?? null)
              }
            >
              <Stack gap="xs" mt="xs">
                {candidates.map((candidate) => (
                  <Radio
                    key={candidate.personId}
                    value={candidate.personId}
                    label={leadName(candidate)}
                    description={candidate.email}
                  />
                ))}
              </Stack>
            </Radio.Group>
          )}
        </QueryPanel>
      )}
      {other && <MovedLeads other={other} into={personName(person)} />}
    </FormDialog>
  );
}

function MovedLeads({ other, into }: { other: MergeCandidate; into: string }) {
  const query = useQuery(peopleQueries.detail(other.personId));
  if (!query.data) return <Text size="sm">{query.isError ? query.error.message : 'Counting…'}</Text>;
  const { leadCount, emails, phones } = query.data;
  return (
    <Text size="sm" role="status">
      {formatCount(leadCount, 'lead')} ({[...emails, ...phones].join(', ')}) will belong to {into}. Nothing is
      lost, and it can be undone.
    </Text>
  );
}
