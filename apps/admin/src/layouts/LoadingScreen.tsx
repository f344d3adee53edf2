import { Center, Loader, Stack, Text } from '@mantine/core';

/** A spinner in the middle of the page. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <Center mih="60vh" role="status">
      <Stack align="center" gap="sm">
        <Loader size="sm" aria-hidden />
        <Text c="dimmed">{text}</Text>
      </Stack>
    </Center>
  );
}
