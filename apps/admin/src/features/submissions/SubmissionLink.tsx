import { Anchor } from '@mantine/core';
import type { Submission } from '@upcurve/contracts/submission';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { nameOf } from './person.ts';
import { rememberOpened } from './return-focus.ts';
import classes from './SubmissionLink.module.css';

/** The name as a link to the detail. Its area covers the nearest positioned ancestor: the whole row or card. */
export function SubmissionLink({ submission }: { submission: Submission }) {
  return (
    <Anchor
      component={Link}
      to={paths.submission(submission.id)}
      state={{ isFromList: true }}
      className={classes.link}
      data-submission={submission.id}
      onClick={() => rememberOpened(submission.id)}
    >
      {nameOf(submission)}
    </Anchor>
  );
}
