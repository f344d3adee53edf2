import { signature } from './tokens.ts';

/** The token of an invite: made from its id with our secret, so that it lies nowhere in clear, not even while its mail waits. */
export const inviteToken = (secret: string, inviteId: string) => signature(secret, 'invite', inviteId);

interface Admin {
  adminUrl: string;
  sessionSecret: string;
}

/** The address at which an invite is redeemed. */
export const inviteLink = ({ adminUrl, sessionSecret }: Admin, inviteId: string) =>
  `${adminUrl}/auth?invite=${inviteToken(sessionSecret, inviteId)}`;
