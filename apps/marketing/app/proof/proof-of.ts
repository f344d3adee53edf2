import type { ProofChallenge } from '@upcurve/contracts/leads/proof';

/**
 * Returns the proof for a form token after solving its proof of work. Undefined if this browser cannot solve it, for
 * example without workers or https; the form then gets a second check.
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
