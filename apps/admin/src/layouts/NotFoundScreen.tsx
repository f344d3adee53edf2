import { Button } from '@mantine/core';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { Link } from 'react-router';
import { useScreenTitle } from '../kit/screen/ScreenTitle.tsx';
import { paths } from '../paths.ts';

export function NotFoundScreen() {
  useScreenTitle('Page not found');
  return (
    <MessagePanel
      level={1}
      title="404 Page Not Found"
      action={
        <Button component={Link} to={paths.dashboard()}>
          Go to the dashboard
        </Button>
      }
    >
      There is nothing at this address. It may have moved, or the link may be incomplete.
    </MessagePanel>
  );
}
