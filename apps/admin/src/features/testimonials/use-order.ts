import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { StoredStory } from '@upcurve/contracts/testimonials';
import { useToast } from '@upcurve/ui/use-toast';
import { useRef } from 'react';
import { api } from '../../api.ts';
import { inOrder } from './moves.ts';
import { refreshStories, storiesQuery } from './story-queries.ts';

interface Order {
  /** What is put in order, such as 'testimonials'. */
  what: string;
  /** The list with these ids in this order. */
  apply: (stories: readonly StoredStory[], ids: readonly string[]) => StoredStory[];
  send: (ids: string[]) => Promise<unknown>;
}

/** Puts things in another order: seen at once, sent one after the other, taken back where the server will not have it. */
function useOrder({ what, apply, send }: Order) {
  const client = useQueryClient();
  const { toast } = useToast();
  const underWay = useRef(0);
  // As it stood before the first of those that are under way.
  const before = useRef<StoredStory[]>(undefined);
  const { queryKey } = storiesQuery;

  const { mutate } = useMutation({
    scope: { id: `order ${what}` },
    mutationFn: send,
    onError(error) {
      client.setQueryData(queryKey, before.current);
      const isOther = error instanceof ApiError && error.statusCode === 409;
      toast({
        variant: 'destructive',
        title: 'Error',
        description: isOther
          ? `Somebody else has added or deleted ${what} meanwhile. They are shown as they are now.`
          : `Failed to reorder ${what}`,
      });
    },
    onSettled() {
      underWay.current -= 1;
      if (underWay.current === 0) return refreshStories(client);
    },
  });

  return (ids: string[]) => {
    void client.cancelQueries({ queryKey });
    if (underWay.current === 0) before.current = client.getQueryData(queryKey);
    underWay.current += 1;
    client.setQueryData(queryKey, (all) => all && apply(all, ids));
    mutate(ids);
  };
}

/** Puts all stories in the order of their ids. */
export const useStoryOrder = () =>
  useOrder({
    what: 'testimonials',
    apply: inOrder,
    send: (ids) => api.testimonials.orderStories({ body: { ids } }),
  });

/** Puts all segments of a story in the order of their ids. */
export const useSegmentOrder = (storyId: string) =>
  useOrder({
    what: 'segments',
    apply: (stories, ids) =>
      stories.map((story) =>
        story.id === storyId ? { ...story, segments: inOrder(story.segments, ids) } : story,
      ),
    send: (ids) => api.testimonials.orderSegments({ params: { storyId }, body: { ids } }),
  });
