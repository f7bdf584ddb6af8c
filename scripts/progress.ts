/**
 * Tells how far a long piece of work is: one line that changes on a terminal, elsewhere a line at every
 * quarter.
 */
export function createProgress(what: string): (done: number, total: number) => void {
  let quarter = -1;
  return (done, total) => {
    const line = `${what}: ${done} of ${total}`;
    if (process.stdout.isTTY) {
      process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
      return;
    }
    const reached = Math.floor((4 * done) / total);
    if (reached > quarter) console.log(line);
    quarter = reached;
  };
}
