import { Text, VisuallyHidden } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { PRESENCE_EVERY_MS } from '@upcurve/contracts/blog/post-limits';
import { api } from '../../../api.ts';

/** Shows who else has the post open, to help avoid conflicts. On phones, an icon says that someone has. */
export function Presence({ id, isPhone }: { id: string; isPhone: boolean }) {
  const { data = [] } = useQuery({
    queryKey: ['post-presence', id],
    queryFn: ({ signal }) => api.blog.reportPresence({ params: { id }, body: {} }, { signal }),
    refetchInterval: PRESENCE_EVERY_MS,
    retry: false,
  });
  const names = [...new Set(data.map(({ name }) => name))];
  const list = new Intl.ListFormat('en-GB').format(names);
  const words = names.length > 0 && `${list} ${names.length === 1 ? 'is' : 'are'} editing`;
  return (
    <Text size="sm" fw={600} c="clay" role="status" aria-label="Others here" truncate>
      {isPhone && words ? (
        <>
          <IconUsers size={18} stroke={1.6} aria-hidden />
          <VisuallyHidden>{words}</VisuallyHidden>
        </>
      ) : (
        words
      )}
    </Text>
  );
}
