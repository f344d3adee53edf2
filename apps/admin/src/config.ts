import { parseWebConfig, type WebConfig } from '@upcurve/web-server/web-config';

/** What the environment says, the only reader of it. Throws a ConfigError that names the variable and the mend. */
export function readConfig(): WebConfig {
  return parseWebConfig(process.env, 'ADMIN_PORT');
}
