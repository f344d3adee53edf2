import { createClient } from '@upcurve/api-client/create-client';
import { bookings, type PublicMeetingType } from '@upcurve/contracts/bookings/bookings';
import { paths } from '@upcurve/site-content/paths';
import { instead } from '@upcurve/site-content/report/content/words';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { shortWeekday } from '../../../calendar/days.ts';
import { clockIn, dayIn, ownZone, zoneName } from '../../../calendar/zones.ts';
import { bookingFields, bookingForm, slotField } from '../../../content/booking.ts';
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

/** One on each of the next days with free slots. */
const OFFERED = 3;

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
  const [[type], { slots }] = await Promise.all([
    bookingsApi().listTypes({}, { signal }),
    bookingsApi().listSlots({ query: { zone } }, { signal }),
  ]);
  const days = new Map<string, string>();
  for (const { start } of slots) {
    const day = dayIn(zone, Date.parse(start));
    if (!days.has(day)) days.set(day, start);
  }
  return type && { type, starts: [...days.values()].slice(0, OFFERED) };
}

/** The next free slots: booked in one tap with the details of the quiz, if this tab has them. */
export function Slots({ resultToken, lead }: { resultToken: string; lead: string }) {
  const { bookingUrl } = useSite();
  const [offer, setOffer] = useState<Offer>();
  const [visitor, setVisitor] = useState<KnownVisitor>();
  useEffect(() => {
    setVisitor(readVisitor(resultToken));
    if (bookingUrl) return;
    const stop = new AbortController();
    // Without slots the link below leads to the booking page, which says what is wrong.
    readOffer(stop.signal).then(setOffer, () => {});
    return () => stop.abort();
  }, [bookingUrl, resultToken]);

  const isOffered = offer !== undefined && offer.starts.length > 0;
  return (
    <div className={styles.slots}>
      <p className="small">{lead}</p>
      {isOffered && visitor && <SlotsForm {...offer} visitor={visitor} />}
      {isOffered && !visitor && (
        <p className="cluster">
          {offer.starts.map((start) => (
            <Link
              key={start}
              to={paths.bookConsultation({ resultToken, start })}
              className={`${buttons.secondary} ${styles.slot}`}
            >
              <SlotName start={start} />
            </Link>
          ))}
        </p>
      )}
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
      <span>{shortWeekday(dayIn(zone, moment))}</span>, <span>{clockIn(zone, moment)}</span>
      <span className="visually-hidden"> {zoneName(zone, moment)}</span>
    </span>
  );
}

/** Sends the booking form with one button for each slot. Asks only for a phone number that the meeting needs. */
function SlotsForm({ type, starts, visitor }: Offer & { visitor: KnownVisitor }) {
  const asked = bookingFields(type).filter(
    ({ name, missing }) => missing !== undefined && !visitor[name as keyof KnownVisitor],
  );
  const { answer, isSending, send, recheck } = useSending({
    address: paths.bookingAnswer(type.slug),
    fields: [slotField, ...asked],
  });
  const chosen = useRef<HTMLInputElement>(null);
  const errors = answer?.state === 'invalid' ? answer.errors : {};
  const next = answer?.state === 'taken' ? answer.next : starts;
  const { resultToken, ...details } = visitor;
  return (
    <form
      method="post"
      className="stack"
      noValidate
      onFocus={prepareFormToken}
      onChange={recheck}
      onSubmit={send}
    >
      <input type="hidden" name="resultToken" value={resultToken} />
      <input type="hidden" name="source" value={paths.eligibility.results()} />
      <input ref={chosen} type="hidden" name={slotField.name} />
      {Object.entries(details)
        .filter(([name]) => !asked.some((field) => field.name === name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <p className="small">{asked.length > 0 ? instead.detailsThenTap : instead.oneTap}</p>
      {asked.map((field) => (
        <Field
          key={field.name}
          id={`slot-${field.name}`}
          words={{ ...field, hint: undefined }}
          error={errors[field.name]}
        />
      ))}
      <div className="cluster">
        {next.map((start) => (
          <button
            key={start}
            type="submit"
            className={`${buttons.secondary} ${styles.slot}`}
            aria-disabled={isSending || undefined}
            onClick={() => {
              if (chosen.current) chosen.current.value = start;
            }}
          >
            <SlotName start={start} />
          </button>
        ))}
      </div>
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
