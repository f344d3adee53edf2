import { solve } from './solve.ts';

/* Done here, the sum is in nobody's way. */
addEventListener('message', async ({ data }) => postMessage(await solve(data)));
