import type { ProofChallenge } from '@upcurve/contracts/leads/proof';

/**
 * The proof that goes with a form token, once its sum is done. Undefined where this browser cannot do it, as one without workers
 * or off https: its form is looked at a second time.
 */
export function proofOf(challenge: ProofChallenge): Promise<string | undefined> {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
      const end = (proof?: string) => {
        worker.terminate();
        resolve(proof);
      };
      worker.onmessage = ({ data }) => end(data);
      worker.onerror = () => end();
      worker.postMessage(challenge);
    } catch {
      resolve(undefined);
    }
  });
}
