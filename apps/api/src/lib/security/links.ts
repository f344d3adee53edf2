import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BookingVisitor, paths } from '@upcurve/site-content/paths';
import { signature } from './tokens.ts';

/*
 * Links that are sent to people. A token is derived from a row's id and our secret, so it is stored nowhere in clear
 * text, not even while its email waits. Rows store its hash, so links keep working after the secret changes.
 */

export const inviteToken = (secret: string, inviteId: string) => signature(secret, 'invite', inviteId);

export const resultToken = (secret: string, submissionId: string) =>
  signature(secret, 'result-token', submissionId);

export const resumeToken = (secret: string, sessionId: string) =>
  signature(secret, 'resume-token', sessionId);

export const manageToken = (secret: string, bookingId: string) =>
  signature(secret, 'manage-booking', bookingId);

/** Sent only in the mail that asks for a confirmation, so that using it proves access to the mailbox. */
export const confirmToken = (secret: string, bookingId: string) =>
  signature(secret, 'confirm-booking', bookingId);

interface Addresses {
  adminUrl: string;
  marketingUrl: string;
  sessionSecret: string;
}

export const inviteLink = (
  { adminUrl, sessionSecret }: Pick<Addresses, 'adminUrl' | 'sessionSecret'>,
  inviteId: string,
) => `${adminUrl}/auth?invite=${inviteToken(sessionSecret, inviteId)}`;

type Site = Pick<Addresses, 'marketingUrl' | 'sessionSecret'>;

/** Returns the URL of a visitor's report. Browsers do not send the token to any server, since it follows a #. */
export const reportLink = ({ marketingUrl, sessionSecret }: Site, submissionId: string) =>
  marketingUrl + paths.eligibility.report(resultToken(sessionSecret, submissionId));

/**
 * Returns the URL where the visitor of a report books a meeting without typing anything twice.
 * @param visitor the details to fill in, which also follow the #. Only for emails that a member writes: others must not
 *   repeat what a stranger typed
 */
export const bookLink = (
  { marketingUrl, sessionSecret }: Site,
  submissionId: string | undefined,
  visitor?: BookingVisitor,
) =>
  marketingUrl +
  paths.bookConsultation({
    resultToken: submissionId && resultToken(sessionSecret, submissionId),
    visitor,
  });

/**
 * Returns the URL where a visitor resumes a quiz. Browsers do not send the token to any server, since it follows a #.
 */
export const resumeLink = ({ marketingUrl, sessionSecret }: Site, sessionId: string) =>
  `${marketingUrl}/eligibility/resume#t=${resumeToken(sessionSecret, sessionId)}`;

export const manageLink = ({ marketingUrl, sessionSecret }: Site, bookingId: string) =>
  `${marketingUrl}/booking/${manageToken(sessionSecret, bookingId)}`;

export const confirmLink = (site: Site, bookingId: string) =>
  `${manageLink(site, bookingId)}?confirm=${confirmToken(site.sessionSecret, bookingId)}`;

/** Handles the file DATA_DIR/setup-link. Its single line is the link for registering the first owner. */
export interface SetupLink {
  write(link: string): Promise<void>;
  forget(): Promise<void>;
}

export function setupLinkIn(dataDir: string): SetupLink {
  const file = join(dataDir, 'setup-link');
  return {
    async write(link) {
      await mkdir(dataDir, { recursive: true });
      await writeFile(file, `${link}\n`, { mode: 0o600 });
    },
    forget: () => rm(file, { force: true }),
  };
}
