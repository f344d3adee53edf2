/** Who a visitor is, gone from a quiz session: once it is handed in it stands with the lead, once it is taken back nowhere. */
export const NO_DETAILS = {
  name: null,
  email: null,
  phone: null,
  businessName: null,
  location: null,
  website: null,
  consentedAt: null,
  consentVersion: null,
};
