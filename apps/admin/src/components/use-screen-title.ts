import { useDocumentTitle } from '@mantine/hooks';

/** What the browser's tab says: this screen, or what it is about. Nothing is changed where there is none. */
export function useScreenTitle(title: string | undefined): void {
  useDocumentTitle(title ? `${title} · Upcurve Admin` : '');
}
