/** Script that comes when somebody first reaches for what needs it. */
export interface OnDemand<Part> {
  /** What has come already. */
  loaded: () => Part | undefined;
  /** Also asked for ahead, by whoever sees a pointer or the focus come near: what fails then is tried again by the press. */
  prepare: () => void;
  load: () => Promise<Part>;
}

export function onDemand<Part>(fetchPart: () => Promise<Part>): OnDemand<Part> {
  let part: Part | undefined;
  const load = async () => {
    part ??= await fetchPart();
    return part;
  };
  return { loaded: () => part, load, prepare: () => void load().catch(() => {}) };
}
