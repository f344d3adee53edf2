import { Table, Text } from '@mantine/core';
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  AUDIT_ACTIONS,
  AUDIT_MONTHS,
  type AuditEntry,
  type AuditFilter,
} from '@upcurve/contracts/account/audit';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { api } from '../../api.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { choicesOf } from '../../kit/filters/choices-of.ts';
import { FIRST_AND_LAST_DAY } from '../../kit/filters/DateFilter.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { NothingFound } from '../../kit/filters/NothingFound.tsx';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { pagedQuery } from '../../kit/list/list-queries.ts';
import { DAY, idOr, keyIn, SEARCH, useListParams } from '../../kit/list/use-list-params.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { daysToInstants } from '../../kit/time/format-date.ts';
import { auditColumns } from './audit-columns.tsx';
import { actorWords, changesOf, entryWords } from './entry-words.ts';

const KEY = ['audit'] as const;

/** The filter of the list. `from` and `to` are calendar days, both inclusive. */
type ListFilter = Omit<AuditFilter, 'limit' | 'cursor'>;

const auditQueries = {
  list: (filter: ListFilter) =>
    pagedQuery([...KEY, 'list', filter], (cursor, options) =>
      api.audit.listAuditLog({ query: { ...daysToInstants(filter), cursor } }, options),
    ),
  actors: queryOptions({
    queryKey: [...KEY, 'actors'],
    queryFn: ({ signal }) => api.audit.listAuditActors({}, { signal }),
  }),
};

const FILTER = { search: SEARCH, action: keyIn(AUDIT_ACTIONS), actor: idOr(), from: DAY, to: DAY };
const ACTIONS = [{ value: '', label: 'Everything' }, ...choicesOf(AUDIT_ACTIONS)];

export function AuditLogSettings() {
  const list = useListParams('audit', { filter: FILTER, look: {} });
  const query = useInfiniteQuery(auditQueries.list(list.filter));
  const { data: actors = [] } = useQuery(auditQueries.actors);

  return (
    <>
      <ListHeader
        level={2}
        title="Audit log"
        subtitle={`Kept for ${AUDIT_MONTHS} months. Nobody can change it.`}
      >
        <FilterBar
          list={list}
          search={{ label: 'Search the log', placeholder: 'Search the log...', maxLength: SEARCH_MAX }}
          fields={[
            { kind: 'choice', name: 'action', label: 'What was done', options: ACTIONS, isFirst: true },
            {
              kind: 'choice',
              name: 'actor',
              label: 'Who did it',
              options: [
                { value: '', label: 'Anyone' },
                ...actors.map(({ id, name }) => ({ value: id, label: name })),
              ],
            },
            ...FIRST_AND_LAST_DAY,
          ]}
        />
      </ListHeader>
      <QueryPanel
        query={query}
        what="log"
        label="Entries"
        empty={
          <NothingFound list={list} title="Nothing found">
            No entry matches your search and filters.
          </NothingFound>
        }
      >
        {(entries) => (
          <>
            <DataTable
              label="Audit log"
              actionsWidth="5rem"
              rows={entries}
              columns={auditColumns}
              nameOf={entryWords}
              details={{ name: 'Details', of: (entry) => <EntryDetails entry={entry} /> }}
              actionsHeader="Details"
            />
            <LoadMore query={query} />
          </>
        )}
      </QueryPanel>
    </>
  );
}

function EntryDetails({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry);
  return (
    <>
      {changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          No values are recorded.
        </Text>
      ) : (
        <Table
          className="typed"
          maw="none"
          layout="fixed"
          verticalSpacing={4}
          aria-label={`Changes by “${entryWords(entry)}”`}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">What</Table.Th>
              <Table.Th scope="col">Before</Table.Th>
              <Table.Th scope="col">After</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.map(({ field, before, after }) => (
              <Table.Tr key={field}>
                <Table.Td role="rowheader" fw={600}>
                  {field}
                </Table.Td>
                <Table.Td>{before}</Table.Td>
                <Table.Td>{after}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Text size="xs" c="dimmed" mt="xs" ff="monospace" className="wraps">
        By {actorWords(entry)}
        {entry.address && ` from ${entry.address}`}
      </Text>
    </>
  );
}
