import { Anchor, Stack } from '@mantine/core';
import type { Person } from '@upcurve/contracts/leads/people';
import { phoneLink } from '@upcurve/contracts/shared/phone';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { Section } from '../../kit/screen/Section.tsx';

const links = (texts: readonly string[], hrefOf: (text: string) => string) =>
  texts.length > 0 && (
    <Stack gap={2}>
      {texts.map((text) => (
        <Anchor key={text} inherit href={hrefOf(text)} className="wraps">
          {text}
        </Anchor>
      ))}
    </Stack>
  );

/** Shows a person's contact details and other names that they have used. */
export function PersonFacts({ person }: { person: Person }) {
  const { names, emails, phones, companies } = person;
  return (
    <Section title="Contact Information">
      <Facts
        facts={[
          ['Email', links(emails, (email) => `mailto:${email}`)],
          ['Phone', links(phones, phoneLink) || 'None given'],
          ['Clinic', companies.join(', ') || 'None given'],
          ['Also wrote as', names.slice(1).join(', ')],
        ]}
      />
    </Section>
  );
}
