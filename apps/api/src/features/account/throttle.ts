import type { FastifyReply, FastifyRequest } from 'fastify';
import { createDeviceCookie } from '../../lib/security/device-cookie.ts';
import { loginThrottle } from '../../lib/security/login-throttle.ts';
import type { Services } from '../../services.ts';
import { usernameKey } from './users.ts';

/** Limits password guesses for this member from the request's browser. */
export function throttleOf({ limits, config }: Services, request: FastifyRequest, username: string) {
  const key = usernameKey(username);
  return loginThrottle(limits, key, request.ip, createDeviceCookie(config).read(request, key));
}

/** Remembers the browser, which from then on has its own attempt limit for this member. */
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
