import { Star } from './Star.tsx';

/** Hotel stars, drawn with the tile's own star. */
export function Rating({ stars, size = 11 }: { stars: number; size?: number }) {
  return (
    <span style={{ display: 'inline-flex', gap: size * 0.18, verticalAlign: 'middle' }}>
      {Array.from({ length: stars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars have no other name
        <Star key={index} size={size} tone="var(--brass)" />
      ))}
    </span>
  );
}
