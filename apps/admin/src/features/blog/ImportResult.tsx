import { Alert, Text } from '@mantine/core';
import type { ImportReport } from '@upcurve/contracts/blog-transfer';
import { takeFocus } from '../../components/take-focus.ts';
import { counted } from '../../counted.ts';
import classes from './ImportResult.module.css';

/** What came of an import: what is there now, and what was left out, by post. */
export function ImportResult({
  report: { posts, categories, authors, media, left },
}: {
  report: ImportReport;
}) {
  const names = [...new Set(left.map(({ post }) => post))];
  return (
    <Alert color="sage" title="Imported" role="group" tabIndex={-1} ref={takeFocus}>
      <Text size="sm">
        {[
          counted(posts, 'post', 'posts'),
          counted(categories, 'category', 'categories'),
          counted(authors, 'author', 'authors'),
          counted(media, 'file', 'files'),
        ].join(', ')}
        .{' '}
        {left.length === 0
          ? 'Nothing was left out.'
          : `Left out: ${counted(left.length, 'thing', 'things')}.`}
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
