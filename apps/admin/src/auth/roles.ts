import type { Permission, Role } from '@upcurve/contracts/permissions';

export const ROLE_WORDS: Record<Role, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'do everything, including changing this team' },
  admin: {
    name: 'Admin',
    may: 'do everything except change this team, read the audit log and erase people’s data',
  },
  editor: {
    name: 'Editor',
    may: 'write the blog and edit testimonials, quiz questions, pictures and videos',
  },
  sales: { name: 'Sales', may: 'read and answer leads' },
};

export const PERMISSION_WORDS: Record<Permission, string> = {
  'users:manage': 'Invite, change and remove members',
  'audit:read': 'Read the audit log',
  'people:erase': 'Erase a person’s data',
  'leads:read': 'Read leads',
  'leads:status': 'Set the status of leads, assign them, write notes',
  'leads:delete': 'Delete leads',
  'leads:export': 'Export leads',
  'bookings:manage': 'Set up meetings, and the hours of every member',
  'questions:manage': 'Edit the questions of the quiz',
  'webhooks:manage': 'Set up webhooks',
  'retention:manage': 'Set retention periods',
  'mail:manage': 'See emails and send them again',
  'media:manage': 'Add and delete pictures and videos',
  'testimonials:manage': 'Edit testimonials',
  'blog:read': 'Read unpublished posts',
  'blog:write': 'Write and publish posts',
};
