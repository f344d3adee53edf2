import type { Analytics, QuestionFigures } from '@upcurve/contracts/analytics/analytics';
import { formatNumber } from '../../kit/list/format-count.ts';
import { FigureTable } from './FigureTable.tsx';
import { formatPercent } from './number-words.ts';
import classes from './Questions.module.css';

type Answer = QuestionFigures['answers'][number];

/** Shows the views, drop-off and answers of each question. */
export function Questions({ questions, leftAtEnd }: Pick<Analytics, 'questions' | 'leftAtEnd'>) {
  const most = Math.max(1, ...questions.map(({ shown }) => shown));
  return (
    <>
      <div className={classes.asked}>
        <FigureTable<QuestionFigures>
          label="Questions"
          head={{
            header: 'Question',
            cell: ({ text, isAsked }) => (
              <>
                {text} {!isAsked && <span className={classes.gone}>No longer asked</span>}
              </>
            ),
          }}
          columns={[
            { header: 'Shown', cell: ({ shown }) => formatNumber(shown), bar: ({ shown }) => shown / most },
            { header: 'Answered', cell: ({ answered }) => formatNumber(answered), isExtra: true },
            { header: 'Skipped', cell: ({ skipped }) => formatNumber(skipped), isExtra: true },
            {
              header: 'Left here',
              cell: ({ leftHere, shown }) => `${formatNumber(leftHere)} (${formatPercent(leftHere, shown)})`,
            },
          ]}
          rows={questions}
          keyOf={({ id }) => String(id)}
          empty="No question was shown in this period."
        />
      </div>
      {leftAtEnd > 0 && (
        <p className={classes.end}>
          {formatNumber(leftAtEnd)} {leftAtEnd === 1 ? 'visitor' : 'visitors'} answered to the end and did not
          hand in.
        </p>
      )}
      {questions.some(({ answers }) => answers.length > 0) && (
        <details className={classes.answers}>
          <summary>What was answered</summary>
          <div className={classes.grid}>
            {questions
              .filter(({ answers }) => answers.length > 0)
              .map((question) => (
                <Answers key={question.id} {...question} />
              ))}
          </div>
        </details>
      )}
    </>
  );
}

function Answers({ text, answers, answered, isMany }: QuestionFigures) {
  return (
    <section className={classes.question}>
      <h3>{text}</h3>
      {isMany && <p className={classes.end}>Several answers are possible.</p>}
      <FigureTable<Answer>
        label={text}
        head={{ header: 'Answer', cell: ({ label }) => label }}
        columns={[
          {
            header: 'Given',
            cell: ({ count }) => `${formatNumber(count)} (${formatPercent(count, answered)})`,
            bar: ({ count }) => (answered > 0 ? count / answered : 0),
          },
        ]}
        rows={answers}
        keyOf={({ value }) => value}
        empty="No answers."
      />
    </section>
  );
}
