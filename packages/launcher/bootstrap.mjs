// Entry point of npm start, npm test, pnpm dev and pnpm verify. This file and the .mjs files it imports are plain
// JavaScript without dependencies, because they run on any Node >= 20 before anything is installed. They then start
// main.ts with a suitable Node.
import { join } from 'node:path';
import { DataDirInUseError, lockDataDir } from '../local-postgres/src/data-dir-lock.mjs';
import { install } from './src/bootstrap/install.mjs';
import { LaunchError } from './src/bootstrap/launch-error.mjs';
import { dataDirOf, ROOT } from './src/bootstrap/repository.mjs';
import { Interrupted, passOnSignals, run } from './src/bootstrap/run.mjs';
import { findTools } from './src/bootstrap/tools.mjs';

passOnSignals();
try {
  const [command, ...args] = process.argv.slice(2);
  // Locked first, so that a second start fails at once and does not change the files that the first one runs from.
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
