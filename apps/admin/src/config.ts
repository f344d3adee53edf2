import { parseServerConfig, type ServerConfig } from '@upcurve/web-server/server-config';

/** Reads the environment. @throws {ConfigError} with the name of the variable and how to fix it */
export function readConfig(): ServerConfig {
  return parseServerConfig(process.env, 'ADMIN_PORT');
}
