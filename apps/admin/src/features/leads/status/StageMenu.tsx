import { Badge } from '@mantine/core';
import { STAGES, stageOf } from '@upcurve/contracts/leads/lead-status';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { BadgeMenu } from './BadgeMenu.tsx';
import { LeadStatusBadge } from './StatusMenu.tsx';
import { SET_STAGES, STAGE_LOOKS, stageWord } from './stages.ts';

export function StageBadge({ lead }: { lead: LeadRow }) {
  const stage = stageOf(lead);
  if (stage === 'inTouch') return <LeadStatusBadge lead={lead} />;
  return (
    <Badge miw="max-content" {...STAGE_LOOKS[stage]}>
      {STAGES[stage]}
    </Badge>
  );
}

/** Shows where a lead of either kind stands. Members who may change it get a menu with shortcuts. */
export function StageMenu({ lead }: { lead: LeadRow }) {
  const { setStage } = useLeadActions();
  // A lead with a meeting can still be new.
  const isThere = { new: lead.status === 'new', inTouch: lead.status !== 'new', won: false, lost: false };
  const shown = SET_STAGES.filter((each) => lead.outcome !== 'open' || !isThere[each]);
  return (
    <BadgeMenu
      badge={<StageBadge lead={lead} />}
      name={`${stageWord(lead)}: change the status of ${leadName(lead)}`}
      items={shown.map((each) => ({
        label: each === 'won' || each === 'lost' ? `${STAGES[each]}…` : STAGES[each],
        letter: SET_STAGES.indexOf(each) + 1,
        onClick: () => setStage(lead, each),
      }))}
    />
  );
}
