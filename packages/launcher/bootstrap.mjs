// The way in behind npm start, npm test, pnpm dev and pnpm verify. Plain JavaScript without dependencies, as are the .mjs
// files it imports: it runs on any Node >= 20 before anything is installed, and hands over to main.ts under a Node that fits.
import { join } from 'node:path';
import { DataDirInUseError, lockDataDir } from '../local-postgres/src/data-dir-lock.mjs';
import { install } from './src/install.mjs';
import { LaunchError } from './src/launch-error.mjs';
import { dataDirOf, ROOT } from './src/repository.mjs';
import { Interrupted, passOnSignals, run } from './src/run.mjs';
import { findTools } from './src/tools.mjs';

passOnSignals();
try {
  const [command, ...args] = process.argv.slice(2);
  // Before all else, so that a second start refuses at once and never disturbs the files the first one runs from.
  const usesDataDir = command === 'start' || command === 'dev';
  const lock = usesDataDir ? await lockDataDir(dataDirOf(process.env)) : undefined;
  const tools = await findTools(ROOT);
  await install(ROOT, tools);
  const main = [join(ROOT, 'packages/launcher/src/main.ts'), command ?? '', ...args];
  const env = { ...tools.env, ...(lock && { UPCURVE_LOCK: lock.token }) };
  const { code } = await run(
    tools.node,
    main,
    { cwd: ROOT, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
    true,
  );
  lock?.release();
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof Interrupted)) {
    const expected = error instanceof DataDirInUseError || error instanceof LaunchError;
    console.error(expected ? error.message : error);
  }
  process.exitCode = error instanceof Interrupted ? error.exitCode : 1;
}
