import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../bootstrap/repository.mjs';
import { watchSources } from './watch-sources.ts';

/* Runs a program from its app's folder and restarts it when a source file changes: `node watch.ts src/main.ts`. */

/** A program that has not exited after this time in ms is killed. */
const PATIENCE_MS = 10_000;

const [program = ''] = process.argv.slice(2);
const app = process.cwd();
let isStopping = false;
let isWanted = true;
let run = start();

for (const folder of sourceFolders(app)) watchSources(folder, restart);
// These signals reach the whole process group including the program, which exits on its own.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopping = true;
    if (run.exitCode !== null || run.signalCode !== null) process.exit(0);
  });

function start() {
  isWanted = false;
  const child = spawn(process.execPath, [program], { stdio: 'inherit' });
  child.once('exit', (code, signal) => {
    if (isStopping) process.exit(0);
    if (isWanted) run = start();
    else
      console.error(
        `The process has ended (${signal ?? `exit code ${code}`}). It restarts when a source file changes.`,
      );
  });
  return child;
}

function restart(file: string): void {
  if (isStopping || isWanted) return;
  console.log(`Restarting: ${relative(ROOT, file)} has changed`);
  if (run.exitCode !== null || run.signalCode !== null) {
    run = start();
    return;
  }
  isWanted = true;
  const ending = run;
  ending.kill('SIGTERM');
  setTimeout(() => ending.kill('SIGKILL'), PATIENCE_MS).unref();
}

/** Returns the source folders of the app and of its workspace dependencies. */
function sourceFolders(folder: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => version === 'workspace:*',
  );
  const packages = ours.map(([name]) => realpathSync(join(folder, 'node_modules', name)));
  return [folder, ...packages].map((each) => join(each, 'src'));
}
