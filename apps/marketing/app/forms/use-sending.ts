import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormName } from '../content/forms.ts';
import { paths } from '../paths.ts';
import type { FormAnswer } from './form-answer.ts';
import { ripeFormToken } from './form-token.ts';
import { useThankYou } from './use-thank-you.ts';

const PATIENCE_MS = 15_000;

const failed = (reason: 'unreachable' | 'refused'): FormAnswer => ({ state: 'failed', values: {}, reason });

async function post(form: FormName, data: FormData): Promise<FormAnswer> {
  data.set('timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  try {
    data.set('formToken', await ripeFormToken());
    const response = await fetch(paths.formAnswer(form), {
      method: 'POST',
      body: data,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // What became of the form comes with 200; anything else never reached it.
    if (!response.ok) return failed(response.status < 500 ? 'refused' : 'unreachable');
    return (await response.json()) as FormAnswer;
  } catch {
    return failed('unreachable');
  }
}

/** Sends a form from the page it stands on, once at a time, and goes on to the thank-you page unless told otherwise. */
export function useSending(form: FormName, onSent?: () => void) {
  const [answer, setAnswer] = useState<FormAnswer>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);

  const isSent = answer?.state === 'sent';
  useThankYou(form, isSent && !onSent);
  useEffect(() => {
    if (isSent) onSent?.();
  }, [isSent, onSent]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    const found = await post(form, new FormData(event.currentTarget));
    // What has arrived is not sent again.
    isBusy.current = found.state === 'sent';
    setIsSending(false);
    setAnswer(found);
    setAttempt((count) => count + 1);
  }

  return { answer, attempt, isSending, send };
}
