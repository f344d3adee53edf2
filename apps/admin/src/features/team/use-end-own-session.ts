import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@upcurve/contracts/team';
import { useUser } from '../../auth/auth-context.ts';
import { endSession } from '../../auth/session.ts';

/** A change to one's own account ends the session here as it did on the server. */
export function useEndOwnSession() {
  const me = useUser();
  const client = useQueryClient();
  return ({ id }: User) => {
    if (id === me.id) endSession(client, 'ended');
  };
}
