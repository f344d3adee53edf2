import { IMPORT_MAX } from '@upcurve/contracts/blog-transfer';
import { sizeInWords } from '@upcurve/contracts/multipart';
import { REVISION_MINUTES, REVISIONS_MAX, TRASH_DAYS } from '@upcurve/contracts/post-limits';
import { PREVIEW_HOURS_MAX } from '@upcurve/contracts/post-previews';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const blog: Guide = {
  title: 'Blog',
  area: 'Website',
  permission: 'blog:read',
  screen: paths.blog(),
  at: [under(paths.blog())],
  purpose:
    'Posts, and the categories and authors they belong to. Nothing reaches readers until somebody publishes it, now or at a date and time by their own clocks.',
  picture: 'The list of posts with their cover, status and date, a search, and the button New Post.',
  tasks: [
    {
      title: 'Publish',
      text: 'What is changed after publishing waits until the post is published again. A scheduled post keeps the words with which it was scheduled. Unpublish makes a published one a draft again, Cancel Schedule a scheduled one.',
    },
    {
      title: 'Show a draft',
      text: `A preview link shows a post to people without an account until it ends, at the latest after ${PREVIEW_HOURS_MAX / 24} days, or until you end all links of the post.`,
    },
    {
      title: 'Go back',
      text: `A revision is kept whenever a post is published or scheduled, and of what is written in between about every ${REVISION_MINUTES} minutes; the latest ${REVISIONS_MAX} stay. Compare one with what is written now; Restore This Revision writes on from it.`,
    },
    {
      title: 'Import and export',
      text: `Import and Export, in the menu beside New Post, saves the whole blog as one file, which can be brought back up to ${sizeInWords(IMPORT_MAX)}. Posts of WordPress and Ghost come in as drafts.`,
    },
  ],
  final: [
    `Deleted posts can be restored for ${TRASH_DAYS} days, then they are gone. Deleting one for good in the trash takes its revisions with it.`,
    'Deleting a category or an author. Their posts stay, without it.',
    'Unpublishing: readers lose the post at once, until it is published again.',
  ],
  keys: ['rows', 'select', 'note', 'posts', 'search', 'send'],
};
