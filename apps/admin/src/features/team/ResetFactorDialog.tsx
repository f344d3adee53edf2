import type { User } from '@upcurve/contracts/account/team';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../kit/dialogs/ConfirmAction.tsx';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { teamQueries } from './team-queries.ts';

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
