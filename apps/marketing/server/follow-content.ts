import { createClient } from '@upcurve/api-client/create-client';
import { content } from '@upcurve/contracts/shared/content';

const EVERY_MS = 1000;
const TIMEOUT_MS = 2000;

interface Following {
  apiUrl: string;
  /** Called when the published content has changed, and when the API responds for the first time or again. */
  onChange: () => void;
  /** Called when the API becomes unavailable. */
  onAway?: () => void;
}

/**
 * Polls the API's content version once a second. While the API is unavailable, no changes are reported. Resolves after
 * the first response or failure, so that later renders are at least as new.
 */
export async function followContent({ apiUrl, onChange, onAway }: Following): Promise<void> {
  const api = createClient(content, { baseUrl: apiUrl });
  /** Undefined while the API is unavailable or another server responds in its place. */
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
