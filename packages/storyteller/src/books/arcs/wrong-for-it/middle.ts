import type { BeatPage, Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { keeping, titled } from '../wording.ts';
import type { WrongForIt } from './arc.ts';
import { asTold } from './opening.ts';
import { onItsWay } from './way.ts';

const MOST = 14;
const PAGES = ['one', 'nine', 'forty'] as const;

/** For ages 5 to 7: three crosses in a book, and a line in pencil. */
export function middle(bound: WrongForIt): Told {
  const { A, K, P, Q, X, job, temper, words, book, refrain, chance } = bound;
  const { a, him, k, p, relative } = words;
  const { middle: lines } = temper;
  const whole = asTold(bound, MOST);
  const [need = '', tries = '', turn = '', last = ''] = onItsWay(
    MOST,
    bound.way,
    lines.need(words),
    lines.tries(words),
    lines.turn(words),
    lines.last(words),
  );
  const duty = (n: 0 | 1 | 2): BeatPage => {
    const [to, undone] = job.duties[n];
    const [one, two] = lines.happens[n](words);
    const crossed = ['It got a small cross', 'It got another cross', 'That was the third cross'][n] ?? '';
    return page(
      {
        ...(n === 0 ? { setting: job.at } : {}),
        camera: n === 1 ? 'close' : 'medium',
        actors: [seen(A, n === 2 ? 'cover' : 'stand', n === 2 ? 'sad' : 'surprised'), seen(P, 'point', 'calm')],
      },
      `"Page ${PAGES[n]}," said ${p}. "${to.charAt(0).toUpperCase()}${to.slice(1)}." ${one} ${undone} "${refrain}," said ${p}. ${crossed}.`,
      `Page ${PAGES[n]} said to ${to}. ${two} ${undone} "${refrain}," said ${p}. ${crossed}.`,
    );
  };
  return {
    title: titled(chance.pick('a line in pencil', `page forty`, `${a} is not in the book`, 'three small crosses')),
    refrain,
    pages: [
      page(
        { setting: job.at, camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'happy')] },
        `${whole} "That's just how ${a} is," said ${k}, who had never known it otherwise.`,
        `${whole} ${k} was so used to it that it seemed quite usual.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'calm', 'book'), seen(A, 'stand', 'curious')], things: ['book'] },
        `On Monday came ${P.introduced}, with a thick book. It was called ${book}. "I go from place to place," said ${p}. "I see that it is done as written."`,
        `On Monday there was a knock. "I am ${P.introduced}," said somebody with a bag. Out of the bag came a book, ${book}. "We shall go through it page by page," said ${p}.`,
      ),
      duty(0),
      duty(1),
      duty(2),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'calm'), seen(A, 'sit', 'sad'), seen(K, 'stand', 'sad')] },
        `"Three crosses," said ${p}. "Then one has to stop, I'm afraid, and do something else." ${a} packed a small bag. "But there's nobody like ${him}," said ${k}. "No," said ${p}. "That's what I mean."`,
        `"After three crosses it's buttons," said ${p}. "There is a place going in buttons." ${a} said nothing, and looked for the bag. "Nobody else is like ${a}," said ${k}. "Just so," said ${p}.`,
      ),
      page({ camera: 'wide', actors: [seen(Q, 'stand', 'sad')] }, need),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'worried', 'book'), seen(Q, 'sit', 'sad')], things: ['book'] },
        tries,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(X ?? Q, 'sit', 'calm')],
        },
        turn,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'think', 'surprised'), seen(K, 'stand', 'happy'), seen(A, 'stand', 'shy')],
          things: ['book', 'pencil'],
        },
        `${p} looked all through the book. "It isn't in here," said ${p}. "No," said ${k}. It got quiet. Then ${p} took out a pencil, and rubbed out three crosses.`,
        `${p} had seen it all. "Which page was that?" said ${p}, and turned to the end, and back. "There isn't one," said ${k}. So ${p} got out a pencil, and unpacked ${a}'s bag.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(X ?? Q, 'sit', 'happy')] },
        ...keeping(
          MOST,
          [`There's a line more in the book now. "And one ${relative}," it says. ${last}`],
          `There's one line more in the book now. It says: ${a}. ${last}`,
        ),
      ),
    ],
  };
}
