import type { Partners } from './schemas/company-names.ts';

/** Each name is shown by its wordmark, or set as text where it has none. */
export const partners: Partners = {
  label: 'Featured partners',
  names: [
    'Almasa',
    'Northbank',
    'ZamZam Air',
    'Kestrel',
    'Minara',
    'Harbour&Co',
    'Rawdal',
    'Qafila',
    'Brindley',
    'Tayba Stays',
    'Meridian Rail',
    'Sitara Travel',
    'Oakhurst',
    'Corniche',
    'Alwadi Coaches',
  ],
};
