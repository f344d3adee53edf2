import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useUser } from '../auth/auth-context.ts';
import { ownUserQuery } from '../auth/own-user-query.ts';
import { paths } from '../paths.ts';

const CONNECTIONS = {
  mail: { text: 'Email does not work.', to: paths.mailSettings() },
  webhook: { text: 'A webhook does not work.', to: paths.webhook() },
};

/** Tells owners on every screen which connections fail, until they work. */
export function FailingNotice() {
  const user = useUser();
  const { data } = useQuery({ ...ownUserQuery, initialData: user });
  return data.failing?.map((name) => (
    <Text key={name} size="xs" c="red" role="status">
      {CONNECTIONS[name].text}{' '}
      <Anchor component={Link} to={CONNECTIONS[name].to} inherit underline="always">
        Check it
      </Anchor>
    </Text>
  ));
}

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
