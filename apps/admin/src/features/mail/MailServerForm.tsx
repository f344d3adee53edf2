import {
  Anchor,
  Button,
  Group,
  NativeSelect,
  NumberInput,
  PasswordInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import {
  MAIL_SECURITIES,
  MAIL_SECURITY_PORTS,
  MailSecurity,
  MailServerInput,
  type MailServerSettings,
} from '@upcurve/contracts/settings/mail-server';
import { useToast } from '@upcurve/ui/use-toast';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { ownUserQuery } from '../../auth/own-user-query.ts';
import { profileQuery } from '../../auth/profile-query.ts';
import { TestResult } from '../../kit/feedback/TestResult.tsx';
import { failureToast } from '../../kit/feedback/use-action.ts';
import { choicesOf } from '../../kit/filters/choices-of.ts';
import { useRestoredFocus } from '../../kit/focus/keep-focus.ts';
import { ConflictAlert } from '../../kit/forms/ConflictAlert.tsx';
import { formErrors } from '../../kit/forms/contract-form.ts';
import { LeaveDialog } from '../../kit/forms/LeaveDialog.tsx';
import { SubmitButton, submitOnModEnter } from '../../kit/forms/SubmitButton.tsx';
import { useUnsavedGuard } from '../../kit/forms/use-unsaved-guard.ts';
import { paths } from '../../paths.ts';
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

type Values = MailServerInput & { password: string };

/** Returns the saved server in the format of the API. It has no password, so the API uses the saved one. */
export const toServerInput = (server: MailServerSettings): MailServerInput => {
  const { host, port, security, username, senderName, senderAddress } = server;
  return { host, port, security, username, senderName, senderAddress };
};

/** An empty password keeps the saved one, unless the username is empty too. */
const bodyOf = ({ password, ...values }: Values): MailServerInput =>
  password || !values.username.trim() ? { ...values, password } : values;

/** Sends a mail to the member through a server. */
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
      <Text size="sm" c="dimmed">
        {email && `A test will be sent to ${email}.`}
        {email === '' && (
          <>
            {senderAddress && `A test will be sent to ${senderAddress}. `}
            To hear of new leads, enter your own address under{' '}
            <Anchor component={Link} to={paths.settings()} inherit underline="always">
              Account
            </Anchor>
            .
          </>
        )}
      </Text>
      <TestResult what="Email" test={test} />
    </div>
  );
}

interface MailServerFormProps {
  server: MailServerSettings;
  /** Called after saving, and to close the form without saving. */
  onDone: () => void;
}

/** Edits and tests the mail server. If a colleague saves first, offers their version or the member's own. */
export function MailServerForm({ server, onDone }: MailServerFormProps) {
  const { toast } = useToast();
  const client = useQueryClient();
  const { data: profile } = useQuery(profileQuery);
  // The version that editing started from.
  const [base, setBase] = useState(server);
  const [newest, setNewest] = useState<MailServerSettings | null>(null);
  const test = useServerTest();
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: { ...toServerInput(server), password: '' },
    validate: schemaResolver(MailServerInput, { sync: true }),
    onValuesChange: () => test.reset(),
  });
  const guard = useUnsavedGuard(
    form.isDirty(),
    () => {
      form.reset();
      onDone();
    },
    // The filters of the list are in the query string.
    { mayStayAt: 'path' },
  );
  const focusField = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();

  function load(stored: MailServerSettings) {
    const values = { ...toServerInput(stored), password: '' };
    setBase(stored);
    setNewest(null);
    form.setInitialValues(values);
    form.setValues(values);
    form.clearErrors();
  }

  function refuse(error: Error) {
    const errors = formErrors(error);
    form.setErrors(errors);
    focusField(errors);
    return Object.keys(errors).length > 0;
  }

  const save = useMutation({
    gcTime: 0,
    mutationFn: ({ version }: MailServerSettings) =>
      api.mail.saveMailServer({ body: bodyOf(form.values), headers: { 'if-match': `"${version}"` } }),
    onSuccess: async (saved) => {
      toast({
        title: 'Mail server saved',
        description: test.data?.success
          ? 'Emails are now sent through it.'
          : 'It has not been tested. Send a test to see whether it works.',
      });
      load(saved);
      client.setQueryData(mailQueries.server().queryKey, saved);
      onDone();
      await Promise.all(QUERIES_OF_MAIL_SERVER.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: async (error) => {
      if (refuse(error)) return;
      if (error instanceof ApiError && error.statusCode === 412) {
        const stored = await client.fetchQuery({ ...mailQueries.server(), staleTime: 0 }).catch(() => null);
        if (stored) return setNewest(stored);
      }
      toast(failureToast(error, { title: 'Mail server not saved' }));
    },
  });
  const isBusy = save.isPending || test.isPending;
  useRestoredFocus(isBusy);

  const { port, security } = form.values;
  const other = security === 'tls' ? 'starttls' : 'tls';
  const field = (name: keyof Values) => ({
    label: LABELS[name],
    autoComplete: 'off',
    spellCheck: false,
    ...form.getInputProps(name),
  });
  return (
    <form
      noValidate
      aria-label="Mail server"
      onKeyDown={submitOnModEnter}
      onSubmit={form.onSubmit(() => {
        if (!isBusy) save.mutate(base);
      }, focusField)}
    >
      <Stack gap="md" maw="48rem">
        {newest && (
          <ConflictAlert
            what="the mail server"
            changed={FIELDS.filter((name) => name !== 'password' && newest[name] !== base[name]).map(
              (name) => LABELS[name],
            )}
            isSaving={save.isPending}
            onLoad={() => load(newest)}
            onOverwrite={() => {
              setBase(newest);
              setNewest(null);
              save.mutate(newest);
            }}
          />
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput
            {...field('host')}
            description="Your mail provider calls it the SMTP server."
            placeholder="smtp.example.com"
            inputMode="url"
          />
          <Group gap="md" align="flex-start" grow>
            <NativeSelect
              {...field('security')}
              description="Your mail provider says which."
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
              base.hasPassword
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
        <Group gap="sm">
          <SubmitButton isPending={save.isPending} pendingLabel="Saving..." disabled={test.isPending}>
            Save Server
          </SubmitButton>
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => {
              const { hasErrors, errors } = form.validate();
              if (hasErrors) return focusField(errors);
              test.mutate(bodyOf(form.values), {
                // Errors at fields are shown only there.
                onError: (error) => refuse(error) && test.reset(),
              });
            }}
          >
            {test.isPending ? 'Testing...' : 'Send Test'}
          </Button>
          {(server.host !== '' || form.isDirty()) && (
            <Button variant="default" disabled={isBusy} onClick={guard.close}>
              {form.isDirty() ? 'Discard' : 'Cancel'}
            </Button>
          )}
        </Group>
        <TestOutcome email={profile?.email} senderAddress={form.values.senderAddress.trim()} test={test} />
      </Stack>
      <LeaveDialog guard={guard} what="the mail server" />
    </form>
  );
}
