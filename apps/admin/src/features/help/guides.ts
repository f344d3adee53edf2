import { keysOf } from '@upcurve/contracts/shared/keys';
import type { Guide } from './guide.ts';
import { account } from './guides/account.ts';
import { agency } from './guides/agency.ts';
import { analytics } from './guides/analytics.ts';
import { appearance } from './guides/appearance.ts';
import { auditLog } from './guides/audit-log.ts';
import { blog } from './guides/blog.ts';
import { bookings } from './guides/bookings.ts';
import { company } from './guides/company.ts';
import { contacts } from './guides/contacts.ts';
import { data } from './guides/data.ts';
import { editor } from './guides/editor.ts';
import { inbox } from './guides/inbox.ts';
import { mail } from './guides/mail.ts';
import { media } from './guides/media.ts';
import { meetings } from './guides/meetings.ts';
import { people } from './guides/people.ts';
import { quarantine } from './guides/quarantine.ts';
import { questions } from './guides/questions.ts';
import { submissions } from './guides/submissions.ts';
import { team } from './guides/team.ts';
import { testimonials } from './guides/testimonials.ts';
import { webhooks } from './guides/webhooks.ts';

/** All guides by the last part of their address, in the order of the index. */
export const GUIDES = {
  inbox,
  submissions,
  contacts,
  people,
  bookings,
  quarantine,
  analytics,
  questions,
  webhooks,
  blog,
  editor,
  testimonials,
  media,
  appearance,
  account,
  mail,
  agency,
  company,
  meetings,
  team,
  data,
  'audit-log': auditLog,
} satisfies Record<string, Guide>;
export type GuideName = keyof typeof GUIDES;

export interface NamedGuide extends Guide {
  name: GuideName;
}

const NAMED: readonly NamedGuide[] = keysOf(GUIDES).map((name) => ({ ...GUIDES[name], name }));

/** Returns the guides to the screens that a member may open. */
export const guidesFor = (can: (permission: NonNullable<Guide['permission']>) => boolean) =>
  NAMED.filter(({ permission }) => !permission || can(permission));
