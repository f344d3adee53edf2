/** Maximum text lengths, tried in order until the payload fits. */
export const TEXT_LENGTHS = [1000, 500, 250, 120, 60, 30, 10];

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
