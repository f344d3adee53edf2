import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { Person } from '@upcurve/contracts/leads/people';
import { Link } from 'react-router';
import { useAction } from '../../kit/feedback/use-action.ts';
import { isScreenKey } from '../../kit/focus/screen-keys.ts';
import { paths } from '../../paths.ts';
import { leadName } from '../leads/lead-name.ts';
import { useMergeAction } from './use-merge.ts';

/** Suggests a merge with a person who gave the same phone number. The key m accepts it. */
export function SamePhone({ person }: { person: Person }) {
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
