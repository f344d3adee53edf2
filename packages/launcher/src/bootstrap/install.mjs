import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LaunchError } from './launch-error.mjs';
import { run } from './run.mjs';

/**
 * Installs the packages of the lockfile, unless nothing has changed since the last time.
 * @param {string} root
 * @param {import('./tools.mjs').Tools} tools
 */
export async function install(root, { env }) {
  const stampFile = join(root, 'node_modules/.cache/upcurve/installed');
  const stamp = installStamp(root);
  const kept = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (kept === stamp && existsSync(join(root, 'node_modules/.modules.yaml'))) return;

  console.log('Installing packages');
  const reporter = process.stdout.isTTY ? 'default' : 'append-only';
  const { code } = await run('pnpm', ['install', '--frozen-lockfile', `--reporter=${reporter}`], {
    cwd: root,
    // In production mode, pnpm would skip the build tools.
    env: { ...env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (code !== 0) throw new LaunchError('pnpm install failed, see above.');
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** @param {string} root */
export function installStamp(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of manifests(root)) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** @param {string} root */
function manifests(root) {
  const packages = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  return ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packages.sort()].filter((file) =>
    existsSync(join(root, file)),
  );
}
