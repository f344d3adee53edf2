import { calculateLoss } from '@upcurve/site-content/money/model';
import { paths } from '@upcurve/site-content/paths';
import { useNavigate } from 'react-router';
import { hints, questions } from '../../../content/calculator.ts';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { KEYS, VERSION, writeQuery } from '../../../money/link.ts';
import { CarriedAssumptions } from '../CarriedFields.tsx';
import { keepInAddress, useShared } from '../use-shared.ts';
import { FigureField } from './FigureField.tsx';
import { Preview } from './Preview.tsx';
import styles from './QuestionsForm.module.css';
import { SpeedField } from './SpeedField.tsx';

/** The five questions with the result next to them. Without JavaScript the form submits to the result page. */
export function QuestionsForm() {
  const { figures, assumptions, changeFigures } = useShared();
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <Preview loss={calculateLoss(figures, assumptions)} />
      <form
        className={styles.form}
        action={paths.calculator.results()}
        onSubmit={(event) => {
          event.preventDefault();
          const search = writeQuery({ figures, assumptions, isExample: false });
          // Keeps the entered figures if the visitor comes back.
          keepInAddress(search);
          navigate(paths.calculator.results() + search);
        }}
      >
        <input type="hidden" name={KEYS.version} value={VERSION} />
        <CarriedAssumptions assumptions={assumptions} />
        <ol className={`rows numbered ${styles.questions}`}>
          <li>
            <FigureField id="enquiries" figures={figures} hint={hints.enquiries} onChange={changeFigures} />
          </li>
          <li>
            <SpeedField value={figures.speed} onChange={(speed) => changeFigures({ speed })} />
          </li>
          <li>
            <FigureField id="booked" figures={figures} hint={hints.booked} onChange={changeFigures} />
          </li>
          <li>
            <FigureField id="value" figures={figures} hint={hints.value} onChange={changeFigures} />
          </li>
          <li>
            <FigureField id="returning" figures={figures} hint={hints.returning} onChange={changeFigures} />
            <FigureField id="visits" figures={figures} onChange={changeFigures} />
          </li>
        </ol>
        <div className={`cluster ${styles.end}`}>
          <button type="submit" className={buttons.primary}>
            {questions.submit}
            <Arrow />
          </button>
          <p className="small">{questions.privacy}</p>
        </div>
      </form>
    </div>
  );
}
