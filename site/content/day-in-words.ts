const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in a sentence: “16 November 2026”. */
export const dayInWords = (day: string) => long.format(new Date(day));
