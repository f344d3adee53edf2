import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '@upcurve/api-client/request';
import type { Person } from '@upcurve/contracts/leads/people';
import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import { useParams } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { type Dialog, useDialog } from '../../kit/dialogs/use-dialog.ts';
import { dataUnlessGone, goneMessage } from '../../kit/feedback/gone.tsx';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { formatCount } from '../../kit/list/format-count.ts';
import { DetailLayout } from '../../kit/screen/DetailLayout.tsx';
import { ScreenTitle } from '../../kit/screen/ScreenTitle.tsx';
import { paths } from '../../paths.ts';
import { LeadColumns } from '../leads/detail/LeadColumns.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { MergePeopleDialog } from './MergePeopleDialog.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonTimeline } from './PersonTimeline.tsx';
import { peopleQueries } from './people-queries.ts';
import { personName } from './person-words.ts';
import { SamePhone } from './SamePhone.tsx';
import { SplitDialog } from './SplitDialog.tsx';

/** Shows a person with all their leads and activity. */
export function PersonScreen() {
  const { id = '' } = useParams();
  const { can } = useAuth();
  const query = useQuery(peopleQueries.detail(id));
  const merge = useDialog<Person>();
  const split = useDialog<Person>();
  const erase = useDialog<Person>();
  const person = dataUnlessGone(query);

  return (
    <DetailLayout
      noun="person"
      list={paths.dashboard()}
      pathOf={paths.person}
      neighbours={{}}
      actions={
        person && (
          <>
            {can('leads:status') && (
              <Button variant="default" size="xs" onClick={() => merge.open(person)}>
                Merge With…
              </Button>
            )}
            {can('leads:status') && person.leadCount > 1 && (
              <Button variant="default" size="xs" onClick={() => split.open(person)}>
                Split Off…
              </Button>
            )}
            {can('leads:export') && (
              <Button
                component="a"
                variant="default"
                size="xs"
                download
                href={addressOf(allEndpoints.people.exportPerson, { params: { id } })}
              >
                Export
              </Button>
            )}
            {can('people:erase') && (
              <Button variant="default" size="xs" c="red" onClick={() => erase.open(person)}>
                Erase…
              </Button>
            )}
          </>
        )
      }
    >
      <QueryPanel
        query={query}
        what="person"
        skeleton={<PersonSkeleton />}
        explain={(error) => goneMessage(error, 'person')}
      >
        {(shown) => (
          <>
            <Group gap="sm" mb="md">
              <ScreenTitle takesFocus>{personName(shown)}</ScreenTitle>
              <Text c="dimmed">{formatCount(shown.leadCount, 'lead')}</Text>
            </Group>
            <SamePhone person={shown} />
            <LeadColumns isPersonFirst side={<PersonFacts person={shown} />}>
              <PersonTimeline person={shown} />
            </LeadColumns>
          </>
        )}
      </QueryPanel>
      {merge.subject && (
        <MergePeopleDialog key={`merge ${merge.opening}`} person={merge.subject} {...propsOf(merge)} />
      )}
      {split.subject && (
        <SplitDialog key={`split ${split.opening}`} person={split.subject} {...propsOf(split)} />
      )}
      <EraseDialog dialog={erase} />
    </DetailLayout>
  );
}

const propsOf = ({ isOpen, close, forget }: Dialog<Person>) => ({
  opened: isOpen,
  onClose: close,
  onExited: forget,
});

function PersonSkeleton() {
  return (
    <Stack aria-hidden>
      <Skeleton height={52} width="40%" />
      <Skeleton height={320} />
    </Stack>
  );
}
