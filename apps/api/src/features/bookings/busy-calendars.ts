import { execFile } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CalendarProblems } from '@upcurve/contracts/bookings/hours';
import { DAYS_AHEAD_MAX } from '@upcurve/contracts/bookings/meeting-types';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { contentChanged } from '../../lib/database/content-version.ts';
import { describeFailure, requestWithRedirects } from '../../lib/http/safe-request.ts';
import { seal, unseal } from '../../lib/security/seal.ts';
import type { Services } from '../../services.ts';
import type { Interval } from './free-starts.ts';
import type { ReadCalendar } from './read-calendar.ts';

export const READ_CALENDARS = 'read-calendars';

const PURPOSE = 'busy-calendar';

export const sealUrl = ({ sessionSecret }: Pick<Config, 'sessionSecret'>, id: string, url: string): Buffer =>
  seal(sessionSecret, PURPOSE, id, Buffer.from(url));

/** Returns the address of a calendar; an empty text if it was encrypted with another secret. */
export const unsealUrl = (
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  id: string,
  url: Buffer,
): string => unseal(sessionSecret, PURPOSE, id, url)?.toString() ?? '';

const PROBLEMS = 'busy-calendar-problems';

export function unsealProblems(
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  id: string,
  problems: Buffer | null,
): CalendarProblems | null {
  const json = problems && unseal(sessionSecret, PROBLEMS, id, problems);
  return json ? (JSON.parse(json.toString()) as CalendarProblems) : null;
}

/** Returns the address that calendar programs request for a `webcal:` link. */
export const httpsAddress = (url: string) => url.replace(/^webcal:/i, 'https:');

/** How often a calendar is requested, and how often recurring events are expanded again if it has not changed. */
const EVERY_MINUTES = 10;
const EXPAND_EVERY_HOURS = 12;
const MAX_PARALLEL = 3;
const PER_RUN = 100;

const ANSWER_SECONDS = 20;
const FILE_MAX_BYTES = 10 * 1024 * 1024;
/** Time and heap limits of the process that reads a file. */
const LIMITS = { seconds: 15, megabytes: 512 };
const DAY = 24 * 60 * 60 * 1000;
const INSERT_BATCH_SIZE = 5000;

/** Why a calendar cannot be used, as a sentence for its member. */
class CalendarError extends Error {
  override name = 'CalendarError';
}

/** In the same folder as this file, in both source and build (vite.config.ts). */
const PROCESS = fileURLToPath(
  new URL(`./read-calendar-process${extname(import.meta.filename)}`, import.meta.url),
);

/** Reads a file in a separate process, because reading it may never end. @throws {CalendarError} */
function parseApart(
  file: string,
  range: Interval,
  zone: string,
  owners: string[],
): Promise<Exclude<ReadCalendar, { refused: string }>> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [
        `--max-old-space-size=${LIMITS.megabytes}`,
        ...[PROCESS, String(range.start), String(range.end), zone, ...owners],
      ],
      // No environment variables: a process that reads untrusted files must not see our secrets.
      { env: {}, timeout: LIMITS.seconds * 1000, killSignal: 'SIGKILL', maxBuffer: FILE_MAX_BYTES },
      (error, stdout) => {
        if (error) return reject(new CalendarError('This calendar takes too long to read.'));
        const answer = JSON.parse(stdout) as ReadCalendar;
        if ('refused' in answer) reject(new CalendarError(answer.refused));
        else resolve(answer);
      },
    );
    // Writing to a dead process fails. The callback above says why it ended.
    child.stdin?.on('error', () => {});
    child.stdin?.end(file);
  });
}

/** Requests a calendar. Undefined if it has not changed. @throws {CalendarError} */
async function request(
  url: string,
  etag: string | null,
  allowPrivate: boolean,
): Promise<{ file: string; etag: string | null } | undefined> {
  const signal = AbortSignal.timeout(ANSWER_SECONDS * 1000);
  try {
    const { statusCode, headers, response } = await requestWithRedirects(httpsAddress(url), {
      method: 'GET',
      headers: {
        accept: 'text/calendar',
        'accept-encoding': 'identity',
        'user-agent': 'Upcurve-Calendars/1.0',
        ...(etag && { 'if-none-match': etag }),
      },
      allowPrivate,
      signal,
    });
    if (statusCode === 304) {
      response?.destroy();
      return undefined;
    }
    if (statusCode !== 200 || !response) {
      response?.destroy();
      throw new CalendarError(`The calendar answered with status ${statusCode}.`);
    }
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > FILE_MAX_BYTES) throw new CalendarError('The calendar is larger than 10 MB.');
      chunks.push(chunk);
    }
    return { file: Buffer.concat(chunks).toString(), etag: headers.etag?.slice(0, 200) ?? null };
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    throw new CalendarError(describeFailure(error, signal, ANSWER_SECONDS));
  }
}

interface DueCalendar {
  id: string;
  url: Buffer;
  etag: string | null;
  zone: string | null;
  email: string;
}

/** Returns the addresses that invitations to a calendar's owner go to. Google's private addresses contain one. */
const ownersOf = (url: string, email: string) =>
  [email, ...url.replaceAll('%40', '@').split('/')].filter((text) => /^[^\s@]+@[^\s@]+$/.test(text));

/** Reads one calendar and stores its busy times. If that fails, stores the reason for its member to see. */
async function readOne(
  { db, config }: Services,
  { id, url: sealedUrl, etag, zone, email }: DueCalendar,
): Promise<void> {
  const now = Date.now();
  const range = { start: now - DAY, end: now + (DAYS_AHEAD_MAX + 2) * DAY };
  try {
    const url = unsealUrl(config, id, sealedUrl);
    const answer = await request(url, etag, config.allowPrivateNetworks);
    const found = answer && (await parseApart(answer.file, range, zone ?? AGENCY_ZONE, ownersOf(url, email)));
    const problems =
      found && seal(config.sessionSecret, PROBLEMS, id, Buffer.from(JSON.stringify(found.problems)));
    await db.transaction().execute(async (trx) => {
      const updated = await trx
        .updateTable('busyCalendars')
        .set({ readAt: sql`now()`, error: null })
        .$if(answer !== undefined, (query) =>
          query.set({ etag: answer?.etag ?? null, expandedAt: sql`now()`, problems: problems ?? null }),
        )
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      // The member may have removed it in the meantime.
      if (!updated || !found) return;
      await replaceTimes(trx, id, found.times);
      await contentChanged(trx);
    });
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    await db.updateTable('busyCalendars').set({ error: error.message }).where('id', '=', id).execute();
  }
}

async function replaceTimes(trx: Db, calendarId: string, times: readonly Interval[]): Promise<void> {
  await trx.deleteFrom('busyTimes').where('calendarId', '=', calendarId).execute();
  for (let i = 0; i < times.length; i += INSERT_BATCH_SIZE) {
    const rows = times.slice(i, i + INSERT_BATCH_SIZE).map(({ start, end }) => ({
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
    }));
    await sql`
      insert into busy_times (calendar_id, starts_at, ends_at)
      select ${calendarId}, "startsAt", "endsAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as times ("startsAt" timestamptz, "endsAt" timestamptz)`.execute(
      trx,
    );
  }
}

/** Reads the calendars that are due. Several workers share them. Returns how many it has tried. */
export async function readCalendars(services: Services): Promise<number> {
  const { rows: due } = await sql<DueCalendar>`
    update busy_calendars set tried_at = now() where id in (
      select id from busy_calendars
      where tried_at is null or tried_at < now() - make_interval(mins => ${sql.lit(EVERY_MINUTES)})
      order by tried_at nulls first limit ${PER_RUN} for update skip locked
    )
    returning id, url,
      case when expanded_at > now() - make_interval(hours => ${sql.lit(EXPAND_EVERY_HOURS)}) then etag end as etag,
      (select zone from host_hours where host_hours.member_id = busy_calendars.member_id) as zone,
      (select email from users where users.id = busy_calendars.member_id) as email`.execute(services.db);
  const limit = pLimit(MAX_PARALLEL);
  await Promise.all(due.map((calendar) => limit(() => readOne(services, calendar))));
  return due.length;
}
