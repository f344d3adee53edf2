import { useInfiniteQuery } from '@tanstack/react-query';
import { SUBMISSION_STATUSES, type Submission } from '@upcurve/contracts/submissions';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { api, lastingApi } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { ConflictDialog } from '../../components/ConflictDialog.tsx';
import { DataTable } from '../../components/DataTable.tsx';
import { ExportLink } from '../../components/ExportLink.tsx';
import { LeadBulkBar } from '../../components/LeadBulkBar.tsx';
import { LeadRowActions } from '../../components/LeadRowActions.tsx';
import { LeadStatusDialog } from '../../components/LeadStatusDialog.tsx';
import { ListHeader } from '../../components/ListHeader.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { NewerPill } from '../../components/NewerPill.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { onceOpened } from '../../components/once-opened.tsx';
import { useReturnFocus } from '../../components/opened-row.ts';
import { QuarantineLink } from '../../components/QuarantineLink.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { useLeadBulk } from '../../components/use-lead-bulk.ts';
import { useLeadChange } from '../../components/use-lead-change.ts';
import { useSelection } from '../../components/use-selection.ts';
import { byMoments } from '../../format-date.ts';
import { nameOf } from '../../lead-name.ts';
import { paths } from '../../paths.ts';
import { CardSkeletons } from './CardSkeletons.tsx';
import { SubmissionFilters } from './SubmissionFilters.tsx';
import { submissionColumns } from './submission-columns.tsx';
import { submissionNoun } from './submission-noun.ts';
import { submissionQueries } from './submission-queries.ts';
import { useNewer } from './use-newer.ts';
import { useSubmissionList } from './use-submission-list.ts';

/* Seen by few at first, and by most never. */
const DeleteDialog = onceOpened(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);
const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps.tsx')).FirstSteps }));
const SubmissionGrid = lazy(async () => ({ default: (await import('./SubmissionGrid.tsx')).SubmissionGrid }));

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
  const { conflict, setStatus, onKey } = useLeadChange(submissionNoun, title);
  const latest = useRef(setStatus);
  latest.current = setStatus;
  const columns = useMemo(() => submissionColumns((...change) => latest.current(...change)), []);
  const removal = useDialog<Submission>(title);
  const newer = useNewer(list.query, query);
  useReturnFocus(query.isSuccess);
  const pill = <NewerPill count={newer.count} isBusy={newer.isFetching} onPress={newer.bringIn} />;

  return (
    <>
      <ListHeader
        title="Eligibility Submissions"
        subtitle="Manage and track eligibility assessment submissions"
        titleRef={title}
        tabTitle={newer.count > 0 ? `(${newer.count}) Eligibility Submissions` : undefined}
        link={
          <>
            <QuarantineLink />{' '}
            <ExportLink
              total={query.data?.pages[0]}
              fetchRows={(signal) =>
                api.submissions.exportSubmissions({ query: byMoments(list.query) }, { signal })
              }
            />
          </>
        }
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
            <>
              {pill}
              <NothingFound list={list} title="No Submissions Found">
                <p>There are no eligibility submissions matching your search criteria.</p>
                {!list.isFiltered && (
                  <Suspense>
                    <FirstSteps />
                  </Suspense>
                )}
              </NothingFound>
            </>
          )
        }
      >
        {(submissions) => (
          <>
            {pill}
            {list.view === 'grid' ? (
              <Suspense fallback={<CardSkeletons />}>
                <SubmissionGrid
                  submissions={submissions}
                  selection={selectable}
                  onChange={setStatus}
                  onKey={onKey}
                />
              </Suspense>
            ) : (
              <DataTable
                label="Eligibility submissions"
                rows={submissions}
                columns={columns}
                onKey={onKey}
                nameOf={nameOf}
                sort={list.sort ?? '-completedAt'}
                onSort={(sort) => list.change({ sort })}
                selection={selectable}
                actions={(submission) => (
                  <LeadRowActions
                    lead={submission}
                    to={paths.submission(submission.id)}
                    {...{ status, removal }}
                  />
                )}
              />
            )}
            <LoadMore query={query} />
            <LeadBulkBar
              statuses={SUBMISSION_STATUSES}
              leads={submissions.filter(({ id }) => selection.state[id])}
              onClear={selection.clear}
              onAct={(act) => {
                selection.clear();
                bulk.begin(act);
              }}
            />
          </>
        )}
      </QueryPanel>
      <LeadStatusDialog noun={submissionNoun} dialog={status} onChange={setStatus} />
      <ConflictDialog dialog={conflict} />
      <DeleteDialog dialog={removal} />
    </>
  );
}
