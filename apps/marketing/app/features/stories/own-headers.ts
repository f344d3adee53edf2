import type { HeadersArgs } from 'react-router';

/** Headers of a route whose loader has a say, also where it throws: that goes before what all pages say. */
export const ownHeaders = ({ parentHeaders, loaderHeaders, errorHeaders }: HeadersArgs) => ({
  ...Object.fromEntries(parentHeaders),
  ...Object.fromEntries(loaderHeaders),
  ...Object.fromEntries(errorHeaders ?? []),
});
