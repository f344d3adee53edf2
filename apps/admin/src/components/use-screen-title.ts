import { useDocumentTitle } from '@mantine/hooks';
import { useAgencyName } from '../auth/auth-context.ts';

/** What the browser's tab says: this screen, or what it is about. Nothing is changed where there is none. */
export function useScreenTitle(title: string | undefined): void {
  const agency = useAgencyName();
  useDocumentTitle(title ? `${title} · ${agency} Admin` : '');
}
