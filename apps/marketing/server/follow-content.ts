import { createClient } from '@upcurve/api-client/create-client';
import { content } from '@upcurve/contracts/content';

const EVERY_MS = 1000;
const TIMEOUT_MS = 2000;

interface Following {
  apiUrl: string;
  /** Called when what visitors are to see has changed, and when it first becomes known after a start without the API. */
  onChange: () => void;
}

/**
 * Asks the API once a second for the version of what it publishes. While the API is away nothing changes. Resolves after the
 * first answer, or failure, so that what is rendered afterwards is no older.
 */
export async function followContent({ apiUrl, onChange }: Following): Promise<void> {
  const api = createClient(content, { baseUrl: apiUrl });
  const ask = () =>
    api.getContentVersion({}, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      ({ version }) => version,
      () => undefined,
    );
  let known = await ask();

  async function look(): Promise<void> {
    const version = await ask();
    if (version !== undefined && version !== known) {
      known = version;
      onChange();
    }
    lookLater();
  }
  const lookLater = () => setTimeout(look, EVERY_MS).unref();
  lookLater();
}
