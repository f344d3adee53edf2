import { Anchor, Group, Paper, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { LostReasons, AgencySettings as Settings } from '@upcurve/contracts/settings/agency-settings';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { changeUser } from '../../auth/session.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useContractForm } from '../../kit/forms/contract-form.ts';
import { SubmitButton, submitOnModEnter } from '../../kit/forms/SubmitButton.tsx';
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
      <Paper component="section" p="lg" aria-labelledby="agency-name">
        <Title order={2} id="agency-name" mb="md">
          Name
        </Title>
        <QueryPanel query={query} what="agency settings">
          {(settings) => <NameForm settings={settings} />}
        </QueryPanel>
      </Paper>
      <Paper component="section" p="lg" aria-labelledby="lost-reasons">
        <Title order={2} id="lost-reasons" mb="md">
          Reasons for losing a lead
        </Title>
        <QueryPanel query={reasons} what="reasons">
          {(list) => <ReasonsForm reasons={list.reasons} />}
        </QueryPanel>
      </Paper>
      <Paper component="section" p="lg" aria-labelledby="mail-templates">
        <Title order={2} id="mail-templates" mb="md">
          Email templates
        </Title>
        <QueryPanel query={templates} what="templates">
          {(list) => <MailTemplatesForm templates={list.templates} />}
        </QueryPanel>
      </Paper>
      <Paper component="section" p="lg" aria-labelledby="agency-zone">
        <Title order={2} id="agency-zone" mb="md">
          Time zone
        </Title>
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
      </Paper>
    </Stack>
  );
}

function NameForm({ settings }: { settings: Settings }) {
  const client = useQueryClient();
  const form = useContractForm(Settings, settings);
  const save = useAction({
    act: (body: Settings) => api.agencySettings.saveAgencySettings({ body }),
    done: (_, { name }) => {
      changeUser(client, { agencyName: name });
      return { title: 'Name saved', description: `The agency is now called ${name}.` };
    },
    failed: { title: 'Name not saved' },
    changes: [settingsQuery.queryKey],
  });
  return (
    <form
      noValidate
      onKeyDown={submitOnModEnter}
      onSubmit={form.onSubmit(
        (values) => {
          if (!save.isPending) save.mutate({ ...values });
        },
        () => form.getInputNode('name')?.focus(),
      )}
    >
      <Stack gap="md" maw="26rem">
        <TextInput
          label="Name of the agency"
          description="Used in emails, authenticator apps and the admin area. The website has its own text."
          autoComplete="organization"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <Group>
          <SubmitButton isPending={save.isPending} pendingLabel="Saving...">
            Save Name
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

/** Edits the reasons for losing a lead, one per line. */
function ReasonsForm({ reasons }: LostReasons) {
  const [text, setText] = useState(reasons.join('\n'));
  const [problem, setProblem] = useState('');
  const save = useAction({
    act: (body: LostReasons) => api.agencySettings.saveLostReasons({ body }),
    done: (_, saved) => {
      setText(saved.reasons.join('\n'));
      return { title: 'Reasons saved', description: 'Leads that are already lost keep their reason.' };
    },
    failed: { title: 'Reasons not saved' },
    changes: [lostReasonsQuery.queryKey],
  });
  return (
    <form
      noValidate
      onKeyDown={submitOnModEnter}
      onSubmit={(event) => {
        event.preventDefault();
        const lines = text.split('\n').map((line) => line.trim());
        const { data, error } = LostReasons.safeParse({ reasons: lines.filter(Boolean) });
        setProblem(error?.issues[0]?.message ?? '');
        if (data && !save.isPending) save.mutate(data);
      }}
    >
      <Stack gap="md" maw="26rem">
        <Textarea
          label="Reasons"
          description="One per line, in the order in which staff choose from them."
          rows={Math.max(4, reasons.length + 1)}
          resize="vertical"
          error={problem}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group>
          <SubmitButton isPending={save.isPending} pendingLabel="Saving...">
            Save Reasons
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
