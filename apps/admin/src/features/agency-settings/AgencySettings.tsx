import { Anchor, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { LostReasons, AgencySettings as Settings } from '@upcurve/contracts/settings/agency-settings';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { changeUser } from '../../auth/session.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { SaveForm } from '../../kit/forms/SaveForm.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { Section } from '../../kit/screen/Section.tsx';
import { paths } from '../../paths.ts';
import { lostReasonsQuery } from '../leads/lead-queries.ts';
import { MailTemplatesForm, mailTemplatesQuery } from './MailTemplatesForm.tsx';

const settingsQuery = queryOptions({
  queryKey: ['agency-settings'],
  queryFn: ({ signal }) => api.agencySettings.getAgencySettings({}, { signal }),
});

/** Edits the agency's name, the reasons for losing a lead and the email templates, and shows the time zone. */
export function AgencySettings() {
  const query = useQuery(settingsQuery);
  const reasons = useQuery(lostReasonsQuery);
  const templates = useQuery(mailTemplatesQuery);
  return (
    <Stack gap="lg">
      <Section title="Name">
        <QueryPanel query={query} what="agency settings">
          {(settings) => <NameForm settings={settings} />}
        </QueryPanel>
      </Section>
      <Section title="Reasons for losing a lead">
        <QueryPanel query={reasons} what="reasons">
          {(list) => <ReasonsForm list={list} />}
        </QueryPanel>
      </Section>
      <Section title="Email templates">
        <QueryPanel query={templates} what="templates">
          {(list) => <MailTemplatesForm templates={list.templates} />}
        </QueryPanel>
      </Section>
      <Section title="Time zone">
        <Facts facts={[['The agency’s time zone', AGENCY_ZONE]]} />
        <Text size="sm" c="dimmed" mt="md" maw="40rem">
          Analytics, the digest and the dates on the site use this time zone. It cannot be changed, because
          past days cannot be recalculated. To choose the time zone in which times are shown to you, go to
          your{' '}
          <Anchor component={Link} to={paths.settings()} inherit underline="always">
            profile
          </Anchor>
          .
        </Text>
      </Section>
    </Stack>
  );
}

function NameForm({ settings }: { settings: Settings }) {
  const client = useQueryClient();
  const form = useSaveForm({
    what: 'the name',
    schema: Settings,
    initial: settings,
    save: (body) => api.agencySettings.saveAgencySettings({ body }),
    saved: ({ name }) => ({ title: 'Name saved', description: `The agency is now called ${name}.` }),
    failed: { title: 'Name not saved' },
    changes: [settingsQuery.queryKey],
    onSaved: ({ name }) => changeUser(client, { agencyName: name }),
  });
  return (
    <SaveForm form={form} saveLabel="Save name" maw="26rem" isGuarded>
      <TextInput
        label="Name of the agency"
        description="Used in emails, authenticator apps and the admin area. The website has its own text."
        autoComplete="organization"
        {...form.getInputProps('name')}
      />
    </SaveForm>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const textOf = ({ reasons }: LostReasons) => ({ text: reasons.join('\n') });

/** Edits the reasons for losing a lead, one per line. */
function ReasonsForm({ list }: { list: LostReasons }) {
  const form = useSaveForm({
    what: 'the reasons',
    initial: textOf(list),
    validate: {
      text: (text) => LostReasons.safeParse({ reasons: linesOf(text) }).error?.issues[0]?.message,
    },
    save: ({ text }) => api.agencySettings.saveLostReasons({ body: { reasons: linesOf(text) } }),
    saved: () => ({ title: 'Reasons saved', description: 'Leads that are already lost keep their reason.' }),
    failed: { title: 'Reasons not saved' },
    changes: [lostReasonsQuery.queryKey],
    valuesOf: textOf,
  });
  return (
    <SaveForm form={form} saveLabel="Save reasons" maw="26rem" isGuarded>
      <Textarea
        label="Reasons"
        description="One per line, in the order in which staff choose from them."
        rows={Math.max(4, list.reasons.length + 1)}
        resize="vertical"
        {...form.getInputProps('text')}
      />
    </SaveForm>
  );
}
