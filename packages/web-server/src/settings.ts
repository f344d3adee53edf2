export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting. The message names the variable and the fix. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Returns a variable's text; undefined if it is unset or empty. */
export const given = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

/** The one sentence of a value that does not fit. Not for secrets: it repeats the value. */
export const misfit = (name: string, text: string, mend: string): ConfigError =>
  new ConfigError(`${name} is "${text}": set it to ${mend}.`);
