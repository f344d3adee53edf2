import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../format-date.ts';
import { mailQueries } from './mail-queries.ts';

/** Says where no mail goes out, and what waits since when. */
export function MailNotice() {
  const { data } = useQuery(mailQueries.state());
  if (!data) return null;
  const { isOn, waiting, waitingSince, lastError } = data;
  const mails = waiting === 1 ? '1 mail waits' : `${waiting.toLocaleString('en-GB')} mails wait`;
  return (
    <>
      {!isOn && (
        <Alert color="gold" role="status" title="No mail goes out" my="xs">
          Set SMTP_URL on the server, such as smtps://user:password@smtp.example.com:465, and start it anew.
          Until then nothing is written, neither to members nor to visitors.
        </Alert>
      )}
      {waiting > 0 && (
        <Alert
          color={lastError ? 'red' : 'ink'}
          role="status"
          title={`${mails} since ${formatDateTime(waitingSince)}`}
          my="xs"
        >
          {lastError && `Last error: ${lastError}. `}
          Nothing is lost: each is tried again for three to four days.
        </Alert>
      )}
    </>
  );
}
