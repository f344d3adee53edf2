import { everyScreen, type Screen } from '../../kit/screen/screens.ts';
import type { Guide } from './guide.ts';
import { account } from './guides/account.ts';
import { agency } from './guides/agency.ts';
import { analytics } from './guides/analytics.ts';
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

/** All guides by the last part of their address. */
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
  area: 'Leads' | 'Website' | 'Settings';
  /** The address of its screen, unless the screen shows an item. */
  screen?: string;
}

const isGuideName = (name: string | undefined): name is GuideName =>
  name !== undefined && Object.hasOwn(GUIDES, name);

/** Returns the guides to screens, in the order of the screens. */
export function guidesTo(screens: readonly Screen[]): NamedGuide[] {
  const guides = new Map<GuideName, NamedGuide>();
  for (const { guide, path, group = 'Leads' } of everyScreen(screens))
    if (isGuideName(guide) && !guides.has(guide))
      guides.set(guide, {
        ...GUIDES[guide],
        name: guide,
        area: group,
        screen: path.includes(':') ? undefined : path,
      });
  return [...guides.values()];
}
