import { Button, Menu, Text } from '@mantine/core';
import { IconChevronDown, IconMail, IconPhone } from '@tabler/icons-react';
import { STAGES, stageOf } from '@upcurve/contracts/leads/lead-status';
import { phoneLink } from '@upcurve/contracts/shared/phone';
import { useId } from 'react';
import { useAuth } from '../../../auth/auth-context.ts';
import { CopyableText } from '../../../kit/feedback/CopyButton.tsx';
import { useIsPhone } from '../../../kit/screen/layout-size.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import { FOLLOW_UPS, followUpIn } from '../desk/desk-words.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { emailDraft } from '../lead-name.ts';
import { SET_STAGES } from '../status/stages.ts';
import classes from './LeadHead.module.css';

export interface ReachButtonsProps {
  lead: LeadRow & { phone: string | null };
  /** Whether the product can send mail. Otherwise, the member's own email program opens. */
  canMail: boolean;
  /** Shows the next lead of the list. For phones, where the top of the screen is out of the thumb's reach. */
  onNext?: (() => void) | undefined;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true };

/**
 * Shows buttons to call or email a lead. On phones they form a bar at the bottom, with the statuses, everything that can
 * be planned, and the next lead.
 */
export function ReachButtons({ lead, canMail, onNext }: ReachButtonsProps) {
  const reason = useId();
  const { can } = useAuth();
  const isPhone = useIsPhone();
  const { calling, mailing } = useLeadActions();
  const mayChange = can('leads:status');
  const onCall = mayChange ? () => calling.open(lead) : undefined;
  const phone = { variant: 'default', leftSection: <IconPhone {...icon} /> } as const;
  const mail = { variant: 'default', leftSection: <IconMail {...icon} /> } as const;
  return (
    <section className={classes.bar} data-no-toasts data-no-print aria-label="Answer">
      {isPhone && mayChange && <StageButtons lead={lead} />}
      {lead.phone ? (
        // The log is open when the member returns from the call.
        <Button {...phone} component="a" href={phoneLink(lead.phone)} onClick={onCall}>
          Call
        </Button>
      ) : (
        <>
          {/* Stays focusable, so screen readers can announce the reason. */}
          <Button {...phone} data-disabled aria-disabled aria-describedby={reason}>
            Call
          </Button>
          <Text id={reason} size="sm" c="dimmed" className={classes.reason}>
            No phone number given
          </Text>
        </>
      )}
      {canMail && mayChange ? (
        <Button {...mail} onClick={() => mailing.open(lead)}>
          Email Lead
        </Button>
      ) : (
        <Button {...mail} component="a" href={emailDraft(lead)}>
          Email Lead
        </Button>
      )}
      {isPhone && mayChange && <PlanMenu lead={lead} />}
      {isPhone && onNext && (
        <Button variant="default" aria-label="Next lead" onClick={onNext}>
          <IconChevronDown {...icon} />
        </Button>
      )}
    </section>
  );
}

/** What else can be done to a lead, within the thumb's reach. */
function PlanMenu({ lead }: { lead: LeadRow }) {
  const { calling, assigning, assignToMe, setField } = useLeadActions();
  return (
    <Menu position="top-end">
      <Menu.Target>
        <Button variant="default">Plan</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => calling.open(lead)}>Log call</Menu.Item>
        {FOLLOW_UPS.map(({ label, days }) => (
          <Menu.Item key={label} onClick={() => void setField(lead, 'followUpAt', followUpIn(days))}>
            Follow up {label.toLowerCase()}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => assignToMe(lead)}>Assign to me</Menu.Item>
        <Menu.Item onClick={() => assigning.open(lead)}>Assign to…</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Shows the stages side by side. A press sets one. */
function StageButtons({ lead }: { lead: LeadRow }) {
  const { setStage } = useLeadActions();
  return (
    <fieldset className={classes.results} aria-label="Status">
      {SET_STAGES.map((stage) => (
        <Button
          key={stage}
          variant={stage === stageOf(lead) ? 'filled' : 'default'}
          aria-pressed={stage === stageOf(lead)}
          onClick={() => setStage(lead, stage)}
        >
          {STAGES[stage]}
        </Button>
      ))}
    </fieldset>
  );
}

/* Each returns a contact detail as a fact, or null if the lead did not give it. */

export const emailFact = (email: string) => (
  <CopyableText text={email} what="the email address" href={`mailto:${email}`} />
);

export const phoneFact = (phone: string | null) =>
  phone && <CopyableText text={phone} what="the phone number" href={phoneLink(phone)} />;

/** Leads may enter a web address without https://. */
export const websiteFact = (website: string | null) => {
  if (!website) return null;
  const href = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return <CopyableText text={website} what="the web address" href={href} isOutside />;
};
