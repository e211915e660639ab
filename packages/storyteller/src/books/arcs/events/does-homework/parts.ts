import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { withSchoolFriend } from '../page.ts';

const PEN = /\b(pen|pencil|biro|crayon)s?\b/i;
const MACHINE = /\b(robot|computer|gadget|contraption|machine)s?\b/i;

/** What does the homework, and what it knows of the world. */
interface Tool {
  /** "pen". */
  readonly it: string;
  /** How the child came by it, in one or two sentences after "So". */
  readonly came: (k: string) => string;
  /** Where it is kept, after "I was". */
  readonly kept: string;
  readonly beside: string;
  /** What opens a crack of light there. */
  readonly crack: string;
  /** How it is taken along. */
  readonly along: string;
  /** What it has no more of, in a sentence. */
  readonly stops: string;
  /** What sets it going again. */
  readonly mended: string;
}

const penned = (it: string): Tool => ({
  it,
  came: (k) =>
    `${k} found the ${it} at the school fair, in a box, for five pence. It was fat and green, and nobody else had wanted it.`,
  kept: 'in a tin',
  beside: 'rubber',
  crack: 'under the lid',
  along: 'in a top pocket, with its head out',
  stops: it === 'pencil' || it === 'crayon' ? 'There was no more of it than a stump.' : 'There was no more ink in it.',
  mended: it === 'pencil' || it === 'crayon' ? 'a long silver holder' : 'a drop of violet ink',
});

const machined = (it: string): Tool => ({
  it,
  came: (k) => `${k} built the ${it}. It had one long arm, and a spring out of an old clock.`,
  kept: 'in a shed',
  beside: 'bucket',
  crack: 'under the door',
  along: 'in a wheelbarrow, with its lamp on',
  stops: 'Its spring had run right down.',
  mended: 'a new spring',
});

export function partsOf(asked: Going) {
  const going = withSchoolFriend(asked);
  const pen = PEN.exec(asked.raw)?.[1]?.toLowerCase();
  const tool = pen === undefined ? machined(MACHINE.exec(asked.raw)?.[1]?.toLowerCase() ?? 'machine') : penned(pen);
  const T = going.company.person('Miss Pell', 'teacher');
  return {
    ...going,
    ...tool,
    T,
    title: titled(going.chance.pick(`what the ${tool.it} did at the weekend`, 'one page by Monday', 'and then?')),
  };
}
