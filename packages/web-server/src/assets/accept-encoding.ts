/** The codings we keep copies in, in the order we prefer them when a client likes several equally. */
export type Encoding = 'br' | 'gzip' | 'identity';

const codings: Encoding[] = ['br', 'gzip', 'identity'];
/** For a client that sends no Accept-Encoding. */
const UNASKED: Encoding[] = ['identity'];
const remembered = new Map<string, Encoding[]>();

/**
 * The codings a client accepts, best first, after RFC 9110 §12.5.3 with q-values. `identity` counts as acceptable,
 * but least liked, unless the header names or excludes it. Empty when the client refuses all three.
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (header === undefined) return UNASKED;
  const known = remembered.get(header);
  if (known) return known;
  const accepted = parse(header);
  // Browsers send a handful of values; a client that invents new ones must not fill the memory.
  if (remembered.size < 100) remembered.set(header, accepted);
  return accepted;
}

function parse(header: string): Encoding[] {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, quality(parameters));
  }
  const weigh = (coding: Encoding) =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? Number.MIN_VALUE : 0);
  return codings.filter((coding) => weigh(coding) > 0).sort((a, b) => weigh(b) - weigh(a));
}

function quality(parameters: string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  if (q === undefined) return 1;
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(q.slice(2)) ? Number(q.slice(2)) : 0;
}
