import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  QUARANTINE_REASONS,
  type QuarantinedLead,
  QuarantineReason,
} from '@upcurve/contracts/leads/quarantine';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { ConfirmAction } from '../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { filterBy } from '../../kit/filters/choices-of.ts';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { NothingFound } from '../../kit/filters/NothingFound.tsx';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { SEARCH, useListParams } from '../../kit/list/use-list-params.ts';
import { RowList } from '../../kit/table/RowList.tsx';
import { useSelection } from '../../kit/table/SelectBox.tsx';
import { paths } from '../../paths.ts';
import { DELETE_SUBMISSION } from '../leads/detail/DeleteLeadDialog.tsx';
import { HeldActions } from './HeldActions.tsx';
import { HeldDialog } from './HeldDialog.tsx';
import { formName, HeldLead } from './HeldLead.tsx';
import { QuarantineBulkBar } from './QuarantineBulkBar.tsx';
import { quarantineQueries, REFETCH_AFTER_QUARANTINE } from './quarantine-queries.ts';

const FILTER = { search: SEARCH, reason: QuarantineReason };
const FIELDS = [filterBy('reason', 'Reason', 'All reasons', QUARANTINE_REASONS)];

export function QuarantineScreen() {
  const { can } = useAuth();
  const list = useListParams('quarantine', { filter: FILTER, look: {} });
  const query = useInfiniteQuery(quarantineQueries.list(list.filter));
  const selection = useSelection(JSON.stringify(list.filter));
  const reading = useDialog<QuarantinedLead>();
  const removal = useDialog<QuarantinedLead>();

  return (
    <>
      <ListHeader
        title="Quarantine"
        subtitle="Submissions held as likely spam until you decide or the retention period ends"
        takesFocus
      >
        <FilterBar
          list={list}
          search={{ label: 'Search quarantine', placeholder: 'Search quarantine...', maxLength: SEARCH_MAX }}
          fields={FIELDS}
        />
        <Button component={Link} to={paths.inbox()} variant="default">
          Back to inbox
        </Button>
      </ListHeader>
      <QueryPanel
        query={query}
        what="quarantine"
        label="Results"
        empty={
          <NothingFound
            list={list}
            title={list.isFiltered ? 'Nothing found in quarantine' : 'Nothing in quarantine'}
          >
            {list.isFiltered
              ? 'No held submission matches your search.'
              : 'Submissions that look automated are held here until you decide. They are not counted or sent to webhooks.'}
          </NothingFound>
        }
      >
        {(leads) => (
          <>
            <RowList
              label="Held submissions"
              rows={leads}
              nameOf={({ name }) => name}
              selection={can('leads:status') ? selection : undefined}
              actions={(lead) => (
                <HeldActions
                  lead={lead}
                  onRead={() => reading.open(lead)}
                  onDelete={() => removal.open(lead)}
                />
              )}
            >
              {(lead) => <HeldLead lead={lead} />}
            </RowList>
            <LoadMore query={query} />
            <QuarantineBulkBar
              ids={leads.map(({ id }) => id).filter((id) => selection.state[id])}
              onClear={selection.clear}
            />
          </>
        )}
      </QueryPanel>
      <HeldDialog dialog={reading} onDelete={removal.open} />
      <ConfirmAction
        {...DELETE_SUBMISSION}
        dialog={removal}
        facts={(lead) => [
          ['Name', lead.name],
          ['Email', lead.email],
          ['Form', formName(lead)],
          ['Reason', QUARANTINE_REASONS[lead.reason]],
        ]}
        act={({ id }) => api.quarantine.deleteQuarantined({ params: { id } })}
        done={({ name }) => ({
          title: 'Submission Deleted',
          description: `What ${name} sent has been permanently deleted.`,
        })}
        failed={{ title: 'Delete Failed' }}
        changes={REFETCH_AFTER_QUARANTINE}
      />
    </>
  );
}
