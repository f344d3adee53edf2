import { useWindowEvent } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ContactSubmission } from '@upcurve/contracts/contacts';
import { useRef } from 'react';
import { Outlet, useParams } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { ConflictDialog } from '../../components/ConflictDialog.tsx';
import { DeskPanel } from '../../components/DeskPanel.tsx';
import { DetailLayout, useBackToList } from '../../components/DetailLayout.tsx';
import { goneIfSo, unlessGone } from '../../components/gone-if-so.tsx';
import { LeadActions } from '../../components/LeadActions.tsx';
import { LeadColumns } from '../../components/LeadColumns.tsx';
import { LeadHead } from '../../components/LeadHead.tsx';
import { LeadSkeleton } from '../../components/LeadSkeleton.tsx';
import { LeadStatusDialog } from '../../components/LeadStatusDialog.tsx';
import { PrintFoot } from '../../components/PrintFoot.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { StatusMenu } from '../../components/StatusMenu.tsx';
import { isScreenKey } from '../../components/screen-keys.ts';
import { useDialog } from '../../components/use-dialog.ts';
import { useLeadChange } from '../../components/use-lead-change.ts';
import { useListNeighbours } from '../../components/use-list-neighbours.ts';
import { useMarkRead } from '../../components/use-mark-read.ts';
import { useScreenTitle } from '../../components/use-screen-title.ts';
import { formatDayFirst } from '../../format-date.ts';
import { nameOf } from '../../lead-name.ts';
import { paths } from '../../paths.ts';
import { ContactFacts, ContactMessage } from './ContactFacts.tsx';
import { contactNoun } from './contact-noun.ts';
import { contactQueries } from './contact-queries.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { listFilterOf } from './use-contact-list.ts';

/** One contact submission: who sent it, what they wrote and asked for, and what staff do about it. */
export function ContactScreen() {
  const { id = '' } = useParams();
  const { can } = useAuth();
  const title = useRef<HTMLHeadingElement>(null);
  const query = useQuery(contactQueries.detail(id));
  const neighbours = useListNeighbours(contactQueries, listFilterOf, id);
  const status = useDialog<ContactSubmission>(title);
  const removal = useDialog<ContactSubmission>(title);
  const { conflict, setStatus, setDesk, onKey } = useLeadChange<ContactSubmission>(contactNoun, title);
  const contact = unlessGone(query);
  useWindowEvent('keydown', (event) => {
    if (contact && isScreenKey(event)) onKey(contact, event.key);
  });
  useMarkRead('contact', contact);
  useScreenTitle(contact ? nameOf(contact) : 'Submission');

  return (
    <DetailLayout
      noun="submission"
      list={paths.contacts()}
      pathOf={paths.contact}
      neighbours={neighbours}
      actions={contact && <LeadActions noun={contactNoun} lead={contact} {...{ status, removal }} />}
    >
      <QueryPanel
        query={query}
        what="submission"
        skeleton={<LeadSkeleton />}
        explain={(error) => goneIfSo(error, 'submission')}
      >
        {(shown) => (
          <>
            <LeadHead
              titleRef={title}
              lead={shown}
              status={<StatusMenu<ContactSubmission> noun={contactNoun} lead={shown} onChange={setStatus} />}
              onStatus={can('leads:status') ? (from) => status.open(shown, from) : undefined}
              facts={[shown.company]}
              sentAt={shown.createdAt}
            >
              {shown.formType} · Submitted {formatDayFirst(shown.createdAt)}
            </LeadHead>
            <LeadColumns
              side={
                <>
                  <ContactFacts contact={shown} />
                  <DeskPanel<ContactSubmission> lead={shown} onChange={setDesk} />
                </>
              }
            >
              <ContactMessage contact={shown} />
              <Outlet />
            </LeadColumns>
            <PrintFoot />
          </>
        )}
      </QueryPanel>
      <LeadStatusDialog noun={contactNoun} dialog={status} onChange={setStatus} />
      <ConflictDialog dialog={conflict} />
      <DeleteDialog dialog={removal} onDeleted={useBackToList(paths.contacts())} />
    </DetailLayout>
  );
}
