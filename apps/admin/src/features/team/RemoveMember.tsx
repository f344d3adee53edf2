import { Alert } from '@mantine/core';
import type { User } from '@upcurve/contracts/team';
import { api } from '../../api.ts';
import { useUser } from '../../auth/auth-context.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import type { Dialog } from '../../components/use-dialog.ts';
import { teamQueries } from './team-queries.ts';
import { useEndOwnSession } from './use-end-own-session.ts';

/** Asks before an account is deleted for good. */
export function RemoveMember({ dialog }: { dialog: Dialog<User> }) {
  const me = useUser();
  const endOwnSession = useEndOwnSession();
  const { id, username } = dialog.subject ?? { id: '', username: '' };
  const isMe = id === me.id;
  return (
    <ConfirmAction
      dialog={dialog}
      title={`Remove ${username}`}
      question={`Are you sure you want to remove ${isMe ? `your own account, ${username},` : username} from the team? This action cannot be undone.`}
      confirmLabel={`Remove ${username}`}
      pendingLabel="Removing..."
      act={(member) => api.team.deleteUser({ params: { id: member.id } })}
      done={() => ({
        title: 'Account removed',
        description: `${username} is no longer part of the team.`,
      })}
      failed={{ title: 'Account not removed' }}
      changes={[teamQueries.users.queryKey]}
      onDone={endOwnSession}
    >
      {isMe && (
        <Alert color="gold" role="note">
          You are signed out at once and need an invite to come back.
        </Alert>
      )}
    </ConfirmAction>
  );
}
