import { createClient } from '@upcurve/api-client/create-client';
import { content } from '@upcurve/contracts/shared/content';

const EVERY_MS = 1000;
const TIMEOUT_MS = 2000;

interface Following {
  apiUrl: string;
  /** Called when the published content has changed, and when the API answers again or for the first time. */
  onChange: () => void;
  /** Called when the API has gone away. */
  onAway?: () => void;
}

/**
 * Polls the API's content version once a second. Nothing is reported while the API is away. Resolves after the first
 * answer or failure, so that later renders are no older.
 */
export async function followContent({ apiUrl, onChange, onAway }: Following): Promise<void> {
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
    // Pages rendered during the outage may show old content, so all are rendered again.
    if (version !== undefined && version !== known) onChange();
    if (version === undefined && known !== undefined) onAway?.();
    known = version;
    lookLater();
  }
  const lookLater = () => setTimeout(look, EVERY_MS).unref();
  lookLater();
}
