import { createClient } from '@upcurve/api-client/create-client';
import { content } from '@upcurve/contracts/content';

const EVERY_MS = 1000;
const TIMEOUT_MS = 2000;

interface Following {
  apiUrl: string;
  /** Called when what visitors are to see has changed, and when the API is there again, or for the first time. */
  onChange: () => void;
}

/**
 * Asks the API once a second for the version of what it publishes. While the API is away nothing changes. Resolves after the
 * first answer, or failure, so that what is rendered afterwards is no older.
 */
export async function followContent({ apiUrl, onChange }: Following): Promise<void> {
  const api = createClient(content, { baseUrl: apiUrl });
  /** Undefined while the API is away, or something else answers in its place. */
  async function ask(): Promise<number | undefined> {
    try {
      const { version } = await api.getContentVersion({}, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return typeof version === 'number' ? version : undefined;
    } catch {
      return undefined;
    }
  }
  let known = await ask();

  async function look(): Promise<void> {
    const version = await ask();
    // What was rendered meanwhile may show what was last known: after an absence all is rendered anew.
    if (version !== undefined && version !== known) onChange();
    known = version;
    lookLater();
  }
  const lookLater = () => setTimeout(look, EVERY_MS).unref();
  lookLater();
}
