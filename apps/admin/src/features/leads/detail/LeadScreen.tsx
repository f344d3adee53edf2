import { useWindowEvent } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet, useParams } from 'react-router';
import { api } from '../../../api.ts';
import { useAuth } from '../../../auth/auth-context.ts';
import { dataUnlessGone, goneMessage } from '../../../kit/feedback/gone.tsx';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { isScreenKey } from '../../../kit/focus/screen-keys.ts';
import { useScreenActions } from '../../../kit/palette/screen-actions.ts';
import { DetailLayout, useBackToList, useShowNeighbour } from '../../../kit/screen/DetailLayout.tsx';
import { useIsPhone } from '../../../kit/screen/layout-size.ts';
import { PrintFoot } from '../../../kit/screen/PrintFoot.tsx';
import { useScreenTitle } from '../../../kit/screen/ScreenTitle.tsx';
import { changeLead, useWithChanges } from '../change/change-lead.ts';
import { LeadActions } from '../change/LeadActions.tsx';
import { useLeadEntries, useLeadKeys } from '../change/lead-keys.ts';
import { DeskPanel } from '../desk/DeskPanel.tsx';
import { inboxQueries } from '../inbox/inbox-queries.ts';
import type { LeadRow, LeadScreensConfig } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { StoryLine } from '../list/LeadCell.tsx';
import { LeadStatusBadge } from '../status/StatusMenu.tsx';
import { LeadButtons } from './LeadButtons.tsx';
import { LeadHead } from './LeadHead.tsx';
import { useListNeighbours } from './use-list-neighbours.ts';

type OpenLead = LeadRow & { phone: string | null; canMail: boolean };

/** The parts of the detail screen that differ between kinds of lead. */
export interface LeadDetailConfig<Lead extends LeadRow, Detail extends Lead & OpenLead, Filter> {
  kind: LeadScreensConfig<Lead, Detail, Filter>;
  /** Short facts below the name. */
  facts: (lead: Detail) => ReactNode[];
  /** Describes the submission and its time. */
  submitted: (lead: Detail) => ReactNode;
  /** Renders the sections below the header: the sections of this kind, the desk, and the panels of other features. */
  body: (lead: Detail, desk: ReactNode, panels: ReactNode) => ReactNode;
}

interface LeadScreenProps<Lead extends LeadRow, Detail extends Lead & OpenLead, Filter> {
  config: LeadDetailConfig<Lead, Detail, Filter>;
}

export function LeadScreen<Lead extends LeadRow, Detail extends Lead & OpenLead, Filter>(
  props: LeadScreenProps<Lead, Detail, Filter>,
) {
  return (
    <LeadActions onDeleted={useBackToList(props.config.kind.listPath)}>
      <OneLead {...props} />
    </LeadActions>
  );
}

function OneLead<Lead extends LeadRow, Detail extends Lead & OpenLead, Filter>({
  config: { kind, facts, submitted, body },
}: LeadScreenProps<Lead, Detail, Filter>) {
  const { id = '' } = useParams();
  const withChanges = useWithChanges();
  const query = useQuery({ ...kind.queries.detail(id), select: withChanges });
  const neighbours = useListNeighbours(kind, id);
  const { pathOf } = kind;
  const showNeighbour = useShowNeighbour({ neighbours, pathOf });
  const onKey = useLeadKeys();
  const lead = dataUnlessGone(query);
  const isPhone = useIsPhone();
  useWindowEvent('keydown', (event) => {
    if (lead && isScreenKey(event)) onKey(lead, event.key);
  });
  useScreenActions(lead ? leadName(lead) : '', useLeadEntries(lead));
  useMarkRead(lead);
  useScreenTitle(lead ? leadName(lead) : 'Submission');

  return (
    <DetailLayout
      noun="submission"
      list={kind.listPath}
      pathOf={pathOf}
      // On phones the bar at the bottom leads to the next lead.
      neighbours={isPhone ? {} : neighbours}
      actions={lead && <LeadButtons lead={lead} />}
    >
      <QueryPanel
        query={query}
        what="submission"
        skeleton={[52, 160, 280]}
        explain={(error) => goneMessage(error, 'submission')}
      >
        {(loaded) => {
          const shown = loaded as Detail;
          return (
            <>
              <LeadHead
                lead={shown}
                canMail={shown.canMail}
                status={<LeadStatusBadge lead={shown} />}
                onNext={neighbours.next ? () => showNeighbour('next') : undefined}
                facts={facts(shown)}
              >
                <div>{submitted(shown)}</div>
                {/* The message has a section of its own. */}
                <StoryLine lead={{ ...shown, said: kind.name === 'contact' ? null : shown.said }} />
              </LeadHead>
              {body(shown, <DeskPanel lead={shown} />, <Outlet context={shown} />)}
              <PrintFoot />
            </>
          );
        }}
      </QueryPanel>
    </DetailLayout>
  );
}

/** Marks an opened lead as read. It is part of loading the screen, and thus a query. Ignores failures. */
function useMarkRead(lead: LeadRow | undefined): void {
  const client = useQueryClient();
  const { can } = useAuth();
  const isUnread = can('leads:status') && lead?.isUnread;
  useQuery({
    queryKey: ['leads', lead?.kind, lead?.id, 'seen'],
    async queryFn() {
      if (!lead) return null;
      const params = { kind: lead.kind, id: lead.id };
      const send = () => api.leads.changeLead({ params, body: { isUnread: false } });
      await changeLead(client, { lead, shown: {}, send });
      void client.invalidateQueries({ queryKey: inboxQueries.counts });
      return null;
    },
    enabled: Boolean(isUnread),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
