import { Choices } from '#components/Choices/Choices.tsx';
import { flightDelay } from '#content/flight-delay.ts';
import { starPath } from '#drawing/star.ts';
import styles from './FlightDelay.module.css';

const { hours, events, results } = flightDelay;
const star = starPath(0, 0, 16);

/** The evening as a line on which three stars move together. */
function Evening() {
  return (
    <svg aria-hidden="true" className={styles.evening} height={80} width="100%">
      <line className={styles.line} x2="100%" y1={28} y2={28} />
      {hours.map(({ title, at }) => (
        <svg aria-hidden="true" className={styles.hour} key={title} overflow="visible" x={`${at}%`}>
          <line className={styles.line} y1={44} y2={52} />
          <text className={styles.time} y={72}>
            {title}
          </text>
        </svg>
      ))}
      <g className={styles.stars}>
        {events.map(({ title, at }) => (
          <svg aria-hidden="true" key={title} overflow="visible" x={`${at}%`} y={28}>
            <path className={styles.star} d={star} />
          </svg>
        ))}
      </g>
    </svg>
  );
}

/** A late flight moves pick-up and key by the same minutes. */
export function FlightDelay() {
  return (
    <div className={styles.panel} data-band="ink">
      <Choices
        className={styles.flight}
        legend={flightDelay.legend}
        name="delay"
        options={flightDelay.options}
      >
        <Evening />
        <dl className={styles.events}>
          {events.map(({ title, times }) => (
            <div className={styles.event} key={title}>
              <dt>{title}</dt>
              {times.map((time, index) => (
                <dd className={styles.when} data-when={index + 1} key={time}>
                  {time}
                  {index > 0 && (
                    <s aria-hidden="true" className={styles.before}>
                      {times[0]}
                    </s>
                  )}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <p className="visually-hidden" role="status">
          {results.map((result, index) => (
            <span data-when={index + 1} key={result}>
              {result}
            </span>
          ))}
        </p>
        <p className={styles.note}>{flightDelay.note}</p>
      </Choices>
    </div>
  );
}
