/** Makes the eye of a password field a button that the keyboard reaches. */
export const passwordToggle = {
  'aria-label': 'Show or hide what you typed',
  tabIndex: 0,
  'aria-hidden': false,
};
