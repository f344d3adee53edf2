import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useUser } from '../auth/auth-context.ts';
import { paths } from '../paths.ts';

/** Tells owners that facts are missing which the law asks for on the website. */
export function MissingFactsNotice() {
  const { missingFacts = 0 } = useUser();
  if (missingFacts === 0) return null;
  const isOne = missingFacts === 1;
  return (
    <Text size="xs" c="dimmed">
      The website lacks {isOne ? 'a fact' : `${missingFacts} facts`} that UK law asks for.{' '}
      <Anchor component={Link} to={paths.companySettings()} inherit underline="always">
        {isOne ? 'Add it' : 'Add them'}
      </Anchor>
    </Text>
  );
}
