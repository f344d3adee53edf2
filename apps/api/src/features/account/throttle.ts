import type { FastifyReply, FastifyRequest } from 'fastify';
import { createDeviceCookie } from '../../lib/security/device-cookie.ts';
import { loginThrottle } from '../../lib/security/login-throttle.ts';
import type { Services } from '../../services.ts';
import { usernameKey } from './users.ts';

/** Slows down guessing of this member's password from the request's browser. */
export function throttleOf({ limits, config }: Services, request: FastifyRequest, username: string) {
  const key = usernameKey(username);
  return loginThrottle(limits, key, request.ip, createDeviceCookie(config).read(request, key));
}

/** From now on the browser has tries of its own for this member. */
export function rememberDevice(
  { config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  username: string,
): void {
  const key = usernameKey(username);
  const devices = createDeviceCookie(config);
  devices.set(reply, key, devices.read(request, key));
}
