import { parseServerConfig, type ServerConfig } from '@upcurve/web-server/server-config';

/** What the environment says, the only reader of it. Throws a ConfigError that names the variable and the mend. */
export function readConfig(): ServerConfig {
  return parseServerConfig(process.env, 'ADMIN_PORT');
}
