import {
  Button,
  Group,
  NativeSelect,
  NumberInput,
  PasswordInput,
  SimpleGrid,
  Text,
  TextInput,
} from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  MAIL_SECURITIES,
  MAIL_SECURITY_PORTS,
  MailSecurity,
  MailServerInput,
  type MailServerSettings,
} from '@upcurve/contracts/settings/mail-server';
import { api } from '../../api.ts';
import { ownUserQuery, profileQuery } from '../../auth/own-user-query.ts';
import { TestResult } from '../../kit/feedback/TestResult.tsx';
import { choicesOf } from '../../kit/filters/choices-of.ts';
import { SaveForm } from '../../kit/forms/SaveForm.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { mailQueries, QUERIES_OF_MAIL_SERVER } from './mail-queries.ts';

const LABELS = {
  host: 'Server name',
  security: 'Encryption',
  port: 'Port',
  username: 'Username',
  password: 'Password',
  senderName: 'Sender name',
  senderAddress: 'Sender address',
} satisfies Record<keyof MailServerInput, string>;
const FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];

/** Returns the saved server in the format of the API. It has no password, so the API uses the saved one. */
export const toServerInput = (server: MailServerSettings): MailServerInput => {
  const { host, port, security, username, senderName, senderAddress } = server;
  return { host, port, security, username, senderName, senderAddress };
};

const valuesOf = (server: MailServerSettings): MailServerInput => ({
  ...toServerInput(server),
  password: '',
});

/** An empty password keeps the saved one, unless the username is empty too. */
const bodyOf = ({ password = '', ...values }: MailServerInput): MailServerInput =>
  password || !values.username.trim() ? { ...values, password } : values;

/** Sends an email to the member through a server. */
export function useServerTest() {
  const client = useQueryClient();
  return useMutation({
    // The request contains the password, so the mutation is not cached.
    gcTime: 0,
    mutationFn: (body: MailServerInput) => api.mail.testMailServer({ body }),
    onSettled: () => client.invalidateQueries({ queryKey: ownUserQuery.queryKey }),
  });
}

interface TestOutcomeProps {
  /** The member's own address. Undefined until it has loaded. */
  email: string | undefined;
  /** Receives the test of a member without an address. */
  senderAddress: string;
  test: ReturnType<typeof useServerTest>;
}

/** Says where a test is sent, and the result of the last one. */
export function TestOutcome({ email, senderAddress, test }: TestOutcomeProps) {
  return (
    <div>
      {email !== undefined && (email || senderAddress) && (
        <Text size="sm" c="dimmed">
          A test will be sent to {email || senderAddress}.
        </Text>
      )}
      <TestResult what="Email" test={test} />
    </div>
  );
}

interface MailServerFormProps {
  server: MailServerSettings;
  /** Called after saving, and to close the form without saving. */
  onDone: () => void;
}

export function MailServerForm({ server, onDone }: MailServerFormProps) {
  const client = useQueryClient();
  const { data: profile } = useQuery(profileQuery);
  const test = useServerTest();
  const form = useSaveForm({
    what: 'the email server',
    schema: MailServerInput,
    initial: valuesOf(server),
    version: server.version,
    onChange: test.reset,
    save: (values, version) =>
      api.mail.saveMailServer({ body: bodyOf(values), headers: { 'if-match': `"${version}"` } }),
    saved: () => ({
      title: 'Email server saved',
      description: test.data?.success
        ? 'Emails are now sent through it.'
        : 'It has not been tested. Send a test to see whether it works.',
    }),
    failed: { title: 'Email server not saved' },
    changes: QUERIES_OF_MAIL_SERVER,
    onSaved(saved) {
      client.setQueryData(mailQueries.server().queryKey, saved);
      onDone();
    },
    valuesOf,
    newest: () => client.fetchQuery({ ...mailQueries.server(), staleTime: 0 }),
    // Passwords are never read back, so a change of nothing else is one of the password.
    changedFields(before, after) {
      const changed = FIELDS.filter((name) => before[name] !== after[name]);
      return (changed.length > 0 ? changed : ['password' as const]).map((name) => LABELS[name]);
    },
  });

  const { port, security } = form.values;
  const other = security === 'tls' ? 'starttls' : 'tls';
  const field = (name: keyof MailServerInput) => ({
    label: LABELS[name],
    autoComplete: 'off',
    spellCheck: false,
    ...form.getInputProps(name),
  });
  return (
    <SaveForm
      form={form}
      label="Email server"
      saveLabel="Save server"
      maw="48rem"
      isBusy={test.isPending}
      isGuarded
      onCancel={server.host === '' ? undefined : onDone}
      actions={
        <Button
          variant="default"
          disabled={form.isSaving || test.isPending}
          onClick={() => {
            if (!form.check()) return;
            test.mutate(bodyOf(form.values), {
              // Errors at fields are shown only there.
              onError: (error) => form.showErrors(error) && test.reset(),
            });
          }}
        >
          {test.isPending ? 'Testing...' : 'Send test'}
        </Button>
      }
      footer={
        <TestOutcome email={profile?.email} senderAddress={form.values.senderAddress.trim()} test={test} />
      }
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          {...field('host')}
          description="Your email provider calls it the SMTP server."
          placeholder="smtp.example.com"
          inputMode="url"
        />
        <Group gap="md" align="flex-start" grow>
          <NativeSelect
            {...field('security')}
            description="Your provider says which."
            data={choicesOf<MailSecurity>(MAIL_SECURITIES)}
            onChange={(event) => {
              const chosen = MailSecurity.parse(event.currentTarget.value);
              form.setFieldValue('security', chosen);
              if (port === MAIL_SECURITY_PORTS[security])
                form.setFieldValue('port', MAIL_SECURITY_PORTS[chosen]);
            }}
          />
          <NumberInput
            {...field('port')}
            description={
              port === MAIL_SECURITY_PORTS[other]
                ? `${port} is for ${MAIL_SECURITIES[other]}.`
                : `Usually ${MAIL_SECURITY_PORTS[security]}.`
            }
            hideControls
          />
        </Group>
        <TextInput {...field('username')} description="Leave empty if the server needs none." />
        <PasswordInput
          {...field('password')}
          autoComplete="new-password"
          description={
            server.hasPassword
              ? 'Leave it empty to keep the saved one.'
              : 'Some providers want an app password.'
          }
        />
        <TextInput {...field('senderName')} description="Leave empty to use the agency’s name." />
        <TextInput
          {...field('senderAddress')}
          description="The provider has to allow it for your account."
          type="email"
          inputMode="email"
        />
      </SimpleGrid>
    </SaveForm>
  );
}
