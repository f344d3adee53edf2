import { solve } from './solve.ts';

/* Runs in a worker, so that the proof of work does not block the page. */
addEventListener('message', async ({ data }) => postMessage(await solve(data)));
