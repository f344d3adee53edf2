import { type Kysely, sql } from 'kysely';

/* Quiz submissions, contact submissions and quarantined leads become rows of one table. */

/* The indexes follow once the rows are there. */
const TABLES = `
lock table submissions, contact_submissions, quarantined_leads, quiz_sessions, lead_activities, bookings, mails,
  webhook_deliveries in access exclusive mode;

create table all_leads (
  id uuid primary key,
  kind text not null check (kind in ('eligibility', 'contact')),
  -- Why quarantine holds the lead. Null for the leads that staff work on.
  held_reason text,
  person_id uuid,
  name text not null,
  name_key text not null,
  email text not null,
  email_key text not null generated always as (lower(email)) stored,
  phone text,
  phone_key text,
  company text,
  status text not null default 'new',
  outcome text not null default 'open',
  won_on date,
  lost_on date,
  lost_reason text,
  reason text,
  value_pence integer check (value_pence >= 0),
  assignee_id uuid references users on delete set null,
  follow_up_at timestamptz(3),
  is_unread boolean not null default true,
  version integer not null default 1,
  first_touched_at timestamptz(3),
  first_touched_by uuid references users on delete set null,
  score smallint check (score between 0 and 100),
  tier text check (tier in ('Ready to scale', 'Growing', 'Foundations')),
  is_eligible boolean,
  is_scored boolean,
  form_type text check (form_type in ('Contact', 'E-book', 'Consultation', 'Partner', 'Calculator')),
  source text not null,
  attribution jsonb,
  consent boolean not null,
  consent_version text not null,
  search_text text not null,
  created_at timestamptz(3) not null default now(),
  constraint all_leads_of_kind check (case kind
    when 'eligibility' then form_type is null and num_nulls(score, tier, is_eligible, is_scored) = 0
    else form_type is not null and num_nonnulls(score, tier, is_eligible, is_scored) = 0
  end),
  constraint all_leads_status check (status in ('new', 'contacted') or case kind
    when 'eligibility' then status in ('qualified', 'disqualified')
    else status in ('converted', 'closed')
  end),
  constraint all_leads_outcome
    check (outcome in ('open', 'won', 'lost') and (outcome = 'won') = (won_on is not null)
      and (outcome = 'lost') = (lost_on is not null) and (outcome = 'lost' or lost_reason is null)),
  constraint all_leads_person check (held_reason is not null or person_id is not null)
);

create table quiz_details (
  lead_id uuid primary key references all_leads on delete cascade,
  location text,
  website text,
  -- When the quiz was started. Null if its progress was not stored.
  begun_at timestamptz(3),
  answers jsonb not null,
  question_set bytea not null references question_sets,
  result jsonb not null,
  result_token_hash bytea not null unique
);

create table contact_details (
  lead_id uuid primary key references all_leads on delete cascade,
  message text,
  details jsonb not null default '[]'
);
`;

const ROWS = String.raw`
-- An open lead whose status ends it is from before leads had an outcome.
create function pg_temp.ended_on(lead_status text, lead_outcome text, lead uuid, arrived timestamptz)
  returns date language sql as $$
    select (coalesce((
      select max(created_at) from lead_activities
      where coalesce(submission_id, contact_submission_id) = lead and type = 'status' and after = lead_status
    ), arrived) at time zone 'Europe/London')::date
    where lead_outcome = 'open' and lead_status in ('disqualified', 'closed', 'converted')
  $$;

insert into all_leads (id, kind, person_id, name, name_key, email, phone, phone_key, company, status, outcome, won_on,
    lost_on, lost_reason, reason, value_pence, assignee_id, follow_up_at, is_unread, version, first_touched_at,
    first_touched_by, score, tier, is_eligible, is_scored, source, attribution, consent, consent_version, search_text,
    created_at)
  select id, 'eligibility', person_id, name, name_key, email, phone, phone_key, business_name, status,
    case when ended.day is null then outcome else 'lost' end, won_on, coalesce(ended.day, lost_on), lost_reason, reason,
    value_pence, assignee_id, follow_up_at, is_unread, version, first_touched_at, first_touched_by, score, tier,
    is_eligible, is_scored, source, attribution, consent, consent_version, search_text, completed_at
  from submissions, lateral (select pg_temp.ended_on(status, outcome, id, completed_at) as day) as ended;
insert into quiz_details (lead_id, location, website, begun_at, answers, question_set, result, result_token_hash)
  select id, location, website, begun_at, answers, question_set, result, result_token_hash from submissions;

insert into all_leads (id, kind, person_id, name, name_key, email, phone, phone_key, company, status, outcome, won_on,
    lost_on, lost_reason, reason, value_pence, assignee_id, follow_up_at, is_unread, version, first_touched_at,
    first_touched_by, form_type, source, attribution, consent, consent_version, search_text, created_at)
  select id, 'contact', person_id, name, name_key, email, phone, phone_key, company, status,
    case when ended.day is null then outcome when status = 'converted' then 'won' else 'lost' end,
    case when status = 'converted' then coalesce(ended.day, won_on) else won_on end,
    case when status = 'converted' then lost_on else coalesce(ended.day, lost_on) end,
    lost_reason, reason, value_pence, assignee_id, follow_up_at, is_unread, version, first_touched_at, first_touched_by,
    form_type, source, attribution, consent, consent_version, search_text, created_at
  from contact_submissions, lateral (select pg_temp.ended_on(status, outcome, id, created_at) as day) as ended;
insert into contact_details (lead_id, message, details) select id, message, details from contact_submissions;

-- Quarantine kept leads as JSON.
insert into all_leads (id, kind, held_reason, name, name_key, email, phone, phone_key, company, score, tier, is_eligible,
    is_scored, form_type, source, attribution, consent, consent_version, search_text, created_at)
  select id, kind, reason, name,
    left(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')), 120), email,
    lead ->> 'phone', phone_key, business_name, (lead -> 'result' ->> 'score')::smallint, lead -> 'result' ->> 'tier',
    (lead -> 'result' ->> 'isEligible')::boolean,
    case kind when 'eligibility' then coalesce((lead -> 'result' ->> 'isScored')::boolean, true) end, form_type,
    case kind when 'contact' then lead ->> 'source' else coalesce(lead -> 'attribution' ->> 'source', 'direct') end,
    nullif(lead -> 'attribution', 'null'), (lead ->> 'consent')::boolean, lead ->> 'consentVersion', search_text,
    coalesce((lead ->> 'completedAt')::timestamptz, (lead ->> 'createdAt')::timestamptz, created_at)
  from quarantined_leads;
insert into question_sets (hash, questions)
  select distinct on (lead -> 'questions') sha256(convert_to((lead -> 'questions')::text, 'utf8')), lead -> 'questions'
  from quarantined_leads where kind = 'eligibility'
    and not exists (select from question_sets where questions = lead -> 'questions');
insert into quiz_details (lead_id, location, website, begun_at, answers, question_set, result, result_token_hash)
  select id, lead ->> 'location', lead ->> 'website',
    (select least(session.created_at, (lead ->> 'completedAt')::timestamptz) from quiz_sessions as session
      where held_id = quarantined_leads.id limit 1),
    lead -> 'answers', (select hash from question_sets where questions = lead -> 'questions' order by number limit 1),
    lead -> 'result', result_token_hash
  from quarantined_leads where kind = 'eligibility';
insert into contact_details (lead_id, message, details)
  select id, lead ->> 'message', coalesce(lead -> 'details', '[]') from quarantined_leads where kind = 'contact';
`;

const REFERENCES = `
alter table quiz_sessions rename submission_id to lead_id;
alter table quiz_sessions drop constraint quiz_sessions_submission_id_fkey;
alter table quiz_sessions add foreign key (lead_id) references all_leads on delete cascade;
alter index quiz_sessions_submission rename to quiz_sessions_lead;

alter table lead_activities add lead_id uuid references all_leads on delete cascade;
update lead_activities set lead_id = coalesce(submission_id, contact_submission_id);
alter table lead_activities drop submission_id, drop contact_submission_id, alter lead_id set not null;
create index lead_activities_lead on lead_activities (lead_id, created_at, id);
create index lead_activities_calls on lead_activities (lead_id, created_at, id) where type = 'call';

alter table bookings add lead_id uuid references all_leads on delete cascade;
update bookings set lead_id = coalesce(submission_id, contact_submission_id, held_id);
alter table bookings drop submission_id, drop contact_submission_id, drop held_id, alter lead_id set not null;
create index bookings_lead on bookings (lead_id);

alter table mails add lead_id uuid references all_leads on delete cascade;
update mails set lead_id = coalesce(submission_id, contact_submission_id);
alter table mails drop submission_id, drop contact_submission_id;
alter table mails add check (kind = 'booking' and booking_id is not null
  or num_nonnulls(lead_id, digest_until, invite_id) = 1);
create index mails_lead on mails (lead_id);
-- A lead is confirmed once.
create unique index mails_confirmed on mails (lead_id) where kind = 'confirmation';

alter table webhook_deliveries add lead_id uuid references all_leads on delete cascade;
update webhook_deliveries set lead_id = coalesce(submission_id, contact_submission_id);
alter table webhook_deliveries drop submission_id, drop contact_submission_id;
alter table webhook_deliveries add constraint webhook_deliveries_about
  check (num_nonnulls(lead_id, quiz_session_id) = case event when 'lead.deleted' then 0 else 1 end);
create index webhook_deliveries_lead on webhook_deliveries (lead_id);

drop table submissions, contact_submissions, quarantined_leads;
`;

const INDEXES = `
create index all_leads_held on all_leads (created_at, id) where held_reason is not null;
create index all_leads_person on all_leads (person_id, created_at, id);
create index all_leads_email on all_leads (email_key);
create index all_leads_phone on all_leads (phone_key) where phone_key is not null;
create index all_leads_first_touched_by on all_leads (first_touched_by) where first_touched_by is not null;
-- Without fastupdate, because a pending list makes some searches and some inserts slow at random.
create index all_leads_search on all_leads using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index all_leads_spellings on all_leads using gin (name_spellings(name_key)) with (fastupdate = off);
-- The orders of the lists.
create index all_leads_created on all_leads (created_at, id) where held_reason is null;
create index all_leads_kind_created on all_leads (kind, created_at, id) where held_reason is null;
create index all_leads_kind_name on all_leads (kind, name_key, id) where held_reason is null;
create index all_leads_score_high on all_leads ((coalesce(score, -1)), id) where held_reason is null;
create index all_leads_score_low on all_leads ((coalesce(score, 101)), id) where held_reason is null;
create index all_leads_unread on all_leads (is_unread, created_at, id) where held_reason is null;
create index all_leads_todo on all_leads (is_unread, created_at, id) include (kind)
  where outcome = 'open' and (status = 'new' or follow_up_at is not null) and held_reason is null;
-- The views of the inbox, which are counted for each kind.
create index all_leads_new on all_leads (kind, created_at, id) include (is_eligible, is_unread)
  where status = 'new' and outcome = 'open' and held_reason is null;
-- Their filters.
create index all_leads_status on all_leads (kind, status, created_at, id) where held_reason is null;
create index all_leads_form_type on all_leads (form_type, created_at, id) where form_type is not null;
create index all_leads_source on all_leads (kind, source, created_at, id) where held_reason is null;
create index all_leads_campaign on all_leads ((attribution ->> 'campaign'), created_at, id)
  where (attribution ->> 'campaign') is not null;
create index all_leads_assignee on all_leads (assignee_id, created_at, id) include (kind, outcome)
  where assignee_id is not null;
create index all_leads_follow_up on all_leads (follow_up_at, id) where follow_up_at is not null;
create index all_leads_ended on all_leads (outcome, created_at, id) where outcome <> 'open';
create index all_leads_won_on on all_leads (won_on) include (person_id, value_pence) where outcome = 'won';
create index all_leads_lost_on on all_leads (lost_on) where outcome = 'lost';
-- Erasing a person looks for their address, in any spelling, in what others wrote.
create index all_leads_naming_address on all_leads (id)
  where (name || coalesce(company, '') || source || coalesce(reason, '') || coalesce(attribution::text, ''))
    ~ '[@＠﹫]|%(25)*40|&#|&commat;';
create index quiz_details_naming_address on quiz_details (lead_id)
  where (coalesce(location, '') || coalesce(website, '') || answers::text) ~ '[@＠﹫]|%(25)*40|&#|&commat;';
create index contact_details_naming_address on contact_details (lead_id)
  where (coalesce(message, '') || details::text) ~ '[@＠﹫]|%(25)*40|&#|&commat;';

create view leads as select * from all_leads where held_reason is null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const section of [TABLES, ROWS, REFERENCES, INDEXES]) await sql.raw(section).execute(db);
  await sql`analyze all_leads, quiz_details, contact_details`.execute(db);
}
