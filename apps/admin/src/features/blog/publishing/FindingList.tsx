import { Alert, Anchor } from '@mantine/core';
import type { PostFinding } from '@upcurve/contracts/blog/posts';
import { Link } from 'react-router';
import { takeFocus } from '../../../kit/focus/keep-focus.ts';
import { paths } from '../../../paths.ts';
import classes from './FindingList.module.css';

/** Returns the address where a problem can be fixed: its form field or its block in the visual editor. */
function findingPath(postId: string, { field, blockId }: PostFinding): string {
  if (field) return `${paths.postEdit(postId)}#${field}`;
  return blockId ? `${paths.postBuilder(postId)}#block-${blockId}` : paths.postBuilder(postId);
}

interface FindingListProps {
  postId: string;
  findings: readonly PostFinding[];
  /** Goes to the problem. If omitted, each problem is a link. */
  onGo?: ((finding: PostFinding) => void) | undefined;
  /** Whether the server has refused to publish. The list says so and takes the focus when it appears. */
  isRefusal: boolean;
}

/** Lists the problems to fix before a post can be published, each with a link. Screen readers announce it. */
export function FindingList({ postId, findings, onGo, isRefusal }: FindingListProps) {
  const fix = findings.length === 1 ? 'Fix 1 problem' : `Fix ${findings.length} problems`;
  return (
    <Alert
      color={isRefusal ? 'red' : 'gold'}
      role="alert"
      tabIndex={-1}
      ref={isRefusal ? takeFocus : undefined}
      title={isRefusal ? `Not published. ${fix} first.` : `${fix} before publishing`}
    >
      <ul className={classes.list}>
        {findings.map((finding) => (
          <li key={`${finding.blockId} ${finding.field} ${finding.message}`}>
            {onGo ? (
              <Anchor component="button" type="button" size="sm" onClick={() => onGo(finding)}>
                {finding.message}
              </Anchor>
            ) : (
              <Anchor component={Link} size="sm" to={findingPath(postId, finding)}>
                {finding.message}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
