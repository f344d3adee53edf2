import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  COMPANY_FACTS,
  type CompanyFact,
  companyFactNames,
  type CompanySettings as Facts,
  missingByLaw,
} from '@upcurve/contracts/settings/company';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { Section } from '../../kit/screen/Section.tsx';
import { TextButton } from '../../kit/screen/TextButton.tsx';
import { CompanyForm, companyFieldId, companyQuery } from './CompanyForm.tsx';
import { CountedMonthPanel } from './CountedMonthPanel.tsx';

/** Edits the facts about the company that the website shows, lists those that are missing, and its own month. */
export function CompanySettings() {
  const query = useQuery(companyQuery);
  return (
    <QueryPanel query={query} what="company facts">
      {(facts) => (
        <Stack gap="lg">
          <MissingFacts facts={facts} />
          <CompanyForm facts={facts} />
          <CountedMonthPanel />
        </Stack>
      )}
    </QueryPanel>
  );
}

/** Lists the facts that are not set: first those that the law asks for. Each leads to its field. */
function MissingFacts({ facts }: { facts: Facts }) {
  const missing = companyFactNames.filter((name) => facts[name] === '');
  const asked = missingByLaw(facts);
  const others = missing.filter((name) => !asked.includes(name));
  return (
    <Section title="Missing facts">
      <Stack gap="xs" maw="40rem">
        {asked.length > 0 ? (
          <Text size="sm">
            UK law asks for these on a company’s website: <FactLinks names={asked} />
          </Text>
        ) : (
          <Text size="sm">Everything that UK law asks for on a company’s website is set.</Text>
        )}
        {others.length > 0 && (
          <Text size="sm">
            Also not set: <FactLinks names={others} />
          </Text>
        )}
        <Text size="sm" c="dimmed">
          The website leaves out facts that are not set. A demonstration shows examples instead, and says so
          in its footer.
        </Text>
      </Stack>
    </Section>
  );
}

function FactLinks({ names }: { names: readonly CompanyFact[] }) {
  return names.map((name, place) => {
    const { label, law } = COMPANY_FACTS[name];
    return (
      // Keeps each fact and its comma on one line.
      <Text key={name} span inherit display="inline-block" mr={4}>
        <TextButton onClick={() => document.getElementById(companyFieldId(name))?.focus()}>
          {label}
        </TextButton>
        {law === 'if registered for VAT' && ` (required ${law})`}
        {place < names.length - 1 ? ', ' : '.'}
      </Text>
    );
  });
}
