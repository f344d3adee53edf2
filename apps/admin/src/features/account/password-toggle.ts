/** Makes the visibility toggle of a password field reachable by keyboard. */
export const passwordToggle = {
  'aria-label': 'Show or hide what you typed',
  tabIndex: 0,
  'aria-hidden': false,
};
