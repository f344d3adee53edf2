import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LeadRef } from '@upcurve/contracts/leads/people';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { peopleQueries } from './people-queries.ts';

/** Links a lead to its person. Empty while the person is unknown. */
export function PersonPanel({ kind, id }: LeadRef) {
  const { data } = useQuery(peopleQueries.ofLead(kind, id));
  if (!data) return null;
  const more = data.leadCount - 1;
  return (
    <Text size="sm">
      <Anchor component={Link} to={paths.person(data.id)} inherit>
        {more > 0 ? `${more} more from this person` : 'All about this person'}
      </Anchor>
    </Text>
  );
}
