import type { AuditEntry } from '@upcurve/contracts/account/audit';
import { paths } from '../../paths.ts';

/** The screens of the subjects, by the first part of an action's name. Subjects without one have no screen. */
const SCREENS: Record<string, (id: string) => string> = {
  member: paths.teamSettings,
  invite: paths.teamSettings,
  person: paths.person,
  held: paths.quarantine,
  booking: paths.bookings,
  'meeting-type': paths.meetingSettings,
  hours: paths.meetingSettings,
  feed: paths.meetingSettings,
  retention: paths.dataSettings,
  campaign: paths.analytics,
  agency: paths.agencySettings,
  company: paths.companySettings,
  'counted-month': paths.companySettings,
  mail: paths.mailSettings,
  webhook: paths.webhook,
  question: paths.questions,
  story: paths.testimonials,
  post: paths.postEdit,
  category: paths.blogCategories,
  author: paths.blogAuthors,
  blog: paths.blog,
  pictures: paths.blogTransfer,
  media: paths.mediaItem,
};
/** The pages of leads, by the noun that entries about leads carry. */
const LEADS: Record<string, (id: string) => string> = {
  submission: paths.submission,
  'contact submission': paths.contact,
};

const GONE = /deleted|removed|erased|taken-back/;

/** Returns the path of an entry's subject; undefined if it is gone or has no screen. */
export function entryPath({ action, what, subjectId }: AuditEntry): string | undefined {
  const [noun = '', done = ''] = action.split('.');
  // The lead remains when its note or call is deleted.
  const lead = ['lead', 'note', 'call'].includes(noun) && action !== 'lead.deleted' && LEADS[what];
  if (lead) return subjectId ? lead(subjectId) : undefined;
  const screen = GONE.test(done) ? undefined : SCREENS[noun];
  // Functions that take an id have one parameter.
  return screen && (subjectId || screen.length === 0) ? screen(subjectId ?? '') : undefined;
}
