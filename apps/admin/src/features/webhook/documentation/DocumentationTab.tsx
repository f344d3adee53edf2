import { Stack, Table, Tabs, Text } from '@mantine/core';
import { ABANDONED_AFTER_MINUTES } from '@upcurve/contracts/quiz/quiz';
import { keysOf } from '@upcurve/contracts/shared/keys';
import {
  FAILING_DAYS_BEFORE_PAUSE,
  SECRET_OVERLAP_HOURS,
  WEBHOOK_EVENTS,
  WEBHOOK_RETRY_SECONDS,
  WEBHOOK_TIMEOUT_SECONDS,
} from '@upcurve/contracts/webhooks/webhook';
import {
  AbandonedPayload,
  SAMPLE_PAYLOADS,
  WEBHOOK_EVENT_DOCS,
  WebhookPayload,
} from '@upcurve/contracts/webhooks/webhook-payload';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { MarkdownSection } from '../../../kit/markdown/MarkdownSection.tsx';
import { fillIn, readSections } from '../../../kit/markdown/read-markdown.ts';
import { CodeSample } from './CodeSample.tsx';
import classes from './DocumentationTab.module.css';
import documentation from './documentation.md?raw';

const SECTIONS = readSections(
  fillIn(documentation, {
    ABANDONED_AFTER_MINUTES,
    FAILING_DAYS_BEFORE_PAUSE,
    SECRET_OVERLAP_HOURS,
    WEBHOOK_ATTEMPTS: WEBHOOK_RETRY_SECONDS.length,
    WEBHOOK_TIMEOUT_SECONDS,
  }),
);

// The quiz events have sections of their own.
const {
  'eligibility.submitted': _submitted,
  'eligibility.abandoned': _abandoned,
  ...OTHER_EVENTS
} = WEBHOOK_EVENT_DOCS;

export function DocumentationTab() {
  return (
    <div className={classes.page}>
      <nav className={classes.contents} aria-label="On this page">
        <ul>
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Stack component="article" gap="2.5rem">
        {SECTIONS.map((section) => (
          <MarkdownSection key={section.id} section={section}>
            {BELOW_TEXT[section.id]}
          </MarkdownSection>
        ))}
      </Stack>
    </div>
  );
}

/** What a section shows below its text, from the contracts. */
const BELOW_TEXT: Record<string, ReactNode> = {
  payload: (
    <>
      <CodeSample label="Sample payload" code={sampleOf('eligibility.submitted')} />
      <PayloadFields payload={WebhookPayload} label="Fields of the payload" />
    </>
  ),
  unfinished: (
    <>
      <CodeSample label="Sample of an unfinished quiz" code={sampleOf('eligibility.abandoned')} />
      <PayloadFields payload={AbandonedPayload} label="Fields of an unfinished quiz" />
    </>
  ),
  events: (
    <Choice
      label="Other events"
      options={keysOf(OTHER_EVENTS).map((event) => {
        const name = WEBHOOK_EVENTS[event];
        const { text, payload } = OTHER_EVENTS[event];
        return {
          name,
          panel: (
            <>
              <Text mt="md">{text}</Text>
              <CodeSample label={`Sample: ${name}`} code={sampleOf(event)} />
              <PayloadFields payload={payload} label={`Fields: ${name}`} />
            </>
          ),
        };
      })}
    />
  ),
};

function sampleOf(event: keyof typeof SAMPLE_PAYLOADS) {
  return JSON.stringify(SAMPLE_PAYLOADS[event], null, 2);
}

function Choice({ label, options }: { label: string; options: { name: string; panel: ReactNode }[] }) {
  // The values become part of ids, which must not have spaces as the names do.
  return (
    <Tabs defaultValue="0" className={classes.tabs} mt="md">
      <Tabs.List aria-label={label}>
        {options.map(({ name }, place) => (
          <Tabs.Tab key={name} value={String(place)}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {options.map(({ name, panel }, place) => (
        <Tabs.Panel key={name} value={String(place)}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function PayloadFields({ payload, label }: { payload: z.ZodObject; label: string }) {
  return (
    <Table aria-label={label} mt="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Field</Table.Th>
          <Table.Th scope="col">Meaning</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {Object.entries(payload.shape).map(([name, field]) => (
          <Table.Tr key={name}>
            <Table.Td>
              <code>{name}</code>
            </Table.Td>
            <Table.Td>{(field as z.ZodType).description}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
