import type { Mail, MailState, MailStatus } from '@upcurve/contracts/settings/mail';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { type PageQuery, pageOf } from '../../lib/http/paging/paging.ts';
import { mailServer } from './server.ts';

/** Lists mails, newest first, without their texts. */
export function listMails(
  db: Db,
  { status, ...page }: PageQuery & { status?: MailStatus },
): Promise<PageOf<Mail>> {
  let found = db
    .selectFrom('mails')
    .select(['id', 'kind', 'toAddress', 'subject', 'status', 'attemptCount', 'lastError'])
    .select(['createdAt', 'nextAttemptAt', 'sentAt']);
  if (status) found = found.where('status', '=', status);
  return pageOf(db, found, page);
}

/** Returns whether mail is enabled, how many mails are waiting and since when. */
export async function mailState(db: Db, config: Config): Promise<MailState> {
  const server = await mailServer(db, config);
  const waiting = db.selectFrom('mails').where('status', '=', 'waiting');
  const { count, since } = await waiting
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('createdAt').as('since')])
    .executeTakeFirstOrThrow();
  const last = await waiting
    .select('lastError')
    .where('lastError', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    isOn: server !== undefined,
    from: (server?.from ?? config.mailFrom).address,
    waiting: count,
    waitingSince: since,
    lastError: last?.lastError ?? null,
  };
}
