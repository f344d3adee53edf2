import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { AUDIT_ACTIONS, AUDIT_MONTHS } from '@upcurve/contracts/audit';
import { SEARCH_MAX } from '@upcurve/contracts/search-max';
import { useState } from 'react';
import { api } from '../../api.ts';
import { choicesOf } from '../../choices-of.ts';
import { DAY, idOr, keyIn } from '../../components/address-values.ts';
import { DataTable } from '../../components/DataTable.tsx';
import { ExportLink } from '../../components/ExportLink.tsx';
import { FilterBar } from '../../components/FilterBar.tsx';
import { ListHeader } from '../../components/ListHeader.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { SEARCH, useListParams } from '../../components/use-list-params.ts';
import { byMoments } from '../../format-date.ts';
import classes from './audit.module.css';
import { auditColumns } from './audit-columns.tsx';
import { auditQueries } from './audit-queries.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { entryWords } from './entry-words.ts';

const FILTER = { search: SEARCH, action: keyIn(AUDIT_ACTIONS), actor: idOr(), from: DAY, to: DAY };
const ACTIONS = [{ value: '', label: 'Everything' }, ...choicesOf(AUDIT_ACTIONS)];
const DAYS = [
  { kind: 'day', name: 'from', label: 'From date', placeholder: 'From', other: { name: 'to', is: 'max' } },
  { kind: 'day', name: 'to', label: 'To date', placeholder: 'To', other: { name: 'from', is: 'min' } },
] as const;

/** Who did what, newest first. Its state lives in the address. */
export function AuditLogSettings() {
  const list = useListParams('audit', { filter: FILTER, look: {} });
  const query = useInfiniteQuery(auditQueries.list(list.filter));
  const actors = useActorFilter(list.filter.actor);

  return (
    <>
      <ListHeader
        level={2}
        title="Audit log"
        subtitle={`Kept for ${AUDIT_MONTHS} months. Nobody can change it.`}
        link={
          <ExportLink
            of="entries"
            permission="audit:read"
            total={query.data?.pages[0]}
            fetchRows={(signal) => api.audit.exportAuditLog({ query: byMoments(list.filter) }, { signal })}
          />
        }
      >
        <FilterBar
          list={list}
          search={{ label: 'Search the log', placeholder: 'Search the log...', maxLength: SEARCH_MAX }}
          fields={[
            { kind: 'choice', name: 'action', label: 'What was done', options: ACTIONS, isFirst: true },
            actors,
            ...DAYS,
          ]}
        />
      </ListHeader>
      <QueryPanel
        query={query}
        what="log"
        label="Entries"
        level={3}
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
              className={classes.table}
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

/** A filter by who did it. They are fetched once somebody looks at it. */
function useActorFilter(chosen: string | undefined) {
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery({ ...auditQueries.actors, enabled: isOpen || chosen !== undefined });
  const known = data.map(({ id, name }) => ({ value: id, label: name }));
  const isListed = !chosen || known.some(({ value }) => value === chosen);
  return {
    kind: 'choice',
    name: 'actor',
    label: 'Who did it',
    options: [
      { value: '', label: 'Anyone' },
      ...known,
      ...(isListed ? [] : [{ value: chosen, label: 'Somebody' }]),
    ],
    onOpen: () => setOpen(true),
  } as const;
}
