import { ApiError } from '@upcurve/api-client/api-error';
import { useRef, useState } from 'react';
import { quizApi } from '../session/quiz-api.ts';

type Mailing = 'idle' | 'sending' | 'sent' | 'limit' | 'failed';

const TOO_MANY = 429;

/** Sends a report to the email address that its visitor gave. */
export function useMailReport(resultToken: string): [state: Mailing, mail: () => void] {
  const [state, setState] = useState<Mailing>('idle');
  // Reuses the key until the server answers, so that a retry after a lost response does not send a second email.
  const key = useRef<string>(undefined);

  async function mail() {
    if (state === 'sending') return;
    setState('sending');
    key.current ??= crypto.randomUUID();
    try {
      await quizApi().mailReport({ params: { resultToken } }, { idempotencyKey: key.current });
      key.current = undefined;
      setState('sent');
    } catch (error) {
      setState(error instanceof ApiError && error.statusCode === TOO_MANY ? 'limit' : 'failed');
    }
  }

  return [state, mail];
}
