import type { BeatPage, Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { titled } from '../wording.ts';
import type { WrongForIt } from './arc.ts';
import { asTold } from './opening.ts';
import { onItsWay } from './way.ts';

const MOST = 20;
const PAGES = ['one', 'nine', 'forty'] as const;
const DAYS = ['Monday', 'Tuesday', 'Wednesday'] as const;

/** For ages 8 to 12: it is hidden for a whole day, and there is a badge for that; then it is needed. */
export function old(bound: WrongForIt): Told {
  const { A, K, P, Q, X, job, temper, words, book, refrain, chance } = bound;
  const { a, him, k, p, roles, relative } = words;
  const { old: lines } = temper;
  const whole = asTold(bound, MOST);
  const [trick = '', need = '', tries = '', choice = '', turn = '', last = ''] = onItsWay(
    MOST,
    bound.way,
    lines.trick(words),
    lines.need(words),
    lines.tries(words),
    lines.choice(words),
    lines.turn(words),
    lines.last(words),
  );
  const duty = (n: 0 | 1 | 2): BeatPage => {
    const [to, undone] = job.duties[n];
    const [one, two] = lines.happens[n](words);
    const [first, other] = CROSSED[n];
    return page(
      {
        ...(n === 0 ? { setting: job.at } : {}),
        camera: n === 1 ? 'close' : 'wide',
        actors: [seen(A, n === 2 ? 'cover' : 'stand', n === 2 ? 'sad' : 'surprised'), seen(P, 'point', 'calm')],
      },
      `${DAYS[n]} was page ${PAGES[n]}: to ${to}. ${one} ${undone} "${refrain}," said ${p}, ${first}.`,
      `Page ${PAGES[n]} was to ${to}, and that was ${DAYS[n]}. ${two} ${undone} "${refrain}," said ${p}, ${other}.`,
    );
  };
  return {
    title: titled(chance.pick('as it is written', 'a line in pencil', `the badge and ${a}`, 'not in the book')),
    refrain,
    pages: [
      page(
        { setting: job.at, camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'happy')] },
        `${whole} There had been remarks. But ${k} went there every day after school. By now it was like the weather. One looks to see how it is, and takes a coat.`,
        `${whole} People who came from elsewhere would look at each other. "It's only ${a}," said ${k}, who had known ${him} always, and thought that all ${roles} had something.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'calm', 'book'), seen(A, 'stand', 'curious'), seen(K, 'stand', 'curious')],
          things: ['book'],
        },
        `Then came ${P.introduced}, with a bag on wheels and a book like a paving stone. ${book}, it said on the back. "I do the whole coast," said ${p}. "I see that it is done as it's written. With three crosses one goes to buttons. With none, one gets a badge. I've never had to give a badge."`,
        `On Monday there was somebody on the mat. "${P.introduced}," said somebody, "from the office." There was a book with it, called ${book}, and it took two hands to open. "Three pages," said ${p}. "Three crosses, and it's the button factory. It's nothing personal. It's the same for everybody. That's the point of it."`,
      ),
      duty(0),
      duty(1),
      duty(2),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'think', 'determined')] },
        `"There is one more day," said ${p}, not unkindly. "I'm not a monster. If Thursday goes well, I'll rub them out." That night ${k} and ${a} sat up and thought. ${trick}`,
        `They were allowed one day more, Thursday, for the sake of order. "Could you not be like that?" said ${k}, in the dark. "Only for a day?" "I don't know," said ${a}. "I never tried it." ${trick}`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(P, 'hold', 'proud', 'medal'), seen(A, 'stand', 'calm'), seen(K, 'stand', 'worried')],
        },
        `Late on Thursday ${p} rubbed out three crosses, with a small soft sound. Then there was a badge, in a box of its own, like a medal. AS IN THE BOOK, it said. Everybody shook hands. ${k} ought to have been glad. "It looks nice," said ${k}.`,
        `On Thursday evening ${p} pinned it on. It was a badge like a medal, with the words AS IN THE BOOK. "My first," said ${p}, and had to find a handkerchief. ${a} looked down at it. ${k} looked at ${a}, and could not see anything wrong at all. That was what was wrong.`,
      ),
      page({ camera: 'wide', actors: [seen(Q, 'stand', 'sad')] }, need),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'worried', 'book'), seen(Q, 'sit', 'sad')], things: ['book'] },
        tries,
      ),
      page({ camera: 'close', actors: [seen(A, 'think', 'worried'), seen(K, 'stand', 'worried')] }, choice),
      page({ camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(X ?? Q, 'sit', 'calm')] }, turn),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'think', 'surprised'), seen(A, 'stand', 'happy'), seen(X ?? Q, 'sit', 'happy')],
          things: ['book', 'pencil'],
        },
        `"I must have that back," said ${p}, and ${a} unpinned the badge. It went into its box again. Then ${p} opened the book at page forty, breathed on a pencil, and wrote one line at the bottom. "And one ${relative}," it said. ${last}`,
        `${a} gave back the badge without being asked. ${p} turned it over, for some time. "It's a very good book," said ${p}. "It only seems to be a page short." There is one line more in it now, in pencil. "And one ${relative}." ${last}`,
      ),
    ],
  };
}

/** How each cross is made. */
const CROSSED = [
  ['and made a cross in the margin, with a ruler', 'and uncapped a pen'],
  ['and made the second cross beside the first, to match', 'and drew a cross, and blew on it'],
  ['and that was the third', 'and shut the book on the third cross'],
] as const;
