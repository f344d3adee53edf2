import type { HeadersArgs } from 'react-router';

/** Headers of a route whose loader sets some, also when it throws; they override those of all pages. */
export const ownHeaders = ({ parentHeaders, loaderHeaders, errorHeaders }: HeadersArgs) => ({
  ...Object.fromEntries(parentHeaders),
  ...Object.fromEntries(loaderHeaders),
  ...Object.fromEntries(errorHeaders ?? []),
});
