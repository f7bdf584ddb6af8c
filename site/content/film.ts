/** The film of the home page and of /about; what it shows stands beside it (assets/film/description.ts). */
export const film = {
  title: 'One journey in fourteen seconds',
  open: 'Play the film',
  close: 'Close the film',
  inWords: 'What the film shows, in words',
} as const;
