import { parseServerConfig, type ServerConfig } from '@upcurve/web-server/server-config';

/** Reads the environment. @throws {ConfigError} names the variable and how to fix it */
export function readConfig(): ServerConfig {
  return parseServerConfig(process.env, 'ADMIN_PORT');
}
