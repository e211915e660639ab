import type { BeatPage, Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, keeping, titled, within } from '../wording.ts';
import type { WrongForIt } from './arc.ts';
import { asTold } from './opening.ts';
import { onItsWay } from './way.ts';

const MOST = 8;

/** For the smallest: wrong, wrong, wrong; and then just right. */
export function young(bound: WrongForIt): Told {
  const { A, K, P, Q, X, job, temper, words, refrain, chance } = bound;
  const { a, k, p } = words;
  const { young: lines } = temper;
  const told = asTold(bound, MOST);
  const isShort = within(MOST, told) && told.split(' ').length <= 18;
  const short = temper.short(words);
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
    return page(
      {
        ...(n === 0 ? { setting: job.at } : {}),
        camera: n === 1 ? 'close' : 'medium',
        actors: [seen(A, n === 2 ? 'cover' : 'stand', n === 2 ? 'sad' : 'surprised'), seen(P, 'point', 'calm')],
      },
      ...keeping(
        MOST,
        [`"${cap(to)}!" said ${p}. ${one} ${undone}`, `"Now ${to}," said ${p}. ${two} ${undone}`],
        `"Go on," said ${p}. ${one} ${undone}`,
      ),
    );
  };
  return {
    title: titled(chance.pick(`not like that, ${a}`, `well done, ${a}`, `just like ${a}`)),
    refrain: null,
    pages: [
      page(
        { setting: job.at, camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'wave', 'happy')] },
        ...(isShort
          ? [told.split(' ').length <= 14 ? `${told} ${k} liked ${a}.` : told]
          : [
              `This is ${A.introduced}. ${short} ${k} liked ${a}.`,
              `Here is ${A.introduced}. ${short} ${k} liked ${a}.`,
            ]),
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'calm', 'book'), seen(A, 'stand', 'curious')], things: ['book'] },
        `Here is ${P.introduced}, with a book. "Do it like this," said ${p}.`,
        `In came ${P.introduced}. ${p} had a book. "This is how," said ${p}.`,
      ),
      duty(0),
      duty(1),
      duty(2),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'angry'), seen(A, 'sit', 'sad')] },
        `"${refrain}!" Poor ${a}! ${a} went and sat down.`,
        `"No, no, no," said ${p}. "${refrain}!" ${a} was sad.`,
      ),
      page({ camera: 'wide', actors: [seen(Q, 'stand', 'sad')] }, need),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'worried'), ...(Q.isChild || temper.for ? [seen(Q, 'sit', 'sad')] : [])],
        },
        tries,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), ...(X ? [seen(X, 'sit', 'calm')] : [seen(Q, 'sit', 'happy')])],
        },
        turn,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'think', 'surprised'), seen(K, 'point', 'happy'), seen(A, 'stand', 'proud')],
          things: ['book'],
        },
        `"It is not in the book," said ${k}. "Then I put it in," said ${p}.`,
        `"Is that in my book?" said ${p}. "No," said ${k}. So ${p} drew it in.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), ...(X ? [seen(X, 'sit', 'happy')] : [seen(Q, 'sit', 'happy')])],
        },
        last,
      ),
    ],
  };
}
