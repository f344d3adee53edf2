import { Tabs, Text, Title } from '@mantine/core';
import { WEBHOOK_EVENTS } from '@upcurve/contracts/webhook';
import { CONTACT_SAMPLE, DELETED_SAMPLE, STATUS_SAMPLE } from '@upcurve/contracts/webhook-payload';
import { CodeSample } from './CodeSample.tsx';
import classes from './DocumentationTab.module.css';
import { PayloadFields } from './PayloadFields.tsx';
import { CONTACT_FIELDS, DELETED_FIELDS, STATUS_FIELDS } from './payload-words.ts';

const EVENTS = [
  {
    event: 'contact.created',
    sample: CONTACT_SAMPLE,
    fields: CONTACT_FIELDS,
    text: 'One of the other forms was sent. What looks like spam is told of once somebody releases it.',
  },
  {
    event: 'lead.status_changed',
    sample: STATUS_SAMPLE,
    fields: STATUS_FIELDS,
    text: 'Staff gave a quiz or a form another status, one by one or many at once.',
  },
  {
    event: 'lead.deleted',
    sample: DELETED_SAMPLE,
    fields: DELETED_FIELDS,
    text: 'Staff deleted a lead or erased a person: delete your copy too. What is deleted because its time is over is not told of.',
  },
] as const;

/** The events that a receiver may ask for beside those of the quiz. */
export function OtherEvents() {
  return (
    <section aria-labelledby="events">
      <Title order={2} id="events">
        Other events
      </Title>
      <Text mb="sm">
        Each receiver is told of what is ticked under Events on its settings. These have an event of their own
        in the body; only a completed quiz has none.
      </Text>
      <Tabs defaultValue={EVENTS[0].event} className={classes.guides}>
        <Tabs.List aria-label="Other events">
          {EVENTS.map(({ event }) => (
            <Tabs.Tab key={event} value={event}>
              {WEBHOOK_EVENTS[event]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {EVENTS.map(({ event, sample, fields, text }) => (
          <Tabs.Panel key={event} value={event} pt="md">
            <Text>{text}</Text>
            <CodeSample label={`Sample: ${WEBHOOK_EVENTS[event]}`} code={JSON.stringify(sample, null, 2)} />
            <PayloadFields fields={fields} label={`Fields: ${WEBHOOK_EVENTS[event]}`} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  );
}
