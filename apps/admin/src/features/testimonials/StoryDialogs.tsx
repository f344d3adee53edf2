import type { StoredSegment, StoredStory } from '@upcurve/contracts/testimonials/testimonials';
import { openedDialog } from '../../kit/dialogs/FormDialog.tsx';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { StoryDialog } from './StoryDialog.tsx';
import { SegmentDialog } from './segments/SegmentDialog.tsx';

export type Subject =
  | { kind: 'create' }
  | { kind: 'edit' | 'add-segment'; story: StoredStory }
  | { kind: 'edit-segment'; story: StoredStory; segment: StoredSegment };

interface StoryDialogsProps {
  dialog: Dialog<Subject>;
  onMade: (story: StoredStory) => void;
  onRemoveSegment: (story: StoredStory, segment: StoredSegment) => void;
}

/** Shows the open dialog of the screen. Only one can be open, because each guards its unsaved changes. */
export function StoryDialogs({ dialog, onMade, onRemoveSegment }: StoryDialogsProps) {
  const { subject, opening, close } = dialog;
  if (!subject) return null;
  const props = openedDialog(dialog);
  switch (subject.kind) {
    case 'create':
      return (
        <StoryDialog
          key={opening}
          {...props}
          onDone={(story) => {
            close();
            // Continues with adding pictures.
            onMade(story);
          }}
        />
      );
    case 'edit':
      return <StoryDialog key={opening} {...props} story={subject.story} onDone={close} />;
    case 'add-segment':
      return <SegmentDialog key={opening} {...props} story={subject.story} />;
    case 'edit-segment':
      return (
        <SegmentDialog
          key={opening}
          {...props}
          story={subject.story}
          segment={subject.segment}
          onDelete={() => {
            close();
            onRemoveSegment(subject.story, subject.segment);
          }}
        />
      );
  }
}
