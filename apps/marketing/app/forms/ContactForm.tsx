import { paths } from '@upcurve/site-content/paths';
import { useEffect, useId } from 'react';
import { type FieldWords, type FormName, forms, formTrouble } from '../content/contact/forms.ts';
import { useFormCount } from '../counting/use-form-count.ts';
import { Arrow } from '../layout/parts/Arrow.tsx';
import buttons from '../layout/parts/button.module.css';
import { ConsentFields } from './fields/ConsentFields.tsx';
import { ErrorSummary } from './fields/ErrorSummary.tsx';
import { Field } from './fields/Field.tsx';
import styles from './forms.module.css';
import { Notice } from './Notice.tsx';
import { SendingFailed } from './SendingFailed.tsx';
import type { FormAnswer } from './sending/answer-form.server.ts';
import { prepareFormToken } from './sending/form-token.ts';
import { useSending } from './sending/use-sending.ts';

interface ContactFormProps {
  form: FormName;
  /** The page and position of the form, such as `/pricing: footer`. */
  source: string;
  /** Lines to store with the form that the visitor does not type. */
  result?: string;
  /** The id of the plan that the visitor chose earlier. */
  plan?: string;
  /** The server's response to a form sent without script. */
  answer?: FormAnswer;
  /** Called after the form was sent. Default: goes to the thank-you page. */
  onSent?: () => void;
}

const UNTYPED = ['result', 'plan'] as const;

/**
 * Turns off the browser's validation. Without script the browser validates the fields; with script we show our own
 * messages, all at once, with a link to each field.
 */
export function sayItOurselves(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}

/** A form of the site. Without script the browser posts it to its page; with script the visitor stays on the page. */
export function ContactForm({ form, source, answer: given, onSent, ...untyped }: ContactFormProps) {
  const words = forms[form];
  const fields: readonly FieldWords[] = words.fields;
  const sending = useSending({ address: paths.formAnswer(form), fields }, onSent);
  const { answer = given, attempt, isSending, mended, send, recheck } = sending;
  const { element, tell } = useFormCount(words.type);
  const isSent = answer?.state === 'sent';
  useEffect(() => {
    sayItOurselves(element.current);
    if (isSent) tell('sent');
  }, [element, isSent, tell]);
  const errors = answer?.state === 'invalid' ? answer.errors : {};
  const values = answer && 'values' in answer ? answer.values : {};
  // Makes ids unique, because a page can contain the same form as the popup.
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
      {answer?.state === 'failed' && <SendingFailed reason={answer.reason} />}
      <div className={styles.actions}>
        <button type="submit" className={buttons.primary} aria-disabled={isSending || undefined}>
          <span>{isSending ? 'Sending…' : words.submit}</span>
          <Arrow />
        </button>
        <p role="status">{answer?.state === 'sent' && words.sent}</p>
      </div>
    </form>
  );
}
