import { Alert } from '@mantine/core';
import { useEditor, useStore } from '../editor-context.ts';
import { picturesOf } from './picture-uploads.ts';
import classes from './views.module.css';

/** Shows which files were not added, and why. */
export function Refusals() {
  const { store } = useEditor();
  const refusals = useStore((each) => picturesOf(each).refusals);
  if (refusals.length === 0) return null;
  return (
    <Alert
      className={classes.refusals}
      color="red"
      variant="filled"
      title={refusals.length === 1 ? 'This file was not added' : 'These files were not added'}
      withCloseButton
      closeButtonLabel="Close"
      onClose={() => picturesOf(store).dismissRefusals()}
    >
      {refusals.map((each, index) => (
        <div key={index}>{each}</div>
      ))}
    </Alert>
  );
}
