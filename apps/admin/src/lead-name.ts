/** How a lead is called on screen. */
export const nameOf = (lead: { name: string }) => lead.name.trim() || 'Unnamed';
