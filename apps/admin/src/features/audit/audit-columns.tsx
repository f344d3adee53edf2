import { Anchor, Text } from '@mantine/core';
import type { AuditEntry } from '@upcurve/contracts/account/audit';
import { Link } from 'react-router';
import { columnsOf } from '../../kit/table/use-list-table.ts';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { paths } from '../../paths.ts';
import { actorWords, changeWords, entryWords } from './entry-words.ts';

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
  'meeting-type': paths.meetingHours(),
  hours: paths.meetingHours(),
  feed: paths.meetingHours(),
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
function entryPath({ action, what, subjectId }: AuditEntry): string | undefined {
  const [noun = '', done = ''] = action.split('.');
  // The lead remains when its note or call is deleted.
  const isOfLead = ['lead', 'note', 'call'].includes(noun) && action !== 'lead.deleted';
  if (!isOfLead && GONE.test(done)) return undefined;
  const page = isOfLead ? LEADS[what] : PAGES[noun];
  if (page) return subjectId ? page(subjectId) : undefined;
  return SCREENS[noun];
}

function Subject({ path, children }: { path: string | undefined; children: string }) {
  if (!path) return children;
  return (
    <Anchor inherit c="inherit" component={Link} to={path}>
      {children}
    </Anchor>
  );
}

const column = columnsOf<AuditEntry>();

/** On small screens the first column also shows member and time. */
export const auditColumns = column.columns([
  column.accessor(entryWords, {
    id: 'what',
    header: 'What',
    cell: ({ getValue, row: { original } }) => (
      <>
        <Text inherit fw={600} className="wraps">
          <Subject path={entryPath(original)}>{getValue()}</Subject>
        </Text>
        <Text size="sm" className="wraps">
          {changeWords(original)}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {actorWords(original)} · {formatDateTime(original.createdAt)}
        </Text>
      </>
    ),
  }),
  column.accessor(actorWords, {
    id: 'who',
    header: 'Who',
    cell: ({ getValue, row: { original } }) => (
      <>
        <Text inherit className="wraps">
          {getValue()}
        </Text>
        {original.address && (
          <Text size="xs" c="dimmed" className="wraps">
            {original.address}
          </Text>
        )}
      </>
    ),
    meta: { width: '15rem', visibleFrom: 'sm' },
  }),
  column.accessor('createdAt', {
    header: 'When',
    cell: ({ getValue }) => formatDateTime(getValue()),
    meta: { width: '12rem', visibleFrom: 'sm' },
  }),
]);
