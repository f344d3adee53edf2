import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Person } from '@upcurve/contracts/leads/people';
import { phoneLink } from '@upcurve/contracts/shared/phone';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { Link, Outlet, useParams } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { dataUnlessGone, goneMessage } from '../../kit/feedback/gone.tsx';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { isScreenKey } from '../../kit/focus/screen-keys.ts';
import { formatCount } from '../../kit/list/format-count.ts';
import { useScreenActions } from '../../kit/palette/screen-actions.ts';
import { DetailLayout } from '../../kit/screen/DetailLayout.tsx';
import { useScreenTitle } from '../../kit/screen/ScreenTitle.tsx';
import { Section } from '../../kit/screen/Section.tsx';
import { formatDate } from '../../kit/time/format-date.ts';
import { paths } from '../../paths.ts';
import { useWithChanges } from '../leads/change/change-lead.ts';
import { LeadActions } from '../leads/change/LeadActions.tsx';
import { useLeadEntries, useLeadKeys } from '../leads/change/lead-keys.ts';
import { DeskPanel } from '../leads/desk/DeskPanel.tsx';
import { formatPence } from '../leads/desk/desk-words.ts';
import { LeadColumns } from '../leads/detail/LeadColumns.tsx';
import { LeadHead } from '../leads/detail/LeadHead.tsx';
import { LEAD_KINDS } from '../leads/kinds/lead-kinds.ts';
import { leadName } from '../leads/lead-name.ts';
import { StoryLine } from '../leads/list/LeadCell.tsx';
import { StageBadge, StageMenu } from '../leads/status/StageMenu.tsx';
import { NoteForm } from '../leads/timeline/NoteForm.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { PersonTimeline } from './PersonTimeline.tsx';
import { peopleQueries } from './people-queries.ts';
import { currentLead, leadTitle, personName } from './person-words.ts';
import { useMergeAction } from './use-merge.ts';

/** Shows a person: who they are, their leads, and everything that happened. Actions are on their current lead. */
export const PersonScreen = () => (
  <LeadActions>
    <OnePerson />
  </LeadActions>
);

function OnePerson() {
  const { id = '' } = useParams();
  const withChanges = useWithChanges();
  const query = useQuery({
    ...peopleQueries.detail(id),
    select: (data): Person => ({ ...data, leads: data.leads.map(withChanges) }),
  });
  const onKey = useLeadKeys();
  const person = dataUnlessGone(query);
  const lead = person && currentLead(person);
  useWindowEvent('keydown', (event) => {
    if (lead && isScreenKey(event)) onKey(lead, event.key);
  });
  useScreenTitle(person ? personName(person) : 'Person');
  useScreenActions(person ? personName(person) : '', useLeadEntries(lead));
  return (
    <DetailLayout
      noun="person"
      list={paths.people()}
      pathOf={paths.person}
      neighbours={{}}
      actions={person && <PersonMenu person={person} />}
    >
      <QueryPanel
        query={query}
        what="person"
        skeleton={[52, 320]}
        explain={(error) => goneMessage(error, 'person')}
      >
        {(shown) => <Sections person={shown} />}
      </QueryPanel>
    </DetailLayout>
  );
}

function Sections({ person }: { person: Person }) {
  const { can } = useAuth();
  const lead = currentLead(person);
  const won = person.leads.reduce(
    (sum, { outcome, valuePence }) => sum + (outcome === 'won' ? (valuePence ?? 0) : 0),
    0,
  );
  return (
    <>
      <LeadHead
        lead={lead}
        canMail={person.canMail}
        status={<StageMenu lead={lead} />}
        facts={[
          person.companies[0],
          formatCount(person.leadCount, 'lead'),
          won > 0 && `Won ${formatPence(won)}`,
        ]}
      />
      <SamePhone person={person} />
      <LeadColumns
        side={
          <>
            <PersonFacts person={person} />
            <DeskPanel
              lead={lead}
              of={person.leadCount > 1 ? `${leadTitle(lead)}, ${formatDate(lead.createdAt)}` : undefined}
            />
            <Outlet context={lead} />
          </>
        }
      >
        <PersonLeads person={person} />
        <PersonTimeline
          person={person}
          composer={can('leads:status') && <NoteForm key={lead.id} kind={lead.kind} id={lead.id} />}
        />
      </LeadColumns>
    </>
  );
}

const links = (texts: readonly string[], hrefOf: (text: string) => string) =>
  texts.length > 0 && (
    <Stack gap={2}>
      {texts.map((text) => (
        <Anchor key={text} inherit href={hrefOf(text)} className="wraps">
          {text}
        </Anchor>
      ))}
    </Stack>
  );

function PersonFacts({ person }: { person: Person }) {
  const { names, emails, phones, companies } = person;
  return (
    <Section title="Contact Information">
      <Facts
        facts={[
          ['Email', links(emails, (email) => `mailto:${email}`)],
          ['Phone', links(phones, phoneLink) || 'None given'],
          ['Clinic', companies.join(', ') || 'None given'],
          ['Also wrote as', names.slice(1).join(', ')],
        ]}
      />
    </Section>
  );
}

function PersonLeads({ person: { leads, leadCount } }: { person: Person }) {
  return (
    <Section title={leadCount > leads.length ? `Newest ${leads.length} leads` : 'Leads'}>
      <Stack gap="sm">
        {leads.map((lead) => (
          <div key={lead.id}>
            <Group justify="space-between" gap="xs" wrap="nowrap">
              <Anchor component={Link} to={LEAD_KINDS[lead.kind].pathOf(lead.id)} size="sm">
                {leadTitle(lead)}, {formatDate(lead.createdAt)}
              </Anchor>
              <StageBadge lead={lead} />
            </Group>
            <StoryLine lead={lead} />
          </div>
        ))}
      </Stack>
    </Section>
  );
}

/** Suggests a merge with a person who gave the same phone number. The key m accepts it. */
function SamePhone({ person }: { person: Person }) {
  const merge = useAction(useMergeAction(person));
  const [other] = person.samePhone;
  const accept = () => other && !merge.isPending && merge.mutate(other);
  useWindowEvent('keydown', (event) => {
    if (event.key === 'm' && isScreenKey(event)) accept();
  });
  if (!other) return null;
  return (
    <Alert variant="default" mb="md" title="The same phone number">
      <Group justify="space-between">
        <Text size="sm" className="wraps">
          <Anchor component={Link} to={paths.person(other.id)} inherit>
            {leadName(other)}
          </Anchor>{' '}
          ({other.email}) gave it too. If both are one person, merge them.
        </Text>
        <Button size="xs" variant="default" loading={merge.isPending} onClick={accept}>
          Merge (m)
        </Button>
      </Group>
    </Alert>
  );
}
