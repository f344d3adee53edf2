import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredStory } from '@upcurve/contracts/testimonials/testimonials';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { ActiveSwitch } from '../../kit/forms/ActiveSwitch.tsx';
import { refreshStories, showStory } from './story-queries.ts';

/** Turns a story on or off without sending its other fields. */
export function StorySwitch({ story }: { story: StoredStory }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const update = useMutation({
    mutationFn: (isActive: boolean) =>
      api.testimonials.updateStory({
        params: { id: story.id },
        fields: { isActive: `${isActive}` },
        files: {},
      }),
    onSuccess(saved) {
      showStory(client, saved);
      const is = saved.isActive
        ? 'active. Visitors can see it now'
        : 'inactive. Visitors can no longer see it';
      toast({ title: 'Success', description: `${saved.name} is ${is}.` });
    },
    onError: () =>
      toast({ variant: 'destructive', title: 'Error', description: 'Failed to update testimonial' }),
    onSettled: () => refreshStories(client),
  });
  return (
    <ActiveSwitch
      name={story.name}
      isActive={story.isActive}
      pending={update.isPending ? update.variables : undefined}
      onSwitch={update.mutate}
    />
  );
}
