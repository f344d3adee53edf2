import { Outlet } from 'react-router';

export default function LeadGuideLayout() {
  return <Outlet />;
}
