import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredStory } from '@upcurve/contracts/testimonials';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { ActiveSwitch } from '../../components/ActiveSwitch.tsx';
import { refreshStories, showStory } from './story-queries.ts';

/** Whether visitors see a story, switched where it is read. Nothing else of the story is sent. */
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
      const is = saved.isActive ? 'active: visitors see it now' : 'inactive: visitors no longer see it';
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
