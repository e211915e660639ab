import workerpool from 'workerpool';

/** A worker for trying the pool itself: answers, fails, never ends, or dies. */
export type PatientWork = {
  double(value: number): number;
  sum(numbers: Uint8Array): number;
  fill(length: number): Uint8Array<ArrayBuffer>;
  fail(message: string): never;
  never(): void;
  die(): void;
  thread(): number;
};

const born = process.hrtime.bigint().toString();

workerpool.worker({
  double: (value: number) => value * 2,
  sum: (numbers: Uint8Array) => numbers.reduce((total, each) => total + each, 0),
  fill(length: number) {
    const bytes = new Uint8Array(length).fill(7);
    return new workerpool.Transfer(bytes, [bytes.buffer]);
  },
  fail(message: string) {
    throw Object.assign(new RangeError(message), { name: 'OddError', code: 'odd' });
  },
  never() {
    for (let spin = 0; ; spin++) if (spin < 0) return;
  },
  die: () => process.exit(3),
  thread: () => Number(BigInt.asUintN(32, BigInt(born))),
});
