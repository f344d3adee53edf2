import { useState } from 'react';
import { type Choices, keepChoices, readChoices } from './choices.ts';

/** The visitor's choice of sound and captions, stored once they choose. */
export function useChoices() {
  const [choices, setChoices] = useState(readChoices);
  const [isSilenced, setSilenced] = useState(false);
  const isMuted = choices.isMuted || isSilenced;

  function choose(change: Partial<Choices>) {
    const chosen = { ...choices, ...change };
    setChoices(chosen);
    setSilenced(false);
    keepChoices(chosen);
  }

  return {
    isMuted,
    hasCaptions: choices.hasCaptions,
    toggleSound: () => choose({ isMuted: !isMuted }),
    toggleCaptions: () => choose({ hasCaptions: !choices.hasCaptions }),
    /** Mutes because the browser blocks sound. Not stored as the visitor's choice. */
    silence: setSilenced,
  };
}
