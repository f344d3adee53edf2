import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../../api.ts';
import { formatTotal } from '../../../kit/list/format-count.ts';
import { paths } from '../../../paths.ts';

/** A link to the quarantine, with the number of held leads. */
export function QuarantineLink() {
  const { data } = useQuery({
    queryKey: ['quarantine', 'count'],
    queryFn: ({ signal }) => api.quarantine.listQuarantine({ query: { limit: 1 } }, { signal }),
  });
  return (
    <Anchor component={Link} to={paths.quarantine()} inherit underline="always">
      Quarantine{data && data.total > 0 && ` (${formatTotal(data)})`}
    </Anchor>
  );
}
