/** How many days an enquiry is kept before it is erased: what the policy says, and the service's default. */
export const retentionDays = 730;
