import { Box, Button, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { STORIES_MAX } from '@upcurve/contracts/testimonials/testimonials';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { StoryViewer } from '@upcurve/ui/StoryViewer/StoryViewer';
import { type CSSProperties, useState } from 'react';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { StoryDialogs, type Subject } from './StoryDialogs.tsx';
import { StoryList } from './StoryList.tsx';
import { storiesQuery } from './story-queries.ts';
import { useRemovals } from './use-removals.ts';

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
