import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ContactSubmission } from '@upcurve/contracts/contacts';
import { useRef } from 'react';
import { Outlet, useParams } from 'react-router';
import { DetailLayout, useBackToList } from '../../components/DetailLayout.tsx';
import { goneIfSo, unlessGone } from '../../components/gone-if-so.tsx';
import { LeadActions } from '../../components/LeadActions.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { useListNeighbours } from '../../components/use-list-neighbours.ts';
import { formatDayFirst } from '../../format-date.ts';
import { nameOf } from '../../lead-name.ts';
import { paths } from '../../paths.ts';
import { ContactFacts } from './ContactFacts.tsx';
import { ContactStatusDialog } from './ContactStatusDialog.tsx';
import { contactQueries } from './contact-queries.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ReachButtons } from './ReachButtons.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { listFilterOf } from './use-contact-list.ts';

/** One contact submission: who sent it, what they wrote and asked for, and ways to answer. */
export function ContactScreen() {
  const { id = '' } = useParams();
  const title = useRef<HTMLHeadingElement>(null);
  const query = useQuery(contactQueries.detail(id));
  const neighbours = useListNeighbours(contactQueries, listFilterOf, id);
  const status = useDialog<ContactSubmission>(title);
  const removal = useDialog<ContactSubmission>(title);
  const contact = unlessGone(query);

  return (
    <DetailLayout
      noun="submission"
      list={paths.contacts()}
      pathOf={paths.contact}
      neighbours={neighbours}
      actions={contact && <LeadActions lead={contact} {...{ status, removal }} />}
    >
      <QueryPanel
        query={query}
        what="submission"
        skeleton={<DetailSkeleton />}
        explain={(error) => goneIfSo(error, 'submission')}
      >
        {(shown) => (
          <>
            <Group justify="space-between" gap="sm" mb="md">
              <div>
                <Group gap="sm">
                  <ScreenTitle ref={title} takesFocus>
                    {nameOf(shown)}
                  </ScreenTitle>
                  <StatusBadge status={shown.status} />
                </Group>
                <Text c="dimmed">
                  {shown.formType} · Submitted {formatDayFirst(shown.createdAt)}
                </Text>
              </div>
              <ReachButtons contact={shown} />
            </Group>
            <ContactFacts contact={shown} />
            <Outlet />
          </>
        )}
      </QueryPanel>
      <ContactStatusDialog dialog={status} />
      <DeleteDialog dialog={removal} onDeleted={useBackToList(paths.contacts())} />
    </DetailLayout>
  );
}

function DetailSkeleton() {
  return (
    <Stack aria-hidden>
      <Skeleton height={52} width="40%" />
      <Skeleton height={220} />
    </Stack>
  );
}
