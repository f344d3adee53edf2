import { Anchor, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { AGENCY_ZONE } from '@upcurve/contracts/agency';
import { AgencySettings as Settings } from '@upcurve/contracts/agency-settings';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { changeUser } from '../../auth/session.ts';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { useAction } from '../../components/use-action.ts';
import { submitOnModEnter } from '../../form-keys.ts';
import { paths } from '../../paths.ts';
import { useContractForm } from '../../use-contract-form.ts';

const settingsQuery = queryOptions({
  queryKey: ['agency-settings'],
  queryFn: ({ signal }) => api.agencySettings.getAgencySettings({}, { signal }),
});

/** What the agency is called, and by which clocks it goes. */
export function AgencySettings() {
  const query = useQuery(settingsQuery);
  return (
    <Stack gap="lg">
      <Paper component="section" p="lg" aria-labelledby="agency-name">
        <Title order={2} id="agency-name" mb="md">
          Name
        </Title>
        <QueryPanel query={query} what="agency settings" level={3}>
          {(settings) => <NameForm settings={settings} />}
        </QueryPanel>
      </Paper>
      <Paper component="section" p="lg" aria-labelledby="agency-zone">
        <Title order={2} id="agency-zone" mb="md">
          Time zone
        </Title>
        <Facts facts={[['The agency’s clocks', AGENCY_ZONE]]} />
        <Text size="sm" c="dimmed" mt="md" maw="40rem">
          Days of analytics, the digest and the dates on the site go by these clocks. They stay as they are:
          the days that have been counted could not be cut anew. By which clocks times are shown to you alone
          is up to you, in your{' '}
          <Anchor component={Link} to={paths.accountSettings()} inherit underline="always">
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
      return { title: 'Name saved', description: `The agency is called ${name} now.` };
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
          description="Said in mails, in authenticator apps, and here. What the website says is its own text."
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
