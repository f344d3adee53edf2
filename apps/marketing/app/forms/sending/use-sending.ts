import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { ownZone } from '../../calendar/zones.ts';
import { recallAttribution } from '../../consent/attribution.ts';
import type { FieldWords } from '../../content/contact/forms.ts';
import { fieldProblems } from '../fields/field-problems.ts';
import type { FormAnswer } from './answer-form.server.ts';
import { dropFormToken, waitForFormToken } from './form-token.ts';
import { useThankYou } from './use-thank-you.ts';

const PATIENCE_MS = 15_000;

const failed = (reason: 'unreachable' | 'refused'): FormAnswer => ({ state: 'failed', values: {}, reason });

async function post(address: string, data: FormData): Promise<FormAnswer> {
  data.set('timeZone', ownZone());
  data.set('attribution', JSON.stringify(recallAttribution() ?? {}));
  try {
    const { formToken, proof } = await waitForFormToken();
    data.set('formToken', formToken);
    if (proof) data.set('proof', proof);
    const response = await fetch(address, {
      method: 'POST',
      body: data,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // A result always has status 200. With any other status, the form was not processed.
    if (!response.ok) return failed(response.status < 500 ? 'refused' : 'unreachable');
    return (await response.json()) as FormAnswer;
  } catch {
    return failed('unreachable');
  }
}

function problemsOf(fields: readonly FieldWords[], data: FormData): Record<string, string> {
  const textOf = (name: string) => String(data.get(name) ?? '');
  return fieldProblems(fields, textOf, Date.now());
}

interface Sendable {
  address: string;
  fields: readonly FieldWords[];
}

/**
 * Sends a form, one request at a time, and then goes to the thank-you page by default. Errors that the browser finds
 * are shown immediately, without a request.
 */
export function useSending({ address, fields }: Sendable, onSent?: () => void) {
  const [answer, setAnswer] = useState<FormAnswer>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const isBusy = useRef(false);

  const next = answer?.state === 'sent' ? answer.next : undefined;
  useThankYou(onSent ? undefined : next);
  useEffect(() => {
    if (next) onSent?.();
  }, [next, onSent]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const data = new FormData(event.currentTarget);
    const errors = problemsOf(fields, data);
    if (Object.keys(errors).length > 0) return show({ state: 'invalid', values: {}, errors });
    isBusy.current = true;
    setIsSending(true);
    const found = await post(address, data);
    // A form is not sent again after it was stored.
    isBusy.current = found.state === 'sent';
    if (found.state === 'sent') dropFormToken();
    setIsSending(false);
    show(found);
  }

  function show(found: FormAnswer) {
    setAnswer(found);
    setMended(new Set());
    setAttempt((count) => count + 1);
  }

  /** Removes the error of a corrected field. The summary stays, so that nothing moves while the visitor types. */
  function recheck(event: ChangeEvent<HTMLFormElement>) {
    if (answer?.state !== 'invalid') return;
    const { name } = event.target as Element & { name: string };
    if (!answer.errors[name] || problemsOf(fields, new FormData(event.currentTarget))[name]) return;
    setMended(new Set([...mended, name]));
  }

  return { answer, attempt, isSending, mended, send, recheck };
}
