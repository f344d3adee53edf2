import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredStory } from '@upcurve/contracts/testimonials';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { refreshStories, showStory } from './story-queries.ts';

/** Whether visitors see a story, switched where it is read. Nothing else of the story is sent. */
export function ActiveSwitch({ story }: { story: StoredStory }) {
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
  const isActive = update.isPending ? update.variables : story.isActive;
  const word = isActive ? 'Active' : 'Inactive';
  return (
    <Switch
      color="sage"
      size="sm"
      withThumbIndicator={false}
      label={word}
      aria-label={`${word}: ${story.name}`}
      aria-busy={update.isPending}
      checked={isActive}
      onChange={({ currentTarget }) => !update.isPending && update.mutate(currentTarget.checked)}
    />
  );
}
