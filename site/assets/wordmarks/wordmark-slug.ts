/** The name in the file names: `Harbour&Co` is `harbour-co`. */
export const wordmarkSlug = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');
