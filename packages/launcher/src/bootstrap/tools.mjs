import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { LaunchError } from './launch-error.mjs';
import { run } from './run.mjs';
import { missingTools, nodeFits } from './versions.mjs';

/** Makes pnpm run in the version that we found, without update checks, questions, or an install before each script. */
const PNPM_SETTINGS = {
  pnpm_config_pm_on_fail: 'ignore',
  pnpm_config_update_notifier: 'false',
  pnpm_config_verify_deps_before_run: 'false',
  pnpm_config_confirm_modules_purge: 'false',
};

/**
 * Returns npm's network settings as variables for pnpm, which does not read npm's configuration. This makes pnpm work
 * with a company's proxy and certificates.
 * @param {NodeJS.ProcessEnv} env
 */
export function networkSettings(env) {
  /** @type {NodeJS.ProcessEnv} */
  const settings = {};
  for (const name of ['cafile', 'proxy', 'https_proxy', 'noproxy', 'strict_ssl']) {
    const value = env[`npm_config_${name}`];
    if (value) settings[`pnpm_config_${name}`] = value;
  }
  return settings;
}

/** @typedef {{ node: string, env: NodeJS.ProcessEnv }} Tools a suitable Node, and variables with it and pnpm in PATH */

/**
 * Finds Node and pnpm in suitable versions: those of the machine, otherwise those that npx downloads. Caches the folder
 * that npx used, because calling npx takes a second or two.
 * @param {string} root
 * @returns {Promise<Tools>}
 * @throws {LaunchError} if npx cannot provide them
 */
export async function findTools(root) {
  const env = { ...process.env, ...PNPM_SETTINGS, ...networkSettings(process.env) };
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const pnpm = await versionOfPnpm(root, env);
  const missing = missingTools({ node: process.version, pnpm, packageManager });
  const ownNode = nodeFits(process.version);
  /** @param {string} folder */
  const toolsIn = (folder) => ({
    node: ownNode ? process.execPath : join(folder, 'node'),
    env: withPath(env, ownNode ? [dirname(process.execPath), folder] : [folder]),
  });
  if (missing.length === 0) return toolsIn(dirname(process.execPath));

  const memory = join(root, 'node_modules/.cache/upcurve/tools.json');
  const remembered = recall(memory, missing);
  if (remembered && (await works(toolsIn(remembered), root))) return toolsIn(remembered);

  const folder = await askNpx(missing, root, env);
  if (!(await works(toolsIn(folder), root))) {
    throw new LaunchError(
      `npx could not provide ${missing.join(' and ')}. Install Node 24 and pnpm, then try again.`,
    );
  }
  remember(memory, missing, folder);
  return toolsIn(folder);
}

/**
 * @param {string[]} packages
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
async function askNpx(packages, root, env) {
  console.log(`Downloading ${packages.join(' and ')} with npx`);
  const command = packages.map((name) => `command -v ${name.split('@')[0]}`).join(' && ');
  const args = ['--yes', ...packages.flatMap((name) => ['-p', name]), '-c', command];
  const npx = await run('npx', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] }).catch((error) => {
    if (error.code === 'ENOENT')
      throw new LaunchError('npx was not found: install a Node that comes with npm.');
    throw error;
  });
  const found = npx.output.split('\n').findLast((line) => line.startsWith('/'));
  if (npx.code !== 0 || !found)
    throw new LaunchError(`npx could not get ${packages.join(' and ')}:\n${npx.output.trim()}`);
  return dirname(found.trim());
}

/**
 * @param {Tools} tools
 * @param {string} root
 */
async function works({ node, env }, root) {
  const [nodeVersion, pnpmVersion] = await Promise.all([
    versionOf(node, root, env),
    versionOfPnpm(root, env),
  ]);
  return nodeVersion !== undefined && nodeFits(nodeVersion) && pnpmVersion !== undefined;
}

/**
 * Reads pnpm's version from its package, because pnpm takes a second to print it. Asks pnpm itself if it was installed
 * otherwise, for example by Corepack.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
async function versionOfPnpm(root, env) {
  const folder = env.PATH?.split(delimiter).find((each) => existsSync(join(each, 'pnpm')));
  try {
    const manifest = join(dirname(realpathSync(join(folder ?? '', 'pnpm'))), '../package.json');
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8'));
    if (name === 'pnpm') return version;
  } catch {
    // Not from npm.
  }
  return versionOf('pnpm', root, env);
}

/**
 * @param {string} command
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>}
 */
async function versionOf(command, cwd, env) {
  const stdio = /** @type {const} */ (['ignore', 'pipe', 'ignore']);
  const asked = await run(command, ['--version'], { cwd, env, stdio: [...stdio] }).catch((error) => {
    if (error.code) return undefined;
    throw error;
  });
  return asked?.code === 0 ? asked.output.trim() : undefined;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} folders
 */
function withPath(env, folders) {
  return { ...env, PATH: [...folders, env.PATH].join(delimiter) };
}

/**
 * @param {string} file
 * @param {string[]} packages
 * @returns {string | undefined}
 */
function recall(file, packages) {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    return kept.packages.join() === packages.join() ? kept.folder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {string[]} packages
 * @param {string} folder
 */
function remember(file, packages, folder) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ packages, folder }));
}
