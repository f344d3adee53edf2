/** The commands of keys. The dialog itself handles the key that closes it. */
export type KeyCommand = 'next' | 'previous' | 'nextStory' | 'previousStory' | 'pause' | 'mute' | 'captions';

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const PLAIN: Record<string, KeyCommand> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'nextStory',
  ArrowUp: 'previousStory',
  PageDown: 'nextStory',
  PageUp: 'previousStory',
  ' ': 'pause',
  m: 'mute',
  c: 'captions',
};

const WITH_SHIFT: Record<string, KeyCommand> = { ArrowRight: 'nextStory', ArrowLeft: 'previousStory' };

/** Returns the command of a key; undefined if it has none or belongs to the browser. */
export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): KeyCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return (shiftKey ? WITH_SHIFT[name] : undefined) ?? PLAIN[name];
}
