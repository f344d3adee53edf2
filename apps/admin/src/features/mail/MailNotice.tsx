import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MailOffAlert } from '../../kit/feedback/MailOffAlert.tsx';
import { formatNumber } from '../../kit/list/format-count.ts';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { mailQueries } from './mail-queries.ts';

/** Warns if email is turned off, and shows how many emails are waiting. */
export function MailNotice() {
  const { data } = useQuery(mailQueries.state());
  if (!data) return null;
  const { isOn, waiting, waitingSince, lastError } = data;
  const mails =
    waiting === 1 ? '1 email has been waiting' : `${formatNumber(waiting)} emails have been waiting`;
  return (
    <>
      {!isOn && <MailOffAlert my="xs" />}
      {waiting > 0 && (
        <Alert
          color={lastError ? 'red' : 'ink'}
          role="status"
          title={`${mails} since ${formatDateTime(waitingSince)}`}
          my="xs"
        >
          {lastError && `Last error: ${lastError}. `}
          No email is lost. Each is retried for three to four days.
        </Alert>
      )}
    </>
  );
}
