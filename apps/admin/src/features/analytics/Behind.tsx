import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { inFigures } from './number-words.ts';

/** A number that opens its leads; none open nothing. */
export function Behind({ to, count }: { to: string; count: number }) {
  if (count === 0) return '0';
  return (
    <Anchor component={Link} to={to} inherit c="inherit" underline="always">
      {inFigures(count)}
    </Anchor>
  );
}
