import { Anchor, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { TextButton } from '../../kit/screen/TextButton.tsx';
import { paths } from '../../paths.ts';
import { STEPS, useOpenSteps } from './FirstSteps.tsx';

/** Shows how many of the first steps are done, with a link to the next one on another screen. */
export function NextStep() {
  const { pathname } = useLocation();
  const open = useOpenSteps();
  const next = open && STEPS.find(({ name, to, or }) => !open.done[name] && ![to, or?.to].includes(pathname));
  if (!open || !next) return null;
  return (
    <Text size="sm" c="dimmed" mb="xs">
      First steps: {open.count} of {STEPS.length} done.{' '}
      <Anchor component={Link} to={next.to || paths.inbox()} inherit underline="always">
        {next.label}
      </Anchor>{' '}
      · <TextButton onClick={open.hide}>Hide</TextButton>
    </Text>
  );
}
