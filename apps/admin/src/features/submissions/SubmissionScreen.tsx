import { useWindowEvent } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Submission } from '@upcurve/contracts/submissions';
import { useRef } from 'react';
import { Outlet, useParams } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { ConflictDialog } from '../../components/ConflictDialog.tsx';
import { DeskPanel } from '../../components/DeskPanel.tsx';
import { DetailLayout, useBackToList } from '../../components/DetailLayout.tsx';
import { goneIfSo, unlessGone } from '../../components/gone-if-so.tsx';
import { LeadActions } from '../../components/LeadActions.tsx';
import { LeadColumns } from '../../components/LeadColumns.tsx';
import { LeadHead } from '../../components/LeadHead.tsx';
import { LeadSkeleton } from '../../components/LeadSkeleton.tsx';
import { LeadStatusDialog } from '../../components/LeadStatusDialog.tsx';
import { PrintFoot } from '../../components/PrintFoot.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { ScoreMark } from '../../components/ScoreMark.tsx';
import { StatusMenu } from '../../components/StatusMenu.tsx';
import { isScreenKey } from '../../components/screen-keys.ts';
import { useDialog } from '../../components/use-dialog.ts';
import { useLeadChange } from '../../components/use-lead-change.ts';
import { useListNeighbours } from '../../components/use-list-neighbours.ts';
import { useMarkRead } from '../../components/use-mark-read.ts';
import { useScreenTitle } from '../../components/use-screen-title.ts';
import { formatDateTime } from '../../format-date.ts';
import { nameOf } from '../../lead-name.ts';
import { paths } from '../../paths.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ResponseList } from './ResponseList.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { FirstVisit, SubmissionFacts } from './SubmissionFacts.tsx';
import { submissionNoun } from './submission-noun.ts';
import { submissionQueries } from './submission-queries.ts';
import { listFilterOf } from './use-submission-list.ts';

/** One submission: who, what they answered, what was computed from it, and what staff do about it. */
export function SubmissionScreen() {
  const { id = '' } = useParams();
  const { can } = useAuth();
  const title = useRef<HTMLHeadingElement>(null);
  const query = useQuery(submissionQueries.detail(id));
  const neighbours = useListNeighbours(submissionQueries, listFilterOf, id);
  const status = useDialog<Submission>(title);
  const removal = useDialog<Submission>(title);
  const { conflict, setStatus, setDesk, onKey } = useLeadChange<Submission>(submissionNoun, title);
  const submission = unlessGone(query);
  useWindowEvent('keydown', (event) => {
    if (submission && isScreenKey(event)) onKey(submission, event.key);
  });
  useMarkRead('eligibility', submission);
  useScreenTitle(submission ? nameOf(submission) : 'Submission');

  return (
    <DetailLayout
      noun="submission"
      list={paths.submissions()}
      pathOf={paths.submission}
      neighbours={neighbours}
      actions={submission && <LeadActions noun={submissionNoun} lead={submission} {...{ status, removal }} />}
    >
      <QueryPanel
        query={query}
        what="submission"
        skeleton={<LeadSkeleton />}
        explain={(error) => goneIfSo(error, 'submission')}
      >
        {(shown) => (
          <>
            <LeadHead
              titleRef={title}
              lead={shown}
              status={<StatusMenu<Submission> noun={submissionNoun} lead={shown} onChange={setStatus} />}
              onStatus={can('leads:status') ? (from) => status.open(shown, from) : undefined}
              facts={[
                shown.businessName,
                <ScoreMark key="score" submission={shown} />,
                !shown.isEligible && 'Not eligible',
              ]}
              sentAt={shown.completedAt}
            >
              <h2>Submission Details</h2>
              <span>Submitted on {formatDateTime(shown.completedAt)}</span>
            </LeadHead>
            <LeadColumns
              isPersonFirst
              side={
                <>
                  <SubmissionFacts submission={shown} />
                  <DeskPanel<Submission> lead={shown} onChange={setDesk} />
                  <Outlet />
                  <FirstVisit attribution={shown.attribution} />
                </>
              }
            >
              <ResultPanel result={shown.result} />
              <ResponseList submission={shown} />
            </LeadColumns>
            <PrintFoot />
          </>
        )}
      </QueryPanel>
      <LeadStatusDialog noun={submissionNoun} dialog={status} onChange={setStatus} />
      <ConflictDialog dialog={conflict} />
      <DeleteDialog dialog={removal} onDeleted={useBackToList(paths.submissions())} />
    </DetailLayout>
  );
}
