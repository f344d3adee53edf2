import { List } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredSegment, StoredStory } from '@upcurve/contracts/testimonials/testimonials';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { ActiveSwitch } from '../../kit/forms/ActiveSwitch.tsx';
import { isUndescribed } from '../../kit/media/media-words.ts';
import { refreshStories, showStory } from './story-queries.ts';

/** Turns a story on or off without sending its other fields. Asks before it publishes undescribed segments. */
export function StorySwitch({ story }: { story: StoredStory }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const dialog = useDialog<StoredSegment[]>();
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
        ? `active. Visitors ${saved.segments.length > 0 ? 'can see it now' : 'see it once it has a segment'}`
        : 'inactive. Visitors can no longer see it';
      toast({ title: 'Success', description: `${saved.name} is ${is}.` });
    },
    onError: () =>
      toast({ variant: 'destructive', title: 'Error', description: 'Failed to update testimonial' }),
    onSettled: () => refreshStories(client),
  });
  const undescribed = story.segments.filter(isUndescribed);
  return (
    <div>
      <ActiveSwitch
        name={story.name}
        isActive={story.isActive}
        pending={update.isPending ? update.variables : undefined}
        onSwitch={(isActive) => {
          if (isActive && undescribed.length > 0) dialog.open(undescribed);
          else update.mutate(isActive);
        }}
      />
      {dialog.subject && (
        <ConfirmDialog
          title="Publish without descriptions"
          question={`Screen readers cannot say what these segments of ${story.name} show:`}
          confirmLabel="Publish anyway"
          pendingLabel="Publishing..."
          opened={dialog.isOpen}
          isPending={false}
          onClose={dialog.close}
          onConfirm={() => {
            dialog.close();
            update.mutate(true);
          }}
        >
          <List size="sm">
            {dialog.subject.map(({ id, fileName }) => (
              <List.Item key={id}>{fileName}</List.Item>
            ))}
          </List>
        </ConfirmDialog>
      )}
    </div>
  );
}
