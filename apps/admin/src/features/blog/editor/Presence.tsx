import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PRESENCE_EVERY_MS } from '@upcurve/contracts/blog/post-limits';
import { api } from '../../../api.ts';

/** Shows who else has the post open, to help avoid conflicts. */
export function Presence({ id }: { id: string }) {
  const { data = [] } = useQuery({
    queryKey: ['post-presence', id],
    queryFn: ({ signal }) => api.blog.saySeen({ params: { id }, body: {} }, { signal }),
    refetchInterval: PRESENCE_EVERY_MS,
    retry: false,
  });
  const names = [...new Set(data.map(({ name }) => name))];
  const list = new Intl.ListFormat('en-GB').format(names);
  return (
    <Text size="sm" fw={600} c="clay" role="status" aria-label="Others here" truncate>
      {names.length > 0 && `${list} ${names.length === 1 ? 'is' : 'are'} editing`}
    </Text>
  );
}
