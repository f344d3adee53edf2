/** As staff see them. A post that is due is published, whether or not anything has settled it. */
export const POST_STATUSES = { published: 'Published', draft: 'Draft', scheduled: 'Scheduled' } as const;
