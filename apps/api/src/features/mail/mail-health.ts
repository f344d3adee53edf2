import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { sha256 } from '../../lib/security/tokens.ts';
import { mailServer, type SavedServer } from './server.ts';

type TestedServer = Omit<SavedServer, 'allowPrivate'> & { senderAddress: string };

/** Returns a digest of the settings that decide whether a server sends mails. */
export const digestOf = ({ sessionSecret }: Config, server: TestedServer): Buffer => {
  const { host, port, security, username, password, senderAddress } = server;
  return sha256(JSON.stringify([sessionSecret, host, port, security, username, password, senderAddress]));
};

/**
 * Returns whether mail has worked with the current settings, and whether it fails now: a mail is waiting after a failed
 * attempt, and none was sent since, or the settings in the admin have never worked.
 */
export async function mailHealth(
  db: Db,
  config: Config,
): Promise<{ hasWorked: boolean; isFailing: boolean }> {
  const server = await mailServer(db, config);
  if (!server) return { hasWorked: false, isFailing: false };
  const isSaved = 'host' in server;
  const digest = isSaved ? digestOf(config, { ...server, senderAddress: server.from.address }) : null;
  const { rows } = await sql<{ hasWorked: boolean; isWaiting: boolean }>`
    select worked_at is not null as has_worked, exists (
      select from mails where status = 'waiting' and last_error is not null
        and created_at > coalesce(worked_at, '-infinity')) as is_waiting
    from (
      select greatest(
        (select max(sent_at) from mails where sent_at > ${isSaved ? sql`updated_at` : sql`'-infinity'`}),
        case when tested = ${digest} then tested_at end) as worked_at
      from mail_server) as health`.execute(db);
  const { hasWorked = false, isWaiting = false } = rows[0] ?? {};
  return { hasWorked, isFailing: isWaiting || (isSaved && !hasWorked) };
}
