import { Alert, Button, Group, List, Text } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { takeFocus } from '../focus/keep-focus.ts';
import { TextButton } from '../screen/TextButton.tsx';
import { NotSavedAlert } from './SubmitButton.tsx';
import type { SavingForm } from './use-save-form.ts';

/** Says why a form was not saved: invalid fields, a colleague who saved first, or the server's reason. */
export function SaveAlerts({ form }: { form: SavingForm }) {
  const { what = 'this', isSaving, summary, conflict, problem, errors } = form;
  return (
    <>
      {summary && (
        <ErrorSummary key={summary.key} errors={errors} nameOf={summary.labelOf} onGo={summary.focus} />
      )}
      {conflict?.isGone && (
        <Alert
          color="gold"
          role="alert"
          tabIndex={-1}
          ref={takeFocus}
          title={`${what.charAt(0).toUpperCase()}${what.slice(1)} no longer exists`}
        >
          <Text size="sm">Someone else has deleted it. Your entries are still here.</Text>
          {conflict.addLabel && (
            <Button size="xs" variant="default" mt="sm" disabled={isSaving} onClick={conflict.overwrite}>
              {conflict.addLabel}
            </Button>
          )}
        </Alert>
      )}
      {conflict && !conflict.isGone && (
        <Alert color="gold" role="alert" tabIndex={-1} ref={takeFocus} title="Changed by someone else">
          <Text size="sm">
            Someone else changed {what} while you were editing
            {conflict.changed.length > 0 && ` (${conflict.changed.join(', ')})`}. Your entries are still here.
          </Text>
          <Group gap="xs" mt="sm">
            <Button size="xs" variant="default" disabled={isSaving} onClick={conflict.load}>
              Load newest version
            </Button>
            <Button size="xs" color="red" disabled={isSaving} onClick={conflict.overwrite}>
              Overwrite with mine
            </Button>
          </Group>
        </Alert>
      )}
      <NotSavedAlert problem={problem} />
    </>
  );
}

interface ErrorSummaryProps {
  errors: FormErrors;
  /** Returns the label of the field at a path, or undefined if there is none. */
  nameOf: (path: string) => string | undefined;
  onGo: (path: string) => void;
}

function ErrorSummary({ errors, nameOf, onGo }: ErrorSummaryProps) {
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
