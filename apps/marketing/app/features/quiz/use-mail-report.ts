import { ApiError } from '@upcurve/api-client/api-error';
import { useRef, useState } from 'react';
import { quizApi } from './quiz-api.ts';

type Mailing = 'idle' | 'sending' | 'sent' | 'limit' | 'failed';

const TOO_MANY = 429;

/** Has a report sent to the address that its visitor gave. */
export function useMailReport(resultToken: string): [state: Mailing, mail: () => void] {
  const [state, setState] = useState<Mailing>('idle');
  // The same until it has been answered: what arrived and was not heard of is not sent twice.
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
