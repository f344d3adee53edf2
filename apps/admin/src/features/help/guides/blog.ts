import { TRASH_DAYS } from '@upcurve/contracts/post-limits';
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
    'Posts, and the categories and authors they belong to. Nothing reaches readers until somebody publishes it, now or at a time on the clocks of London.',
  picture: 'The list of posts with their cover, status and date, a search, and the button New Post.',
  tasks: [
    {
      title: 'Publish',
      text: 'What is changed after publishing waits until the post is published again. A scheduled post keeps the words with which it was scheduled. Unpublish makes it a draft again.',
    },
    {
      title: 'Show a draft',
      text: `A preview link shows a post to people without an account until it ends, at the latest after ${PREVIEW_HOURS_MAX / 24} days, or until you end all links of the post.`,
    },
    {
      title: 'Go back',
      text: 'Every publication and the states in between are kept as revisions: compare one with what is written now, and write on from it.',
    },
    {
      title: 'Import and export',
      text: 'Everything together can be taken along as one file, and posts of WordPress and Ghost brought in.',
    },
  ],
  final: [
    `Deleted posts can be restored for ${TRASH_DAYS} days, then they are gone. Deleting one for good in the trash takes its revisions with it.`,
    'Deleting a category or an author. Their posts stay, without it.',
    'Unpublishing: readers lose the post at once, until it is published again.',
  ],
  keys: ['rows', 'select', 'note', 'posts', 'search', 'send'],
};
