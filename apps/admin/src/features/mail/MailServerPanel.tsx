import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  MAIL_SECURITIES,
  type MailServerSettings as Settings,
} from '@upcurve/contracts/settings/mail-server';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { useRef, useState } from 'react';
import { api } from '../../api.ts';
import { profileQuery } from '../../auth/own-user-query.ts';
import { ConfirmAction } from '../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { useRestoredFocus } from '../../kit/focus/keep-focus.ts';
import { SettingsPanel } from '../../kit/screen/SettingsPanel.tsx';
import { MailServerForm, TestOutcome, toServerInput, useServerTest } from './MailServerForm.tsx';
import { mailQueries, QUERIES_OF_MAIL_SERVER } from './mail-queries.ts';

/** Shows the email server to owners, who can set, test and remove it unless the environment sets it. */
export function MailServerPanel() {
  const query = useQuery(mailQueries.server());
  const title = useRef<HTMLHeadingElement>(null);
  const [isEditing, setEditing] = useState(false);
  return (
    <SettingsPanel
      title="Email server"
      titleRef={title}
      mt="sm"
      mb="lg"
      query={query}
      what="email server"
      skeleton={[76]}
    >
      {(server) => {
        if (server.isFromEnvironment) return <Fixed server={server} />;
        if (server.host === '' || isEditing)
          return (
            <MailServerForm
              server={server}
              onDone={() => {
                setEditing(false);
                title.current?.focus();
              }}
            />
          );
        return <Summary server={server} onChange={() => setEditing(true)} />;
      }}
    </SettingsPanel>
  );
}

function ServerFacts({ server }: { server: Settings }) {
  const { host, port, security, username, senderName, senderAddress } = server;
  return (
    <Facts
      facts={[
        ['Server', `${host}, port ${port}, ${MAIL_SECURITIES[security]}`],
        ['Username', username],
        ['Sender', senderName ? `${senderName} <${senderAddress}>` : senderAddress],
      ]}
    />
  );
}

function Fixed({ server }: { server: Settings }) {
  return (
    <Stack gap="sm" maw="48rem">
      <ServerFacts server={server} />
      <Text size="sm" c="dimmed">
        Set by SMTP_URL on the server. It can be changed only there.
      </Text>
    </Stack>
  );
}

interface SummaryProps {
  server: Settings;
  onChange: () => void;
}

function Summary({ server, onChange }: SummaryProps) {
  const test = useServerTest();
  const { data: profile } = useQuery(profileQuery);
  const switchingOff = useDialog<Settings>();
  useRestoredFocus(test.isPending);
  return (
    <Stack gap="md" maw="48rem">
      {server.isPasswordLost && (
        <Alert color="red" role="alert" title="The password can no longer be read">
          The server’s SESSION_SECRET has changed. Enter the password again. Until then emails wait.
        </Alert>
      )}
      <ServerFacts server={server} />
      <Group gap="sm">
        <Button variant="default" onClick={onChange}>
          Change
        </Button>
        <Button
          variant="default"
          disabled={test.isPending}
          onClick={() => test.mutate(toServerInput(server))}
        >
          {test.isPending ? 'Testing...' : 'Send test'}
        </Button>
        <Button variant="default" onClick={() => switchingOff.open(server)} disabled={test.isPending}>
          Switch off
        </Button>
      </Group>
      <TestOutcome email={profile?.email} senderAddress={server.senderAddress} test={test} />
      <ConfirmAction
        dialog={switchingOff}
        title="Switch off email?"
        question="The email server and its password are deleted. Nobody receives email until you set one again. Waiting emails are retried for three to four days."
        confirmLabel="Switch off"
        pendingLabel="Switching off..."
        facts={({ host }) => [['Server', host]]}
        act={() => api.mail.removeMailServer()}
        done={() => ({ title: 'Email switched off', description: 'The email server was deleted.' })}
        failed={{ title: 'Email not switched off' }}
        changes={QUERIES_OF_MAIL_SERVER}
      />
    </Stack>
  );
}
