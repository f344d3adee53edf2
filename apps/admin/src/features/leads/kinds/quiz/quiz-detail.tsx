import { Anchor, Box, Text } from '@mantine/core';
import type { SubmissionDetail } from '@upcurve/contracts/leads/submissions';
import { answerInWords } from '@upcurve/contracts/quiz/answers';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { Section } from '../../../../kit/screen/Section.tsx';
import { formatQuizDate } from '../../../../kit/time/format-date.ts';
import { formatPence } from '../../desk/desk-words.ts';
import { FirstVisit } from '../../detail/FirstVisit.tsx';
import { LeadColumns } from '../../detail/LeadColumns.tsx';
import { type LeadDetailConfig, LeadScreen } from '../../detail/LeadScreen.tsx';
import { emailFact, phoneFact, websiteFact } from '../../detail/ReachButtons.tsx';
import { leadName } from '../../lead-name.ts';
import { type QuizLead, type QuizLeadDetail, quizKind, type SubmissionListFilter } from './quiz-kind.ts';
import { ResultPanel } from './ResultPanel.tsx';
import { ScoreMark } from './ScoreMark.tsx';

const quizDetail: LeadDetailConfig<QuizLead, QuizLeadDetail, SubmissionListFilter> = {
  kind: quizKind,
  facts: (submission) => [
    submission.businessName,
    <ScoreMark key="score" submission={submission} />,
    !submission.isEligible && 'Not eligible',
  ],
  submitted: ({ completedAt }) => (
    <>
      <Text component="h2" inherit display="inline" fw={400} mr={6}>
        Submission Details
      </Text>
      <span>Submitted on {formatQuizDate(completedAt)}</span>
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

function SubmissionFacts({ submission }: { submission: SubmissionDetail }) {
  const { email, phone, businessName, location, website, consent, reportUrl } = submission;
  return (
    <Section title="Contact Information">
      <Facts
        facts={[
          ['Full Name', leadName(submission)],
          ['Email Address', emailFact(email)],
          ['Phone Number', phoneFact(phone)],
          ['Business Name', businessName],
          ['Location', location],
          ['Website', websiteFact(website)],
          ['Marketing', consent ? 'Agreed to marketing' : 'Did not agree to marketing'],
          [
            'Their report',
            reportUrl && (
              <Anchor key="report" inherit href={reportUrl} target="_blank" rel="noopener noreferrer">
                View report
              </Anchor>
            ),
          ],
        ]}
      />
    </Section>
  );
}

interface Response {
  id: string;
  label: string;
  text: string;
}

const CALLERS = { someone: 'Someone at the clinic', nobody: 'Nobody' };
const DECIDERS = { yes: 'Yes', together: 'Together with someone', no: 'No' };

/** Returns what the visitor said about the clinic. Figures that they kept as we assumed them are missing. */
function figuresInWords({ figures }: SubmissionDetail): Response[] {
  const { enquiries, value, noShows, caller, canDecide } = figures;
  const said: [label: string, text: string | undefined][] = [
    ['Enquiries a month', enquiries?.toLocaleString('en-GB')],
    ['A first visit brings', value === undefined ? undefined : formatPence(value * 100)],
    ['No-shows', noShows === undefined ? undefined : `${noShows}%`],
    ['Who could make the calls?', caller && CALLERS[caller]],
    ['Can you decide about marketing?', canDecide && DECIDERS[canDecide]],
  ];
  return said.flatMap(([label, text]) => (text === undefined ? [] : { id: label, label, text }));
}

/** Returns the answers in the order of the questions. Answers to unknown questions come last. */
function responses({ answers, questions }: SubmissionDetail): Response[] {
  const byId = new Map(questions.map((question) => [String(question.id), question]));
  const orderOf = (id: string) => byId.get(id)?.order ?? Number.POSITIVE_INFINITY;

  return Object.entries(answers)
    .toSorted(([a], [b]) => (orderOf(a) === orderOf(b) ? Number(a) - Number(b) : orderOf(a) - orderOf(b)))
    .map(([id, answer]) => {
      const question = byId.get(id);
      const label = question ? `Question ${question.order}: ${question.text}` : 'Unknown Question';
      return { id, label, text: answerInWords(question, answer) || 'No answer' };
    });
}

function ResponseList({ submission }: { submission: SubmissionDetail }) {
  return (
    <Section title="Responses">
      <ol className="rows">
        {[...figuresInWords(submission), ...responses(submission)].map(({ id, label, text }) => (
          <Box component="li" key={id} py="sm">
            <Text size="sm" fw={600}>
              {label}
            </Text>
            <Text size="sm" className="typed">
              {text}
            </Text>
          </Box>
        ))}
      </ol>
    </Section>
  );
}
