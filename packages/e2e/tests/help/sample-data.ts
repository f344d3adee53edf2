import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createClient } from '@upcurve/api-client/create-client';
import { account } from '@upcurve/contracts/account/account';
import { team } from '@upcurve/contracts/account/team';
import type { Role } from '@upcurve/contracts/permissions';
import { WEBHOOK_RETRY_SECONDS, webhook } from '@upcurve/contracts/webhooks/webhook';
import pg from 'pg';
import type { Addresses } from '../system/system.ts';

const DEMO_LEADS = resolve(import.meta.dirname, '../../../../apps/api/src/demo/main.ts');
const PASSWORD = 'lantern orchid gravel 27';
/** Nothing is sent to these receivers. Their deliveries are only written to the log. */
const RECEIVERS = ['https://crm.example/hooks/leads', 'https://sheets.example/rows'];

interface Credentials {
  username: string;
  password: string;
}

export interface SampleData {
  owner: Credentials;
  /** The id of a person with more than one lead. */
  person: string;
}

/** Adds 300 leads from three months. Call it before the product starts. */
export async function addLeads(databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, [DEMO_LEADS], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The leads could not be made up: exit code ${code}.`);
}

/** Creates a team, webhook receivers with a log, mails and visits. */
export async function createSampleData(
  databaseUrl: string,
  { admin }: Addresses,
  dataDir: string,
): Promise<SampleData> {
  const owner = { username: 'olivia.reid', password: PASSWORD };
  const link = readFileSync(join(dataDir, 'setup-link'), 'utf8').trim();
  const cookie = await register(admin, link, owner);
  const options = { baseUrl: admin, headers: () => ({ origin: admin, cookie }) };
  const members = createClient(team, options);
  await createClient(account, options).updateProfile({
    body: { displayName: 'Olivia Reid', email: 'olivia@agency.example' },
  });
  const colleagues: [string, Role][] = [
    ['Sam Okafor', 'sales'],
    ['Priya Nair', 'sales'],
    ['Tom Ellis', 'editor'],
  ];
  for (const [name, role] of colleagues) {
    const [first = ''] = name.toLowerCase().split(' ');
    const { link } = await members.createInvite({ body: { role, name, email: `${first}@agency.example` } });
    await register(admin, link, { username: first, password: PASSWORD });
  }
  await members.createInvite({ body: { role: 'editor', name: 'Ana Duarte', email: 'ana@agency.example' } });
  const tom = (await members.listUsers()).find(({ username }) => username === 'tom');
  if (tom) await members.updateUser({ params: { id: tom.id }, body: { role: 'admin' } });
  const receivers = createClient(webhook, options);
  await receivers.saveSettings({ body: { webhookUrl: RECEIVERS[0]!, isEnabled: true } });
  await receivers.createEndpoint({
    body: {
      name: 'Spreadsheet',
      webhookUrl: RECEIVERS[1]!,
      isEnabled: true,
      events: ['contact.created', 'lead.status_changed'],
    },
  });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    for (const statement of [ASSIGNED, HOSTED, ANSWERED, MAILS, DELIVERIES, ATTEMPTS, VISITS, FORMS])
      await client.query(statement);
    const { rows } = await client.query<{ id: string }>(PERSON);
    return { owner, person: rows[0]?.id ?? '' };
  } finally {
    await client.end();
  }
}

async function register(admin: string, link: string, body: Credentials): Promise<string> {
  const inviteToken = new URL(link).searchParams.get('invite');
  const response = await fetch(`${admin}/api/register`, {
    method: 'POST',
    headers: { origin: admin, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, inviteToken }),
  });
  if (!response.ok) throw new Error(`${body.username} was not let in: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/** Assigns two of three leads that are no longer new. */
const ASSIGNED = `
  update leads set assignee_id = (array(select id from users where role <> 'editor' order by username))[1 + score % 3]
  where kind = 'eligibility' and status <> 'new' and score % 3 > 0`;

/** The demo leads were made before there were members. */
const HOSTED = `update bookings set host_id = (select id from users order by created_at limit 1)`;

/** Sets how long the quiz took, and who responded when. */
const ANSWERED = `
  with quizzes as (
    update leads set
      first_touched_at = case when status <> 'new' then created_at + interval '1 minute' * (9 + score * score % 400) end,
      first_touched_by = case when status <> 'new' then (array(select id from users where role = 'sales' order by username))[1 + score % 2] end
    where kind = 'eligibility' returning id, created_at, score
  )
  update quiz_details set begun_at = created_at - interval '1 minute' * (4 + score % 7) from quizzes where id = lead_id`;

/** The quizzes, numbered from the newest. */
const QUIZZES = `(select *, row_number() over (order by created_at desc) n from leads where kind = 'eligibility') quizzes`;

/** Adds report mails; one in seven has failed. Notifications to the team would wait for an email server. */
const MAILS = `
  with invites as (delete from mails where kind = 'invite')
  insert into mails (id, kind, to_address, to_name, subject, status, attempt_count, last_error, created_at, sent_at, lead_id)
  select gen_random_uuid(), 'report', email, name, 'Your growth report', case when n % 7 = 3 then 'failed' else 'sent' end,
    case when n % 7 = 3 then 10 else 1 end, case when n % 7 = 3 then 'No answer' end, created_at,
    case when n % 7 <> 3 then created_at + interval '2 seconds' end, id
  from ${QUIZZES} where n <= 12`;

/** Adds deliveries of the latest leads, and failed ones from a week ago. */
const DELIVERIES = `
  insert into webhook_deliveries (id, endpoint_id, event, lead_id, body, status, attempt_count, created_at, delivered_at)
  select gen_random_uuid(), endpoint.id, 'eligibility.submitted', quizzes.id,
    json_build_object('email', quizzes.email, 'overall_score', quizzes.score)::text,
    case when n > 12 then 'dead' else 'delivered' end, case when n > 12 then ${WEBHOOK_RETRY_SECONDS.length} else 1 + n % 2 end,
    created_at, case when n <= 12 then created_at + interval '7 seconds' end
  from ${QUIZZES},
    (select id from webhook_settings where quiz_type is not null) endpoint
  where n <= 12 or (created_at between now() - interval '9 days' and now() - interval '4 days' and n % 6 = 0)`;

const ATTEMPTS = `
  insert into webhook_attempts (delivery_id, number, started_at, duration_ms, status_code)
  select id, n, created_at + interval '1 second' * (select sum(wait) * 1.1 from unnest(waits[:n]) wait), 90 + n * 17,
    case when status = 'dead' or n < attempt_count then 503 else 204 end
  from webhook_deliveries, generate_series(1, attempt_count) n, (select array[${WEBHOOK_RETRY_SECONDS}] as waits) schedule`;

const addToTallies = (counts: string) => `
  insert into tallies (day, measure, source, tier, version, question_id, value, count)
  select day, measure, source, '', version, 0, value, sum(count)
  from (${counts}) as counts (day, measure, source, version, value, count) group by 1, 2, 3, 5, 7
  on conflict (day, measure, source, tier, version, question_id, value) do update set count = tallies.count + excluded.count`;

/** Adds visits on days with leads. About three in ten visitors started the quiz. */
const VISITS = addToTallies(`
  with begun as (
    select begun_on as day, source, number as version, count(*) as count from (
      select leads.created_at::date as begun_on, source, question_set from leads join quiz_details on lead_id = id
      union all select created_at::date, source, question_set from quiz_sessions where lead_id is null
    ) quizzes join question_sets on hash = question_set group by 1, 2, 3
  ),
  seen as (select *, 2 * count + extract(day from day)::integer % 4 as others from begun)
  select day, 'viewed', source, version, '', count + others from seen
  union all select day, 'begun', source, version, '', count from seen
  union all select day, 'step', source, 0, step, ceil((count + others) * share) from seen,
    (values ('welcome', 1), ('profile', 0.36), ('business', 0.34), ('questions', 0.33), ('analyzing', 0.3), ('results', 0.3)) steps (step, share)
  union all select day, 'page', source, 0, path, ceil((count + others) * share) from seen,
    (values ('/', 2.2), ('/eligibility/welcome', 1), ('/pricing', 0.7), ('/services', 0.6), ('/blog', 0.4)) pages (path, share)`);

const FORMS = addToTallies(`
  select created_at::date, measure, '', 0, form_type, count(*) * times from leads,
    (values ('formShown', 6), ('formBegun', 2)) steps (measure, times)
  where form_type is not null group by created_at::date, measure, form_type, times`);

const PERSON = `
  select person_id as id from leads where kind = 'eligibility' group by person_id order by count(*) desc, max(created_at) desc limit 1`;
