/** How it is asked whether a submission, held or not, is deleted for good. */
export const DELETE_SUBMISSION = {
  title: 'Confirm Deletion',
  question: 'Are you sure you want to delete this submission? This action cannot be undone.',
  confirmLabel: 'Delete Submission',
  pendingLabel: 'Deleting...',
};
