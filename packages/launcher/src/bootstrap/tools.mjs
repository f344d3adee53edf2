import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { LaunchError } from './repository.mjs';

/** The Node version requested from npx if the machine's own does not fit. */
const NODE_RANGE = '24';

/** The oldest release of each major version that our dependencies support. Odd versions are not supported. */
const OLDEST = new Map([
  [22, [22, 2]],
  [24, [15, 0]],
]);

/** Makes pnpm run in the version that we found, without update checks, questions, or an install before each script. */
const PNPM_SETTINGS = {
  pnpm_config_pm_on_fail: 'ignore',
  pnpm_config_update_notifier: 'false',
  pnpm_config_verify_deps_before_run: 'false',
  pnpm_config_confirm_modules_purge: 'false',
};

/**
 * Finds Node and pnpm in suitable versions: those of the machine, otherwise those that npx downloads. Remembers the
 * folder that npx used, because calling npx takes a second or two.
 * @param {string} root
 * @returns {{ node: string, env: NodeJS.ProcessEnv }} the path of Node, and variables with both in PATH
 * @throws {LaunchError} if npx cannot provide them
 */
export function findTools(root) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...PNPM_SETTINGS, ...networkSettings(process.env) };
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const missing = missingTools({ node: process.version, pnpm: pnpmVersion(env.PATH ?? ''), packageManager });
  const folders = missing.length > 0 ? [folderOf(missing, root, env)] : [];
  const needsNode = !nodeFits(process.version);
  if (!needsNode) folders.unshift(dirname(process.execPath));
  return {
    node: needsNode ? join(folders[0] ?? '', 'node') : process.execPath,
    env: { ...env, PATH: [...folders, env.PATH].join(delimiter) },
  };
}

/**
 * Installs the packages of the lockfile, unless they are installed.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export function install(root, env) {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const installed = cachePath(root, 'pnpm-lock.yaml');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lockfile) return;

  console.log('Installing packages');
  const reporter = process.stdout.isTTY ? 'default' : 'append-only';
  const { status } = spawnSync('pnpm', ['install', '--frozen-lockfile', `--reporter=${reporter}`], {
    cwd: root,
    // In production mode, pnpm would skip the build tools.
    env: { ...env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new LaunchError('pnpm install failed, see above.');
  writeFileSync(cachePath(root, 'pnpm-lock.yaml'), lockfile);
}

/**
 * The packages that npx has to provide. An own pnpm may differ from package.json, but not in its major version.
 * @param {{ node: string, pnpm: string | undefined, packageManager: string }} found `packageManager` is such as `pnpm@11.28.11`
 * @returns {string[]}
 */
export function missingTools({ node, pnpm, packageManager }) {
  const wanted = packageManager.replace(/\+.*$/, '');
  const isPnpmFit = wanted.startsWith(`pnpm@${pnpm?.split('.', 1)[0]}.`);
  return [...(nodeFits(node) ? [] : [`node@${NODE_RANGE}`]), ...(isPnpmFit ? [] : [wanted])];
}

/**
 * Whether a Node of this version runs everything here.
 * @param {string} version such as `v24.21.0`
 */
export function nodeFits(version) {
  const [major = 0, minor = 0, patch = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major > 24) return major % 2 === 0;
  const [oldestMinor = Number.POSITIVE_INFINITY, oldestPatch = 0] = OLDEST.get(major) ?? [];
  return minor > oldestMinor || (minor === oldestMinor && patch >= oldestPatch);
}

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

/**
 * Reads the version of the machine's pnpm from its package, because pnpm takes a second to print it. One that is not
 * from npm counts as missing.
 * @param {string} path
 * @returns {string | undefined}
 */
function pnpmVersion(path) {
  const folder = path.split(delimiter).find((each) => existsSync(join(each, 'pnpm')));
  try {
    const program = realpathSync(join(folder ?? '', 'pnpm'));
    const { name, version } = JSON.parse(readFileSync(join(dirname(program), '../package.json'), 'utf8'));
    return name === 'pnpm' ? version : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the folder with the programs of these packages.
 * @param {string[]} packages
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
function folderOf(packages, root, env) {
  const memory = cachePath(root, packages.join('_'));
  const remembered = existsSync(memory) ? readFileSync(memory, 'utf8') : '';
  if (remembered && existsSync(remembered)) return remembered;

  console.log(`Downloading ${packages.join(' and ')} with npx`);
  const programs = packages.map((name) => `command -v ${name.split('@')[0]}`).join(' && ');
  const args = ['--yes', ...packages.flatMap((name) => ['-p', name]), '-c', programs];
  const npx = spawnSync('npx', args, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (npx.error) throw new LaunchError('npx was not found: install a Node that comes with npm.');
  const found = npx.stdout.trim().split('\n').at(-1) ?? '';
  if (npx.status !== 0)
    throw new LaunchError(`npx could not get ${packages.join(' and ')}:\n${npx.stdout}${npx.stderr}`.trim());
  writeFileSync(memory, dirname(found));
  return dirname(found);
}

/**
 * Returns the path of one of our files in node_modules/.cache.
 * @param {string} root
 * @param {string} name
 */
function cachePath(root, name) {
  const folder = join(root, 'node_modules/.cache/upcurve');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}
