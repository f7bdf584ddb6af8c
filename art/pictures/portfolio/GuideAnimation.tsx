import { Drawing } from '../parts/Drawing.tsx';
import { CardStage } from '../parts/Stage.tsx';
import { Star } from '../parts/Star.tsx';
import styles from './GuideAnimation.module.css';

const frames = [
  { time: '00:00', caption: 'Pack light', ground: 'var(--coral)', art: <Case /> },
  { time: '00:14', caption: 'Fly with intention', ground: 'var(--ink-4)', art: <Flight /> },
  { time: '00:31', caption: 'Seven circuits', ground: 'var(--bone)', art: <Circuits /> },
  { time: '00:52', caption: 'Seven walks, hill to hill', ground: 'var(--brass)', art: <Hills /> },
  { time: '01:10', caption: 'Rest, drink, give thanks', ground: 'var(--sage)', art: <Water /> },
  { time: '01:26', caption: 'Safe home', ground: 'var(--red)', art: <Home /> },
] as const;

/** A storyboard of six frames above its animation timeline. */
export function GuideAnimation() {
  return (
    <CardStage light="day" lit={2} litTones={['red', 'teal']} seed="Umrah-Guide-Animation">
      <div className={styles.board}>
        <p className={styles.title}>
          <b>Umrah in ninety seconds</b>
          <span>Storyboard 3</span>
        </p>
        <div className={styles.frames}>
          {frames.map(({ time, caption, ground, art }) => (
            <figure key={time}>
              <Drawing ground={ground} height={124} width={208}>
                {art}
              </Drawing>
              <figcaption>
                <b>{time}</b> {caption}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
      <div className={styles.timeline}>
        {[0, 104, 232, 388, 520, 640].map((left, index) => (
          <i
            key={left}
            style={{
              left: left + 28,
              width: [92, 116, 144, 120, 108, 60][index],
              top: 26 + (index % 2) * 26,
            }}
          />
        ))}
        <s />
        <Star className={styles.head} size={22} tone="var(--red)" />
      </div>
    </CardStage>
  );
}

function Case() {
  return (
    <>
      <path
        d="M88 34V24Q88 18 94 18H114Q120 18 120 24V34"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="5"
      />
      <rect fill="var(--ink)" height="66" rx="7" width="84" x="62" y="34" />
      <path d="M78 34H86V100H78zM122 34H130V100H122z" fill="var(--brass)" />
      <path d="M72 100H84V107H72zM124 100H136V107H124z" fill="var(--ink-deep)" />
    </>
  );
}

function Flight() {
  return (
    <>
      <path
        d="M16 106Q92 4 194 42"
        fill="none"
        stroke="var(--sage)"
        strokeDasharray="1 9"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <circle cx="16" cy="106" fill="var(--brass)" r="7" />
      <g transform="translate(132 33) rotate(7)">
        <path d="M-34-5H18Q34-5 38 1Q34 7 18 7H-30zM-34-5L-42-22H-34L-20-5z" fill="var(--paper)" />
        <path d="M6 2L-16 26H-6L18 4z" fill="var(--bone)" />
      </g>
    </>
  );
}

function Circuits() {
  return (
    <>
      {[20, 26.5, 33, 39.5, 46, 52.5, 59].map((radius, index) => (
        <path
          d={`M${104 + radius} 62A${radius} ${radius} 0 1 0 ${104 + radius * Math.cos(0.7)} ${62 + radius * Math.sin(0.7)}`}
          fill="none"
          key={radius}
          stroke={index === 6 ? 'var(--red)' : 'var(--ink-4)'}
          strokeLinecap="round"
          strokeWidth="3"
        />
      ))}
      <rect
        fill="var(--ink)"
        height="17"
        transform="rotate(32 104 62)"
        width="17"
        x="95.500"
        y="53.500"
      />
    </>
  );
}

function Hills() {
  return (
    <>
      <path d="M0 124V98Q26 50 56 98V124zM152 124V98Q182 50 208 98V124z" fill="var(--ink)" />
      {[0, 1, 2, 3, 4, 5, 6].map((pass) => (
        <path
          d={`M60 ${104 - pass * 11}H148`}
          key={pass}
          stroke={pass === 6 ? 'var(--red)' : 'var(--ink)'}
          strokeLinecap="round"
          strokeWidth="3.500"
        />
      ))}
    </>
  );
}

function Water() {
  return (
    <>
      <path d="M82 30H126L120 104Q119 108 115 108H93Q89 108 88 104z" fill="var(--paper)" />
      <path d="M84.500 60H123.500L120 104Q119 108 115 108H93Q89 108 88 104z" fill="var(--teal)" />
      <path d="M84.500 60Q94 54 104 60T123.500 60L122.500 70H85.500z" fill="var(--mint)" />
    </>
  );
}

function Home() {
  return (
    <>
      <path d="M40 124V70L74 42L108 70V124z" fill="var(--bone)" />
      <path d="M108 124V70L142 42L176 70V124z" fill="var(--brass)" />
      <path
        d="M66 124V92Q66 84 74 80Q82 84 82 92V124zM134 124V92Q134 84 142 80Q150 84 150 92V124z"
        fill="var(--ink)"
      />
      <circle cx="178" cy="28" fill="var(--bone)" r="12" />
    </>
  );
}
