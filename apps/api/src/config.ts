import { resolve } from 'node:path';
import { parseServerConfig, type ServerConfig } from '@upcurve/web-server/server-config';
import { ConfigError, type Environment, invalidSetting, readSetting } from '@upcurve/web-server/settings';

export interface Sender {
  name: string;
  address: string;
}

export interface S3Config {
  bucket: string;
  region: string;
  /** If undefined, Amazon's endpoint. */
  endpoint: string | undefined;
  /** If undefined, the default credentials of the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export interface Config extends ServerConfig {
  dataDir: string;
  databaseUrl: string;
  /** Maximum database connections of this process, in addition to four for the queue. */
  databasePoolSize: number;
  sessionSecret: string;
  /** The key for hashing suppressed addresses. It must stay the same when the session secret changes. */
  suppressionSecret: string;
  /** `server` answers requests, `worker` delivers jobs, `all` does both. */
  role: 'server' | 'worker' | 'all';
  demoContent: boolean;
  /** The Redis that shares rate limits between processes. If undefined, each process counts on its own. */
  redisUrl: string | undefined;
  allowPrivateNetworks: boolean;
  /** The SMTP server. If undefined, email is off. */
  smtpUrl: string | undefined;
  mailFrom: Sender;
  /** The S3 bucket for uploads. If undefined, uploads are stored in DATA_DIR/uploads. */
  s3: S3Config | undefined;
  /** Maximum size of all uploads, and the disk space that uploads must leave free, both in bytes. */
  mediaQuota: number;
  mediaReserve: number;
  /** The bearer token for metrics. If undefined, metrics are off. */
  metricsToken: string | undefined;
  logLevel: string;
}

function count(env: Environment, name: string, fallback: number): number {
  const text = readSetting(env, name) ?? String(fallback);
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw invalidSetting(name, text, `a whole number from 1 to 99999, such as ${fallback}`);
}

function flag(env: Environment, name: string): boolean {
  const text = readSetting(env, name) ?? 'false';
  if (text === 'true' || text === 'false') return text === 'true';
  throw invalidSetting(name, text, 'true or false');
}

function oneOf<T extends string>(env: Environment, name: string, values: readonly T[], fallback: T): T {
  const text = readSetting(env, name) ?? fallback;
  const value = values.find((candidate) => candidate === text);
  if (value) return value;
  throw invalidSetting(name, text, `one of ${values.join(', ')}`);
}

function databaseUrl(env: Environment, isProduction: boolean): string {
  const text = readSetting(env, 'DATABASE_URL');
  if (!text) {
    throw new ConfigError(
      isProduction
        ? 'DATABASE_URL is not set. In production set it to a PostgreSQL 15 or newer, such as postgres://user:password@host:5432/name.'
        : 'DATABASE_URL is not set. Set it, or run npm start or pnpm dev, which start their own PostgreSQL.',
    );
  }
  if (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new ConfigError(
    'DATABASE_URL is not an address such as postgres://user:password@host:5432/name. Correct it.',
  );
}

/** Error messages must not repeat an address, because it contains a password. */
function addressOf(env: Environment, name: string, protocols: RegExp, fix: string): string | undefined {
  const text = readSetting(env, name);
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && protocols.test(url.protocol) && url.hostname) return text;
  throw new ConfigError(`${name} is not an address such as ${fix}.`);
}

function mailFrom(env: Environment, marketingUrl: string): Sender {
  const { hostname } = new URL(marketingUrl);
  const host = hostname.startsWith('[') ? 'localhost' : hostname.replace(/^www\./, '');
  const text = readSetting(env, 'MAIL_FROM') ?? `no-reply@${host}`;
  const [, name = '', bracketed, bare] = text.match(/^(?:([^<>\r\n]*)<([^<>]+)>|([^<>]+))$/) ?? [];
  const address = bracketed ?? bare ?? '';
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)*$/.test(address)) return { name: name.trim(), address };
  throw invalidSetting(
    'MAIL_FROM',
    text,
    'an address such as hello@example.com or Upcurve <hello@example.com>',
  );
}

function s3(env: Environment): S3Config | undefined {
  const bucket = readSetting(env, 'S3_BUCKET');
  if (!bucket) return undefined;
  const endpoint = readSetting(env, 'S3_ENDPOINT');
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw invalidSetting('S3_ENDPOINT', endpoint, 'an address such as https://s3.example.com');
  const accessKeyId = readSetting(env, 'S3_ACCESS_KEY_ID');
  const secretAccessKey = readSetting(env, 'S3_SECRET_ACCESS_KEY');
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together. Set both, or neither.');
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, endpoint, region: readSetting(env, 'S3_REGION') ?? 'us-east-1', credentials };
}

const MB = 1024 * 1024;

function megabytes(env: Environment, name: string, fallback: number): number {
  const text = readSetting(env, name) ?? String(fallback);
  if (/^\d{1,9}$/.test(text)) return Number(text) * MB;
  throw invalidSetting(name, text, `a whole number of megabytes, such as ${fallback}`);
}

const MIN_SECRET_LENGTH = 32;

function secret(env: Environment, name: string): string | undefined {
  const text = readSetting(env, name);
  if (!text || text.length >= MIN_SECRET_LENGTH) return text;
  throw new ConfigError(
    `${name} is shorter than ${MIN_SECRET_LENGTH} characters. Make one with: openssl rand -base64 32`,
  );
}

function sessionSecret(env: Environment): string {
  const text = secret(env, 'SESSION_SECRET');
  if (!text) throw new ConfigError('SESSION_SECRET is not set. Make one with: openssl rand -base64 32');
  return text;
}

/**
 * Reads the configuration. No other part of the API reads the environment.
 * @throws {ConfigError} naming the variable and how to fix it
 */
export function loadConfig(env: Environment = process.env): Config {
  const server = parseServerConfig(env, 'API_PORT');
  const { isProduction, marketingUrl } = server;
  const dataDir = resolve(readSetting(env, 'DATA_DIR') ?? '.data');
  const database = databaseUrl(env, isProduction);
  const ownSecret = sessionSecret(env);
  if (readSetting(env, 'BACKUP_KEY'))
    throw new ConfigError(
      'BACKUP_KEY encrypts nothing any more. Unset it, and encrypt backups with age or gpg (docs/operations.md).',
    );

  return {
    ...server,
    dataDir,
    databaseUrl: database,
    databasePoolSize: count(env, 'DATABASE_POOL_SIZE', 10),
    sessionSecret: ownSecret,
    suppressionSecret: secret(env, 'SUPPRESSION_SECRET') ?? ownSecret,
    role: oneOf(env, 'API_ROLE', ['server', 'worker', 'all'], 'all'),
    demoContent: flag(env, 'DEMO_CONTENT'),
    redisUrl: addressOf(
      env,
      'REDIS_URL',
      /^rediss?:$/,
      'redis://:password@redis.example.com:6379. Correct it, or unset it to count in each process',
    ),
    smtpUrl: addressOf(
      env,
      'SMTP_URL',
      /^smtps?:$/,
      'smtps://user:password@smtp.example.com:465. Correct it, or unset it to send no mail',
    ),
    mailFrom: mailFrom(env, marketingUrl),
    s3: s3(env),
    mediaQuota: megabytes(env, 'MEDIA_QUOTA_MB', 10_240),
    mediaReserve: megabytes(env, 'MEDIA_RESERVE_MB', 512),
    metricsToken: secret(env, 'METRICS_TOKEN'),
    allowPrivateNetworks: flag(env, 'WEBHOOK_ALLOW_PRIVATE_NETWORKS'),
    logLevel: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
  };
}
