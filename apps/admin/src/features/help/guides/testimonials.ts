import { SEGMENTS_MAX } from '@upcurve/contracts/testimonials/testimonials';
import { UNDO_MS } from '../../../kit/feedback/use-undoable.ts';
import type { Guide } from '../guide.ts';

export const testimonials: Guide = {
  title: 'Testimonials',
  purpose:
    'A story has a name, an avatar and segments that visitors tap through on the website. It is shown while it is active and has a segment. Changes appear within seconds.',
  picture:
    'Client stories, each with an avatar, a name, its segments and a switch that shows it on the website.',
  tasks: [
    {
      title: 'Fill a story',
      text: `Drop pictures and clips onto its card. They become its segments in that order, up to ${SEGMENTS_MAX}. Describe each one, or mark it as decorative.`,
    },
    {
      title: 'Publish it',
      text: 'A new story comes last and is inactive. Switch it on when it is complete. If segments have no description, the question names them.',
    },
    { title: 'Put them in order', text: 'Drag stories and segments, or move them by keys or in their menu.' },
    { title: 'Check it', text: 'The preview shows a story exactly as visitors see it.' },
  ],
  final: [
    `Deleting a story or segment. You can undo it for ${UNDO_MS / 1000} seconds while the page stays open and visible. Its files stay in the library.`,
  ],
  keys: ['rows', 'move', 'deleteSegment', 'picture', 'paste', 'notices'],
};
