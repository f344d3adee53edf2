import type { ProofChallenge } from '@upcurve/contracts/leads/proof';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { proofOf } from './proof-of.ts';
import { solve } from './solve.ts';

const hmacSignatureSecret = 'a secret';
const challenge = (await createChallenge({
  algorithm: 'PBKDF2/SHA-256',
  cost: 2,
  counter: 5,
  data: { formToken: 'signed-time' },
  deriveKey,
  hmacSignatureSecret,
})) as ProofChallenge;

test('computes a proof that the server accepts', async () => {
  const proof = JSON.parse((await solve(challenge)) ?? '');
  expect(proof).toMatchObject({ challenge, solution: { counter: 5 } });
  expect(await verifySolution({ ...proof, deriveKey, hmacSignatureSecret })).toMatchObject({
    verified: true,
  });
});

describe('in a worker', () => {
  afterEach(() => vi.unstubAllGlobals());
  let ended = 0;

  /** Stubs a browser whose workers give this response. */
  function withWorkers(
    answer: (worker: { onmessage?: (event: object) => void; onerror?: () => void }) => void,
  ) {
    ended = 0;
    vi.stubGlobal(
      'Worker',
      class {
        onmessage?: (event: object) => void;
        onerror?: () => void;
        postMessage(asked: unknown) {
          expect(asked).toBe(challenge);
          queueMicrotask(() => answer(this));
        }
        terminate() {
          ended++;
        }
      },
    );
  }

  test('returns the worker’s proof and ends the worker', async () => {
    withWorkers((worker) => worker.onmessage?.({ data: 'a proof' }));
    expect(await proofOf(challenge)).toBe('a proof');
    expect(ended).toBe(1);
  });

  test('returns no proof if the worker fails', async () => {
    withWorkers((worker) => worker.onerror?.());
    expect(await proofOf(challenge)).toBeUndefined();
    expect(ended).toBe(1);
  });

  test('returns no proof if the browser has no workers', async () => {
    expect(await proofOf(challenge)).toBeUndefined();
  });
});
