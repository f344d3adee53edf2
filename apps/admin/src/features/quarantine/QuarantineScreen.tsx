import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { QUARANTINE_REASONS, type QuarantinedLead, QuarantineReason } from '@upcurve/contracts/quarantine';
import { SEARCH_MAX } from '@upcurve/contracts/search-max';
import { useRef } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { filterBy } from '../../choices-of.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import { DELETE_SUBMISSION } from '../../components/delete-submission-words.ts';
import { FilterBar } from '../../components/FilterBar.tsx';
import { ListHeader } from '../../components/ListHeader.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { RowList } from '../../components/RowList.tsx';
import { opensRow } from '../../components/row-opener.ts';
import { useAction } from '../../components/use-action.ts';
import { useDialog } from '../../components/use-dialog.ts';
import { SEARCH, useListParams } from '../../components/use-list-params.ts';
import { useSelection } from '../../components/use-selection.ts';
import { paths } from '../../paths.ts';
import { formName } from './form-name.ts';
import { HeldDialog } from './HeldDialog.tsx';
import { HeldLead } from './HeldLead.tsx';
import { QuarantineBulkBar } from './QuarantineBulkBar.tsx';
import { CHANGES, quarantineQueries } from './quarantine-queries.ts';

const FILTER = { search: SEARCH, reason: QuarantineReason };

const FIELDS = [filterBy('reason', 'Reason', 'All Reasons', QUARANTINE_REASONS)];

/** Submissions that were held back as likely spam: let them in, or delete them. */
export function QuarantineScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const { can } = useAuth();
  const list = useListParams('quarantine', { filter: FILTER, look: {} });
  const query = useInfiniteQuery(quarantineQueries.list(list.filter));
  const selection = useSelection(JSON.stringify(list.filter));
  const reading = useDialog<QuarantinedLead>(title);
  const removal = useDialog<QuarantinedLead>(title);

  const release = useAction({
    act: ({ id }: QuarantinedLead) => api.quarantine.releaseLead({ params: { id } }),
    done: ({ name, kind }) => ({
      title: 'Submission Released',
      description: `${name} is now among the ${kind} submissions.`,
    }),
    failed: { title: 'Release Failed' },
    changes: CHANGES,
    onDone: reading.finish,
  });

  const mayDecide = (lead: QuarantinedLead) => (
    <>
      {can('leads:status') && (
        <Button
          variant="default"
          size="xs"
          aria-label={`Release ${lead.name}`}
          disabled={release.isPending}
          onClick={() => release.mutate(lead)}
        >
          Release
        </Button>
      )}
      {can('leads:delete') && (
        <Button
          variant="subtle"
          color="red"
          size="xs"
          aria-label={`Delete ${lead.name}`}
          onClick={(event) => {
            if (reading.isOpen) reading.close();
            removal.open(lead, event.currentTarget);
          }}
        >
          Delete
        </Button>
      )}
    </>
  );

  return (
    <>
      <ListHeader
        title="Quarantine"
        subtitle="Submissions held back as likely spam, until you decide or their time is over"
        titleRef={title}
        takesFocus
      >
        <FilterBar
          list={list}
          search={{ label: 'Search quarantine', placeholder: 'Search quarantine...', maxLength: SEARCH_MAX }}
          fields={FIELDS}
        />
        <Button component={Link} to={paths.submissions()} variant="default">
          Back to List
        </Button>
      </ListHeader>
      <QueryPanel
        query={query}
        what="quarantine"
        label="Results"
        empty={
          list.isFiltered ? (
            <NothingFound list={list} title="Nothing found in quarantine">
              Nothing that is held matches your search.
            </NothingFound>
          ) : (
            <NothingFound list={list} title="Nothing in quarantine">
              Submissions that look automated are held here, out of your figures and webhooks, until you
              decide.
            </NothingFound>
          )
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
                <>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Read what ${lead.name} sent`}
                    onClick={(event) => reading.open(lead, event.currentTarget)}
                    {...opensRow}
                  >
                    Read
                  </Button>
                  {mayDecide(lead)}
                </>
              )}
            >
              {(lead) => <HeldLead lead={lead} />}
            </RowList>
            <LoadMore query={query} />
            <QuarantineBulkBar
              ids={leads.map(({ id }) => id).filter((id) => selection.state[id])}
              home={title}
              onClear={selection.clear}
            />
          </>
        )}
      </QueryPanel>
      <HeldDialog dialog={reading} actions={mayDecide} />
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
        changes={CHANGES}
      />
    </>
  );
}
