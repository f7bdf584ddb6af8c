import { Choices } from '#components/Choices/Choices.tsx';
import { Label } from '#components/Label/Label.tsx';
import { type Room, roomMove } from '#content/room-move.ts';
import styles from './RoomMove.module.css';

const [first, second, third] = roomMove.rooms;
const optionOf = (room: Room) => ({ value: room.number, title: roomMove.option(room) });

/** The options, from 1, in which the traveller is not in the room at `index`. */
const elsewhere = (index: number) => [1, 2, 3].filter((place) => place !== index + 1).join(' ');

function RoomCard({ room, index }: { room: Room; index: number }) {
  return (
    <li className={styles.room}>
      <i aria-hidden="true" className={styles.lit} data-when={index + 1} />
      <Label as="span">
        {room.number} <span aria-hidden="true">{'•'.repeat(room.beds)}</span>
      </Label>
      {room.others.map((name) => (
        <span key={name}>{name}</span>
      ))}
      <b data-when={index + 1}>{roomMove.traveller}</b>
      <span className={styles.free} data-when={elsewhere(index)}>
        {roomMove.free}
      </span>
    </li>
  );
}

/** Moves one traveller to another room; price, balance and room list follow. */
export function RoomMove() {
  return (
    <Choices
      className={styles.move}
      legend={roomMove.legend}
      name="room"
      options={[optionOf(first), optionOf(second), optionOf(third)]}
    >
      <div className={styles.office} data-band="mist">
        <ul className={styles.rooms} role="list">
          {roomMove.rooms.map((room, index) => (
            <RoomCard index={index} key={room.number} room={room} />
          ))}
        </ul>
        <dl className={styles.bill}>
          {(['price', 'balance'] as const).map((figure) => (
            <div key={figure}>
              <Label as="dt">{roomMove[figure]}</Label>
              {roomMove.rooms.map((room, index) => (
                <dd className={styles.figure} data-when={index + 1} key={room.number}>
                  {room[figure]}
                  {index > 0 && (
                    <s aria-hidden="true" className={styles.before}>
                      {first[figure]}
                    </s>
                  )}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.result} role="status">
        {roomMove.rooms.map((room, index) => (
          <span data-when={index + 1} key={room.number}>
            {roomMove.result(room)}
          </span>
        ))}
      </p>
      <p className={styles.tallies}>
        {roomMove.tallies.map(({ figure, text }) => (
          <span className={styles.tally} key={figure}>
            <b className={styles.count}>{figure}</b> {text}
          </span>
        ))}
      </p>
    </Choices>
  );
}
