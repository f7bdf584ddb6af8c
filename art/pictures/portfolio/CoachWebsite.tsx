import { ArrowRight } from 'lucide-react';
import { Drawing } from '../parts/Drawing.tsx';
import { Frame } from '../parts/Frame.tsx';
import { CardStage } from '../parts/Stage.tsx';
import { Star } from '../parts/Star.tsx';
import styles from './CoachWebsite.module.css';

const times = ['06:00', '07:30', '09:00', '10:30', '12:00', '14:00'] as const;

/** The home page of a coach operator: a promise, a coach and the next departures. */
export function CoachWebsite() {
  return (
    <CardStage
      light="bone"
      lit={3}
      litTones={['red', 'teal']}
      seed="Coach-Operator-Website-Redesign"
    >
      <Frame
        address="alwadi-coaches.example"
        style={{ left: 44, top: 46, width: 712, height: 508 }}
      >
        <div className={styles.hero}>
          <p className={styles.bar}>
            <b>
              <Star size={20} tone="var(--brass)" /> Alwadi Coaches
            </b>
            <span>Routes</span>
            <span>Group hire</span>
            <span>Timetable</span>
          </p>
          <h1>
            Makkah to Madinah,
            <br />
            every ninety minutes.
          </h1>
          <Coach />
        </div>
        <div className={styles.times}>
          {times.map((time, index) => (
            <span className={index === 2 ? styles.next : undefined} key={time}>
              {time}
            </span>
          ))}
          <strong className={styles.book}>
            Book <ArrowRight size={18} />
          </strong>
        </div>
      </Frame>
    </CardStage>
  );
}

function Coach() {
  return (
    <Drawing height={230} width={640} className={styles.coach}>
      <path d="M-60 208H720" stroke="var(--ink-4)" strokeWidth="3" />
      <path
        d="M-60 222H40M90 222H260M310 222H430M500 222H720"
        stroke="var(--ink-3)"
        strokeWidth="3"
      />
      <path
        d="M22 40Q22 22 40 22H560Q584 22 592 44L612 122Q616 140 616 158V178Q616 188 606 188H34Q22 188 22 176z"
        fill="var(--bone)"
      />
      <path
        d="M22 134H615Q616 146 616 158V178Q616 188 606 188H34Q22 188 22 176z"
        fill="var(--red)"
      />
      <path d="M22 134H615L614 128H22z" fill="var(--brass)" />
      <path
        d="M40 44H118V104H40zM126 44H204V104H126zM212 44H290V104H212zM298 44H376V104H298zM384 44H462V104H384z"
        fill="var(--ink-4)"
      />
      <path
        d="M40 44H74L54 104H40zM126 44H140L120 104V104L126 104zM212 44H246L226 104H212zM298 44H318L298 104zM384 44H418L398 104H384z"
        fill="var(--teal)"
      />
      <path d="M536 44H562Q572 44 575 54L592 118H536z" fill="var(--ink-4)" />
      <path d="M474 44H526V182H474z" fill="var(--ink-3)" />
      <path d="M480 50H497V176H480zM503 50H520V176H503z" fill="var(--ink-4)" />
      <rect fill="var(--bone)" height="12" rx="4" width="20" x="594" y="150" />
      <path d="M616 74h10v34h-10q-5 0-5-5v-24q0-5 5-5z" fill="var(--ink-deep)" />
      <g transform="translate(212 160)">
        <path
          d="M0-17l5 5.500 7.500-.5-.5 7.500L17.500 0 12 5l.5 7.500-7.500-.5L0 17.500-5 12l-7.500.5.5-7.500L-17.500 0l5.500-5-.5-7.500 7.500.5z"
          fill="var(--bone)"
        />
      </g>
      <text
        fill="var(--bone)"
        fontFamily="var(--font-display)"
        fontSize="30"
        fontWeight="700"
        letterSpacing="-0.8"
        x="240"
        y="171"
      >
        Alwadi
      </text>
      {[128, 420].map((x) => (
        <g key={x}>
          <path d={`M${x - 44} 188a44 44 0 0 1 88 0z`} fill="var(--ink)" />
          <circle cx={x} cy="184" fill="var(--ink-deep)" r="34" />
          <circle cx={x} cy="184" fill="var(--sage)" r="17" />
          <circle cx={x} cy="184" fill="var(--ink-deep)" r="6" />
        </g>
      ))}
    </Drawing>
  );
}
