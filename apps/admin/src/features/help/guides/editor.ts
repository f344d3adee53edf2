import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const editor: Guide = {
  title: 'Visual editor',
  area: 'Website',
  permission: 'blog:write',
  at: [under(paths.newPost()), under(paths.postBuilder(':id'))],
  purpose:
    'Where a post is written, as readers will see it. All but the blocks, such as its title, address and cover, can also be edited in a form, under Edit.',
  picture:
    'The editor: a post as readers will see it, below a bar that says it is saved and publishes the changes.',
  tasks: [
    {
      title: 'Write',
      text: 'Add blocks, drag them or move them with Alt and ↑ or ↓, and change them where they stand or in the panel beside. Press ? on a block for the keys of the editor.',
    },
    {
      title: 'Let it save',
      text: 'What you write is saved by itself; the mark above says when, by your clocks. Offline, or signed out, it is kept in this browser and sent later. Saving changes the draft only: readers see it once it is published.',
    },
    {
      title: 'Write together',
      text: 'The bar says who else has the post open. Changes to different blocks are put together; where both changed the same, you are shown both and choose.',
    },
  ],
  final: [
    'A deleted block comes back by Undo while the editor is open, later only from a revision that was kept while it was there.',
  ],
  keys: ['goTo', 'escape'],
};
