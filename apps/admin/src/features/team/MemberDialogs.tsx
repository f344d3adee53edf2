import { Alert, Modal, Radio, Stack, Text } from '@mantine/core';
import { PASSWORD_LINK_HOURS, type User } from '@upcurve/contracts/account/team';
import { ROLES } from '@upcurve/contracts/permissions';
import { useState } from 'react';
import { api } from '../../api.ts';
import { ROLE_WORDS } from '../../auth/roles.ts';
import { ConfirmAction } from '../../kit/dialogs/ConfirmAction.tsx';
import { FormDialog, openedDialog } from '../../kit/dialogs/FormDialog.tsx';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { OneTimeText } from '../../kit/feedback/OneTimeText.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { teamQueries, useOwnAccount } from './team-queries.ts';

export function RoleDialog({ dialog }: { dialog: Dialog<User> }) {
  return dialog.subject && <RoleForm key={dialog.opening} dialog={dialog} member={dialog.subject} />;
}

function RoleForm({ dialog, member }: { dialog: Dialog<User>; member: User }) {
  const { isOwn, leave } = useOwnAccount();
  const { id, username } = member;
  const form = useSaveForm({
    initial: { role: member.role },
    save: (body) => api.team.updateUser({ params: { id }, body }),
    saved: (_, { role }) => ({
      title: 'Role changed',
      description: `${username} is now ${ROLE_WORDS[role].name}.`,
    }),
    failed: { title: 'Role not changed' },
    changes: [teamQueries.users.queryKey],
    onSaved() {
      dialog.close();
      leave(member);
    },
  });
  return (
    <FormDialog
      {...openedDialog(dialog)}
      form={form}
      title="Change Role"
      saveLabel="Change Role"
      savingLabel="Changing..."
      isReady={form.isDirty()}
    >
      <Radio.Group label={`Role of ${username}`} {...form.getInputProps('role')}>
        <Stack gap="sm" mt="xs">
          {ROLES.map((option) => (
            <Radio
              key={option}
              value={option}
              label={ROLE_WORDS[option].name}
              description={`Can ${ROLE_WORDS[option].may}`}
              data-autofocus={member.role === option || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      {isOwn(member) ? (
        <Alert color="gold" role="note">
          This is your own account. Changing its role ends your session; log in again to go on with the new
          role.
        </Alert>
      ) : (
        <Text size="sm" c="dimmed">
          {username} is signed out and has the new role at the next login.
        </Text>
      )}
    </FormDialog>
  );
}

/** Confirms resetting the second factor of a member who has lost it. */
export function ResetFactorDialog({ dialog }: { dialog: Dialog<User> }) {
  const username = dialog.subject?.username;
  return (
    <ConfirmAction
      dialog={dialog}
      title="Reset Second Factor"
      question={`${username} is signed out everywhere and logs in with the password alone until they set up a new second factor. Make sure that the request really comes from ${username}.`}
      confirmLabel="Reset"
      pendingLabel="Resetting..."
      act={({ id }) => api.secondFactor.resetSecondFactor({ params: { id } })}
      done={(member) => ({
        title: 'Second factor reset',
        description: `${member.username} now logs in with the password only.`,
      })}
      failed={{ title: 'Second factor not reset' }}
      changes={[teamQueries.users.queryKey, teamQueries.roleRules.queryKey]}
      isKept
    />
  );
}

interface LeavingDialogsProps {
  disabling: Dialog<User>;
  removal: Dialog<User>;
}

export function LeavingDialogs({ disabling, removal }: LeavingDialogsProps) {
  const { isOwn, leave } = useOwnAccount();
  const disabled = disabling.subject?.username;
  const removed = removal.subject?.username;
  const isRemovingOwn = isOwn(removal.subject);
  const rest = { changes: [teamQueries.users.queryKey], onDone: leave };
  return (
    <>
      <ConfirmAction
        {...rest}
        dialog={disabling}
        title={`Disable ${disabled}`}
        question={
          isOwn(disabling.subject)
            ? 'This is your own account: you are signed out immediately and cannot log in until another owner enables it.'
            : `${disabled} is signed out immediately and cannot log in until the account is enabled again. Nothing is deleted.`
        }
        confirmLabel={`Disable ${disabled}`}
        pendingLabel="Disabling..."
        act={({ id }) => api.team.updateUser({ params: { id }, body: { isDisabled: true } })}
        done={({ username }) => ({
          title: 'Account disabled',
          description: `${username} is signed out and cannot log in.`,
        })}
        failed={{ title: 'Account not disabled' }}
        isKept
      />
      <ConfirmAction
        {...rest}
        dialog={removal}
        title={`Remove ${removed}`}
        question={`Are you sure you want to remove ${isRemovingOwn ? `your own account, ${removed},` : removed} from the team? This action cannot be undone.`}
        confirmLabel={`Remove ${removed}`}
        pendingLabel="Removing..."
        act={({ id }) => api.team.deleteUser({ params: { id } })}
        done={({ username }) => ({
          title: 'Account removed',
          description: `${username} is no longer part of the team.`,
        })}
        failed={{ title: 'Account not removed' }}
      >
        {isRemovingOwn && (
          <Alert color="gold" role="note">
            You are signed out immediately and need an invite to return.
          </Alert>
        )}
      </ConfirmAction>
    </>
  );
}

const HOURS = [PASSWORD_LINK_HOURS.min, 4, PASSWORD_LINK_HOURS.max];

/** Creates a link that lets a member choose a new password, and shows it once. */
export function PasswordLinkDialog({ dialog }: { dialog: Dialog<User> }) {
  return dialog.subject && <LinkForm key={dialog.opening} dialog={dialog} member={dialog.subject} />;
}

function LinkForm({ dialog, member }: { dialog: Dialog<User>; member: User }) {
  const [made, setMade] = useState<Awaited<ReturnType<typeof api.team.makePasswordLink>>>();
  const form = useSaveForm({
    initial: { hours: String(HOURS[0]) },
    save: ({ hours }) =>
      api.team.makePasswordLink({ params: { id: member.id }, body: { hours: Number(hours) } }),
    failed: { title: 'Link not created' },
    onSaved: setMade,
  });
  if (made)
    return (
      <Modal opened={dialog.isOpen} onClose={dialog.close} title="Password Link">
        <OneTimeText title="Copy the link now" label="Password link" text={made.link} onDone={dialog.close}>
          It will not be shown again. Send it to {member.username} in private. It works once, until{' '}
          {formatDateTime(made.expiresAt)}.
        </OneTimeText>
      </Modal>
    );
  return (
    <FormDialog
      {...openedDialog(dialog)}
      form={form}
      title="Password Link"
      saveLabel="Make Link"
      savingLabel="Making..."
    >
      <Text size="sm">
        {member.username} uses the link to choose a new password, which ends their sessions. Their second
        factor does not change. Any earlier link stops working.
      </Text>
      <Radio.Group label="Good for" {...form.getInputProps('hours')}>
        <Stack gap="xs" mt="xs">
          {HOURS.map((option, i) => (
            <Radio
              key={option}
              value={String(option)}
              label={option === 1 ? 'One hour' : `${option} hours`}
              data-autofocus={i === 0 || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
    </FormDialog>
  );
}
