import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Advanced } from '../../kit/screen/Advanced.tsx';
import { SettingsPanel } from '../../kit/screen/SettingsPanel.tsx';
import { paths } from '../../paths.ts';
import { lostReasonsQuery } from '../leads/lead-queries.ts';
import { agencyQuery, MailTemplatesForm, mailTemplatesQuery, NameForm, ReasonsForm } from './AgencyForms.tsx';
import { CompanyForm, companyQuery } from './CompanyForm.tsx';
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
      <SettingsPanel title="Company" query={company} what="company facts">
        {(facts) => <CompanyForm facts={facts} />}
      </SettingsPanel>
      <SettingsPanel title="Name and calling hours" query={agency} what="agency settings">
        {(settings) => <NameForm settings={settings} />}
      </SettingsPanel>
      <SettingsPanel title="Email templates" query={templates} what="templates">
        {(list) => <MailTemplatesForm templates={list.templates} />}
      </SettingsPanel>
      <SettingsPanel title="Reasons for losing a lead" query={reasons} what="reasons">
        {(list) => <ReasonsForm list={list} />}
      </SettingsPanel>
      <Advanced label="figures on the home page">
        <SettingsPanel title="Your own month on the home page" query={month} what="figures">
          {(settings) => <CountedMonth settings={settings} />}
        </SettingsPanel>
      </Advanced>
      <Text size="sm">
        Prices and texts of the website are in its code:{' '}
        <Anchor component={Link} to={paths.helpGuide('business')} inherit underline="always">
          how to change them
        </Anchor>
        .
      </Text>
    </Stack>
  );
}
