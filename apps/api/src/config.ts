import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Something in the environment must be mended before the API can start; the message says what and how. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Whom mail comes from. */
export interface Sender {
  name: string;
  address: string;
}

/** A bucket of an S3-compatible store. */
export interface S3Config {
  bucket: string;
  region: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  /** Undefined: what the machine's role gives. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export interface Config {
  isProduction: boolean;
  host: string;
  port: number;
  /** Public addresses as bare origins. */
  apiUrl: string;
  adminUrl: string;
  marketingUrl: string;
  dataDir: string;
  databaseUrl: string;
  sessionSecret: string;
  /** Keys the list of addresses that want no mail; must outlive a change of the session secret. */
  suppressionSecret: string;
  /** Whose X-Forwarded-For is believed: addresses, ranges, or the names loopback, linklocal, uniquelocal. */
  trustedProxies: string[];
  /** `server` answers requests, `worker` delivers jobs, `all` does both. */
  role: 'server' | 'worker' | 'all';
  demoContent: boolean;
  rateLimitFactor: number;
  webhookAllowPrivateNetworks: boolean;
  /** What mail goes out through; undefined: none does. */
  smtpUrl: string | undefined;
  mailFrom: Sender;
  /** Where uploads are kept; undefined: in DATA_DIR/uploads. */
  s3: S3Config | undefined;
  /** How much all uploads may take, and how much of the disk they leave free, in bytes. */
  mediaQuota: number;
  mediaReserve: number;
  logLevel: string;
}

const given = (env: Environment, name: string) => env[name]?.trim() || undefined;

function port(env: Environment, name: string, fallback: number): number {
  const text = given(env, name) ?? String(fallback);
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= 65_535) return value;
  throw new ConfigError(`${name} is "${text}". Set it to a port number from 0 to 65535.`);
}

function origin(env: Environment, name: string, fallbackPort: number): string {
  const text = given(env, name) ?? `http://localhost:${fallbackPort}`;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url.origin;
  throw new ConfigError(
    `${name} is "${text}". Set it to an address such as https://www.example.com, without a path.`,
  );
}

function flag(env: Environment, name: string): boolean {
  const text = given(env, name) ?? 'false';
  if (text === 'true' || text === 'false') return text === 'true';
  throw new ConfigError(`${name} is "${text}". Set it to true or false.`);
}

function oneOf<T extends string>(env: Environment, name: string, values: readonly T[], fallback: T): T {
  const text = given(env, name) ?? fallback;
  const value = values.find((candidate) => candidate === text);
  if (value) return value;
  throw new ConfigError(`${name} is "${text}". Set it to one of ${values.join(', ')}.`);
}

function databaseUrl(env: Environment, isProduction: boolean): string {
  const text = given(env, 'DATABASE_URL');
  if (!text) {
    throw new ConfigError(
      isProduction && !flag(env, 'ALLOW_EMBEDDED_DATABASE')
        ? 'DATABASE_URL is not set. In production set it to a PostgreSQL 15 or newer, such as postgres://user:password@host:5432/name.'
        : 'DATABASE_URL is not set. Run npm start or pnpm dev, which bring a PostgreSQL of their own, or set it to one.',
    );
  }
  if (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new ConfigError(
    'DATABASE_URL is not an address such as postgres://user:password@host:5432/name. Correct it.',
  );
}

/** The address holds a password, so that no message repeats it. */
function smtpUrl(env: Environment): string | undefined {
  const text = given(env, 'SMTP_URL');
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return text;
  throw new ConfigError(
    'SMTP_URL is not an address such as smtps://user:password@smtp.example.com:465. Correct it, or unset it to send no mail.',
  );
}

function mailFrom(env: Environment, marketingUrl: string): Sender {
  const { hostname } = new URL(marketingUrl);
  const host = hostname.startsWith('[') ? 'localhost' : hostname.replace(/^www\./, '');
  const text = given(env, 'MAIL_FROM') ?? `Upcurve <no-reply@${host}>`;
  const [, name = '', bracketed, bare] = text.match(/^(?:([^<>\r\n]*)<([^<>]+)>|([^<>]+))$/) ?? [];
  const address = bracketed ?? bare ?? '';
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)*$/.test(address)) return { name: name.trim(), address };
  throw new ConfigError(
    `MAIL_FROM is "${text}". Set it to an address such as hello@example.com or Upcurve <hello@example.com>.`,
  );
}

function s3(env: Environment): S3Config | undefined {
  const bucket = given(env, 'S3_BUCKET');
  if (!bucket) return undefined;
  const endpoint = given(env, 'S3_ENDPOINT');
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new ConfigError(
      `S3_ENDPOINT is "${endpoint}". Set it to an address such as https://s3.example.com.`,
    );
  const accessKeyId = given(env, 'S3_ACCESS_KEY_ID');
  const secretAccessKey = given(env, 'S3_SECRET_ACCESS_KEY');
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together. Set both, or neither.');
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, endpoint, region: given(env, 'S3_REGION') ?? 'us-east-1', credentials };
}

const MB = 1024 * 1024;

function megabytes(env: Environment, name: string, fallback: number): number {
  const text = given(env, name) ?? String(fallback);
  if (/^\d{1,9}$/.test(text)) return Number(text) * MB;
  throw new ConfigError(`${name} is "${text}". Set it to a whole number of megabytes, such as ${fallback}.`);
}

const MIN_SECRET_LENGTH = 32;

function secret(env: Environment, name: string): string | undefined {
  const text = given(env, name);
  if (!text || text.length >= MIN_SECRET_LENGTH) return text;
  throw new ConfigError(
    `${name} is shorter than ${MIN_SECRET_LENGTH} characters. Make one with: openssl rand -base64 32`,
  );
}

function sessionSecret(env: Environment, isProduction: boolean, dataDir: string): string {
  const text = secret(env, 'SESSION_SECRET');
  if (text) return text;
  if (isProduction) {
    throw new ConfigError('SESSION_SECRET is not set. Make one with: openssl rand -base64 32');
  }
  return secretIn(dataDir);
}

/** The secret of a development machine: made by whoever starts first, read by everybody after. */
function secretIn(dataDir: string): string {
  const file = resolve(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST')
      throw new ConfigError(`DATA_DIR: ${dataDir} cannot be written (${code}). Correct it.`);
  }
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}). Correct it.`,
    );
  }
}

/**
 * Reads the configuration. Nothing else in the API looks at the environment.
 * @throws {ConfigError} naming the variable and how to mend it
 */
export function loadConfig(env: Environment = process.env): Config {
  const isProduction = env.NODE_ENV === 'production';
  const dataDir = resolve(given(env, 'DATA_DIR') ?? '.data');
  const marketingUrl = origin(env, 'MARKETING_URL', port(env, 'MARKETING_PORT', 3000));
  const factor = Number(given(env, 'RATE_LIMIT_FACTOR') ?? 1);
  if (!(factor > 0)) throw new ConfigError('RATE_LIMIT_FACTOR must be a number above 0, such as 1.');
  const database = databaseUrl(env, isProduction);
  const ownSecret = sessionSecret(env, isProduction, dataDir);

  return {
    isProduction,
    host: given(env, 'HOST') ?? '127.0.0.1',
    port: port(env, 'API_PORT', 4000),
    apiUrl: origin(env, 'API_URL', port(env, 'API_PORT', 4000)),
    adminUrl: origin(env, 'ADMIN_URL', port(env, 'ADMIN_PORT', 3001)),
    marketingUrl,
    dataDir,
    databaseUrl: database,
    sessionSecret: ownSecret,
    suppressionSecret: secret(env, 'SUPPRESSION_SECRET') ?? ownSecret,
    role: oneOf(env, 'API_ROLE', ['server', 'worker', 'all'], 'all'),
    trustedProxies: (given(env, 'TRUSTED_PROXIES') ?? 'loopback').split(',').map((one) => one.trim()),
    demoContent: flag(env, 'DEMO_CONTENT'),
    rateLimitFactor: factor,
    smtpUrl: smtpUrl(env),
    mailFrom: mailFrom(env, marketingUrl),
    s3: s3(env),
    mediaQuota: megabytes(env, 'MEDIA_QUOTA_MB', 10_240),
    mediaReserve: megabytes(env, 'MEDIA_RESERVE_MB', 512),
    webhookAllowPrivateNetworks: flag(env, 'WEBHOOK_ALLOW_PRIVATE_NETWORKS'),
    logLevel: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
  };
}
