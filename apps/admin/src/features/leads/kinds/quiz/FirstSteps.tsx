import { Anchor, List } from '@mantine/core';
import { Link } from 'react-router';
import { useAuth } from '../../../../auth/auth-context.ts';
import { marketingUrl } from '../../../../page-facts.ts';
import { paths } from '../../../../paths.ts';

/** Suggests what to do while the list is empty, depending on the role. */
export function FirstSteps() {
  const { can } = useAuth();
  const quiz = new URL('/eligibility/welcome', new URL(marketingUrl(), location.origin)).href;
  return (
    <>
      Nobody has completed the quiz yet. In the meantime:
      <List size="sm" ta="start" mt="xs" w="fit-content" mx="auto">
        <List.Item>
          <Anchor href={quiz} inherit underline="always">
            Take the quiz yourself
          </Anchor>{' '}
          and see your answers arrive here
        </List.Item>
        {can('webhooks:manage') && (
          <List.Item>
            <Anchor component={Link} to={paths.webhook()} inherit underline="always">
              Connect your CRM
            </Anchor>{' '}
            so that every lead reaches it too
          </List.Item>
        )}
        {can('users:manage') && (
          <List.Item>
            <Anchor component={Link} to={paths.teamSettings()} inherit underline="always">
              Invite a colleague
            </Anchor>{' '}
            who answers leads with you
          </List.Item>
        )}
      </List>
    </>
  );
}
