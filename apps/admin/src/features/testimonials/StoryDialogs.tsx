import type { StoredSegment, StoredStory } from '@upcurve/contracts/testimonials';
import type { Dialog } from '../../components/use-dialog.ts';
import { DescribeDialog } from './DescribeDialog.tsx';
import { SegmentDialog } from './SegmentDialog.tsx';
import { SegmentEditDialog } from './SegmentEditDialog.tsx';
import { StoryDialog } from './StoryDialog.tsx';

/** What the dialog of the screen is about. */
export type Subject =
  | { kind: 'create' }
  | { kind: 'edit' | 'describe' | 'add-segment'; story: StoredStory }
  | { kind: 'edit-segment'; story: StoredStory; segment: StoredSegment };

interface StoryDialogsProps {
  dialog: Dialog<Subject>;
  onMade: (story: StoredStory) => void;
  onRemoveSegment: (story: StoredStory, segment: StoredSegment) => void;
}

/** Whichever dialog of the screen is open: one at a time, since each guards what is unsaved in it. */
export function StoryDialogs({ dialog, onMade, onRemoveSegment }: StoryDialogsProps) {
  const { subject, opening, isOpen, close, forget } = dialog;
  if (!subject) return null;
  const props = { opened: isOpen, onClose: close, onExited: forget };
  switch (subject.kind) {
    case 'create':
      return (
        <StoryDialog
          key={opening}
          {...props}
          onDone={(story) => {
            close();
            // Its pictures are what comes next.
            onMade(story);
          }}
        />
      );
    case 'edit':
      return <StoryDialog key={opening} {...props} story={subject.story} onDone={close} />;
    case 'describe':
      return <DescribeDialog key={opening} {...props} story={subject.story} />;
    case 'add-segment':
      return <SegmentDialog key={opening} {...props} story={subject.story} />;
    case 'edit-segment':
      return (
        <SegmentEditDialog
          key={opening}
          {...props}
          segment={subject.segment}
          onDelete={() => {
            close();
            onRemoveSegment(subject.story, subject.segment);
          }}
        />
      );
  }
}
