import { Skeleton, Stack } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Outlet, useParams } from 'react-router';
import { useAuth } from '../../../auth/auth-context.ts';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { dataUnlessGone, goneMessage } from '../../../kit/feedback/gone.tsx';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { isScreenKey } from '../../../kit/focus/screen-keys.ts';
import { useScreenActions } from '../../../kit/palette/screen-actions.ts';
import { DetailLayout, useBackToList, useShowNeighbour } from '../../../kit/screen/DetailLayout.tsx';
import { useIsPhone } from '../../../kit/screen/layout-size.ts';
import { PrintFoot } from '../../../kit/screen/PrintFoot.tsx';
import { useScreenTitle } from '../../../kit/screen/ScreenTitle.tsx';
import { LeadDialogs } from '../change/LeadDialogs.tsx';
import { useLeadChange } from '../change/use-lead-change.ts';
import { DeskPanel } from '../desk/DeskPanel.tsx';
import type { LeadRow, LeadScreensConfig } from '../kinds/lead-kind-config.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';
import { OutcomeMenu } from '../outcome/OutcomeMenu.tsx';
import { LeadStatusDialog } from '../status/LeadStatusDialog.tsx';
import { LeadStatusBadge, StatusMenu } from '../status/StatusMenu.tsx';
import { DeleteLeadDialog } from './DeleteLeadDialog.tsx';
import { LeadActions } from './LeadActions.tsx';
import { LeadHead } from './LeadHead.tsx';
import { useListNeighbours } from './use-list-neighbours.ts';
import { useMarkRead } from './use-mark-read.ts';

type WithContactDetails = { email: string; phone: string | null; canMail: boolean };

/** The parts of the detail screen that differ between kinds of lead. */
export interface LeadDetailConfig<Lead extends LeadRow, Detail extends Lead & WithContactDetails, Filter> {
  kind: LeadScreensConfig<Lead, Detail, Filter>;
  /** Short facts below the name. */
  facts: (lead: Detail) => ReactNode[];
  /** Describes the submission and its time. */
  submitted: (lead: Detail) => ReactNode;
  /** Renders the sections below the header: the sections of this kind, the desk, and the panels of other features. */
  body: (lead: Detail, desk: ReactNode, panels: ReactNode) => ReactNode;
}

/** Shows a lead: contact details, the submission, and how staff handle it. */
export function LeadScreen<Lead extends LeadRow, Detail extends Lead & WithContactDetails, Filter>({
  config: { kind, facts, submitted, body },
}: {
  config: LeadDetailConfig<Lead, Detail, Filter>;
}) {
  const { id = '' } = useParams();
  const { can } = useAuth();
  const isPhone = useIsPhone();
  const title = useRef<HTMLHeadingElement>(null);
  const query = useQuery(kind.queries.detail(id));
  const neighbours = useListNeighbours(kind, id);
  const { pathOf } = LEAD_KINDS[kind.name];
  const showNeighbour = useShowNeighbour({ neighbours, pathOf });
  const status = useDialog<Lead>(title);
  const removal = useDialog<Lead>(title);
  const changes = useLeadChange<Lead>(kind, title);
  const { setStatus, setDesk, outcome, calling, mailing, onKey } = changes;
  const lead = dataUnlessGone(query);
  useWindowEvent('keydown', (event) => {
    if (lead && isScreenKey(event)) onKey(lead, event.key);
  });
  useScreenActions(lead ? leadName(lead) : '', lead ? changes.actionsOn(lead) : []);
  useMarkRead(kind.name, lead);
  useScreenTitle(lead ? leadName(lead) : 'Submission');

  return (
    <DetailLayout
      noun="submission"
      list={kind.listPath}
      pathOf={pathOf}
      neighbours={neighbours}
      actions={lead && <LeadActions<Lead> kind={kind} lead={lead} {...{ status, removal }} />}
    >
      <QueryPanel
        query={query}
        what="submission"
        skeleton={<LeadSkeleton />}
        explain={(error) => goneMessage(error, 'submission')}
      >
        {(loaded) => {
          const shown = loaded as Detail;
          return (
            <>
              <LeadHead
                titleRef={title}
                lead={shown}
                status={
                  <>
                    {/* On phones the bar at the bottom changes the status. */}
                    {isPhone ? (
                      <LeadStatusBadge kind={kind.name} status={shown.status} />
                    ) : (
                      <StatusMenu<Lead> kind={kind} lead={shown} onChange={setStatus} />
                    )}
                    <OutcomeMenu<Lead> lead={shown} acts={outcome} />
                  </>
                }
                onCall={can('leads:status') ? (from) => calling.open(shown, from) : undefined}
                onMail={
                  shown.canMail && can('leads:status') ? (from) => mailing.open(shown, from) : undefined
                }
                onStatus={isPhone && can('leads:status') ? (from) => status.open(shown, from) : undefined}
                onNext={isPhone && neighbours.next ? () => showNeighbour('next') : undefined}
                facts={facts(shown)}
                sentAt={kind.sentAt(shown)}
              >
                {submitted(shown)}
              </LeadHead>
              {body(shown, <DeskPanel<Lead> lead={shown} onChange={setDesk} outcome={outcome} />, <Outlet />)}
              <PrintFoot />
            </>
          );
        }}
      </QueryPanel>
      <LeadStatusDialog kind={kind} dialog={status} onChange={setStatus} />
      <LeadDialogs<Lead> changes={changes} />
      <DeleteLeadDialog kind={kind} dialog={removal} onDeleted={useBackToList(kind.listPath)} />
    </DetailLayout>
  );
}

function LeadSkeleton() {
  return (
    <Stack aria-hidden>
      <Skeleton height={52} width="40%" />
      <Skeleton height={160} />
      <Skeleton height={280} />
    </Stack>
  );
}
