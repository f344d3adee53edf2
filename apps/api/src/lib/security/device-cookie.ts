import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { randomToken, sameText, signature } from './tokens.ts';

const DAYS = 180;

/**
 * Marks browsers in which a user has signed in, so that they have their own limit of attempts, which attackers at the
 * same address cannot use up (OWASP's device cookies). The cookie does not sign anybody in, and counts only for this
 * user.
 */
export function createDeviceCookie({ adminUrl, sessionSecret }: Config) {
  const secure = adminUrl.startsWith('https:');
  const name = secure ? '__Host-device' : 'device';
  const sign = (usernameKey: string, id: string) =>
    signature(sessionSecret, 'device', `${usernameKey}\n${id}`);

  return {
    /** Returns the id of the browser if this user has signed in there before. */
    read(request: FastifyRequest, usernameKey: string): string | undefined {
      const [id = '', given = ''] = (request.cookies[name] ?? '').split('.');
      return sameText(given, sign(usernameKey, id)) ? id : undefined;
    },

    set(reply: FastifyReply, usernameKey: string, id = randomToken()): void {
      reply.setCookie(name, `${id}.${sign(usernameKey, id)}`, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure,
        maxAge: DAYS * 86_400,
      });
    },
  };
}
