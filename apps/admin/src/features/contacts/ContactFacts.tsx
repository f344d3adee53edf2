import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import type { ContactSubmissionDetail } from '@upcurve/contracts/contacts';
import { Facts } from '@upcurve/ui/Facts/Facts';
import type { ReactNode } from 'react';
import classes from './ContactFacts.module.css';
import { dialled } from './reach.ts';

/** What the sender wrote and chose, and who and where they are. */
export function ContactFacts({ contact }: { contact: ContactSubmissionDetail }) {
  const { email, phone, company, message, details, source, consent, consentVersion } = contact;
  return (
    <div className={classes.columns}>
      <Stack gap="md">
        {details.length > 0 && (
          <Section id="details" title="Details">
            <Facts facts={details.map(({ label, text }) => [label, text])} />
          </Section>
        )}
        <Section id="message" title="Message">
          <Text className={classes.message} c={message ? undefined : 'dimmed'}>
            {message || 'No message.'}
          </Text>
        </Section>
      </Stack>
      <Section id="contact" title="Contact Information">
        <Facts
          facts={[
            [
              'Email',
              <Anchor key="email" inherit href={`mailto:${email}`}>
                {email}
              </Anchor>,
            ],
            [
              'Phone',
              phone && (
                <Anchor key="phone" inherit href={dialled(phone)}>
                  {phone}
                </Anchor>
              ),
            ],
            ['Company', company],
            ['Sent from', source],
            [
              'Marketing',
              `${consent ? 'Agreed to marketing' : 'Did not agree to marketing'} (wording of ${consentVersion})`,
            ],
          ]}
        />
      </Section>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Paper component="section" p="lg" aria-labelledby={id}>
      <Title order={2} id={id} mb="xs">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
