import { Alert, Text } from '@mantine/core';
import type { ImportReport } from '@upcurve/contracts/blog/blog-transfer';
import { Link } from 'react-router';
import { takeFocus } from '../../../kit/focus/keep-focus.ts';
import { formatCount } from '../../../kit/list/format-count.ts';
import { paths } from '../../../paths.ts';
import classes from './transfer.module.css';

export function ImportResult({
  report: { posts, categories, authors, media, left },
  areDrafts,
}: {
  report: ImportReport;
  areDrafts: boolean;
}) {
  const names = [...new Set(left.map(({ post }) => post))];
  return (
    <Alert
      color={left.length > 0 ? 'gold' : 'sage'}
      title="Imported"
      role="group"
      tabIndex={-1}
      ref={takeFocus}
    >
      <Text size="sm">
        {[
          formatCount(posts, 'post', 'posts'),
          formatCount(categories, 'category', 'categories'),
          formatCount(authors, 'author', 'authors'),
          formatCount(media, 'file', 'files'),
        ].join(', ')}
        .{' '}
        {left.length > 0
          ? `Not imported: ${formatCount(left.length, 'item', 'items')}.`
          : 'Everything was imported.'}{' '}
        <Link to={areDrafts ? `${paths.blog()}?status=draft` : paths.blog()} className={classes.back}>
          {areDrafts ? 'Open the drafts' : 'Open the posts'}
        </Link>
      </Text>
      {left.length > 0 && (
        <dl className={classes.left}>
          {names.map((post) => (
            <div key={post}>
              <dt>{post || 'The file'}</dt>
              {left
                .filter((each) => each.post === post)
                .map(({ what }, at) => (
                  <dd key={`${at} ${what}`}>{what}</dd>
                ))}
            </div>
          ))}
        </dl>
      )}
    </Alert>
  );
}
