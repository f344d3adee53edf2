import { Text } from '@mantine/core';
import { formatQuizDate } from '../../../../kit/time/format-date.ts';
import { FirstVisit } from '../../detail/FirstVisit.tsx';
import { LeadColumns } from '../../detail/LeadColumns.tsx';
import { type LeadDetailConfig, LeadScreen } from '../../detail/LeadScreen.tsx';
import { type QuizLead, type QuizLeadDetail, quizKind, type SubmissionListFilter } from './quiz-kind.ts';
import { ResponseList } from './ResponseList.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { ScoreMark } from './ScoreMark.tsx';
import { SubmissionFacts } from './SubmissionFacts.tsx';

const quizDetail: LeadDetailConfig<QuizLead, QuizLeadDetail, SubmissionListFilter> = {
  kind: quizKind,
  facts: (submission) => [
    submission.businessName,
    <ScoreMark key="score" submission={submission} />,
    !submission.isEligible && 'Not eligible',
  ],
  submitted: ({ completedAt }) => (
    <>
      <Text component="h2" inherit display="inline" fw={700} c="var(--mantine-color-text)" mr={6}>
        Submission Details
      </Text>
      Submitted on {formatQuizDate(completedAt)}
    </>
  ),
  body: (submission, desk, panels) => (
    <LeadColumns
      isPersonFirst
      side={
        <>
          <SubmissionFacts submission={submission} />
          {desk}
          {panels}
          <FirstVisit attribution={submission.attribution} />
        </>
      }
    >
      <ResultPanel result={submission.result} report={submission.report} />
      <ResponseList submission={submission} />
    </LeadColumns>
  ),
};

export const SubmissionScreen = () => <LeadScreen config={quizDetail} />;
