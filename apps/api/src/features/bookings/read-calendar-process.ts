/*
 * Runs as a child process of busy-calendars.ts: `node read-calendar-process.ts FROM TO ZONE OWNER…`, in ms since the
 * epoch. stdin: an iCalendar file. stdout: `ReadCalendar` as JSON. In a process of its own, because a stranger wrote the
 * file: it may have a hundred thousand events or a rule without end.
 */
import { text } from 'node:stream/consumers';
import { readBusyTimes } from './read-calendar.ts';

const [from = '', to = '', zone = '', ...owners] = process.argv.slice(2);
const range = { start: Number(from), end: Number(to) };
const answer = readBusyTimes(await text(process.stdin), range, zone, owners);
process.stdout.write(JSON.stringify(answer));
