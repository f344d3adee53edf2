import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../format-date.ts';
import { mailQueries } from './mail-queries.ts';

/** Whether mail goes out, from whom, and what waits since when. */
export function MailNotice() {
  const { data } = useQuery(mailQueries.state());
  if (!data) return null;
  const { isOn, from, waiting, waitingSince, lastError } = data;
  const mails = waiting === 1 ? '1 mail waits' : `${waiting.toLocaleString('en-GB')} mails wait`;
  return (
    <>
      {isOn ? (
        <Text size="sm" c="dimmed">
          Mail goes out from {from}.
        </Text>
      ) : (
        <Alert color="gold" role="status" title="No mail goes out" mb="sm">
          Set SMTP_URL on the server, such as smtps://user:password@smtp.example.com:465, and start it anew.
          Until then nothing is written, neither to members nor to visitors.
        </Alert>
      )}
      {waiting > 0 && (
        <Alert
          color={lastError ? 'red' : 'ink'}
          role="status"
          title={`${mails} since ${formatDateTime(waitingSince)}`}
          my="sm"
        >
          {lastError && `Last error: ${lastError}. `}
          Nothing is lost: each is tried again for three to four days.
        </Alert>
      )}
    </>
  );
}
