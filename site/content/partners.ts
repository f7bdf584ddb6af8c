import type { Partner } from '../assets/wordmarks/wordmarks.ts';

export const partners: { readonly label: string; readonly names: readonly Partner[] } = {
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
