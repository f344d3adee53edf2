import { Anchor, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { STEPS, useOpenSteps } from './FirstSteps.tsx';

/** Shows on the screen of a first step how many are done, with a link to the next one. */
export function NextStep() {
  const { pathname } = useLocation();
  const open = useOpenSteps();
  // Searches the steps after this screen's before the earlier ones.
  const here = STEPS.findIndex(({ to, or }) => to === pathname || or?.to === pathname);
  const inOrder = [...STEPS.slice(here + 1), ...STEPS.slice(0, Math.max(0, here))];
  const next = open && inOrder.find(({ name }) => !open.done[name]);
  if (!open || !next || here < 0) return null;
  return (
    <Text size="sm" c="dimmed" mb="xs">
      First steps: {open.count} of {STEPS.length} done. Next:{' '}
      <Anchor component={Link} to={next.to || paths.inbox()} inherit underline="always">
        {next.label}
      </Anchor>
    </Text>
  );
}
