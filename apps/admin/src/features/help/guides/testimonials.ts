import { SEGMENTS_MAX } from '@upcurve/contracts/testimonials';
import { UNDO_MS } from '../../../components/use-undoable.ts';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const testimonials: Guide = {
  title: 'Testimonials',
  area: 'Website',
  permission: 'testimonials:manage',
  screen: paths.testimonials(),
  at: [under(paths.testimonials())],
  purpose:
    'A story is a name, a face and what visitors tap through on the website. They see it while it is active and has something to show, within seconds of a change.',
  picture:
    'Stories of clients, each with a face, a name, its segments and a switch that shows it on the website.',
  tasks: [
    {
      title: 'Fill a story',
      text: `Drop several pictures and clips onto its card: they become its segments in that order, at most ${SEGMENTS_MAX}. Say what each shows, or that it is decorative.`,
    },
    { title: 'Put them in order', text: 'Drag stories and segments, or move them by keys or in their menu.' },
    { title: 'Check it', text: 'The preview of a story shows just what visitors see.' },
  ],
  final: [
    `What you delete can be called back for ${UNDO_MS / 1000} seconds, as long as you stay on the page and keep it in sight; after that it is gone. Its files stay in the library.`,
  ],
  keys: ['rows', 'move', 'deleteSegment', 'picture', 'paste', 'notices'],
};
