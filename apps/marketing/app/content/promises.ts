/*
 * What we say about calling, in the same words wherever it is said. It holds because a number is never required where
 * nobody has asked for a call, and every field for one carries `callHint`: a number left there is that wish.
 */
export const callPromise = 'We’ll only call you if you ask us to.';
export const callHint = 'Leave a number only if you’d like us to call.';
