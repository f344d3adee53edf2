import { readLocalStorageValue, useLocalStorage } from '@mantine/hooks';

const STORED = { key: 'upcurve-letter-keys', defaultValue: true };

/** Whether keys that are one letter do something. They can be switched off for those who speak to their device. */
export const areLetterKeysOn = () => readLocalStorageValue(STORED);

/** The same for what shows it, and the way to change it; remembered in this browser. */
export const useLetterKeys = () => useLocalStorage({ ...STORED, getInitialValueInEffect: false });
