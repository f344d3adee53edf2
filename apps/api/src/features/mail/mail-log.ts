import type { Mail, MailState, MailStatus } from '@upcurve/contracts/mail';
import type { PageOf } from '@upcurve/contracts/paging';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { afterNewest, countUpTo, newestPage, pageLimit } from '../../lib/paging.ts';

interface ListQuery {
  status?: MailStatus;
  limit?: number;
  cursor?: string;
}

/** Mails as staff see them: newest first, without what they say. */
export async function listMails(db: Db, query: ListQuery): Promise<PageOf<Mail>> {
  const { status, cursor } = query;
  const limit = pageLimit(query);
  let found = db.selectFrom('mails');
  if (status) found = found.where('status', '=', status);
  let page = found
    .select(['id', 'kind', 'toAddress', 'subject', 'status', 'attemptCount', 'lastError'])
    .select(['createdAt', 'nextAttemptAt', 'sentAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor) page = page.where(afterNewest('mails', cursor));
  return { ...newestPage(await page.execute(), limit), ...(await countUpTo(db, found.select('id'))) };
}

/** Whether mail goes out, and what waits since when. */
export async function mailState(db: Db, { smtpUrl, mailFrom }: Config): Promise<MailState> {
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
    isOn: smtpUrl !== undefined,
    from: mailFrom.address,
    waiting: count,
    waitingSince: since,
    lastError: last?.lastError ?? null,
  };
}
