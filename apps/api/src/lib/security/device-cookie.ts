import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { randomToken, sameText, signature } from './tokens.ts';

const DAYS = 180;

/**
 * Marks browsers in which somebody has signed in, so that they have tries of their own and neighbours who guess cannot take them
 * away (OWASP's device cookies). It lets nobody in, and counts for that user alone.
 */
export function createDeviceCookie({ adminUrl, sessionSecret }: Config) {
  const secure = adminUrl.startsWith('https:');
  const name = secure ? '__Host-device' : 'device';
  const sign = (usernameKey: string, id: string) =>
    signature(sessionSecret, 'device', `${usernameKey}\n${id}`);

  return {
    /** The name of the browser, where this user has signed in there. */
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
