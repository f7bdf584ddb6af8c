import { Pass, PassBody, PassStub } from '#components/Pass/Pass.tsx';
import type { hero } from '#content/home.ts';
import styles from './BoardingPass.module.css';

type Board = (typeof hero)['board'];

/** The labels and values of a pass: the destination, then the facts. */
export function passEntries({ from, to }: Board['pass'], pass: Board['rows'][number]['pass']) {
  return [
    [from, pass.from],
    [to, pass.to],
    ...pass.facts.map(({ label, value }) => [label, value] as const),
  ] as const;
}

export interface BoardingPassProps {
  entries: ReturnType<typeof passEntries>;
}

/** The pass of a project. departures-board.client.ts updates it for the hovered row. */
export function BoardingPass({ entries }: BoardingPassProps) {
  const [from, to, ...facts] = entries.map(([label, value]) => (
    <p data-label={label} key={label}>
      {value}
    </p>
  ));
  return (
    <Pass aria-hidden="true" className={styles.pass} data-boarding-pass="" stub="last">
      <PassBody band="paper" className={styles.route}>
        {from}
        {to}
      </PassBody>
      <PassStub band="paper" className={styles.facts}>
        {facts}
      </PassStub>
    </Pass>
  );
}
