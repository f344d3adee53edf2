import { Button, Text } from '@mantine/core';
import { IconMail, IconPhone, IconTag } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './ReachButtons.module.css';
import { dialled, emailDraft } from './reach.ts';

interface ReachButtonsProps {
  lead: { name: string; email: string; phone: string | null };
  /** Left out for those who may not change it. */
  onStatus: ((from: HTMLElement) => void) | undefined;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true };

/** Ways to answer a lead: by phone where they gave a number, and by a mail draft. On a phone a bar below, with its status. */
export function ReachButtons({ lead, onStatus }: ReachButtonsProps) {
  const reason = useId();
  const phone = { variant: 'default', leftSection: <IconPhone {...icon} /> } as const;
  return (
    <section className={classes.bar} data-foot-bar aria-label="Answer">
      {lead.phone ? (
        <Button {...phone} component="a" href={dialled(lead.phone)}>
          Call
        </Button>
      ) : (
        <>
          {/* Can be reached with Tab all the same, so that everybody hears why. */}
          <Button {...phone} data-disabled aria-disabled aria-describedby={reason}>
            Call
          </Button>
          <Text id={reason} size="sm" c="dimmed" className={classes.reason}>
            No phone number given
          </Text>
        </>
      )}
      <Button component="a" variant="default" href={emailDraft(lead)} leftSection={<IconMail {...icon} />}>
        Email Lead
      </Button>
      {onStatus && (
        <Button
          className={classes.status}
          leftSection={<IconTag {...icon} />}
          onClick={(event) => onStatus(event.currentTarget)}
        >
          Status
        </Button>
      )}
    </section>
  );
}
