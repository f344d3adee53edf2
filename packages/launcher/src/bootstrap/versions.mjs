/** The Node version requested from npx if the machine's own does not fit. */
const NODE_RANGE = '24';

/** The oldest release of each major version that our dependencies support. Odd versions are not supported. */
const OLDEST = new Map([
  [22, [22, 2]],
  [24, [15, 0]],
]);

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
 * Whether this pnpm can replace the one in package.json: the major version must be the same.
 * @param {string | undefined} version such as `11.28.11`; undefined if pnpm is not installed
 * @param {string} packageManager such as `pnpm@11.28.11`
 */
export function pnpmFits(version, packageManager) {
  return version?.split('.', 1)[0] === packageManager.replace(/^pnpm@/, '').split('.', 1)[0];
}

/**
 * The packages that npx has to provide.
 * @param {{ node: string, pnpm: string | undefined, packageManager: string }} found
 * @returns {string[]}
 */
export function missingTools({ node, pnpm, packageManager }) {
  return [
    ...(nodeFits(node) ? [] : [`node@${NODE_RANGE}`]),
    ...(pnpmFits(pnpm, packageManager) ? [] : [packageManager.replace(/\+.*$/, '')]),
  ];
}
