/** What a visitor has chosen, for all stories. */
export interface Choices {
  isMuted: boolean;
  hasCaptions: boolean;
}

const KEY = 'upcurve-stories';
const AT_FIRST: Choices = { isMuted: true, hasCaptions: true };

/** Muted and with captions until somebody chooses otherwise. */
export function readChoices(): Choices {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Choices, unknown>>;
    return {
      isMuted: kept.isMuted !== false,
      hasCaptions: kept.hasCaptions !== false,
    };
  } catch {
    // Storage may be barred, or hold what we never wrote.
    return AT_FIRST;
  }
}

/** Keeps them for the next visit, where the browser lets us. */
export function keepChoices(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // They count until the viewer is closed.
  }
}
