import { useState } from 'react';
import { type Choices, keepChoices, readChoices } from './choices.ts';

/** Whether a visitor wants to hear stories and to read their captions; kept once they say so. */
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
    /** The browser lets nothing sound yet: muted for now, which is not the visitor's choice. */
    silence: setSilenced,
  };
}
