import { Anchor, List, Text } from '@mantine/core';
import type { MediaUse } from '@upcurve/contracts/media/media';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

const PLACES: Record<MediaUse['kind'], { noun: string; to: (id: string) => string }> = {
  testimonial: { noun: 'Testimonial', to: paths.testimonials },
  post: { noun: 'Post', to: paths.postEdit },
  author: { noun: 'Author', to: paths.blogAuthors },
};

export function UsedIn({ uses }: { uses: readonly MediaUse[] }) {
  if (uses.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Not used yet.
      </Text>
    );
  return (
    <List size="sm">
      {uses.map(({ kind, id, title }) => (
        <List.Item key={id}>
          {PLACES[kind].noun}{' '}
          <Anchor component={Link} to={PLACES[kind].to(id)} inherit underline="always">
            {title}
          </Anchor>
        </List.Item>
      ))}
    </List>
  );
}
