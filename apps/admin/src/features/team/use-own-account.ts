import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@upcurve/contracts/account/team';
import { useUser } from '../../auth/auth-context.ts';
import { endSession } from '../../auth/session.ts';

/** Whether an account is the member's own. Changing it ends the session here as on the server. */
export function useOwnAccount() {
  const { id } = useUser();
  const client = useQueryClient();
  const isOwn = (member: User | null) => member?.id === id;
  const leave = (member: User) => isOwn(member) && endSession(client, 'ended');
  return { isOwn, leave };
}
