/*
 * Our promise about calling, in the same words everywhere. It holds because a phone number is never required unless the
 * visitor asks for a call, and each phone field carries `callHint`.
 */
export const callPromise = 'We’ll only call you if you ask us to.';
export const callHint = 'Leave a number only if you’d like us to call.';
