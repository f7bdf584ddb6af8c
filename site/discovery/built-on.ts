/**
 * The day the site is built for: today, or the one that BUILD_DATE names (2027-04-02). The only place
 * that asks the clock; pages, feed and structured data are told.
 */
export function builtOn(setting: string | undefined = process.env.BUILD_DATE): Date {
  const date = setting ? new Date(setting) : new Date();
  if (Number.isNaN(date.getTime())) {
    throw new Error(`BUILD_DATE is "${setting}"; write a day such as 2027-04-02.`);
  }
  return date;
}
