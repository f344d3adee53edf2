export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting. The message names the variable and the fix. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Returns a variable's value, or undefined if it is unset or empty. */
export const readSetting = (env: Environment, name: string): string | undefined =>
  env[name]?.trim() || undefined;

/** Returns the error for an invalid value. Not for secrets, because the message contains the value. */
export const invalidSetting = (name: string, text: string, fix: string): ConfigError =>
  new ConfigError(`${name} is "${text}": set it to ${fix}.`);
