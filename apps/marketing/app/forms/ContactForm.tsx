import { useEffect, useId } from 'react';
import { type FieldWords, type FormName, forms, formTrouble } from '../content/contact/forms.ts';
import { company } from '../content/site/company.ts';
import { useFormCount } from '../counting/use-form-count.ts';
import { Arrow } from '../layout/parts/Arrow.tsx';
import buttons from '../layout/parts/button.module.css';
import { paths } from '../paths.ts';
import { ConsentFields } from './fields/ConsentFields.tsx';
import { ErrorSummary } from './fields/ErrorSummary.tsx';
import { Field } from './fields/Field.tsx';
import styles from './forms.module.css';
import { Notice } from './Notice.tsx';
import type { FormAnswer } from './sending/answer-form.server.ts';
import { prepareFormToken } from './sending/form-token.ts';
import { useSending } from './sending/use-sending.ts';

interface ContactFormProps {
  form: FormName;
  /** The form's page and place, such as `/pricing: footer`. */
  source: string;
  /** Lines to store with the form that the visitor does not type. */
  result?: string;
  /** The plan that the visitor has come with. */
  plan?: string;
  /** The server's answer to a form sent without script. */
  answer?: FormAnswer;
  /** Called once the form has arrived. Default: the thank-you page. */
  onSent?: () => void;
}

const UNTYPED = ['result', 'plan'] as const;

/**
 * Without script the browser validates the fields. With script we do: in our words, all at once, with a link to each
 * field.
 */
function sayItOurselves(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}

/** One of the site's own forms. Without script the browser sends it to its page; with script it stays in place. */
export function ContactForm({ form, source, answer: given, onSent, ...untyped }: ContactFormProps) {
  const { answer = given, attempt, isSending, mended, send, recheck } = useSending(form, onSent);
  const words = forms[form];
  const { element, tell } = useFormCount(words.type);
  const isSent = answer?.state === 'sent';
  useEffect(() => {
    sayItOurselves(element.current);
    if (isSent) tell('sent');
  }, [element, isSent, tell]);
  const fields: readonly FieldWords[] = words.fields;
  const errors = answer?.state === 'invalid' ? answer.errors : {};
  const values = answer && 'values' in answer ? answer.values : {};
  // The popup's form may be on a page that has the same form.
  const ownId = useId();
  const idOf = (name: string) => `${ownId}-${name}`;
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));

  return (
    <form
      method="post"
      action={paths.form(form)}
      className={styles.form}
      ref={element}
      onFocus={() => {
        tell('begun');
        prepareFormToken();
      }}
      onChange={recheck}
      onSubmit={send}
    >
      <ErrorSummary errors={errors} labels={labels} idOf={idOf} attempt={attempt} />
      {answer?.state === 'review' && (
        <Notice>
          <p>{formTrouble.review}</p>
        </Notice>
      )}
      {answer && 'formToken' in answer && <input type="hidden" name="formToken" value={answer.formToken} />}
      <input type="hidden" name="source" value={values.source || source} />
      {UNTYPED.map((name) => {
        const value = untyped[name] || values[name];
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      {fields.map((field) => (
        <Field
          key={field.name}
          id={idOf(field.name)}
          words={field}
          value={values[field.name]}
          error={mended.has(field.name) ? undefined : errors[field.name]}
        />
      ))}
      <ConsentFields isTicked={values.consent === 'yes'} />
      {answer?.state === 'failed' && (
        <Notice tone="problem">
          <p>
            {formTrouble[answer.reason]} {formTrouble.instead} <a href={company.phoneLink}>{company.phone}</a>
            .
          </p>
        </Notice>
      )}
      <div className={styles.actions}>
        <button type="submit" className={buttons.primary} aria-disabled={isSending || undefined}>
          {isSending ? 'Sending…' : words.submit}
          <Arrow />
        </button>
        <p role="status">{answer?.state === 'sent' && words.sent}</p>
      </div>
    </form>
  );
}
