import { useOutletContext } from 'react-router';

export interface WebhookOutlet {
  /** A secret that has just been made and not yet been put away. */
  newSecret: string | null;
  setNewSecret: (secret: string | null) => void;
}

/** The secret to show this once; only for the tabs of WebhookScreen. */
export const useNewSecret = () => useOutletContext<WebhookOutlet>();
