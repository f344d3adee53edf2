import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { totalInWords } from '../total-in-words.ts';

/** Leads to what is held back, and says how much that is. */
export function QuarantineLink() {
  const { data } = useQuery({
    queryKey: ['quarantine', 'count'],
    queryFn: ({ signal }) => api.quarantine.listQuarantine({ query: { limit: 1 } }, { signal }),
  });
  return (
    <Anchor component={Link} to={paths.quarantine()} inherit underline="always">
      Quarantine{data && data.total > 0 && ` (${totalInWords(data)})`}
    </Anchor>
  );
}
