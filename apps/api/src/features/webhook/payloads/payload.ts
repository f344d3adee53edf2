/** Maximum text lengths, tried in order until the payload fits. */
const TEXT_LENGTHS = [1000, 500, 250, 120, 60, 30, 10];

/** Serialises a payload to JSON, with texts cut until it has less than `maxBytes`. */
export function serialiseWithin<T extends object>(
  payload: T,
  maxBytes: number,
  cutTo: (max: number) => T,
): string {
  let json = JSON.stringify(payload);
  for (const max of TEXT_LENGTHS) {
    if (Buffer.byteLength(json) < maxBytes) break;
    json = JSON.stringify(cutTo(max));
  }
  return json;
}

export const truncate = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max).toWellFormed()}…` : text;

interface Person {
  name: string;
  email: string;
  phone?: string | null;
  businessName?: string | null;
}

export function personFields({ name, email, phone, businessName }: Person) {
  const [firstName = '', ...otherNames] = name.split(/\s+/);
  return {
    first_name: firstName,
    last_name: otherNames.join(' '),
    email,
    phone: phone ?? '',
    business_name: businessName ?? '',
  };
}
