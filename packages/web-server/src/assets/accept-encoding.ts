/** The supported encodings. The first wins if a client prefers several equally. */
export type Encoding = 'br' | 'gzip' | 'identity';

const supportedEncodings: Encoding[] = ['br', 'gzip', 'identity'];
/** Used without an Accept-Encoding header. */
const UNASKED: Encoding[] = ['identity'];
const parsedHeaders = new Map<string, Encoding[]>();

/**
 * Returns the encodings that a client accepts, best first, by q-values (RFC 9110 §12.5.3). `identity` is acceptable but
 * comes last, unless the header names or excludes it. Empty if the client rejects all three.
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (header === undefined) return UNASKED;
  const known = parsedHeaders.get(header);
  if (known) return known;
  const accepted = parse(header);
  // Browsers send a handful of values. The limit keeps clients with random values from filling the memory.
  if (parsedHeaders.size < 100) parsedHeaders.set(header, accepted);
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
  return supportedEncodings.filter((coding) => weigh(coding) > 0).sort((a, b) => weigh(b) - weigh(a));
}

function quality(parameters: string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  if (q === undefined) return 1;
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(q.slice(2)) ? Number(q.slice(2)) : 0;
}
