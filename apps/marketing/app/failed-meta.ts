import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';

export const MISSING_TITLE = '404 Page Not Found · Upcurve';
export const FAILED_TITLE = 'Something went wrong · Upcurve';
const notIndexed = { name: 'robots', content: 'noindex' };

/** The title of a page that does not exist. */
export const missingMeta: MetaDescriptor[] = [{ title: MISSING_TITLE }, notIndexed];

/** The title for an error thrown by a loader. */
export const failedMeta = (error: unknown): MetaDescriptor[] =>
  isRouteErrorResponse(error) && error.status !== 404 ? [{ title: FAILED_TITLE }, notIndexed] : missingMeta;
