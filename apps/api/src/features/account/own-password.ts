import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { FastifyRequest } from 'fastify';
import { invalidField, unauthorised } from '../../lib/http/errors.ts';
import { verifyPassword } from '../../lib/security/passwords.ts';
import type { Services } from '../../services.ts';
import { throttleOf } from './throttle.ts';
import { userQueries } from './users.ts';

/**
 * Checks the password of a signed-in user again before sensitive actions, in case the session is hijacked.
 * @throws {HttpError} 400 at `currentPassword` if it is wrong, 429 after too many attempts
 */
export async function checkOwnPassword(
  services: Services,
  user: CurrentUser,
  request: FastifyRequest,
  password: string,
): Promise<void> {
  const throttle = throttleOf(services, request, user.username);
  await throttle.attempt();
  const stored = await userQueries(services.db).findById(user.id);
  if (!stored) throw unauthorised();
  if (!(await verifyPassword(stored.passwordHash, password)))
    throw invalidField('currentPassword', 'This is not your current password.');
  await throttle.succeeded();
}
