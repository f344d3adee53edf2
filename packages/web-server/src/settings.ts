export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used. The message names the variable and says how to mend it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** A variable's text; undefined where it is not set, or set to nothing. */
export const given = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

/** The one sentence of a value that does not fit. Not for secrets: it repeats the value. */
export const misfit = (name: string, text: string, mend: string): ConfigError =>
  new ConfigError(`${name} is "${text}": set it to ${mend}.`);
