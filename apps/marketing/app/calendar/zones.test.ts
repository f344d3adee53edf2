import { afterEach, expect, test, vi } from 'vitest';
import { clockIn, ownZone, zoneName } from './zones.ts';

const WINTER_NOON = Date.parse('2026-01-15T12:00:00Z');

afterEach(() => vi.restoreAllMocks());

/** The browser reports this zone. */
function browserIn(timeZone: string | undefined) {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: timeZone as string,
  });
}

test.each(['Etc/Unknown', undefined, '', 'Mars/Olympus', 'GMT+0100', 'Europe/Berlin (CET)'])(
  'a browser in zone %j is shown UK time',
  (zone) => {
    browserIn(zone);
    expect(ownZone()).toBe('Europe/London');
    expect(clockIn(ownZone(), WINTER_NOON)).toBe('12:00');
  },
);

test.each([
  ['Europe/Paris', '13:00', 'Paris time'],
  ['Asia/Calcutta', '17:30', 'Calcutta time'],
  ['UTC', '12:00', 'UK time'],
])('a browser in zone %s is shown its own time', (zone, clock, name) => {
  browserIn(zone);
  expect(clockIn(ownZone(), WINTER_NOON)).toBe(clock);
  expect(zoneName(ownZone(), WINTER_NOON)).toBe(name);
});
