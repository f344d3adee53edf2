import type { StoredStory } from '@upcurve/contracts/testimonials/testimonials';
import { useToast } from '@upcurve/ui/use-toast';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import classes from './StoryCard.module.css';

interface Viewer {
  stories: readonly StoredStory[];
  start: string;
  onClose: () => void;
}

/** Loads the site's viewer for the first preview. */
const loadViewer = async (): Promise<ComponentType<Viewer>> =>
  (await import('@upcurve/ui/StoryViewer/StoryViewer')).StoryViewer;

/** Previews a story as visitors see it among the active stories, even if it is inactive. */
export function StoryPreview({ stories, start, onClose }: Viewer) {
  const { toast } = useToast();
  const [Shown, setShown] = useState<ComponentType<Viewer>>();
  const failed = useRef(() => {});
  failed.current = () => {
    toast({ variant: 'destructive', title: 'Error', description: 'Failed to load the preview' });
    onClose();
  };
  useEffect(() => {
    loadViewer().then(
      (viewer) => setShown(() => viewer),
      () => failed.current(),
    );
  }, []);

  const seen = stories.filter(
    ({ id, isActive, segments }) => (isActive || id === start) && segments.length > 0,
  );
  return (
    <div className={classes.preview}>{Shown && <Shown stories={seen} start={start} onClose={onClose} />}</div>
  );
}
