import '@fastify/cookie';
import '@fastify/jwt';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const BEARER_SECONDS = 15 * 60;
const BEARER = /^Bearer\b\s*(.*)$/i;

/** The claims of the JWT in the cookie or bearer token. `sid` is the session's token. */
const SessionClaims = z
  .strictObject({
    sub: z.uuid(),
    sid: z.string().length(43),
    ver: z.int(),
    aud: z.enum(['cookie', 'bearer']),
    iat: z.int(),
    exp: z.int(),
  })
  .refine(({ aud, iat, exp }) => aud === 'cookie' || exp - iat <= BEARER_SECONDS);
export type SessionClaims = z.infer<typeof SessionClaims>;

/** A cookie without secret content. It makes the marketing site check whether someone is signed in. */
const STAFF_MARKER = 'staff';

interface Session {
  token: string;
  expiresAt: Date;
  version: number;
}

/** Returns the parent domain that the admin and marketing URLs share, if any. */
export function sharedDomain(adminUrl: string, marketingUrl: string): string | undefined {
  const parent = new URL(marketingUrl).hostname.replace(/^www\./, '');
  return new URL(adminUrl).hostname.endsWith(`.${parent}`) ? parent : undefined;
}

/** Reads and writes the session cookie, which is limited to the admin host and not readable by scripts. */
export function createSessionCookie(app: FastifyInstance, adminUrl: string, marketingUrl: string) {
  const secure = adminUrl.startsWith('https:');
  const name = secure ? '__Host-sid' : 'sid';
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  const marker = {
    path: '/',
    sameSite: 'lax',
    secure,
    domain: sharedDomain(adminUrl, marketingUrl),
  } as const;

  const sign = (userId: string, session: Session, aud: SessionClaims['aud'], exp: number) =>
    app.jwt.sign({ sub: userId, sid: session.token, ver: session.version, aud, exp });

  return {
    set(reply: FastifyReply, userId: string, session: Session): void {
      const expires = session.expiresAt;
      const exp = Math.floor(expires.getTime() / 1000);
      reply.setCookie(name, sign(userId, session, 'cookie', exp), { ...attributes, expires });
      reply.setCookie(STAFF_MARKER, '1', { ...marker, expires });
    },

    clear(reply: FastifyReply): void {
      reply.clearCookie(name, attributes);
      reply.clearCookie(STAFF_MARKER, marker);
    },

    /** Creates a bearer token for programs, valid for 15 minutes. Browsers never get one. */
    bearer(userId: string, session: Session): string {
      return sign(userId, session, 'bearer', Math.floor(Date.now() / 1000) + BEARER_SECONDS);
    },

    isIn: (request: FastifyRequest) => request.cookies[name] !== undefined,

    read: (request: FastifyRequest) => verifyToken(app, request.cookies[name], 'cookie'),

    hasBearer: (request: FastifyRequest) => BEARER.test(request.headers.authorization ?? ''),

    readBearer(request: FastifyRequest): SessionClaims | undefined {
      const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
      return verifyToken(app, token, 'bearer');
    },
  };
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;

function verifyToken(
  app: FastifyInstance,
  token: string | undefined,
  audience: SessionClaims['aud'],
): SessionClaims | undefined {
  if (!token) return undefined;
  try {
    return SessionClaims.parse(app.jwt.verify(token, { allowedAud: audience }));
  } catch {
    return undefined;
  }
}
