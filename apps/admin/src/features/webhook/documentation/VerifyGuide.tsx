import { Anchor, Table, Tabs, Text, Title } from '@mantine/core';
import { SECRET_OVERLAP_HOURS } from '@upcurve/contracts/webhooks/webhook';
import {
  VERIFY_IN_PHP,
  VERIFY_IN_PYTHON,
  VERIFY_IN_TYPESCRIPT,
} from '@upcurve/contracts/webhooks/webhook-verify';
import { CodeSample } from './CodeSample.tsx';
import classes from './DocumentationTab.module.css';

const HEADERS = [
  ['webhook-id', 'The id of the event. It is the same for every attempt and replay.'],
  ['webhook-timestamp', 'The time of this attempt, in seconds since 1970.'],
  [
    'webhook-signature',
    'One or more signatures separated by spaces. Each is “v1,” followed by an HMAC-SHA256 in base64.',
  ],
] as const;

const SAMPLES = [
  { name: 'TypeScript', code: VERIFY_IN_TYPESCRIPT },
  { name: 'Python', code: VERIFY_IN_PYTHON },
  { name: 'PHP', code: VERIFY_IN_PHP },
];

/** Explains the headers of a delivery and how to verify its signature. */
export function VerifyGuide() {
  return (
    <section aria-labelledby="signature">
      <Title order={2} id="signature">
        Verifying signatures
      </Title>
      <Text>
        Anyone who knows your address could post to it. We therefore sign every request according to the{' '}
        <Anchor href="https://www.standardwebhooks.com/" inherit underline="always" rel="noreferrer">
          Standard Webhooks
        </Anchor>{' '}
        specification, which has libraries for most languages. Zapier and Make do not need this, because their
        addresses are secret.
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
        from base64) and compare. Reject requests older than five minutes to prevent replay attacks. Accept
        the request if any signature matches: for {SECRET_OVERLAP_HOURS} hours after a rotation there are two.
        Each endpoint has its own secret.
      </Text>
      <Tabs defaultValue="TypeScript" className={classes.guides} mt="md">
        <Tabs.List aria-label="Code to verify a signature">
          {SAMPLES.map(({ name }) => (
            <Tabs.Tab key={name} value={name}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {SAMPLES.map(({ name, code }) => (
          <Tabs.Panel key={name} value={name}>
            <CodeSample label={`Verify a signature in ${name}`} code={code} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  );
}
