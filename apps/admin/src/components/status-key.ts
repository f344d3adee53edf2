/** The status that a key stands for: 1 is the first. */
export const statusOfKey = <Status extends string>(
  statuses: Readonly<Record<Status, string>>,
  key: string,
) => (/^[1-9]$/.test(key) ? (Object.keys(statuses) as Status[])[Number(key) - 1] : undefined);
