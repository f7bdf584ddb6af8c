import { aboutUs } from './home.ts';

const { driver, hotel } = aboutUs.story;

/** `20:05` for 40 minutes after `19:25`. */
function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = hour * 60 + minute + minutes;
  return [Math.floor(total / 60), total % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

const minutesAfter = (start: number, time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour - start) * 60 + minute;
};

/** What the evening shows: from 19:00 to half past 23. */
const axis = { start: 19, minutes: 270 } as const;
/** In per cent of the axis. */
const shareOf = (minutes: number): number => (minutes / axis.minutes) * 100;

/** Minutes; FlightDelay.module.css moves the stars by the same. */
const delays = [0, 40, 90] as const;

const events = [
  { title: driver.landing.text, time: driver.landing.time },
  { title: `${driver.name} at the kerb`, time: driver.pickUp.time },
  { title: 'Key ready', time: driver.arrival.time },
] as const;

const timesAt = (delay: number) => events.map(({ time }) => later(time, delay));

/** The interactive example on the Mahatal Al Alam case: the home page's booking, delayed. */
export const flightDelay = {
  title: 'The flight is late. Nobody has to ring round.',
  text: 'Choose a delay. The pick-up and the room key move with the flight.',
  legend: `Flight ${driver.landing.text.replace(' lands', '')}`,
  options: [
    { value: delays[0], title: 'On time' },
    { value: delays[1], title: `+${delays[1]} min` },
    { value: delays[2], title: `+${delays[2]} min` },
  ],
  hours: [0, 1, 2, 3, 4].map((hour) => ({
    title: `${axis.start + hour}:00`,
    at: shareOf(hour * 60),
  })),
  events: events.map(({ title, time }) => ({
    title,
    at: shareOf(minutesAfter(axis.start, time)),
    times: delays.map((delay) => later(time, delay)),
  })),
  results: delays.map((delay) => {
    const [lands, kerb, key] = timesAt(delay);
    return `The flight lands at ${lands}, ${driver.name} is at the kerb at ${kerb}, and ${hotel.name} has the key ready at ${key}.`;
  }),
  note: 'The traveller taps nothing: the app, the driver and the hotel read the same flight.',
} as const;
