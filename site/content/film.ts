import { identity } from '#agency/identity.ts';

/** The film of the home page and of /about. */
export const film = {
  title: 'One journey in fourteen seconds',
  open: 'Play the film',
  close: 'Close the film',
  inWords: 'What the film shows, in words',
  /** The text alternative: the same story in the same order. */
  description: [
    'A silent film, fourteen seconds long. A dark wall of eight-pointed star tiles lights up from the bottom left, a few tiles in red, brass, bone and teal.',
    'The bone tile in the middle opens into an airport departures board. Its letters flip into place: five flights to Jeddah and Madinah. The first changes from “On time” to “Boarding”.',
    'A boarding pass to Jeddah (JED) slides in: 42 guests, five plus five nights, 89 per cent paid.',
    'The board and the pass move away. A travel agency’s back office follows, with one group’s bookings and balance, and a phone showing a car on its way to the hotel.',
    `The back office closes into one red tile. The name ${identity.name} appears beside it. Then the wall goes dark and the film starts again.`,
  ].join(' '),
} as const;
