// Written by `npm run art -- wordmarks`; do not edit.

/** The height of all wordmarks, in the units of the widths below. */
export const wordmarkHeight = 40;

export const partnerWidths = {
  Almasa: 153,
  Northbank: 156,
  'ZamZam Air': 220,
  Kestrel: 164,
  Minara: 159,
  'Harbour&Co': 193,
  Rawdal: 145,
  Qafila: 144,
  Brindley: 157,
  'Tayba Stays': 190,
  'Meridian Rail': 202,
  'Sitara Travel': 147,
  Oakhurst: 157,
  Corniche: 125,
  'Alwadi Coaches': 283,
} as const;

export const clientWidths = {
  'Noor Umrah': 227,
  'Mahatal Al Alam': 274,
  'Haramayn Hotels': 282,
  'Safa Hotels': 203,
  'Marwa Transfers': 210,
  'Midland Tours': 229,
  'Canal Street': 200,
  'Hijaz Coaches': 107,
  'Pilgrim House': 287,
  Bluegate: 167,
  'Fenwick Lane': 193,
  'Al Rihla': 145,
} as const;

export type Partner = keyof typeof partnerWidths;
export type Client = keyof typeof clientWidths;
