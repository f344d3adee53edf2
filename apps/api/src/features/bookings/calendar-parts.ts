export interface CalendarPart {
  /** In upper case; empty for lines between components. */
  kind: string;
  /** The lines between BEGIN and END. Those of components in it, such as alarms, are left out, except in a VTIMEZONE. */
  lines: string[];
  /** Whether it, and each component in it, has a BEGIN and an END. */
  isWhole: boolean;
}

const EDGE = /^(BEGIN|END):([\w-]+)$/;
const KINDS = ['VCALENDAR', 'VEVENT', 'VFREEBUSY', 'VTIMEZONE', 'VTODO', 'VJOURNAL'];

/** Splits a calendar into lines. Joins folded lines, also where the space that marks them is missing. */
function linesOf(calendar: string): string[] {
  const lines: string[] = [];
  for (const line of calendar.replace(/\n[ \t]/g, '').split('\n')) {
    const last = lines.at(-1) ?? '';
    if (/^[a-z][\w-]*[;:]/i.test(line)) lines.push(line.trimEnd());
    else if (!EDGE.test(last.toUpperCase())) lines[lines.length - 1] = last + line.trimEnd();
  }
  return lines;
}

/** Returns each VCALENDAR of a file. Empty if it is not a calendar, undefined if its end is missing. */
export function calendarsOf(file: string): string[] | undefined {
  const text = file
    .replaceAll('\uFEFF', '')
    .replace(/\r*\n|\r/g, '\n')
    .trim();
  if (!/^BEGIN:VCALENDAR/i.test(text)) return [];
  return /\nEND:VCALENDAR$/i.test(text) ? text.split(/^(?=BEGIN:VCALENDAR$)/im) : undefined;
}

/**
 * Splits a calendar into its components. Each ends where it says so or where the next one begins, so that a line that is
 * missing or broken affects only one of them.
 */
export function partsOf(calendar: string): CalendarPart[] {
  let part: CalendarPart = { kind: '', lines: [], isWhole: false };
  const parts = [part];
  let inner: string[] = [];
  const begin = (kind: string) => {
    part = { kind, lines: [], isWhole: false };
    parts.push(part);
    inner = [];
  };
  for (const line of linesOf(calendar)) {
    const [, edge, name = ''] = EDGE.exec(line.toUpperCase()) ?? [];
    if (edge === 'BEGIN' && KINDS.includes(name)) begin(name);
    else if (edge && KINDS.includes(name)) {
      part.isWhole = part.kind === name && inner.length === 0;
      if (name === 'VEVENT') part.kind = name;
      begin('');
    } else if (part.kind === 'VTIMEZONE') part.lines.push(line);
    else if (edge === 'BEGIN') inner.push(name);
    else if (edge && inner.at(-1) === name) inner.pop();
    else if (edge) inner.push('an END without a BEGIN');
    else if (inner.length === 0) part.lines.push(line);
  }
  return parts.map((each) => (isStrayEvent(each) ? { ...each, kind: 'VEVENT' } : each));
}

/** Whether these are lines of an event that has lost both its BEGIN and its END. */
const isStrayEvent = ({ kind, lines }: CalendarPart) =>
  (kind === '' || kind === 'VCALENDAR') && lines.some((line) => /^DTSTART[;:]/i.test(line));
