import { Alert } from '@mantine/core';
import type { User } from '@upcurve/contracts/account/team';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../kit/dialogs/ConfirmAction.tsx';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { teamQueries, useOwnAccount } from './team-queries.ts';

interface LeavingDialogsProps {
  disabling: Dialog<User>;
  removal: Dialog<User>;
}

/** Confirms disabling or permanently deleting an account. */
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
