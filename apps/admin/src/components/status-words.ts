/** How it is said what became of a new status. */
export const STATUS_WORDS = {
  done: { title: 'Status Updated', description: 'The submission status has been updated successfully.' },
  failed: { title: 'Update Failed', description: 'Failed to update submission status. Please try again.' },
  gone: {
    variant: 'destructive',
    title: 'Update Failed',
    description: 'Somebody has deleted this submission meanwhile.',
  },
} as const;
