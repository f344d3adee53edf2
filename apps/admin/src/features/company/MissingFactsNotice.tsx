import { Anchor, Text } from '@mantine/core';
import { Link, Outlet } from 'react-router';
import { useUser } from '../../auth/auth-context.ts';
import { paths } from '../../paths.ts';

/** Tells owners above a screen that facts are missing which the law asks for on the website. */
export function MissingFactsNotice() {
  const { missingFacts = 0 } = useUser();
  return (
    <>
      {missingFacts > 0 && (
        <Text size="sm" c="dimmed">
          The website lacks {missingFacts === 1 ? 'a fact' : `${missingFacts} facts`} that UK law asks for.{' '}
          <Anchor component={Link} to={paths.companySettings()} inherit underline="always">
            Add {missingFacts === 1 ? 'it' : 'them'}
          </Anchor>
        </Text>
      )}
      <Outlet />
    </>
  );
}
