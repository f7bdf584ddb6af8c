/** Days until an enquiry is erased: in the privacy policy, and the default of RETENTION_DAYS. */
export const retentionDays = 730;
