import type { User } from '@upcurve/contracts/team';
import { api } from '../../api.ts';
import { useUser } from '../../auth/auth-context.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import type { Dialog } from '../../components/use-dialog.ts';
import { teamQueries } from './team-queries.ts';
import { useEndOwnSession } from './use-end-own-session.ts';

/** Asks before an account can no longer be used. */
export function DisableMember({ dialog }: { dialog: Dialog<User> }) {
  const me = useUser();
  const endOwnSession = useEndOwnSession();
  const { id, username } = dialog.subject ?? { id: '', username: '' };
  return (
    <ConfirmAction
      dialog={dialog}
      title={`Disable ${username}`}
      question={
        id === me.id
          ? 'This is your own account: you are signed out at once and cannot log in until another owner enables it.'
          : `${username} is signed out at once and cannot log in until the account is enabled again. Nothing is deleted.`
      }
      confirmLabel={`Disable ${username}`}
      pendingLabel="Disabling..."
      act={(member) => api.team.updateUser({ params: { id: member.id }, body: { isDisabled: true } })}
      done={() => ({
        title: 'Account disabled',
        description: `${username} is signed out and cannot log in.`,
      })}
      failed={{ title: 'Account not disabled' }}
      changes={[teamQueries.users.queryKey]}
      onDone={endOwnSession}
      isKept
    />
  );
}
