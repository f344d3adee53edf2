// Entry point of npm start, npm test, pnpm dev and pnpm verify. This file and the .mjs files it imports are plain
// JavaScript without dependencies, because they run on any Node >= 20 before anything is installed. They then start
// main.ts with a suitable Node.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DataDirInUseError, lockDataDir } from '../local-postgres/src/data-dir-lock.mjs';
import { dataDirOf, LaunchError, ROOT } from './src/bootstrap/repository.mjs';
import { findTools, install } from './src/bootstrap/tools.mjs';

const parent = process.ppid;
try {
  const [command = '', ...args] = process.argv.slice(2);
  // Locked first, so that a second start fails at once and does not change the files that the first one runs from.
  const usesDataDir = command === 'start' || command === 'dev';
  const release = usesDataDir ? await lockDataDir(dataDirOf(process.env)) : () => {};
  const { node, env } = findTools(ROOT);
  install(ROOT, env);
  const main = spawn(node, [join(ROOT, 'packages/launcher/src/main.ts'), command, ...args], {
    cwd: ROOT,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  stopWithUs(main);
  const [code] = await once(main, 'exit');
  release();
  process.exitCode = code ?? 1;
} catch (error) {
  const isExpected = error instanceof DataDirInUseError || error instanceof LaunchError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

/**
 * Passes signals on, and stops the program if the npm that started us was killed.
 * @param {import('node:child_process').ChildProcess} program
 */
function stopWithUs(program) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => program.kill(signal));
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => {
    if (process.ppid !== parent) program.kill('SIGTERM');
  }, 500).unref();
}
