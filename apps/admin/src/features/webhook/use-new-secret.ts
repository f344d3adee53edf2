import { useOutletContext } from 'react-router';

export interface WebhookOutlet {
  /** A secret that has just been made and not yet been put away, and whose it is. */
  newSecret: { endpointId: string; secret: string } | null;
  setNewSecret: (secret: WebhookOutlet['newSecret']) => void;
}

/** The secret to show this once; only for the tabs of WebhookScreen. */
export const useNewSecret = () => useOutletContext<WebhookOutlet>();
