import { useOutletContext } from 'react-router';

export interface WebhookOutlet {
  /** A secret that was just created, and its endpoint. */
  newSecret: { endpointId: string; secret: string } | null;
  setNewSecret: (secret: WebhookOutlet['newSecret']) => void;
}

/** The secret to show once. Only for the tabs of WebhookScreen. */
export const useNewSecret = () => useOutletContext<WebhookOutlet>();
