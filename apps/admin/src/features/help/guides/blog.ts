import { IMPORT_MAX } from '@upcurve/contracts/blog/blog-transfer';
import { REVISION_MINUTES, REVISIONS_MAX, TRASH_DAYS } from '@upcurve/contracts/blog/post-limits';
import { PREVIEW_HOURS_MAX } from '@upcurve/contracts/blog/post-previews';
import { sizeInWords } from '@upcurve/contracts/shared/multipart';
import type { Guide } from '../guide.ts';

export const blog: Guide = {
  title: 'Blog',
  purpose:
    'Posts with their categories and authors. Readers see nothing until it is published, now or at a date and time in your time zone.',
  picture: 'The list of posts with their cover, status and date, a search, and the button New Post.',
  tasks: [
    {
      title: 'Publish',
      text: 'Changes to a published post are visible once it is published again. A scheduled post is published as it was when it was scheduled. Unpublish turns a published post into a draft; Cancel Schedule does so with a scheduled one.',
    },
    {
      title: 'Show a draft',
      text: `Anyone with a preview link can read the draft without signing in. It expires after ${PREVIEW_HOURS_MAX / 24} days at the latest, or when you end all links to the post.`,
    },
    {
      title: 'Restore a revision',
      text: `A revision is kept whenever a post is published or scheduled, and about every ${REVISION_MINUTES} minutes while it is edited. The latest ${REVISIONS_MAX} are kept. Compare one with the current text. Restore This Revision continues from it.`,
    },
    {
      title: 'Import and export',
      text: `Import and Export, in the menu beside New Post, saves the whole blog as one file. Files up to ${sizeInWords(IMPORT_MAX)} can be imported. Posts from WordPress and Ghost are imported as drafts. Pictures are taken from the media library. Tick “Fetch missing pictures from their addresses” to get the others from the old blog while it is still online; the screen shows the progress, lists the pictures that failed, and then imports the posts.`,
    },
  ],
  final: [
    `Deleted posts can be restored for ${TRASH_DAYS} days and are then deleted permanently with their revisions. In the trash you can delete them earlier.`,
    'Deleting a category or an author. Their posts stay without it.',
    'Unpublishing. Readers lose access to the post at once, until it is published again.',
  ],
  keys: ['rows', 'select', 'note', 'posts', 'search', 'send'],
};
