import { Alert, Anchor } from '@mantine/core';
import type { PostFinding } from '@upcurve/contracts/post-finding';
import { Link } from 'react-router';
import { takeFocus } from '../../components/take-focus.ts';
import { paths } from '../../paths.ts';
import classes from './FindingList.module.css';

/** Where what a finding is about is mended: at its field, else at its block in the visual editor. */
function findingPath(postId: string, { field, blockId }: PostFinding): string {
  if (field) return `${paths.postEdit(postId)}#${field}`;
  return blockId ? `${paths.postBuilder(postId)}#block-${blockId}` : paths.postBuilder(postId);
}

interface FindingListProps {
  postId: string;
  findings: readonly PostFinding[];
  /** Goes there itself; left out, each is a link to its place. */
  onGo?: (finding: PostFinding) => void;
}

/** What has to be mended before a post can be published, each with the way to it. Takes the focus, and is read out. */
export function FindingList({ postId, findings, onGo }: FindingListProps) {
  const count =
    findings.length === 1 ? 'One thing has to be mended' : `${findings.length} things have to be mended`;
  return (
    <Alert color="gold" role="alert" tabIndex={-1} ref={takeFocus} title={`${count} before readers see it`}>
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
