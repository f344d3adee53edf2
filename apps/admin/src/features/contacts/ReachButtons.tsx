import { Button, Group, Text } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import type { ContactSubmission } from '@upcurve/contracts/contacts';
import { useId } from 'react';
import { dialled, emailDraft } from './reach.ts';

/** Ways to answer a lead: by a mail draft, and by phone where they gave a number. */
export function ReachButtons({ contact }: { contact: ContactSubmission }) {
  const reason = useId();
  const phone = { variant: 'default', leftSection: <IconPhone size={16} stroke={1.6} /> } as const;
  return (
    <Group gap="xs">
      <Button
        component="a"
        variant="default"
        href={emailDraft(contact)}
        leftSection={<IconMail size={16} stroke={1.6} />}
      >
        Email Lead
      </Button>
      {contact.phone ? (
        <Button {...phone} component="a" href={dialled(contact.phone)}>
          Call
        </Button>
      ) : (
        <>
          {/* Can be reached with Tab all the same, so that everybody hears why. */}
          <Button {...phone} data-disabled aria-disabled aria-describedby={reason}>
            Call
          </Button>
          <Text id={reason} size="sm" c="dimmed">
            No phone number given
          </Text>
        </>
      )}
    </Group>
  );
}
