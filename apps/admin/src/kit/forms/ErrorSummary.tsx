import { Alert, List } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { takeFocus } from '../focus/keep-focus.ts';
import { TextButton } from '../screen/TextButton.tsx';

interface ErrorSummaryProps {
  errors: FormErrors;
  /** Returns the label of the field at a path, or undefined if there is none. */
  nameOf: (path: string) => string | undefined;
  /** Focuses the field at a path. */
  onGo: (path: string) => void;
}

/** Lists the errors of the form, each with a link to its field. */
export function ErrorSummary({ errors, nameOf, onGo }: ErrorSummaryProps) {
  const list = Object.entries(errors).filter(([, message]) => message);
  if (list.length === 0) return null;
  return (
    <Alert
      color="red"
      role="alert"
      tabIndex={-1}
      ref={takeFocus}
      title={
        list.length === 1 ? 'One thing needs your attention' : `${list.length} things need your attention`
      }
    >
      <List size="sm">
        {list.map(([path, message]) => {
          const name = nameOf(path);
          return (
            <List.Item key={path}>
              {name ? (
                <TextButton c="inherit" ta="left" onClick={() => onGo(path)}>
                  {named(name, String(message))}
                </TextButton>
              ) : (
                message
              )}
            </List.Item>
          );
        })}
      </List>
    </Alert>
  );
}

/** Adds the name of the field unless the message already contains it. */
function named(name: string, message: string): string {
  return message.toLowerCase().startsWith(name.toLowerCase()) ? message : `${name}: ${message}`;
}
