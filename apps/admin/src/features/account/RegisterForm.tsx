import { Alert, Loader, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import {
  DISPLAY_NAME_MAX,
  type InviteGreeting,
  Registration,
  USERNAME_MAX,
  Username,
} from '@upcurve/contracts/account/account';
import { api } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { ROLE_WORDS } from '../../auth/roles.ts';
import { SubmitButton } from '../../kit/forms/SubmitButton.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { NewPasswordField } from './password-fields.tsx';

/** Registers a member with the invite from a link. Without an invite it explains how to get one. */
export function RegisterForm({ inviteToken }: { inviteToken: string | null }) {
  const invite = useQuery({
    queryKey: ['invite', inviteToken],
    queryFn: ({ signal }) => api.account.readInvite({ body: { inviteToken: inviteToken ?? '' } }, { signal }),
    enabled: inviteToken !== null,
    retry: false,
  });
  if (!inviteToken)
    return (
      <Text size="sm">
        Registration needs an invite link. Ask an owner of this site to make one for you; it works once,
        within 72 hours. The first owner finds the set-up link where the server was started.
      </Text>
    );
  if (invite.isPending) return <Loader size="sm" mx="auto" display="block" aria-label="Loading the invite" />;
  if (invite.error instanceof ApiError && invite.error.statusCode === 403)
    return (
      <Alert color="red" title="This invite cannot be used" role="alert">
        It has expired, was already used or was revoked. Ask an owner for a new link, or log in if you have
        registered before.
      </Alert>
    );
  // If the invite could not be read for another reason, the form still works.
  return <InvitedForm inviteToken={inviteToken} invite={invite.data} />;
}

/** Suggests a username for a name: `Edith Page` becomes `edith.page`. */
function usernameFor(name: string): string {
  const suggestion = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '.')
    .replaceAll(/^\.|\.$/g, '')
    .slice(0, USERNAME_MAX);
  return Username.safeParse(suggestion).success ? suggestion : '';
}

function InvitedForm({ inviteToken, invite }: { inviteToken: string; invite: InviteGreeting | undefined }) {
  const { register } = useAuth();
  const form = useSaveForm({
    schema: Registration,
    initial: {
      displayName: invite?.name ?? '',
      username: usernameFor(invite?.name ?? ''),
      password: '',
      inviteToken,
    },
    save: (body) => register.mutateAsync(body),
  });
  return (
    <form {...form.props}>
      <Stack gap="md">
        {invite && <Greeting {...invite} />}
        <TextInput
          label="Your name"
          description="Visitors who book a meeting with you read it. Without it they read the agency’s name."
          autoComplete="name"
          maxLength={DISPLAY_NAME_MAX}
          autoFocus
          {...form.getInputProps('displayName')}
        />
        <TextInput
          label="Username"
          description="You log in with it. Colleagues see it too."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          {...form.getInputProps('username')}
        />
        <NewPasswordField label="Password" {...form.getInputProps('password')} />
        <SubmitButton isPending={form.isSaving} pendingLabel="Registering...">
          Register
        </SubmitButton>
      </Stack>
    </form>
  );
}

function Greeting({ name, role, invitedBy, agencyName, expiresAt }: InviteGreeting) {
  return (
    <div>
      <Text fw={600} size="lg">
        {name ? `Welcome, ${name}!` : 'Welcome!'}
      </Text>
      <Text size="sm">
        {invitedBy
          ? `${invitedBy} invites you to join ${agencyName} as ${ROLE_WORDS[role].name}. `
          : `Create the first account of ${agencyName}. You will be its ${ROLE_WORDS[role].name}. `}
        You can {ROLE_WORDS[role].may}.
      </Text>
      <Text size="xs" c="dimmed" mt={4}>
        The link works once, until {formatDateTime(expiresAt)}.
      </Text>
    </div>
  );
}
