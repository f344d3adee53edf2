import { Anchor, Table, Tabs, Text, Title } from '@mantine/core';
import { SECRET_OVERLAP_HOURS } from '@upcurve/contracts/webhook';
import { VERIFY_IN_PHP, VERIFY_IN_PYTHON, VERIFY_IN_TYPESCRIPT } from '@upcurve/contracts/webhook-verify';
import { CodeSample } from './CodeSample.tsx';
import classes from './DocumentationTab.module.css';

const HEADERS = [
  ['webhook-id', 'Names the event. It is the same on every attempt and every replay of one event.'],
  ['webhook-timestamp', 'When this attempt was made, in seconds since 1970.'],
  [
    'webhook-signature',
    'One or more signatures with a space between them, each “v1,” and then an HMAC-SHA256 in base64.',
  ],
] as const;

const SAMPLES = [
  { name: 'TypeScript', code: VERIFY_IN_TYPESCRIPT },
  { name: 'Python', code: VERIFY_IN_PYTHON },
  { name: 'PHP', code: VERIFY_IN_PHP },
];

/** The headers of a delivery and how to check its signature. */
export function VerifyGuide() {
  return (
    <section aria-labelledby="signature">
      <Title order={2} id="signature">
        Checking that it is genuine
      </Title>
      <Text>
        Anybody who learns your address could post to it. Every request of ours is signed after the{' '}
        <Anchor href="https://www.standardwebhooks.com/" inherit underline="always" rel="noreferrer">
          Standard Webhooks
        </Anchor>{' '}
        specification, which has libraries for most languages. Zapier and Make do not need this: their
        addresses are long enough to be secret.
      </Text>
      <Table className={classes.table} aria-label="Headers" mt="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Header</Table.Th>
            <Table.Th scope="col">Meaning</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {HEADERS.map(([name, meaning]) => (
            <Table.Tr key={name}>
              <Table.Td>
                <code>{name}</code>
              </Table.Td>
              <Table.Td>{meaning}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text mt="md">
        Join id, timestamp and the raw body with dots. Sign that with the secret (without “whsec_”, decoded
        from base64) and compare. Refuse what is older than five minutes, so that nobody can send an old
        request again. Accept if any one of the signatures fits: for {SECRET_OVERLAP_HOURS} hours after a
        rotation there are two. Each receiver has a secret of its own.
      </Text>
      <Tabs defaultValue="TypeScript" className={classes.guides} mt="md">
        <Tabs.List aria-label="Code to check a signature">
          {SAMPLES.map(({ name }) => (
            <Tabs.Tab key={name} value={name}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {SAMPLES.map(({ name, code }) => (
          <Tabs.Panel key={name} value={name}>
            <CodeSample label={`Check a signature in ${name}`} code={code} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  );
}
