import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A dialog of `useDialog` whose script loads when it is first opened. The first modal adds 32 kB, gzip, to a list. */
export function onceOpened<Shown extends (props: never) => ReactNode>(load: () => Promise<Shown>): Shown {
  // `lazy` does not support components with type parameters.
  const Opened = lazy(async () => ({ default: (await load()) as unknown as ComponentType<object> }));
  const OnceOpened = (props: { dialog: { subject: unknown } }) =>
    props.dialog.subject === null ? null : (
      <Suspense>
        <Opened {...props} />
      </Suspense>
    );
  return OnceOpened as unknown as Shown;
}
