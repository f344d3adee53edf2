import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { peopleQueries } from './people-queries.ts';

/** Creates a panel that links a lead to its person. Empty while the person is unknown. */
const panelOf = (kind: LeadKind) =>
  function PersonPanel({ parentId }: { parentId: string }) {
    const { data } = useQuery(peopleQueries.ofLead(kind, parentId));
    if (!data) return null;
    const more = data.leadCount - 1;
    return (
      <Text size="sm">
        <Anchor component={Link} to={paths.person(data.id)} inherit>
          {more > 0 ? `${more} more from this person` : 'All about this person'}
        </Anchor>
      </Text>
    );
  };

export const SubmissionPersonPanel = panelOf('eligibility');
export const ContactPersonPanel = panelOf('contact');
