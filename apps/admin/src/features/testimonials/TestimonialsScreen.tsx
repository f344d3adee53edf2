import { Box, Button, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  STORIES_MAX,
  type StoredSegment,
  type StoredStory,
} from '@upcurve/contracts/testimonials/testimonials';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { StoryViewer } from '@upcurve/ui/StoryViewer/StoryViewer';
import { useToast } from '@upcurve/ui/use-toast';
import { type CSSProperties, useState } from 'react';
import { keepaliveApi } from '../../api.ts';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { ignoreGone } from '../../kit/feedback/gone.tsx';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { UNDO_MS, useUndoable } from '../../kit/feedback/use-undoable.ts';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { nameOfMedia } from '../../kit/media/media-words.ts';
import { StoryDialogs, type Subject } from './StoryDialogs.tsx';
import { StoryList } from './StoryList.tsx';
import { refreshStories, storiesQuery } from './story-queries.ts';

/** Previews use the fonts of the public site. */
const SITE_FONTS = {
  '--font-display': '"Fraunces Variable", "Fraunces Fallback", Georgia, serif',
  '--font-text': '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
} as CSSProperties;

/** Manages the stories that visitors watch. */
export function TestimonialsScreen() {
  const query = useQuery(storiesQuery);
  const removals = useRemovals();
  const [news, tell] = useState('');
  const [newId, setNewId] = useState('');
  const [previewed, setPreviewed] = useState('');
  const dialog = useDialog<Subject>();

  const all = query.data ?? [];
  const stories = removals.remaining(all);
  /** The stories as visitors see them, and the previewed one even if it is inactive. */
  const previewable = stories.filter(
    ({ id, isActive, segments }) => (isActive || id === previewed) && segments.length > 0,
  );
  const create = () => dialog.open({ kind: 'create' });
  return (
    <Box pt="sm">
      <ListHeader
        title="Testimonials"
        subtitle="Stories of clients that visitors tap through on the website"
        takesFocus
      >
        <Button
          leftSection={<IconPlus size={16} stroke={2} />}
          disabled={!query.data || all.length >= STORIES_MAX}
          onClick={create}
        >
          Create story
        </Button>
      </ListHeader>
      <QueryPanel
        query={query}
        what="testimonials"
        label="Testimonials"
        failure={{ title: 'Error', text: 'Failed to fetch testimonials' }}
        skeleton={[240, 240, 240]}
      >
        {() =>
          stories.length === 0 ? (
            <MessagePanel
              role="status"
              title="No testimonials yet"
              action={<Button onClick={create}>Create your first story</Button>}
            >
              Give it a name and an avatar, then drop pictures and clips onto it. Visitors see it on the home
              page once it is active and has a segment.
            </MessagePanel>
          ) : (
            <StoryList
              stories={stories}
              all={all}
              newId={newId}
              tell={tell}
              onOpen={dialog.open}
              onPreview={({ id }) => setPreviewed(id)}
              onRemove={removals.removeStory}
              onRemoveSegment={removals.removeSegment}
            />
          )
        }
      </QueryPanel>
      <VisuallyHidden role="status">{news}</VisuallyHidden>

      {previewed && (
        <div style={SITE_FONTS}>
          <StoryViewer stories={previewable} start={previewed} onClose={() => setPreviewed('')} />
        </div>
      )}
      <StoryDialogs
        dialog={dialog}
        onMade={({ id }) => setNewId(id)}
        onRemoveSegment={removals.removeSegment}
      />
    </Box>
  );
}

type Removal = { story: StoredStory; segment?: StoredSegment };

const nameOf = ({ story, segment }: Removal) =>
  segment ? `Segment “${nameOfMedia(segment)}” of ${story.name}` : `Testimonial “${story.name}”`;

/** Deletes stories and segments. They are hidden immediately and deleted when Undo expires. */
function useRemovals() {
  const client = useQueryClient();
  const { toast } = useToast();
  const { acts, begin } = useUndoable<Removal>({
    areSeveral: true,
    say: (removal) => ({
      title: 'Will Be Deleted',
      description: `${nameOf(removal)} will be deleted in ${UNDO_MS / 1000} seconds.`,
    }),
    async send(removal) {
      const { story, segment } = removal;
      try {
        await ignoreGone<unknown>(
          segment
            ? keepaliveApi.testimonials.deleteSegment({ params: { segmentId: segment.id } })
            : keepaliveApi.testimonials.deleteStory({ params: { id: story.id } }),
        );
        toast({ title: 'Success', description: `${nameOf(removal)} deleted.` });
      } catch {
        const what = segment ? 'segment' : 'testimonial';
        toast({ variant: 'destructive', title: 'Error', description: `Failed to delete ${what}` });
      }
      return refreshStories(client);
    },
  });
  const gone = new Set(acts.map(({ story, segment }) => (segment ?? story).id));

  return {
    /** Returns the stories and segments that are still visible. */
    remaining: (stories: readonly StoredStory[]) =>
      stories
        .filter(({ id }) => !gone.has(id))
        .map((story) =>
          story.segments.some(({ id }) => gone.has(id))
            ? { ...story, segments: story.segments.filter(({ id }) => !gone.has(id)) }
            : story,
        ),
    removeStory: (story: StoredStory) => begin({ story }),
    removeSegment: (story: StoredStory, segment: StoredSegment) => begin({ story, segment }),
  };
}
