/**
 * The day of the build: today, or BUILD_DATE (2027-04-02). Nothing else in the build reads the
 * clock; pages, feeds and structured data get this date.
 */
export function builtOn(setting: string | undefined = process.env.BUILD_DATE): Date {
  const date = setting ? new Date(setting) : new Date();
  if (Number.isNaN(date.getTime())) {
    throw new Error(`BUILD_DATE is "${setting}"; write a day such as 2027-04-02.`);
  }
  return date;
}
