import { shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import type { Trx } from '../../db/client.ts';
import type { Job } from '../../lib/queue/queue.ts';
import { resumeToken } from '../../lib/security/links.ts';
import { sha256 } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';
import { hasSubmittedSince } from '../leads/kinds/quiz/service.ts';
import { askedQuestions } from '../questions/service.ts';
import { announceAbandoned } from '../webhook/service.ts';
import { quizSessionQueries } from './sessions.ts';

const EVERY_MINUTE = '* * * * *';

export const quizJobs = (services: Services): Job[] => [
  { name: 'find-abandoned-quizzes', cron: EVERY_MINUTE, run: () => findAbandoned(services) },
];

/** Maximum number of sessions per run. The next run starts within a minute. */
const BATCH_SIZE = 1000;

export async function findAbandoned(services: Services): Promise<number> {
  let count = 0;
  while (count < BATCH_SIZE && (await services.db.transaction().execute((trx) => abandonNext(trx, services))))
    count++;
  return count;
}

async function abandonNext(trx: Trx, services: Services): Promise<boolean> {
  const sessions = quizSessionQueries(trx);
  const session = await sessions.lockIdle();
  if (!session) return false;
  const { id, name, email } = session;
  const moments = await sessions.abandon(id, sha256(resumeToken(services.config.sessionSecret, id)));
  // A visitor who has submitted another quiz has not given up.
  if (!name || !email || (await hasSubmittedSince(trx, email, session.createdAt))) return true;
  await announceAbandoned(trx, {
    ...session,
    ...moments,
    name,
    email,
    startedAt: session.createdAt,
    questions: shownQuestions(await askedQuestions(trx), session.answers),
  });
  return true;
}
