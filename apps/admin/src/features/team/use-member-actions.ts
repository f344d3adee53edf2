import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { Role } from '@upcurve/contracts/permissions';
import type { User } from '@upcurve/contracts/team';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { useUser } from '../../auth/auth-context.ts';
import { endSession } from '../../auth/session.ts';
import { errorMessage } from '../../error-message.ts';
import { ROLE_WORDS } from './roles.ts';
import { teamQueries } from './team-queries.ts';

export type MemberAction =
  | { type: 'role'; member: User; role: Role }
  | { type: 'disable' | 'enable' | 'remove'; member: User };

async function run(action: MemberAction): Promise<void> {
  const params = { id: action.member.id };
  switch (action.type) {
    case 'role':
      await api.team.updateUser({ params, body: { role: action.role } });
      return;
    case 'disable':
    case 'enable':
      await api.team.updateUser({ params, body: { isDisabled: action.type === 'disable' } });
      return;
    case 'remove':
      await api.team.deleteUser({ params }).catch((error: unknown) => {
        // Somebody else was faster.
        if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
      });
  }
}

function done(action: MemberAction): { title: string; description: string } {
  const { username } = action.member;
  switch (action.type) {
    case 'role':
      return { title: 'Role changed', description: `${username} is now ${ROLE_WORDS[action.role].name}.` };
    case 'disable':
      return { title: 'Account disabled', description: `${username} is signed out and cannot log in.` };
    case 'enable':
      return { title: 'Account enabled', description: `${username} can log in again.` };
    case 'remove':
      return { title: 'Account removed', description: `${username} is no longer part of the team.` };
  }
}

const FAILED: Record<MemberAction['type'], string> = {
  role: 'Role not changed',
  disable: 'Account not disabled',
  enable: 'Account not enabled',
  remove: 'Account not removed',
};

/** Changes to a member's account. A change to one's own ends the session here as it did on the server. */
export function useMemberActions(onDone: (action: MemberAction) => void) {
  const { id } = useUser();
  const { toast } = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (_, action) => {
      toast(done(action));
      if (action.member.id === id) return endSession(client, 'ended');
      onDone(action);
    },
    onError: (error, action) =>
      toast({
        variant: 'destructive',
        title: FAILED[action.type],
        description: errorMessage(error, 'Please try again.'),
      }),
    // After a failure too: somebody else may have been faster.
    onSettled: (_data, error, action) => {
      const isSessionOver = action.member.id === id && !error;
      return isSessionOver ? undefined : client.invalidateQueries(teamQueries.users);
    },
  });
}
