import type { AuditEntry } from '@upcurve/contracts/account/audit';
import { paths } from '../../paths.ts';

/** The pages of subjects by their id, by the first part of an action's name. */
const PAGES: Record<string, (id: string) => string> = {
  person: paths.person,
  post: paths.postEdit,
  media: paths.mediaItem,
};
/** The pages of leads, by the noun that entries about leads carry. */
const LEADS: Record<string, (id: string) => string> = {
  submission: paths.submission,
  'contact submission': paths.contact,
};
/** The screens of subjects without a page of their own. */
const SCREENS: Record<string, string> = {
  member: paths.teamSettings(),
  invite: paths.teamSettings(),
  held: paths.quarantine(),
  booking: paths.bookings(),
  'meeting-type': paths.meetingSettings(),
  hours: paths.meetingSettings(),
  feed: paths.meetingSettings(),
  retention: paths.dataSettings(),
  campaign: paths.analytics(),
  agency: paths.agencySettings(),
  company: paths.companySettings(),
  'counted-month': paths.companySettings(),
  mail: paths.mailSettings(),
  webhook: paths.webhook(),
  question: paths.questions(),
  story: paths.testimonials(),
  category: paths.blogCategories(),
  author: paths.blogAuthors(),
  blog: paths.blog(),
  pictures: paths.blogTransfer(),
};

const GONE = /deleted|removed|erased|taken-back/;

/** Returns the path of an entry's subject; undefined if it is gone or has no screen. */
export function entryPath({ action, what, subjectId }: AuditEntry): string | undefined {
  const [noun = '', done = ''] = action.split('.');
  // The lead remains when its note or call is deleted.
  const isOfLead = ['lead', 'note', 'call'].includes(noun) && action !== 'lead.deleted';
  if (!isOfLead && GONE.test(done)) return undefined;
  const page = isOfLead ? LEADS[what] : PAGES[noun];
  if (page) return subjectId ? page(subjectId) : undefined;
  return SCREENS[noun];
}
