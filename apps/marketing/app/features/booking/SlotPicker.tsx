import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { type ChangeEvent, Fragment, type MouseEvent } from 'react';
import { type Day, weekdayAndDay } from '../../calendar/days.ts';
import { clockIn, dayIn, UK_TIME, zoneName } from '../../calendar/zones.ts';
import { slotField, slotPicker } from '../../content/booking.ts';
import { partsOfDay } from '../../content/contact/booking.ts';
import field from '../../forms/fields/Field.module.css';
import { MonthOfDays } from './MonthOfDays.tsx';
import styles from './SlotPicker.module.css';
import { type FreeDay, freeDays, partsOfStarts, shownDays } from './slots.ts';

interface SlotPickerProps {
  /** The first radio button gets this id, so that an error can link to it. */
  id: string;
  /** Free starts in order, in milliseconds since the epoch. */
  starts: readonly number[];
  zone: string;
  now: number;
  /** Shows slots from this day on. Default: the first free day. */
  day?: Day | undefined;
  chosen?: number | undefined;
  error?: string | undefined;
  /** Returns the link that shows the slots from a day on. Without it, there are no other days to choose. */
  linkTo?: (day: Day) => string;
  /** Called with the chosen start, and whether it was chosen by pointer. */
  onChoose?: (start: number, byPointer: boolean) => void;
}

/** The free slots of three days as cards, and a month that leads to other days. Native radio buttons and links. */
export function SlotPicker(props: SlotPickerProps) {
  const { id, starts, zone, now, day, chosen, error, linkTo, onChoose } = props;
  const days = freeDays(starts, zone, now);
  const first = shownDays(days, day);
  // The time chosen in a report may come after the first days.
  const isLater =
    day === undefined && chosen !== undefined && !first.some((each) => each.starts.includes(chosen));
  const shown = isLater ? shownDays(days, dayIn(zone, chosen)) : first;
  const elsewhere = starts.find((start) => clockIn(zone, start) !== clockIn(AGENCY_ZONE, start));

  function choose({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // A click by keyboard, as with arrow keys, has no position.
    const byPointer = (nativeEvent as unknown as MouseEvent).detail > 0;
    onChoose?.(Date.parse(target.value), byPointer);
  }

  const slot = (start: number) => (
    <label key={start} className={field.chip}>
      <input
        type="radio"
        className="covering"
        id={start === shown[0]?.starts[0] ? id : undefined}
        name={slotField.name}
        value={new Date(start).toISOString()}
        defaultChecked={start === chosen}
        required
        onChange={choose}
      />
      <span className={styles.slot}>
        <time dateTime={new Date(start).toISOString()}>{clockIn(zone, start)}</time>{' '}
        {elsewhere !== undefined && <small>{`${clockIn(AGENCY_ZONE, start)} ${UK_TIME}`}</small>}
      </span>
    </label>
  );

  return (
    <fieldset
      className={styles.picker}
      data-invalid={error ? '' : undefined}
      aria-describedby={[`${id}-zone`, error && `${id}-error`].filter(Boolean).join(' ')}
    >
      <legend className="visually-hidden">{slotPicker.legend}</legend>
      {error && (
        <p id={`${id}-error`} className={`${field.error} ${styles.error}`}>
          {error}
        </p>
      )}
      {shown.length > 0 ? (
        <div className={styles.days}>
          {shown.map((each) => (
            <DayOfSlots
              key={each.day}
              id={`${id}-${each.day}`}
              day={each}
              zone={zone}
              chosen={chosen}
              slot={slot}
            />
          ))}
        </div>
      ) : (
        <p className={styles.none}>{slotPicker.noneFrom}</p>
      )}
      <p id={`${id}-zone`} className="small">
        {elsewhere === undefined
          ? slotPicker.zone(UK_TIME)
          : slotPicker.zones(zoneName(zone, elsewhere), UK_TIME)}
      </p>
      {linkTo && (
        <details className={styles.month} open={day !== undefined}>
          <summary className={styles.more}>{slotPicker.month}</summary>
          <MonthOfDays days={days} shown={day ?? shown[0]?.day} now={now} linkTo={linkTo} />
        </details>
      )}
      <p role="status" className="visually-hidden">
        {day && shown[0] && slotPicker.showing(weekdayAndDay(shown[0].day))}
      </p>
    </fieldset>
  );
}

interface DayOfSlotsProps {
  id: string;
  day: FreeDay;
  zone: string;
  chosen: number | undefined;
  slot: (start: number) => React.ReactNode;
}

function DayOfSlots({ id, day: { day, starts }, zone, chosen, slot }: DayOfSlotsProps) {
  const [weekday = '', date, month = ''] = weekdayAndDay(day).split(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like this
    <div role="group" aria-labelledby={id} className={styles.day}>
      <h3 id={id}>
        <span className="visually-hidden">{weekdayAndDay(day)}</span>
        <span aria-hidden="true">
          <small>{weekday.slice(0, 3)}</small> {date} {month.slice(0, 3)}
        </span>
      </h3>
      {partsOfStarts(starts, zone).map(({ part, shown, more }) => (
        <Fragment key={part}>
          <p className="label">{partsOfDay[part].label}</p>
          {shown.map(slot)}
          {more.length > 0 && (
            <details open={chosen !== undefined && more.includes(chosen)}>
              <summary className={styles.more}>
                <span>{slotPicker.more(more.length)}</span>
                <span className="visually-hidden">{slotPicker.moreHidden(part, weekdayAndDay(day))}</span>
              </summary>
              <div className={styles.rest}>{more.map(slot)}</div>
            </details>
          )}
        </Fragment>
      ))}
    </div>
  );
}
