export interface IcoFrame {
  readonly side: number;
  readonly png: Buffer;
}

/** Encodes a Windows icon file: a directory with 16-byte entries, followed by the PNG files. */
export function encodeIco(frames: readonly IcoFrame[]): Buffer {
  const head = Buffer.alloc(6 + 16 * frames.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(frames.length, 4);
  let offset = head.length;
  frames.forEach(({ side, png }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...frames.map(({ png }) => png)]);
}
