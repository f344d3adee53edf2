import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { method, questionsAndAnswers, start } from '../../content/calculator.ts';
import { Drawing } from '../../drawings/Drawing.tsx';
import styles from '../../features/calculator/start/Start.module.css';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import { Questions } from '../../layout/parts/Questions.tsx';
import { Terms } from '../../layout/parts/Terms.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/start';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Lost revenue calculator for aesthetic clinics',
    description:
      'Five figures show what slow answers, lost bookings and lost rebookings cost your clinic in a year, in pounds, with every assumption open to change.',
    path: paths.calculator.start(),
    questions: questionsAndAnswers,
  });
}

export default function Start() {
  return (
    <>
      <PageHead
        kicker={start.kicker}
        title={start.title}
        lead={start.lead}
        figure={<CoinsDrawing />}
        actions={
          <>
            <Link to={paths.calculator.questions()} prefetch="intent" className={buttons.primary}>
              {start.begin}
              <Arrow />
            </Link>
            <Link to={paths.calculator.results()} prefetch="intent" className={buttons.quiet}>
              {start.example}
            </Link>
            <p className="small">{start.small}</p>
          </>
        }
      />
      <Section title={method.title} lead={method.lead} surface="blush" shape="split">
        <Terms items={method.rules} />
      </Section>
      <Section title={method.questions} shape="split">
        <Questions items={questionsAndAnswers} />
      </Section>
    </>
  );
}

/** The curve that a clinic could follow, its actual curve, and coins stacked in between. */
function CoinsDrawing() {
  const { reachable, today, gap } = start.drawing;
  return (
    <Drawing name="coins" viewBox="-10 -30 1030 650">
      <text className={styles.reachable} x="950" y="34" textAnchor="end">
        {reachable}
      </text>
      <text className={styles.today} x="1000" y="470" textAnchor="end">
        {today}
      </text>
      <text className={styles.gap} x="440" y="288" textAnchor="end">
        {gap}
      </text>
    </Drawing>
  );
}
