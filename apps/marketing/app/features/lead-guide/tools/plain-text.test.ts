import { expect, test } from 'vitest';
import { checklistText, scriptText, templateText } from './plain-text.ts';

test('a script names the speakers and puts directions in brackets', () => {
  const lines = [{ you: 'Is this a good moment?' }, { aside: 'Wait.' }, { patient: 'Yes.' }];
  expect(scriptText({ title: 'Opening', lines })).toBe(
    'Opening\n\nYou: Is this a good moment?\n(Wait.)\nPatient: Yes.',
  );
});

test('a message is copied as it is sent, with its subject if it has one', () => {
  const text = 'Hello [first name]';
  expect(templateText({ title: 'Day 0', channel: 'Text message', text })).toBe(text);
  expect(templateText({ title: 'Day 1', channel: 'Email', subject: 'Your question', text })).toBe(
    'Subject: Your question\n\nHello [first name]',
  );
});

test('a checklist keeps its check boxes', () => {
  expect(checklistText({ title: 'Before a call', items: ['Breathe', 'Dial'] })).toBe(
    'Before a call\n\n[ ] Breathe\n[ ] Dial',
  );
});
