import { Badge, Kbd, Menu, UnstyledButton } from '@mantine/core';
import { STAGES, stageOf } from '@upcurve/contracts/leads/lead-status';
import { useAuth } from '../../../auth/auth-context.ts';
import { useLetterKeys } from '../../../kit/focus/screen-keys.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { describeOutcome } from '../outcome/OutcomeMark.tsx';
import { SET_STAGES, STAGE_LOOKS } from './stages.ts';

/** Names the stage of a lead, with the value if it is won. */
function stageWords(lead: LeadRow): string {
  const stage = stageOf(lead);
  return stage === 'won' ? describeOutcome(lead) : STAGES[stage];
}

export const StageBadge = ({ lead }: { lead: LeadRow }) => (
  <Badge miw="max-content" {...STAGE_LOOKS[stageOf(lead)]}>
    {stageWords(lead)}
  </Badge>
);

/** Shows where a lead of either kind stands. Members who may change it get a menu with shortcuts. */
export function StageMenu({ lead }: { lead: LeadRow }) {
  const { can } = useAuth();
  const [hasKeys] = useLetterKeys();
  const { setStage } = useLeadActions();
  const badge = <StageBadge lead={lead} />;
  if (!can('leads:status')) return badge;
  // A lead with a meeting can still be new.
  const isThere = { new: lead.status === 'new', inTouch: lead.status !== 'new', won: false, lost: false };
  const shown = SET_STAGES.filter((each) => lead.outcome !== 'open' || !isThere[each]);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          display="inline-flex"
          mih="1.75rem"
          style={{ alignItems: 'center' }}
          aria-label={`${stageWords(lead)}: change the status of ${leadName(lead)}`}
        >
          {badge}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {shown.map((each) => (
          <Menu.Item
            key={each}
            rightSection={hasKeys && <Kbd size="xs">{SET_STAGES.indexOf(each) + 1}</Kbd>}
            onClick={() => setStage(lead, each)}
          >
            {each === 'won' ? 'Won…' : STAGES[each]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
