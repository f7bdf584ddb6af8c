/**
 * Prints the progress of a long task: in a terminal one line that changes, otherwise a line for
 * each quarter.
 */
export function createProgress(task: string): (done: number, total: number) => void {
  let quarter = -1;
  return (done, total) => {
    const line = `${task}: ${done} of ${total}`;
    if (process.stdout.isTTY) {
      process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
      return;
    }
    const reached = Math.floor((4 * done) / total);
    if (reached > quarter) console.log(line);
    quarter = reached;
  };
}
