import { ApiError } from '@upcurve/api-client/api-error';
import type { LateDetail, Report } from '@upcurve/contracts/quiz/quiz';
import { type FormEvent, useState } from 'react';
import { missing as words } from '../../../content/report-actions.ts';
import { Field } from '../../../forms/fields/Field.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { Part } from '../../../report/parts/Part.tsx';
import { quizApi } from '../session/quiz-api.ts';
import styles from './Report.module.css';

interface MissingDetailsProps {
  resultToken: string;
  missing: readonly LateDetail[];
  onFilled: (report: Report) => void;
}

const listed = new Intl.ListFormat('en-GB');

type State = 'idle' | 'saving' | 'failed';

/** Asks for optional details that the visitor left out at the start. */
export function MissingDetails({ resultToken, missing, onFilled }: MissingDetailsProps) {
  const [state, setState] = useState<State>('idle');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'saving') return;
    const given = new FormData(event.currentTarget);
    const body = Object.fromEntries(
      missing.map((field) => [field, String(given.get(field) ?? '').trim()]).filter(([, value]) => value),
    );
    if (Object.keys(body).length === 0) return;
    setState('saving');
    setErrors({});
    try {
      onFilled(await quizApi().addDetails({ params: { resultToken }, body }));
      setState('idle');
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : [];
      setErrors(Object.fromEntries(issues.map(({ path, message }) => [path, message])));
      setState(issues.length > 0 ? 'idle' : 'failed');
    }
  }

  return (
    <Part title={words.title} lead={words.lead}>
      <details>
        <summary className="disclosure">
          {listed.format(missing.map((field) => words.fields[field].label))}
        </summary>
        <form className={`stack ${styles.missing}`} noValidate onSubmit={save}>
          {missing.map((field) => (
            <Field
              key={field}
              id={`late-${field}`}
              words={{ name: field, ...words.fields[field] }}
              error={errors[field]}
            />
          ))}
          <div className="cluster">
            <button type="submit" className={buttons.secondary} aria-disabled={state === 'saving'}>
              {state === 'saving' ? words.saving : words.save}
            </button>
            <p role="status" className="small">
              {state === 'failed' && words.failed}
            </p>
          </div>
        </form>
      </details>
    </Part>
  );
}
