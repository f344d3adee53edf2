export const unsubscribePage = {
  asked: {
    title: 'No more advice by email?',
    text: 'Press the button and we’ll stop sending advertising to the address this link was sent to. It takes effect at once.',
    action: 'Unsubscribe',
  },
  done: {
    title: 'You are unsubscribed.',
    text: 'We’ve stopped sending advertising to this address. If you ask us something, we’ll still answer. To get our advice again, tick the box on one of our forms.',
    action: 'Go to the home page',
  },
  refused: {
    title: 'This link is incomplete.',
    text: 'Copy the whole link from the email again, or write to us and we’ll unsubscribe you.',
    action: 'Write to us',
  },
  unreachable: {
    title: 'That didn’t reach us.',
    text: 'Our server isn’t answering just now. Nothing has changed; please try again in a moment.',
    action: 'Try again',
  },
} as const;
