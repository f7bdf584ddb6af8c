/** A wordmark's name as its file spells it: `Harbour&Co` is `harbour-co`. */
export const wordmarkSlug = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');
