import { assumptions, leaks, preview, sums } from '../../content/calculator.ts';
import { forms } from '../../content/forms.ts';
import { AssumptionsForm } from '../../features/calculator/AssumptionsForm.tsx';
import { CalculatorClosing } from '../../features/calculator/CalculatorClosing.tsx';
import { LeakList } from '../../features/calculator/LeakList.tsx';
import { ResultHead } from '../../features/calculator/ResultHead.tsx';
import { resultLines } from '../../features/calculator/result-lines.ts';
import { Sum } from '../../features/calculator/Sum.tsx';
import { useShared } from '../../features/calculator/use-shared.ts';
import { ContactForm } from '../../forms/ContactForm.tsx';
import { Section } from '../../layout/Section.tsx';
import { fill, inPounds } from '../../money/in-words.ts';
import { calculateLoss } from '../../money/model.ts';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/results';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Your result: revenue calculator',
    path: paths.calculator.results(),
    isIndexed: false,
  });
}

export default function Results() {
  const { query, changeAssumptions, settle, ...shared } = useShared();
  const loss = calculateLoss(shared.figures, shared.assumptions);
  const values = { month: inPounds(loss.month.likely), year: inPounds(loss.year.likely) };
  return (
    <>
      <ResultHead shared={shared} loss={loss} query={query} />
      <Section title={leaks.title} lead={fill(leaks.lead, values)} surface="blush" shape="split">
        <LeakList loss={loss} />
      </Section>
      <Section title={sums.title} shape="split">
        <Sum figures={shared.figures} loss={loss} />
      </Section>
      <Section title={assumptions.title} lead={assumptions.lead} shape="split">
        <AssumptionsForm
          shared={shared}
          spoken={fill(preview.spoken, values)}
          onChange={changeAssumptions}
          onSettle={settle}
        />
      </Section>
      <Section
        id="send"
        title={forms.calculator.title}
        lead={forms.calculator.lead}
        surface="blush"
        shape="split"
      >
        <ContactForm
          form="calculator"
          source={paths.calculator.results()}
          result={resultLines(shared).join('\n')}
        />
      </Section>
      <CalculatorClosing />
    </>
  );
}
