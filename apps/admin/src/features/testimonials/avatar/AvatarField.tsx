import { Avatar, Button, Input } from '@mantine/core';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { acceptOf } from '../../../kit/media/upload/check-file.ts';
import classes from '../StoryDialog.module.css';

interface AvatarFieldProps {
  id: string;
  /** The cropped avatar, or the URL of the stored one. */
  avatar: File | string | null;
  isRequired: boolean;
  error: ReactNode;
  onChoose: (picture: File) => void;
}

/** Selects a story's avatar with a button, by dropping or by pasting. */
export function AvatarField({ id, avatar, isRequired, error, onChoose }: AvatarFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const url = useAddress(avatar);
  const errorId = `${id}-error`;
  const helpId = `${id}-help`;

  function drop(event: DragEvent) {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button inside is for everybody
    <div
      className={classes.avatar}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={({ clipboardData }) => clipboardData.files[0] && onChoose(clipboardData.files[0])}
    >
      <Avatar src={url} size={72} radius="50%" alt="" className={classes.picture} />
      <div>
        <Input.Label component="span" id={`${id}-label`}>
          Avatar image
        </Input.Label>
        <Input.Description id={helpId}>
          JPEG, PNG or WebP{isRequired ? '' : '. The current one is kept unless you choose another'}
        </Input.Description>
        <Button
          id={id}
          variant="default"
          size="xs"
          mt={6}
          aria-labelledby={`${id} ${id}-label`}
          aria-describedby={error ? `${helpId} ${errorId}` : helpId}
          data-error={error ? true : undefined}
          onClick={() => input.current?.click()}
        >
          {url ? 'Replace picture' : 'Choose picture'}
        </Button>
        {error && (
          <Input.Error id={errorId} mt={4}>
            {error}
          </Input.Error>
        )}
      </div>
      <input
        ref={input}
        type="file"
        // Phones convert other formats to JPEG.
        accept={acceptOf(['image'])}
        hidden
        data-testid="avatar-file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Fires a change event even if the same file is selected again.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}

/** Returns a URL that displays the file. */
function useAddress(avatar: File | string | null): string | null {
  const [read, setRead] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (!(avatar instanceof File)) return;
    const reader = new FileReader();
    reader.onload = () => setRead({ file: avatar, url: String(reader.result) });
    reader.readAsDataURL(avatar);
    return () => reader.abort();
  }, [avatar]);
  if (!(avatar instanceof File)) return avatar;
  return read?.file === avatar ? read.url : null;
}
