import { type Kysely, sql } from 'kysely';

/* The schema of 29 November 2026, 15:00. Later changes are migrations of their own. */

const FUNCTIONS = `
create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- Each word of a name, and the word without each of its letters. Two words that differ by one typing error share one of
-- these. The cost keeps the planner from calling it for every row instead of reading the index.
create function name_spellings(name text) returns text[] language sql immutable strict cost 1000 parallel safe as $$
    select coalesce(array_agg(distinct left(word, greatest(gone - 1, 0)) || substr(word, gone + 1)), '{}')
    from regexp_split_to_table(name, '[[:space:][:punct:]]+') as word,
      generate_series(0, case when length(word) > 3 then length(word) else 0 end) as gone
    where length(word) between 3 and 20
  $$;
`;

const ACCOUNTS = `
create table users (
  id uuid primary key,
  username text not null,
  username_key text not null unique,
  password_hash text not null,
  role text not null check (role in ('owner', 'admin', 'editor', 'sales')),
  is_disabled boolean not null default false,
  session_version integer not null default 1,
  created_at timestamptz not null default now(),
  last_login_at timestamptz,
  display_name text not null default '',
  email text not null default '',
  lead_mails text not null default 'all' check (lead_mails in ('all', 'eligible', 'none')),
  has_digest boolean not null default false,
  zone text,
  has_weekly boolean not null default false,
  has_mentions boolean not null default true,
  feed_secret bytea
);

create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  address text,
  user_agent text,
  must_enrol boolean not null default false
);
create index sessions_user on sessions (user_id);

create table invites (
  id uuid primary key,
  token_hash bytea not null unique,
  role text not null check (role in ('owner', 'admin', 'editor', 'sales')),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  redeemed_at timestamptz,
  name text not null default '',
  email text not null default ''
);
create index invites_created_by on invites (created_by);

create table password_links (
  user_id uuid primary key references users on delete cascade,
  token_hash bytea not null unique,
  created_by uuid not null references users on delete cascade,
  expires_at timestamptz(3) not null
);
create index password_links_created_by on password_links (created_by);

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz(3),
  last_step bigint not null default 0,
  failures smallint not null default 0,
  failing_since timestamptz(3)
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

create table second_factor_roles (
  role text primary key check (role in ('owner', 'admin', 'editor', 'sales'))
);

create table audit_log (
  id uuid primary key,
  created_at timestamptz(3) not null default now(),
  actor_id uuid,
  actor_name text,
  address text,
  action text not null,
  what text not null,
  subject_id text,
  before jsonb,
  after jsonb,
  search_text text not null
);
create index audit_log_action on audit_log (action, created_at, id);
create index audit_log_actor on audit_log (actor_id, created_at, id);
create index audit_log_created on audit_log (created_at, id);
create index audit_log_search on audit_log using gin (search_text gin_trgm_ops);

-- Whoever the app connects as: entries are not changed, nor deleted before their time.
create function keep_audit_log() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.created_at < now() - interval '24 months' then return old; end if;
    end if;
    raise exception 'The audit log is append-only.' using errcode = 'insufficient_privilege';
  end $$;
create trigger audit_log_rows before delete or update on audit_log for each row execute function keep_audit_log();
create trigger audit_log_whole before truncate on audit_log for each statement execute function keep_audit_log();
`;

const SETTINGS = `
create table agency_settings (
  is_only boolean default true primary key check (is_only),
  name text not null,
  lost_reasons text[],
  mail_templates jsonb
);

-- The facts about the company that the site shows, in one row. An empty text is not set.
create table company (
  is_only boolean default true primary key check (is_only),
  registered_name text not null default '',
  company_number text not null default '',
  registered_in text not null default '',
  registered_office text not null default '',
  vat_number text not null default '',
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  founder text not null default '',
  consultations_by text not null default '',
  linkedin text not null default '',
  instagram text not null default '',
  facebook text not null default '',
  youtube text not null default '',
  version integer not null default 1
);

-- The agency's own month for the site: what an owner entered, and the figures counted last.
create table counted_month (
  is_only boolean default true primary key check (is_only),
  is_shown boolean not null default false,
  waived_months integer check (waived_months >= 0),
  waived_pounds integer check (waived_pounds >= 0),
  waived_on date,
  figures jsonb,
  version integer not null default 1,
  check (num_nulls(waived_months, waived_pounds, waived_on) in (0, 3))
);

create table retention (
  kind text primary key
    check (kind in ('leads', 'quarantine', 'quizSessions', 'deliveries', 'questionChanges', 'digests')),
  days integer not null check (days between 7 and 3650),
  -- Leads from before this time were deleted but stay counted.
  expired_until timestamptz(3)
);

create table content_version (
  only_one boolean default true primary key check (only_one),
  version integer not null default 1
);

-- Changes of the site's content that are not yet added to content_version.
create table content_changes (steps integer not null);

-- Work that only one process may do at a time, and until when it is reserved.
create table leases (
  name text primary key,
  until timestamptz not null
);

-- Seeds that have been applied. They are not applied again, even if all their rows were deleted.
create table seeds (
  name text primary key,
  seeded_at timestamptz not null default now()
);

create table idempotency_keys (
  scope text not null,
  key text not null,
  body_hash bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- Form tokens of accepted leads. Each token is accepted once.
create table used_form_tokens (
  hash bytea primary key,
  used_at timestamptz(3) not null default now()
);
create index used_form_tokens_used on used_form_tokens (used_at);

insert into company default values;
insert into content_version default values;
insert into counted_month default values;
`;

const MEDIA = `
create table media (
  id uuid primary key,
  kind text not null check (kind in ('image', 'video', 'captions')),
  hash text not null unique,
  file_name text not null,
  width integer,
  height integer,
  duration_ms integer,
  alt text not null default '',
  is_decorative boolean not null default false,
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  placeholder text,
  search_text text not null,
  created_at timestamptz(3) not null default now(),
  created_by uuid references users on delete set null,
  check ((kind = 'captions') = (width is null)),
  check ((width is null) = (height is null)),
  check ((kind = 'video') = (duration_ms is not null))
);
create index media_created on media (created_at, id);
create index media_created_by on media (created_by) where created_by is not null;
create index media_kind on media (kind, created_at, id);
create index media_search on media using gin (search_text gin_trgm_ops) with (fastupdate = off);

create table media_files (
  key text primary key,
  media_id uuid not null references media on delete cascade,
  role text not null check (role in ('main', 'size', 'poster')),
  width integer not null,
  height integer not null,
  size bigint not null
);
create index media_files_media on media_files (media_id);

create table testimonial_stories (
  id uuid primary key,
  name text not null,
  avatar_id uuid not null references media on delete restrict,
  cta text not null,
  is_active boolean not null,
  sort_order integer not null,
  version integer not null default 1,
  updated_at timestamptz(3) not null default now()
);
create index testimonial_stories_avatar on testimonial_stories (avatar_id);

create table testimonial_segments (
  id uuid primary key,
  story_id uuid not null references testimonial_stories on delete cascade,
  media_id uuid not null references media on delete restrict,
  captions_id uuid references media on delete restrict,
  duration_ms integer not null check (duration_ms > 0),
  sort_order integer not null
);
create index testimonial_segments_captions on testimonial_segments (captions_id) where captions_id is not null;
create index testimonial_segments_media on testimonial_segments (media_id);
create index testimonial_segments_story on testimonial_segments (story_id);
`;

const QUIZ = `
create table questions (
  id integer generated by default as identity primary key,
  text text not null,
  description text,
  input_type text not null
    check (input_type in ('text', 'number', 'freeText', 'multipleChoice', 'checkbox', 'yesno')),
  category text not null check (category in ('business', 'marketing', 'sales', 'financial', 'general')),
  min double precision,
  max double precision,
  step double precision,
  is_active boolean not null,
  options jsonb,
  "order" integer not null unique deferrable,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  show_if jsonb
);

create table question_changes (
  id uuid primary key,
  question_id integer,
  kind text not null check (kind in ('added', 'changed', 'moved', 'deleted', 'ordered')),
  before jsonb,
  after jsonb,
  actor_id uuid references users on delete set null,
  actor_name text not null,
  created_at timestamptz(3) not null default now()
);
create index question_changes_actor on question_changes (actor_id);
create index question_changes_newest on question_changes (created_at, id);
create index question_changes_question on question_changes (question_id, created_at, id);

create table question_sets (
  hash bytea primary key,
  questions jsonb not null,
  number integer generated always as identity,
  since timestamptz(3) not null default now(),
  -- The question that visitors answer in their own words.
  free_text_id text generated always as
    (jsonb_path_query_first(questions, '$[*] ? (@.inputType == "freeText").id') #>> '{}') stored
);
create unique index question_sets_number on question_sets (number);
`;

const LEADS = `
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
  form_type text check (form_type in ('Contact', 'E-book', 'Consultation', 'Partner', 'Calculator', 'Callback')),
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
  result_token_hash bytea not null unique,
  -- What visitors say about their clinic, besides the answers.
  figures jsonb not null default '{}'
);

create table contact_details (
  lead_id uuid primary key references all_leads on delete cascade,
  message text,
  details jsonb not null default '[]'
);

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
-- The planner does not know that tiers follow from scores.
create index all_leads_tier_score_high on all_leads (tier, (coalesce(score, -1)), id)
  where tier is not null and held_reason is null;
create index all_leads_tier_score_low on all_leads (tier, (coalesce(score, 101)), id)
  where tier is not null and held_reason is null;
create index all_leads_todo on all_leads (created_at, id) include (kind, status, follow_up_at)
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

create table quiz_sessions (
  id uuid primary key,
  answers jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lead_id uuid references all_leads on delete cascade,
  name text,
  email text,
  phone text,
  business_name text,
  location text,
  website text,
  consented_at timestamptz(3),
  consent_version text,
  abandoned_at timestamptz(3),
  resume_token_hash bytea,
  source text not null default 'direct',
  is_counted boolean not null default false,
  question_set bytea references question_sets,
  -- No reference: the quiz stays closed when the held lead is released or deleted.
  held_id uuid,
  medium text not null default '(none)',
  campaign text not null default '(none)',
  constraint quiz_sessions_details
    check (case
      when consented_at is null
        then num_nonnulls(name, email, phone, business_name, location, website, consent_version) = 0
      else num_nulls(name, email, consent_version) = 0
    end)
);
create index quiz_sessions_email on quiz_sessions (lower(email)) where email is not null;
create index quiz_sessions_held on quiz_sessions (held_id) where held_id is not null;
create index quiz_sessions_idle on quiz_sessions (updated_at, id)
  where consented_at is not null and abandoned_at is null and lead_id is null;
create index quiz_sessions_open on quiz_sessions (updated_at) where lead_id is null;
create index quiz_sessions_question_set on quiz_sessions (question_set);
create unique index quiz_sessions_resume_token on quiz_sessions (resume_token_hash);
create index quiz_sessions_lead on quiz_sessions (lead_id);

create table lead_activities (
  id uuid primary key,
  lead_id uuid not null references all_leads on delete cascade,
  type text not null
    check (type in ('note', 'call', 'email', 'status', 'assignee', 'followUp', 'value', 'outcome', 'wonOn',
      'lostReason', 'reason', 'person', 'consent', 'details', 'booking')),
  text text,
  before text,
  after text,
  actor_id uuid references users on delete set null,
  actor_name text not null,
  created_at timestamptz(3) not null default now(),
  minutes smallint,
  constraint lead_activities_check1
    check ((type in ('call', 'email')) or (type = 'note') = (text is not null) and minutes is null)
);
create index lead_activities_actor on lead_activities (actor_id) where actor_id is not null;
create index lead_activities_calls on lead_activities (lead_id, created_at, id) where type = 'call';
create index lead_activities_lead on lead_activities (lead_id, created_at, id);

create table note_mentions (
  id uuid primary key,
  activity_id uuid not null references lead_activities on delete cascade,
  member_id uuid references users on delete set null,
  name text not null,
  seen_at timestamptz,
  unique (activity_id, member_id)
);
create index note_mentions_member on note_mentions (member_id, seen_at);

create table inbox_views (
  id uuid primary key,
  member_id uuid not null references users on delete cascade,
  name text not null,
  query jsonb not null,
  is_shared boolean not null,
  unique (member_id, name)
);

-- Two people who stay apart whatever their leads share, the smaller id first.
create table people_splits (
  person_id uuid not null,
  other_id uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (person_id, other_id),
  check (person_id < other_id)
);
create index people_splits_other on people_splits (other_id);

create table suppressed_emails (
  email_hash bytea primary key,
  reason text not null check (reason in ('erase', 'unsubscribe')),
  created_at timestamptz(3) not null default now()
);
`;

const BOOKINGS = `
create table meeting_types (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  minutes smallint not null check (minutes between 15 and 120),
  buffer_before smallint not null check (buffer_before >= 0),
  buffer_after smallint not null check (buffer_after >= 0),
  notice_minutes integer not null check (notice_minutes >= 0),
  days_ahead smallint not null check (days_ahead > 0),
  max_per_day smallint check (max_per_day > 0),
  place_kind text not null check (place_kind in ('phone', 'video', 'address')),
  place_text text not null default '',
  is_active boolean not null default true,
  position integer not null,
  version integer not null default 1,
  questions jsonb not null default '[]',
  mail_text text not null default '',
  assignment text not null default 'one' check (assignment in ('one', 'all'))
);

create table meeting_type_hosts (
  type_id uuid not null references meeting_types on delete cascade,
  host_id uuid not null references users on delete cascade,
  position smallint not null,
  primary key (type_id, host_id)
);
create index meeting_type_hosts_host_id_idx on meeting_type_hosts (host_id);

create table host_hours (
  member_id uuid primary key references users on delete cascade,
  zone text not null,
  weekly jsonb not null,
  dates jsonb not null,
  holidays text check (holidays in ('GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR')),
  version integer not null default 1
);

create table busy_calendars (
  id uuid primary key,
  member_id uuid not null references users on delete cascade,
  position smallint not null,
  -- Encrypted, because the address is enough to read the calendar.
  url bytea not null,
  etag text,
  -- When it was last read to the end, last found unchanged, and last tried.
  expanded_at timestamptz,
  read_at timestamptz,
  tried_at timestamptz,
  error text,
  -- Encrypted, because it has titles of a member's private events.
  problems bytea
);
create index busy_calendars_member_id_idx on busy_calendars (member_id);

create table bookings (
  id uuid primary key,
  type_id uuid not null references meeting_types,
  host_id uuid references users on delete set null,
  host_name text not null,
  lead_id uuid not null references all_leads on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'booked' check (status in ('booked', 'met', 'no_show', 'cancelled')),
  cancel_reason text,
  zone text not null,
  place_kind text not null check (place_kind in ('phone', 'video', 'address')),
  place_text text not null,
  source text not null,
  manage_token_hash bytea not null unique,
  -- A suspicious booking keeps its slot until this time. It stays if it is confirmed.
  held_until timestamptz,
  next_reminder_at timestamptz,
  -- The number of the latest invitation (RFC 5546).
  sequence integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  answers jsonb not null default '[]',
  network text,
  constraint bookings_times_check check (starts_at < ends_at)
);
create index bookings_held_until_idx on bookings (held_until) where held_until is not null;
create index bookings_host_id_starts_at_idx on bookings (host_id, starts_at);
create index bookings_lead on bookings (lead_id);
create index bookings_next_reminder_at_idx on bookings (next_reminder_at) where next_reminder_at is not null;
create index bookings_starts_at_id_idx on bookings (starts_at, id);
create index bookings_type_id_host_id_created_at_idx on bookings (type_id, host_id, created_at);

-- Every member who takes part, also the one in bookings.host_id, who answers for the meeting.
create table booking_hosts (
  booking_id uuid not null references bookings on delete cascade,
  host_id uuid not null references users on delete cascade,
  -- The meeting with its buffers.
  occupied tstzrange not null,
  is_in_force boolean not null,
  primary key (booking_id, host_id),
  -- No host has two meetings at once. Neighbours touch, because the ranges are half open.
  constraint booking_hosts_never_twice exclude using gist (host_id with =, occupied with &&) where (is_in_force)
);
create index booking_hosts_host_id_booking_id_idx on booking_hosts (host_id, booking_id);

-- The meeting that visitors can book in a new installation. Without hosts, the first owner takes it.
insert into meeting_types
  (id, slug, name, minutes, buffer_before, buffer_after, notice_minutes, days_ahead, place_kind, position)
  values (gen_random_uuid(), 'consultation', 'Consultation', 30, 0, 15, 120, 60, 'phone', 1);
`;

const MAIL = `
-- The mail server of Settings, in one row. An empty host means none.
create table mail_server (
  is_only boolean default true primary key check (is_only),
  host text not null default '' check (host ~ '^[a-z0-9.-]{0,253}$'),
  port integer not null default 587 check (port between 1 and 65535),
  security text not null default 'starttls' check (security in ('starttls', 'tls')),
  username text not null default '' check (length(username) <= 254),
  password bytea check (length(password) <= 4096),
  sender_name text not null default '' check (length(sender_name) <= 80),
  sender_address text not null default '' check (length(sender_address) <= 254),
  version integer not null default 1,
  updated_at timestamptz(3) not null default now(),
  tested bytea,
  tested_at timestamptz,
  check ((host = '') = (sender_address = '')),
  check ((username = '') = (password is null)),
  check (host <> '' or username = '')
);

create table mails (
  id uuid primary key,
  kind text not null
    check (kind in ('new-lead', 'digest', 'confirmation', 'report', 'invite', 'weekly', 'mention', 'lead',
      'booking')),
  to_address text not null,
  to_name text not null,
  subject text not null,
  text text,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempt_count smallint not null default 0,
  turn integer not null default 0,
  next_attempt_at timestamptz(3),
  last_error text,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  user_id uuid references users on delete cascade,
  lead_id uuid references all_leads on delete cascade,
  digest_until timestamptz(3),
  is_marketing boolean not null default false,
  invite_id uuid references invites on delete cascade,
  from_name text,
  reply_to text,
  booking_id uuid references bookings on delete cascade,
  leased_until timestamptz(3),
  check (kind = 'booking' or (kind in ('confirmation', 'report', 'invite', 'lead')) = (user_id is null)),
  check ((kind in ('digest', 'weekly')) = (digest_until is not null)),
  check (kind = 'booking' and booking_id is not null
    or num_nonnulls(lead_id, digest_until, invite_id) = 1)
);
create index mails_booking_id on mails (booking_id) where booking_id is not null;
-- How many confirmations an address has had.
create index mails_confirmations on mails (regexp_replace(lower(to_address), '[+][^@]*', ''), created_at)
  where kind = 'confirmation';
-- A lead is confirmed once.
create unique index mails_confirmed on mails (lead_id) where kind = 'confirmation';
create index mails_created on mails (created_at, id);
-- Two runs of one morning's job make one digest for each member.
create unique index mails_digest on mails (user_id, digest_until);
create index mails_invite on mails (invite_id);
create index mails_lead on mails (lead_id);
-- How many reports an address has had.
create index mails_reports on mails (regexp_replace(lower(to_address), '[+][^@]*', ''), created_at)
  where kind = 'report';
create index mails_status_created on mails (status, created_at, id);
create index mails_visitor on mails (lower(to_address)) where user_id is null;

insert into mail_server default values;
`;

const WEBHOOKS = `
create table webhook_settings (
  id uuid primary key,
  quiz_type text unique,
  webhook_url text not null default '',
  is_enabled boolean not null default false,
  secret text,
  previous_secret text,
  previous_secret_until timestamptz,
  failing_since timestamptz,
  paused_at timestamptz,
  pause_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null default 'Main receiver',
  events text[] not null default '{eligibility.submitted,eligibility.abandoned}'
);
create unique index webhook_settings_name on webhook_settings (lower(name));

create table webhook_deliveries (
  id uuid primary key,
  lead_id uuid references all_leads on delete cascade,
  body text not null,
  status text not null check (status in ('pending', 'delivered', 'held', 'dead')),
  attempt_count integer not null default 0,
  turn integer not null default 0,
  next_attempt_at timestamptz,
  created_at timestamptz(3) not null default now(),
  delivered_at timestamptz,
  quiz_session_id uuid references quiz_sessions on delete cascade,
  event text not null default 'eligibility.submitted',
  email_key text,
  leased_until timestamptz,
  endpoint_id uuid not null references webhook_settings on delete cascade,
  constraint webhook_deliveries_about
    check (num_nonnulls(lead_id, quiz_session_id) = case event when 'lead.deleted' then 0 else 1 end)
);
create index webhook_deliveries_created on webhook_deliveries (created_at, id);
-- The next deliveries of each receiver.
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at) where status = 'pending';
create index webhook_deliveries_email on webhook_deliveries (email_key) where email_key is not null;
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, created_at, id);
create index webhook_deliveries_lead on webhook_deliveries (lead_id);
-- Each receiver gets an abandoned quiz once.
create unique index webhook_deliveries_quiz_session on webhook_deliveries (quiz_session_id, endpoint_id);
create index webhook_deliveries_status on webhook_deliveries (status, created_at, id);

create table webhook_attempts (
  delivery_id uuid not null references webhook_deliveries on delete cascade,
  number integer not null,
  started_at timestamptz not null,
  duration_ms integer not null,
  status_code integer,
  error text,
  answer jsonb,
  primary key (delivery_id, number)
);

insert into webhook_settings (id, quiz_type) values (gen_random_uuid(), 'eligibility');
`;

const BLOG = `
create table blog_categories (
  id uuid primary key,
  name text not null,
  slug text not null unique,
  description text not null default '',
  created_at timestamptz(3) not null default now()
);

create table blog_category_slugs (
  slug text primary key,
  category_id uuid not null references blog_categories on delete cascade deferrable initially deferred
);
create index blog_category_slugs_category on blog_category_slugs (category_id);

create table blog_authors (
  id uuid primary key,
  name text not null,
  slug text not null unique,
  email text not null,
  bio text not null default '',
  avatar_url text not null default '',
  avatar_id uuid references media on delete restrict,
  created_at timestamptz(3) not null default now()
);
create index blog_authors_avatar on blog_authors (avatar_id) where avatar_id is not null;
create unique index blog_authors_email on blog_authors (lower(email)) where email <> '';

create table blog_posts (
  id uuid primary key,
  title text not null,
  slug text not null unique,
  excerpt text not null default '',
  cover_id uuid references media on delete restrict,
  category_id uuid references blog_categories on delete set null,
  author_id uuid references blog_authors on delete set null,
  seo_title text not null default '',
  seo_description text not null default '',
  content jsonb not null,
  words integer not null default 0,
  media_ids uuid[] not null default '{}',
  search_text text not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by uuid references users on delete set null,
  updated_at timestamptz(3) not null default now(),
  updated_by uuid references users on delete set null,
  live_revision_id uuid,
  live_since timestamptz(3),
  scheduled_revision_id uuid,
  publish_at timestamptz(3),
  published_at timestamptz(3),
  deleted_at timestamptz(3),
  public_from timestamptz(3)
    generated always as (case when live_revision_id is null then publish_at else published_at end) stored,
  listed_at timestamptz(3) generated always as
    (coalesce(case when live_revision_id is null then publish_at end, published_at, created_at)) stored,
  search_words tsvector not null,
  check ((scheduled_revision_id is null) = (publish_at is null)),
  check ((live_revision_id is null) = (live_since is null)),
  check (live_revision_id is null or published_at is not null),
  check (deleted_at is null or coalesce(live_revision_id, scheduled_revision_id) is null)
);
create index blog_posts_author on blog_posts (author_id) where author_id is not null;
create index blog_posts_category on blog_posts (category_id) where category_id is not null;
create index blog_posts_cover on blog_posts (cover_id) where cover_id is not null;
create index blog_posts_created_by on blog_posts (created_by) where created_by is not null;
create index blog_posts_due on blog_posts (publish_at) where publish_at is not null;
create index blog_posts_listed on blog_posts (listed_at, id) where deleted_at is null;
create index blog_posts_live on blog_posts (live_revision_id) where live_revision_id is not null;
create index blog_posts_public on blog_posts (public_from, id) where public_from is not null;
create index blog_posts_scheduled on blog_posts (scheduled_revision_id) where scheduled_revision_id is not null;
create index blog_posts_search on blog_posts using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index blog_posts_trash on blog_posts (deleted_at, id) where deleted_at is not null;
create index blog_posts_updated_by on blog_posts (updated_by) where updated_by is not null;
create index blog_posts_words on blog_posts using gin (search_words) with (fastupdate = off);

create table blog_revisions (
  id uuid primary key,
  post_id uuid not null references blog_posts on delete cascade,
  number integer not null,
  kind text not null check (kind in ('saved', 'scheduled', 'published', 'restored', 'imported')),
  version integer not null,
  title text not null,
  slug text not null,
  excerpt text not null,
  cover_id uuid,
  category_id uuid,
  author_id uuid,
  seo_title text not null,
  seo_description text not null,
  content jsonb not null,
  words integer not null,
  media_ids uuid[] not null,
  search_text text,
  created_at timestamptz(3) not null default now(),
  created_by uuid references users on delete set null,
  search_words tsvector,
  check ((search_text is null) = (search_words is null)),
  unique (post_id, number)
);
create index blog_revisions_author on blog_revisions (author_id) where search_text is not null;
create index blog_revisions_category on blog_revisions (category_id) where search_text is not null;
create index blog_revisions_created_by on blog_revisions (created_by) where created_by is not null;
-- Only the revisions that readers see now or will see are searched.
create index blog_revisions_search on blog_revisions using gin (search_text gin_trgm_ops) with (fastupdate = off)
  where search_text is not null;
create index blog_revisions_words on blog_revisions using gin (search_words) with (fastupdate = off)
  where search_text is not null;

alter table blog_posts
  add foreign key (live_revision_id) references blog_revisions,
  add foreign key (scheduled_revision_id) references blog_revisions;

create table blog_slugs (
  slug text primary key,
  post_id uuid not null references blog_posts on delete cascade deferrable initially deferred,
  was_public boolean not null default false
);
create index blog_slugs_post on blog_slugs (post_id);

create table blog_post_media (
  post_id uuid not null references blog_posts on delete cascade,
  media_id uuid not null references media on delete restrict,
  primary key (post_id, media_id)
);
create index blog_post_media_media on blog_post_media (media_id);

create table blog_preview_links (
  token_hash bytea primary key,
  post_id uuid not null references blog_posts on delete cascade,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  created_by uuid references users on delete set null
);
create index blog_preview_links_created_by on blog_preview_links (created_by) where created_by is not null;
create index blog_preview_links_expires on blog_preview_links (expires_at);
create index blog_preview_links_post on blog_preview_links (post_id, expires_at);

-- Written every few seconds, and no loss if it is lost.
create unlogged table blog_presence (
  post_id uuid not null references blog_posts on delete cascade,
  user_id uuid not null references users on delete cascade,
  since timestamptz(3) not null default now(),
  seen_at timestamptz(3) not null default now(),
  primary key (post_id, user_id)
);
create index blog_presence_user on blog_presence (user_id);
`;

const ANALYTICS = `
create table busy_times (
  calendar_id uuid not null references busy_calendars on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (starts_at < ends_at)
);
create index busy_times_calendar_id_starts_at_idx on busy_times (calendar_id, starts_at);

create table campaign_costs (
  month date not null check (month = date_trunc('month', month::timestamp with time zone)),
  source text not null,
  medium text not null,
  campaign text not null,
  pence bigint not null check (pence >= 0),
  primary key (month, source, medium, campaign)
);

-- Visits, and leads that retention has deleted, counted by day.
create table tallies (
  day date not null,
  measure text not null,
  source text not null,
  tier text not null,
  version integer not null,
  question_id integer not null,
  value text not null,
  count bigint not null,
  primary key (measure, day, source, tier, version, question_id, value)
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const sections = [
    FUNCTIONS,
    ACCOUNTS,
    SETTINGS,
    MEDIA,
    QUIZ,
    LEADS,
    BOOKINGS,
    MAIL,
    WEBHOOKS,
    BLOG,
    ANALYTICS,
  ];
  for (const section of sections) await sql.raw(section).execute(db);
}
