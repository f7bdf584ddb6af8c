/** Each name has its own wordmark. */
export const partners = {
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
} as const;
