import { Anchor, Group, Stack } from '@mantine/core';
import type { Person } from '@upcurve/contracts/leads/people';
import { Link } from 'react-router';
import { Section } from '../../kit/screen/Section.tsx';
import { formatDate } from '../../kit/time/format-date.ts';
import { LEAD_KINDS } from '../leads/kinds/lead-kinds.ts';
import { StoryLine } from '../leads/list/LeadCell.tsx';
import { StageBadge } from '../leads/status/StageMenu.tsx';
import { leadTitle } from './person-words.ts';

/** Shows the leads of a person: what each said, where it stands, and what comes next. */
export function PersonLeads({ person: { leads, leadCount } }: { person: Person }) {
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
