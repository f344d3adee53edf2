import { Button, Text } from '@mantine/core';
import { IconChevronDown, IconMail, IconPhone, IconPhoneCheck, IconTag } from '@tabler/icons-react';
import { phoneLink } from '@upcurve/contracts/shared/phone';
import { useId } from 'react';
import { CopyableText } from '../../../kit/feedback/CopyableText.tsx';
import classes from './LeadHead.module.css';
import { emailDraft } from './reach.ts';

export interface ReachButtonsProps {
  lead: { name: string; email: string; phone: string | null };
  /** For phones. Omitted if the role may not change leads. */
  onStatus: (() => void) | undefined;
  onCall: (() => void) | undefined;
  /** Omitted if the product cannot send mail. The button then opens the member's own email program. */
  onMail: (() => void) | undefined;
  /** Shows the next lead of the list. For phones, where the top of the screen is out of the thumb's reach. */
  onNext: (() => void) | undefined;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true };

/** Shows buttons to call or email a lead. On phones they form a bar at the bottom, together with the status. */
export function ReachButtons({ lead, onStatus, onCall, onMail, onNext }: ReachButtonsProps) {
  const reason = useId();
  const phone = { variant: 'default', leftSection: <IconPhone {...icon} /> } as const;
  return (
    <section className={classes.bar} data-foot-bar aria-label="Answer">
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
      {onCall && (
        <Button variant="default" leftSection={<IconPhoneCheck {...icon} />} onClick={onCall}>
          Log call
        </Button>
      )}
      {onMail ? (
        <Button variant="default" leftSection={<IconMail {...icon} />} onClick={onMail}>
          Email Lead
        </Button>
      ) : (
        <Button component="a" variant="default" href={emailDraft(lead)} leftSection={<IconMail {...icon} />}>
          Email Lead
        </Button>
      )}
      {onStatus && (
        <Button aria-label="Update Status" leftSection={<IconTag {...icon} />} onClick={onStatus}>
          Status
        </Button>
      )}
      {onNext && (
        <Button variant="default" aria-label="Next lead" onClick={onNext}>
          <IconChevronDown {...icon} />
        </Button>
      )}
    </section>
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
