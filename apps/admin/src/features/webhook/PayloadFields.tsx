import { Table } from '@mantine/core';
import type { WebhookPayload } from '@upcurve/contracts/webhook';
import classes from './DocumentationTab.module.css';

const FIELDS: [name: keyof WebhookPayload, meaning: string][] = [
  ['first_name', 'The first word of the name that the visitor gave.'],
  ['last_name', 'Everything after it; empty where the name is one word.'],
  ['email', 'As the visitor typed it.'],
  ['phone', 'Empty where none was given.'],
  ['business_name', 'The clinic; empty where none was given.'],
  ['website', 'Empty where none was given.'],
  ['quiz_title', 'The name of the quiz.'],
  ['slug', 'The quiz in short: eligibility.'],
  ['submitted_at', 'When the quiz was completed, as ISO 8601 in UTC.'],
  [
    'answers',
    'Question and response in words, in the order of the quiz. Several choices are joined by commas.',
  ],
];

/** Every field of the payload and what it holds. */
export function PayloadFields() {
  return (
    <Table className={classes.table} aria-label="Fields of the payload" mt="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Field</Table.Th>
          <Table.Th scope="col">Meaning</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {FIELDS.map(([name, meaning]) => (
          <Table.Tr key={name}>
            <Table.Td>
              <code>{name}</code>
            </Table.Td>
            <Table.Td>{meaning}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
