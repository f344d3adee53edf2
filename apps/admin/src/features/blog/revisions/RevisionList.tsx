import { Badge, Text } from '@mantine/core';
import { REVISION_KINDS, type RevisionSummary } from '@upcurve/contracts/blog/post-revisions';
import { Link, useLocation } from 'react-router';
import { formatNumber } from '../../../kit/list/format-count.ts';
import { formatZoned } from '../post-time.ts';
import classes from './revisions.module.css';

/** Lists the revisions of a post, newest first, with links to their comparison. */
export function RevisionList({
  revisions,
  chosen,
}: {
  revisions: readonly RevisionSummary[];
  chosen: number;
}) {
  const { state } = useLocation();
  return (
    <nav aria-label="Revisions" className={classes.nav}>
      <ol className={classes.list}>
        {revisions.map(({ number, kind, createdAt, createdBy, wordCount, isPublic, publishAt }) => (
          <li key={number}>
            <Link
              to={`?revision=${number}`}
              replace
              state={state}
              preventScrollReset
              className={classes.revision}
              aria-current={number === chosen || undefined}
            >
              <span className={classes.first}>
                <Text span size="sm" fw={600}>
                  {number}. {REVISION_KINDS[kind]}
                </Text>
                {isPublic && <Badge color="sage">Public</Badge>}
                {!isPublic && publishAt && <Badge color="gold">Scheduled</Badge>}
              </span>
              <Text span size="xs" c="dimmed">
                {formatZoned(createdAt)}
              </Text>
              <Text span size="xs" c="dimmed">
                {[createdBy, `${formatNumber(wordCount)} words`].filter(Boolean).join(' · ')}
              </Text>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
