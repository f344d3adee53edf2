import { createClient } from '@upcurve/api-client/create-client';
import { bookings, type PublicMeetingType } from '@upcurve/contracts/bookings/bookings';
import type { Report } from '@upcurve/contracts/quiz/quiz';
import { paths } from '@upcurve/site-content/paths';
import { instead } from '@upcurve/site-content/report/content/words';
import { useEffect, useRef, useState } from 'react';
import { addDays, shortWeekday } from '../../../calendar/days.ts';
import { clockIn, dayIn, ownZone, zoneName } from '../../../calendar/zones.ts';
import { bookingFields, bookingForm, slotField } from '../../../content/booking.ts';
import type { FieldWords } from '../../../content/contact/forms.ts';
import { ConsentFields } from '../../../forms/fields/ConsentFields.tsx';
import { Field } from '../../../forms/fields/Field.tsx';
import { type KnownVisitor, readVisitor } from '../../../forms/known-visitor.ts';
import { SendingFailed } from '../../../forms/SendingFailed.tsx';
import { prepareFormToken } from '../../../forms/sending/form-token.ts';
import { useSending } from '../../../forms/sending/use-sending.ts';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../../layout/parts/BookingLink.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { useSite } from '../../../layout/parts/use-site.ts';
import styles from './Slots.module.css';

/** The times of day near which a slot is offered, each on one of the next days with free slots. */
const OFFERED = ['09:00', '13:00', '17:00'];
/** The days within which slots are looked for. */
const DAYS_AHEAD = 10;

interface Offer {
  type: PublicMeetingType;
  starts: string[];
}

const bookingsApi = () =>
  createClient(
    { listTypes: bookings.listTypes, listSlots: bookings.listSlots },
    { baseUrl: location.origin },
  );

async function readOffer(signal: AbortSignal): Promise<Offer | undefined> {
  const zone = ownZone();
  const to = addDays(dayIn(zone, Date.now()), DAYS_AHEAD);
  const [[type], { slots }] = await Promise.all([
    bookingsApi().listTypes({}, { signal }),
    bookingsApi().listSlots({ query: { to, zone } }, { signal }),
  ]);
  const days = new Map<string, string[]>();
  for (const { start } of slots) {
    const day = dayIn(zone, Date.parse(start));
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  const offered = [...days.values()].slice(0, OFFERED.length);
  return type && { type, starts: offered.map((starts, place) => nearest(starts, zone, OFFERED[place]!)) };
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Returns the start that is nearest to a time of day. */
function nearest(starts: readonly string[], zone: string, clock: string): string {
  const distance = (start: string) =>
    Math.abs(minutesOf(clockIn(zone, Date.parse(start))) - minutesOf(clock));
  return starts.reduce((best, start) => (distance(start) < distance(best) ? start : best));
}

interface SlotsProps {
  resultToken: string;
  /** The name in the report, if it speaks to its visitor. */
  name: string;
  lead: string;
  /** Whether the verdict is a yes, whose first slot stands out. */
  isYes: boolean;
  /** The slot that is booked already. */
  bookedFor: Report['bookedFor'] | undefined;
}

const slotStyle = (isFirst: boolean) => `${isFirst ? buttons.primary : buttons.secondary} ${styles.slot}`;

/** The next free slots: booked in one tap with the details of the quiz, if this browser has them; or the slot booked. */
export function Slots({ resultToken, name, lead, isYes, bookedFor }: SlotsProps) {
  const { bookingUrl } = useSite();
  const [offer, setOffer] = useState<Offer>();
  const isOpen = !bookingUrl && !bookedFor;
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    // Without slots the link below leads to the booking page, which says what is wrong.
    readOffer(stop.signal).then(setOffer, () => {});
    return () => stop.abort();
  }, [isOpen]);

  if (bookedFor) {
    const [zone, moment] = [ownZone(), Date.parse(bookedFor)];
    return <p>{bookingForm.booked(shortWeekday(dayIn(zone, moment)), clockIn(zone, moment))}</p>;
  }
  const isOffered = offer !== undefined && offer.starts.length > 0;
  return (
    <div className={styles.slots}>
      <p className="small">{lead}</p>
      {isOffered && <SlotsForm {...offer} resultToken={resultToken} name={name} isYes={isYes} />}
      <BookingLink className={isOffered ? buttons.quiet : buttons.primary} resultToken={resultToken}>
        {isOffered ? bookingForm.otherTime : instead.book}
        {!isOffered && <Arrow />}
      </BookingLink>
    </div>
  );
}

function SlotName({ start }: { start: string }) {
  const [zone, moment] = [ownZone(), Date.parse(start)];
  return (
    <span>
      <span>{shortWeekday(dayIn(zone, moment))}</span>
      <span className="visually-hidden">, </span>
      <span>{clockIn(zone, moment)}</span>
      <span className="visually-hidden"> {zoneName(zone, moment)}</span>
    </span>
  );
}

/** Sends the booking form with one button for each slot. Asks then for what is required and not known. */
function SlotsForm({
  type,
  starts,
  resultToken,
  name,
  isYes,
}: Offer & Omit<SlotsProps, 'lead' | 'bookedFor'>) {
  const [visitor] = useState(() => readVisitor(resultToken));
  const asked = bookingFields(type).filter(
    (field) => field.missing !== undefined && !visitor?.[field.name as keyof KnownVisitor],
  );
  const { answer, isSending, send, recheck } = useSending({
    address: paths.bookingAnswer(type.slug),
    fields: [slotField, ...asked],
  });
  const form = useRef<HTMLFormElement>(null);
  const start = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<string>();
  const errors = answer?.state === 'invalid' ? answer.errors : {};
  const next = answer?.state === 'taken' ? answer.next : starts;
  const { resultToken: _, ...details } = visitor ?? {};
  const labelOf = ({ name: field, label }: FieldWords) =>
    field === 'phone' && chosen ? bookingForm.ringAt(clockIn(ownZone(), Date.parse(chosen))) : label;
  const isAsking = asked.length > 0 && chosen !== undefined && next.includes(chosen);
  useEffect(() => {
    if (!isAsking) return;
    form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
    // The button too, below the field.
    submit.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsking]);
  return (
    <form
      ref={form}
      method="post"
      className="stack"
      noValidate
      onFocus={prepareFormToken}
      onChange={recheck}
      onSubmit={send}
    >
      <input type="hidden" name="resultToken" value={resultToken} />
      <input type="hidden" name="source" value={paths.eligibility.results()} />
      <input ref={start} type="hidden" name={slotField.name} />
      {Object.entries(details)
        .filter(([known]) => !asked.some((field) => field.name === known))
        .map(([known, value]) => (
          <input key={known} type="hidden" name={known} value={value} />
        ))}
      <div className={styles.choice}>
        {next.map((each, place) => (
          <button
            key={each}
            type={asked.length > 0 ? 'button' : 'submit'}
            className={slotStyle(isYes && place === 0 && chosen === undefined)}
            aria-disabled={isSending || undefined}
            aria-pressed={asked.length > 0 ? each === chosen : undefined}
            onClick={() => {
              if (start.current) start.current.value = each;
              setChosen(each);
            }}
          >
            <SlotName start={each} />
          </button>
        ))}
      </div>
      {isAsking && (
        <>
          {asked.map((field) => (
            <Field
              key={field.name}
              id={`slot-${field.name}`}
              words={{ ...field, label: labelOf(field), hint: undefined }}
              value={field.name === 'name' ? name : undefined}
              error={errors[field.name]}
            />
          ))}
          {!visitor && <ConsentFields isTicked={false} />}
          <button
            ref={submit}
            type="submit"
            className={`${buttons.primary} ${styles.submit}`}
            aria-disabled={isSending || undefined}
          >
            {bookingForm.submit}
          </button>
        </>
      )}
      <div role="status">
        {isSending && <p className="small">{bookingForm.booking}</p>}
        {answer?.state === 'taken' && <p className="small">{bookingForm.taken}</p>}
        {answer?.state === 'invalid' && errors[slotField.name] && (
          <p className="small">{errors[slotField.name]}</p>
        )}
        {answer?.state === 'failed' && <SendingFailed reason={answer.reason} />}
      </div>
    </form>
  );
}
