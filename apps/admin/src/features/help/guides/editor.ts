import type { Guide } from '../guide.ts';

export const editor: Guide = {
  title: 'Visual editor',
  purpose:
    'Write a post as readers will see it. Edit opens the same editor with the fields in front: title, address, excerpt, category, author, cover and the texts for search engines.',
  picture:
    'The editor: a post as readers will see it, below a bar with the saving state and the publish button.',
  tasks: [
    {
      title: 'Write',
      text: 'Add blocks, move them by dragging or with Alt and ↑ or ↓, and edit them in place or in the side panel. Pasted Markdown becomes blocks; Shift keeps it as it is. Press ? on a block for the editor’s keys.',
    },
    {
      title: 'Save',
      text: 'Your text is saved automatically. The mark in the bar says when. While you are offline or signed out, it is kept in this browser and saved later. Saving changes only the draft. Readers see it once it is published.',
    },
    {
      title: 'Publish',
      text: 'Publish, or Ctrl or ⌘ + Enter, checks the post. Problems must be fixed first. Missing parts, such as a category, a cover or an excerpt, can be added there, but the post can be published without them. The author of a new post is the author profile with your email address.',
    },
    {
      title: 'Write together',
      text: 'The bar shows who else has the post open. Changes to different blocks and paragraphs are merged. If both of you changed the same one, choose a version.',
    },
  ],
  final: [
    'Closing the editor after you delete a block. Undo restores it only while the editor is open; later you need a revision that contains it.',
  ],
  keys: ['send', 'goTo', 'escape'],
};
