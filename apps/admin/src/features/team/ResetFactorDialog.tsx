import type { User } from '@upcurve/contracts/team';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import type { Dialog } from '../../components/use-dialog.ts';
import { teamQueries } from './team-queries.ts';

/** Asks before the second factor of a member who lost it is switched off. */
export function ResetFactorDialog({ dialog }: { dialog: Dialog<User> }) {
  const username = dialog.subject?.username;
  return (
    <ConfirmAction
      dialog={dialog}
      title="Reset Second Factor"
      question={`${username} is signed out everywhere, and the password alone lets them in until they set a new one up. Make sure that it is really ${username} who asks.`}
      confirmLabel="Reset"
      pendingLabel="Resetting..."
      act={({ id }) => api.secondFactor.resetSecondFactor({ params: { id } })}
      done={(member) => ({ title: 'Second factor reset', description: `That of ${member.username}.` })}
      failed={{ title: 'Second factor not reset' }}
      changes={[teamQueries.users.queryKey, teamQueries.roleRules.queryKey]}
      isKept
    />
  );
}
