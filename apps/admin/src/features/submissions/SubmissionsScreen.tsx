import { useInfiniteQuery } from '@tanstack/react-query';
import { SUBMISSION_STATUSES, type Submission } from '@upcurve/contracts/submissions';
import { useRef } from 'react';
import { lastingApi } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { DataTable } from '../../components/DataTable.tsx';
import { LeadBulkBar } from '../../components/LeadBulkBar.tsx';
import { ListHeader } from '../../components/ListHeader.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { useReturnFocus } from '../../components/opened-row.ts';
import { QuarantineLink } from '../../components/QuarantineLink.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { useLeadBulk } from '../../components/use-lead-bulk.ts';
import { useSelection } from '../../components/use-selection.ts';
import { nameOf } from '../../lead-name.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { RowActions } from './RowActions.tsx';
import { SubmissionFilters } from './SubmissionFilters.tsx';
import { CardSkeletons, SubmissionGrid } from './SubmissionGrid.tsx';
import { SubmissionStatusDialog } from './SubmissionStatusDialog.tsx';
import { submissionColumns } from './submission-columns.tsx';
import { submissionQueries } from './submission-queries.ts';
import { useSubmissionList } from './use-submission-list.ts';

/** Every submission that passed the form's guards: searched, filtered and sorted in the database. */
export function SubmissionsScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const list = useSubmissionList();
  const { can } = useAuth();
  const bulk = useLeadBulk({
    statuses: SUBMISSION_STATUSES,
    act: (body) => lastingApi.submissions.bulkSubmissions({ body }),
    changes: submissionQueries.all,
  });
  const query = useInfiniteQuery({ ...submissionQueries.list(list.query), select: bulk.asDone });
  const selection = useSelection(JSON.stringify(list.query));
  const selectable = can('leads:status') ? selection : undefined;
  const status = useDialog<Submission>(title);
  const removal = useDialog<Submission>(title);
  useReturnFocus(query.isSuccess);

  return (
    <>
      <ListHeader
        title="Eligibility Submissions"
        subtitle="Manage and track eligibility assessment submissions"
        titleRef={title}
        link={<QuarantineLink />}
      >
        <SubmissionFilters list={list} />
      </ListHeader>
      <QueryPanel
        query={query}
        what="submissions"
        label="Results"
        skeleton={list.view === 'grid' && <CardSkeletons />}
        empty={
          !query.hasNextPage && (
            <NothingFound list={list} title="No Submissions Found">
              There are no eligibility submissions matching your search criteria.
            </NothingFound>
          )
        }
      >
        {(submissions) => (
          <>
            {list.view === 'grid' ? (
              <SubmissionGrid submissions={submissions} selection={selectable} />
            ) : (
              <DataTable
                label="Eligibility submissions"
                rows={submissions}
                columns={submissionColumns}
                nameOf={nameOf}
                sort={list.sort ?? '-completedAt'}
                onSort={(sort) => list.change({ sort })}
                selection={selectable}
                actions={(submission) => <RowActions {...{ submission, status, removal }} />}
              />
            )}
            <LoadMore query={query} />
            <LeadBulkBar
              statuses={SUBMISSION_STATUSES}
              ids={submissions.map(({ id }) => id).filter((id) => selection.state[id])}
              onClear={selection.clear}
              onAct={(act) => {
                selection.clear();
                bulk.begin(act);
              }}
            />
          </>
        )}
      </QueryPanel>
      <SubmissionStatusDialog dialog={status} />
      <DeleteDialog dialog={removal} />
    </>
  );
}
