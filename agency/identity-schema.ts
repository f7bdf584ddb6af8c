import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';
import * as v from 'valibot';

const text = (example: string) => {
  const expectation = `write a text such as “${example}”`;
  return v.pipe(v.string(expectation), v.regex(/^\S(?:.*\S)?$/, expectation));
};

const email = (example: string) => {
  const expectation = `write an email address such as ${example}`;
  return v.pipe(v.string(expectation), v.email(expectation));
};

const profile = (example: string) => {
  const expectation = `write the whole address of the profile, such as ${example}`;
  return v.pipe(v.string(expectation), v.url(expectation), v.startsWith('https://', expectation));
};

const origin = 'write the address without a slash at its end, such as https://www.agency.com';
const telephone = 'write the number with its country code, such as +44 121 496 0000';
const countryCode = 'write the two letters of the country, such as GB';
const airport = 'write the three letters of the airport, such as BHX';
const opening = 'write the hours as search engines read them, such as Mo-Sa 08:00-17:00';
const founded = 'write a year without quotes, such as 2015';

const degrees = (max: number, example: number) => {
  const expectation = `write degrees between -${max} and ${max} without quotes, such as ${example}`;
  return v.pipe(v.number(expectation), v.minValue(-max, expectation), v.maxValue(max, expectation));
};

/** Checked with the content. Each message tells the editor what to write. */
export const identitySchema = v.pipe(
  v.strictObject({
    name: text('Agency'),
    legalName: text('Agency Ltd'),
    origin: v.pipe(
      v.string(origin),
      v.url(origin),
      v.check((address) => URL.parse(address)?.origin === address, origin),
    ),
    email: email('hello@agency.com'),
    careersEmail: email('careers@agency.com'),
    telephone: v.exactOptional(v.pipe(v.string(telephone), v.regex(/^\+[\d ]{6,19}$/, telephone))),
    street: v.exactOptional(text('1 Canal Street')),
    postcode: v.exactOptional(text('B1 1AA')),
    city: text('Birmingham'),
    country: text('United Kingdom'),
    countryShort: text('UK'),
    countryCode: v.custom<CountryCode>(
      (code) => typeof code === 'string' && isSupportedCountry(code),
      countryCode,
    ),
    coordinates: v.pipe(
      v.strictObject({ latitude: degrees(90, 52.4797), longitude: degrees(180, -1.9027) }),
      v.readonly(),
    ),
    airport: v.pipe(v.string(airport), v.regex(/^[A-Z]{3}$/, airport)),
    founded: v.pipe(
      v.number(founded),
      v.integer(founded),
      v.minValue(1800, founded),
      v.maxValue(2100, founded),
    ),
    hours: v.pipe(
      v.strictObject({
        shown: text('Mon - Sat: 8.00-5.00'),
        opening: v.pipe(
          v.string(opening),
          v.regex(/^[A-Z][a-z](?:-[A-Z][a-z])? \d\d:\d\d-\d\d:\d\d$/, opening),
        ),
      }),
      v.readonly(),
    ),
    social: v.pipe(
      v.strictObject({
        facebook: profile('https://www.facebook.com/agency'),
        instagram: profile('https://www.instagram.com/agency'),
        x: profile('https://x.com/agency'),
        linkedin: profile('https://www.linkedin.com/company/agency'),
      }),
      v.readonly(),
    ),
    drawnFor: v.pipe(
      v.strictObject({ name: text('Agency'), city: text('Birmingham') }),
      v.readonly(),
    ),
  }),
  v.readonly(),
);

export type Identity = v.InferOutput<typeof identitySchema>;
