import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { paths } from '@upcurve/site-content/paths';
import { type PlanId, plans } from '@upcurve/site-content/pricing/plans';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { weekdayAndDay } from '../../calendar/days.ts';
import { clockIn, dayIn, ownZone, zoneName } from '../../calendar/zones.ts';
import { bookingFields, bookingForm, slotField, slotPicker } from '../../content/booking.ts';
import { formTrouble } from '../../content/contact/forms.ts';
import { useFormCount } from '../../counting/use-form-count.ts';
import { sayItOurselves } from '../../forms/ContactForm.tsx';
import { ConsentFields } from '../../forms/fields/ConsentFields.tsx';
import { ErrorSummary } from '../../forms/fields/ErrorSummary.tsx';
import { Field } from '../../forms/fields/Field.tsx';
import forms from '../../forms/forms.module.css';
import { readVisitor } from '../../forms/known-visitor.ts';
import { Notice } from '../../forms/Notice.tsx';
import { SendingFailed } from '../../forms/SendingFailed.tsx';
import type { FormAnswer } from '../../forms/sending/answer-form.server.ts';
import { prepareFormToken } from '../../forms/sending/form-token.ts';
import { useSending } from '../../forms/sending/use-sending.ts';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import styles from './BookingForm.module.css';
import type { SlotsPage } from './read-slots.server.ts';
import { SlotPicker } from './SlotPicker.tsx';

/** How many free slots are offered instead of one that is gone, as by the API. */
const NEXT_MAX = 3;
/** How often slots that have passed are removed. */
const TICK_MS = 30_000;

/** Returns the time zone and clock of the browser, once it shows the page; before, those of the server. */
function useOwnClock(renderedAt: number) {
  const [clock, setClock] = useState({ zone: AGENCY_ZONE, now: renderedAt });
  useEffect(() => {
    const look = () => setClock({ zone: ownZone(), now: Date.now() });
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return clock;
}

/** What a link may fill in. */
const LINKED = ['name', 'email', 'phone', 'company'] as const;

/**
 * Returns the token of the report that the visitor comes from, and the details given with it as far as this tab, or the
 * link of an email, has them.
 */
function useReporter() {
  const { hash } = useLocation();
  const [reporter, setReporter] = useState<Record<string, string>>();
  useEffect(() => {
    const linked = new URLSearchParams(hash.slice(1));
    const resultToken = linked.get('r') ?? '';
    const details = Object.fromEntries(LINKED.map((name) => [name, linked.get(name) ?? '']));
    if (resultToken || details.email)
      setReporter({ ...details, ...(readVisitor(resultToken) ?? { resultToken }) });
  }, [hash]);
  return reporter;
}

/** Without script the visitor sends the form twice. If the slot was taken in between, offers the next ones at once. */
function withoutGone(answer: FormAnswer, starts: readonly number[]): FormAnswer {
  if (answer.state !== 'review') return answer;
  const start = Date.parse(answer.values.start ?? '');
  if (starts.includes(start)) return answer;
  const later = starts.filter((each) => each > start).slice(0, NEXT_MAX);
  return { ...answer, state: 'taken', next: later.map((each) => new Date(each).toISOString()) };
}

interface BookingFormProps extends SlotsPage {
  /** The slug in the page's address; the default page has none. */
  slug?: string | undefined;
  plan?: PlanId | undefined;
  service?: { slug: string; label: string } | undefined;
  /** The server's response to a form sent without script. */
  answer?: FormAnswer | undefined;
}

/**
 * Slots, then the visitor's details. Without script the browser posts the form to its page; with script the visitor
 * stays on it.
 */
export function BookingForm(props: BookingFormProps) {
  const { slug, type, starts, day, now: renderedAt, plan, service, answer: given } = props;
  const fields = bookingFields(type);
  const sending = useSending({ address: paths.bookingAnswer(type.slug), fields: [slotField, ...fields] });
  const { answer: sent, attempt, isSending, mended, send, recheck } = sending;
  const answer = sent ?? (given && withoutGone(given, starts));
  const reporter = useReporter();
  const values =
    answer && 'values' in answer && answer.values.name !== undefined ? answer.values : (reporter ?? {});
  const { zone, now } = useOwnClock(renderedAt);
  const next = answer?.state === 'taken' ? answer.next : undefined;
  const [chosen, setChosen] = useState(() =>
    next ? undefined : Date.parse(values.start ?? '') || undefined,
  );
  /** The attempt after which the visitor asked for all slots again. */
  const [shownAll, setShownAll] = useState(0);
  const { element, tell } = useFormCount('Consultation');
  const { revalidate } = useRevalidator();
  const details = useRef<HTMLDivElement>(null);
  const isSent = answer?.state === 'sent';

  useEffect(() => {
    sayItOurselves(element.current);
    if (isSent) tell('sent');
  }, [element, isSent, tell]);
  // The visitor may have chosen a slot before the script started.
  useEffect(() => {
    const early = new FormData(element.current ?? undefined).get(slotField.name);
    if (early) setChosen(Date.parse(String(early)));
  }, [element]);
  useEffect(() => {
    if (sent?.state !== 'taken') return;
    setChosen(undefined);
    void revalidate();
  }, [sent, revalidate]);

  const ownId = useId();
  const idOf = (name: string) => `${ownId}-${name}`;
  const labels = Object.fromEntries([slotField, ...fields].map(({ name, label }) => [name, label]));
  const taken = next && (next.length > 0 ? bookingForm.taken : bookingForm.takenLast);
  const errors = answer?.state === 'invalid' ? answer.errors : taken ? { start: taken } : {};
  const isLimited = next !== undefined && next.length > 0 && shownAll !== attempt + 1;
  // Stays on this page's route, so that everything typed stays.
  const linkTo = (to?: string) =>
    paths.bookConsultation({ type: slug, plan, service: service?.slug, day: to });

  const picker = (
    <>
      <SlotPicker
        id={idOf(slotField.name)}
        starts={isLimited ? next.map((start) => Date.parse(start)) : starts}
        zone={zone}
        now={now}
        day={isLimited ? undefined : day}
        chosen={chosen}
        error={mended.has(slotField.name) || chosen !== undefined ? undefined : errors.start}
        linkTo={isLimited ? undefined : linkTo}
        onChoose={(start, byPointer) => {
          setChosen(start);
          if (byPointer) details.current?.scrollIntoView({ block: 'nearest' });
        }}
      />
      {isLimited && (
        <Link
          to={linkTo()}
          className={buttons.quiet}
          preventScrollReset
          onClick={() => setShownAll(attempt + 1)}
        >
          {slotPicker.all}
        </Link>
      )}
    </>
  );

  return (
    <form
      method="post"
      action={paths.bookConsultation({ type: type.slug, plan, service: service?.slug, day })}
      className={styles.form}
      data-open={chosen !== undefined || answer !== undefined ? '' : undefined}
      ref={element}
      onFocus={() => {
        tell('begun');
        prepareFormToken();
      }}
      onChange={recheck}
      onSubmit={send}
    >
      <ErrorSummary errors={errors} labels={labels} idOf={idOf} attempt={attempt} />
      {answer?.state === 'review' && (
        <Notice>
          <p>{formTrouble.review}</p>
        </Notice>
      )}
      {answer && 'formToken' in answer && <input type="hidden" name="formToken" value={answer.formToken} />}
      <input
        type="hidden"
        name="source"
        value={[paths.bookConsultation(), plan ? plans[plan].name : service?.label]
          .filter(Boolean)
          .join(': ')}
      />
      {values.resultToken && <input type="hidden" name="resultToken" value={values.resultToken} />}
      {picker}
      <div ref={details} className={styles.details}>
        <div role="status" className={styles.chosen}>
          {chosen !== undefined && (
            <p>
              <span className="kicker">{bookingForm.chosen}</span>
              <span>{weekdayAndDay(dayIn(zone, chosen))}</span>
              <br />
              <span className={styles.time}>
                <span>{clockIn(zone, chosen)}</span> <small>{zoneName(zone, chosen)}</small>
              </span>
            </p>
          )}
        </div>
        <div className={forms.form}>
          {fields.map((field) => (
            <Field
              // An uncontrolled field shows a value that comes later only if it is new.
              key={`${field.name} ${reporter?.name ?? ''}`}
              id={idOf(field.name)}
              words={field}
              value={values[field.name]}
              error={mended.has(field.name) ? undefined : errors[field.name]}
            />
          ))}
          <ConsentFields isTicked={values.consent === 'yes'} />
          {answer?.state === 'failed' && <SendingFailed reason={answer.reason} />}
          <div className={forms.actions}>
            <button type="submit" className={buttons.primary} aria-disabled={isSending || undefined}>
              <span>{isSending ? 'Sending…' : bookingForm.submit}</span>
              <Arrow />
            </button>
            <p role="status">{isSent && bookingForm.sent}</p>
          </div>
        </div>
      </div>
    </form>
  );
}
