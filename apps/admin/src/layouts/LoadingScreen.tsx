import { Center, Loader, Stack, Text } from '@mantine/core';

/** A spinner in the middle of the page, with words where there is something to say. */
export function LoadingScreen({ text }: { text?: string }) {
  return (
    <Center mih="60vh" role="status" aria-label={text ? undefined : 'Loading'}>
      <Stack align="center" gap="sm">
        <Loader size="sm" aria-hidden />
        {text && <Text c="dimmed">{text}</Text>}
      </Stack>
    </Center>
  );
}
