// The used parts of the packages of art/, which are only installed when its files are made.

declare module '@fontsource-variable/*';

declare module '@iconify-json/simple-icons' {
  export const icons: { readonly icons: Readonly<Record<string, { readonly body: string }>> };
}

declare module 'fit-curve' {
  export default function fitCurve(
    points: readonly (readonly number[])[],
    maxError: number,
  ): readonly (readonly (readonly number[])[])[];
}

declare module 'harfbuzzjs' {
  export class Blob {
    constructor(data: Uint8Array);
  }

  export class Face {
    constructor(blob: Blob);
    readonly upem: number;
  }

  export class Font {
    constructor(face: Face);
    readonly face: Face;
    hExtents(): { readonly ascender: number; readonly descender: number; readonly lineGap: number };
  }

  export class Buffer {
    addText(text: string): void;
    guessSegmentProperties(): void;
    getGlyphPositions(): readonly { readonly xAdvance: number }[];
  }

  export function shape(font: Font, buffer: Buffer): void;
}

declare module 'simple-icons';

declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}

declare module 'svgo' {
  interface Config {
    readonly multipass?: boolean;
    readonly floatPrecision?: number;
    readonly plugins?: readonly (string | { readonly name: string; readonly params?: object })[];
  }

  export function optimize(svg: string, config?: Config): { readonly data: string };
}

declare module 'lucide-react' {
  import type { ComponentType, SVGProps } from 'react';

  export type LucideIcon = ComponentType<SVGProps<SVGSVGElement> & { size?: number }>;
  export const ArrowLeft: LucideIcon;
  export const ArrowRight: LucideIcon;
  export const ArrowUp: LucideIcon;
  export const ArrowUpRight: LucideIcon;
  export const BedDouble: LucideIcon;
  export const Bus: LucideIcon;
  export const CalendarDays: LucideIcon;
  export const CarFront: LucideIcon;
  export const Check: LucideIcon;
  export const CheckCheck: LucideIcon;
  export const ChevronDown: LucideIcon;
  export const Clock3: LucideIcon;
  export const Coffee: LucideIcon;
  export const Copy: LucideIcon;
  export const CreditCard: LucideIcon;
  export const Download: LucideIcon;
  export const FileCheck2: LucideIcon;
  export const Footprints: LucideIcon;
  export const Handshake: LucideIcon;
  export const Heart: LucideIcon;
  export const Hourglass: LucideIcon;
  export const House: LucideIcon;
  export const MapPin: LucideIcon;
  export const Megaphone: LucideIcon;
  export const MessageCircle: LucideIcon;
  export const PencilLine: LucideIcon;
  export const Phone: LucideIcon;
  export const PlaneTakeoff: LucideIcon;
  export const Play: LucideIcon;
  export const Plus: LucideIcon;
  export const Search: LucideIcon;
  export const Ticket: LucideIcon;
  export const TriangleAlert: LucideIcon;
  export const UserRound: LucideIcon;
  export const UserRoundX: LucideIcon;
  export const Users: LucideIcon;
  export const X: LucideIcon;
}
