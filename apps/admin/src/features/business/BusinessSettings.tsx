import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { SettingsPanel } from '../../kit/screen/SettingsPanel.tsx';
import { lostReasonsQuery } from '../leads/lead-queries.ts';
import { agencyQuery, MailTemplatesForm, mailTemplatesQuery, NameForm, ReasonsForm } from './AgencyForms.tsx';
import { CompanyForm, companyQuery, MissingFacts } from './CompanyForm.tsx';
import { CountedMonth, monthQuery } from './CountedMonth.tsx';

/** Edits what the website says about the company, and what the agency calls itself, its reasons and its templates. */
export function BusinessSettings() {
  const company = useQuery(companyQuery);
  const month = useQuery(monthQuery);
  const agency = useQuery(agencyQuery);
  const reasons = useQuery(lostReasonsQuery);
  const templates = useQuery(mailTemplatesQuery);
  return (
    <Stack gap="lg">
      <QueryPanel query={company} what="company facts">
        {(facts) => (
          <Stack gap="lg">
            <MissingFacts facts={facts} />
            <CompanyForm facts={facts} />
          </Stack>
        )}
      </QueryPanel>
      <SettingsPanel title="Name and time zone" query={agency} what="agency settings">
        {(settings) => <NameForm settings={settings} />}
      </SettingsPanel>
      <SettingsPanel title="Your own month on the home page" query={month} what="figures">
        {(settings) => <CountedMonth settings={settings} />}
      </SettingsPanel>
      <SettingsPanel title="Reasons for losing a lead" query={reasons} what="reasons">
        {(list) => <ReasonsForm list={list} />}
      </SettingsPanel>
      <SettingsPanel title="Email templates" query={templates} what="templates">
        {(list) => <MailTemplatesForm templates={list.templates} />}
      </SettingsPanel>
    </Stack>
  );
}
