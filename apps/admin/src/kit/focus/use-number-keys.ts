import { useWindowEvent } from '@mantine/hooks';

/** Handles the number keys of an open dialog, also before it has the focus. Fields keep their digits. */
export function useNumberKeys(onNumber: (number: number) => void): void {
  useWindowEvent('keydown', ({ key, target }) => {
    const isField =
      target instanceof Element && target.closest('input:not([type="checkbox"]), textarea') !== null;
    if (!isField && /^[1-9]$/.test(key)) onNumber(Number(key));
  });
}
