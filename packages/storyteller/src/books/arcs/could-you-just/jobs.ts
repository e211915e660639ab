/** What somebody is asked to do who can do quite another thing. */
export interface Job {
  /** After "could you just", at most six words. */
  readonly ask: string;
  /** The same for the smallest, at most three words. */
  readonly short: string;
  /** How it went, at most 12 words, after the hero's name. */
  readonly done: string;
}

export const JOBS: readonly Job[] = [
  { ask: 'hold this gate', short: 'hold my gate', done: 'held the gate until the gate had gone to sleep' },
  { ask: 'taste this soup', short: 'taste my soup', done: 'tasted it, and it wanted salt, and then less salt' },
  { ask: 'sit on my eggs', short: 'sit on my egg', done: 'sat for an hour, very lightly, and thought of clouds' },
  { ask: 'find my other glove', short: 'find my glove', done: 'found the glove, and it was the same hand again' },
  { ask: 'listen to my poem', short: 'hear my song', done: 'heard the whole poem, and the bit that had been left out' },
  { ask: 'wait for the post', short: 'wait here', done: 'waited on the step, and signed for a very small parcel' },
  { ask: 'wind up my wool', short: 'wind my wool', done: 'wound and wound, and became the middle of a ball' },
  { ask: 'tell me the time', short: 'tell the time', done: 'told the time, but by then it was another one' },
];

/** What the one who is asked tries, so as not to be asked, and why it does not help: at most 14 words each. */
export const HIDINGS: readonly (readonly [tried: string, failed: string])[] = [
  ['So ${n} put up a card: OUT.', 'But they all wrote their names on it, in order.'],
  ['So ${n} tried being very bad at it.', 'But nobody had looked at that part in any case.'],
  ['So ${n} hid behind a hedge.', 'But a queue is a clever animal, and it came round.'],
  ['So ${n} made it one job each.', 'Then everybody came back in a different hat.'],
  ['So ${n} got up before the rest.', 'But they had slept in the road, to be first.'],
  ['So ${n} wrote a list.', 'It was so long that somebody had to hold the other end.'],
];
