import type { Config } from '../../config.ts';
import { seal, unseal } from '../../lib/security/seal.ts';

/** The job that reads the calendars whose turn it is. */
export const READ_CALENDARS = 'read-calendars';

const PURPOSE = 'busy-calendar';

export const sealUrl = ({ sessionSecret }: Pick<Config, 'sessionSecret'>, id: string, url: string): Buffer =>
  seal(sessionSecret, PURPOSE, id, Buffer.from(url));

/** Returns the address of a calendar; an empty text if it was encrypted with another secret. */
export const unsealUrl = (
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  id: string,
  url: Buffer,
): string => unseal(sessionSecret, PURPOSE, id, url)?.toString() ?? '';
