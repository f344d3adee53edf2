import { useState } from 'react';

/** A visitor's settings for all stories. */
interface Choices {
  isMuted: boolean;
  hasCaptions: boolean;
}

const KEY = 'upcurve-stories';
const AT_FIRST: Choices = { isMuted: true, hasCaptions: true };

/** Reads the stored choices. Default: muted, with captions. */
export function readChoices(): Choices {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Choices, unknown>>;
    return {
      isMuted: kept.isMuted !== false,
      hasCaptions: kept.hasCaptions !== false,
    };
  } catch {
    // Storage may be blocked or contain invalid data.
    return AT_FIRST;
  }
}

/** Stores the choices for the next visit if the browser allows it. */
export function storeChoices(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Without storage, the choices apply until the viewer is closed.
  }
}

/** Returns the visitor's choice of sound and captions. It is stored on the first change. */
export function useChoices() {
  const [choices, setChoices] = useState(readChoices);
  const [isSilenced, setSilenced] = useState(false);
  const isMuted = choices.isMuted || isSilenced;

  function choose(change: Partial<Choices>) {
    const chosen = { ...choices, ...change };
    setChoices(chosen);
    setSilenced(false);
    storeChoices(chosen);
  }

  return {
    isMuted,
    hasCaptions: choices.hasCaptions,
    toggleSound: () => choose({ isMuted: !isMuted }),
    toggleCaptions: () => choose({ hasCaptions: !choices.hasCaptions }),
    /** Mutes when the browser blocks sound. Not stored as the visitor's choice. */
    silence: setSilenced,
  };
}
