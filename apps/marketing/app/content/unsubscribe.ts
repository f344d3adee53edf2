/** The wording of the page that the link in our advertising leads to. */
export const unsubscribePage = {
  asked: {
    title: 'No more advice by e-mail?',
    text: 'Press the button, and we send no more advertising to the address that this link came to. It takes effect at once.',
    action: 'Unsubscribe',
  },
  done: {
    title: 'You are unsubscribed.',
    text: 'We send no more advertising to this address. Should you ask us something, we still answer. Tick the box on one of our forms if you ever want our advice again.',
    action: 'Go to the home page',
  },
  refused: {
    title: 'This link isn’t whole.',
    text: 'Copy it from the e-mail once more, from its first to its last sign, or write to us and we see to it.',
    action: 'Write to us',
  },
  unreachable: {
    title: 'That didn’t reach us.',
    text: 'Our server isn’t answering just now. Nothing has changed; please try again in a moment.',
    action: 'Try again',
  },
} as const;
