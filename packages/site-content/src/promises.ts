/*
 * Our promise about calling, worded the same everywhere. We can keep it because a phone number is required only if the
 * visitor requests a call, and each phone field shows `callHint`.
 */
export const callPromise = 'We’ll only call you if you ask us to.';
export const callHint = 'Leave a number only if you’d like us to call.';
