import type { Told } from '../../arc.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { titled } from '../wording.ts';
import { MOST, told } from './middle-begins.ts';
import type { Parts } from './parts.ts';
import { LAST_TIMES } from './words.ts';

const TITLES = ['first one, then the other', 'every single time', 'what came before', 'the last time'] as const;

/** For ages 5 to 7, where the theme says what comes before it: nobody has looked there; and a careful day is long. */
export function middleEachTime(parts: Parts): Told {
  const {
    K,
    k,
    S,
    s,
    s0,
    V,
    v,
    W,
    w,
    x,
    X,
    did,
    had,
    Cue,
    isChild,
    home,
    tool,
    chance,
    many,
    Cue1,
    first,
    after,
    After,
    does,
    Sc,
  } = parts;
  const cue = parts.cue ?? '';
  const R = chance.pick(...LAST_TIMES);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: R,
    pages: [
      told(
        MOST,
        { setting: home, camera: 'medium', actors: [...parts.seen('stand', 'happy'), seen(S, 'stand', 'surprised')] },
        [
          `It began on a Monday, just before lunch. ${had}${Cue1}. And ${first} ${did}. "Well," said ${s0}, and put down the ${tool}. "${R}." Nobody thought any more about it.`,
          `On Monday everybody was busy with something else. ${had}${Cue1}. Then ${first} ${did}. It was quite sudden. "${R}," said ${s0}, in a firm voice.`,
        ],
        `It began on a Monday. ${Cue}. And after, there it was! "${R}," said ${s0}.`,
      ),
      told(
        MOST,
        { camera: 'close', actors: [...parts.seen('stand', 'happy'), seen(S, 'stand', 'worried')] },
        [
          `On Tuesday it happened again. ${Cue}. ${After} ${did}, before you could say spoon. "${R}," said ${s}. "It must be something in the air."`,
          `There was just time for one bite of toast. ${Cue}, and ${after} ${did}. "${R}," said ${s}, a bit louder. "It must be the wind."`,
        ],
        `On Tuesday it happened again. ${Cue}. And there it was! "${R}," said ${s}.`,
      ),
      told(
        MOST,
        {
          camera: 'medium',
          actors: [seen(V, 'stand', 'surprised'), seen(S, 'stand', 'worried'), ...parts.seen('stand', 'happy')],
        },
        [
          `${v} came by, to borrow an egg. "It's the weather," she said. "It's always the weather." Just then ${cue}. And ${after} ${did}. It was a pity about the egg. "${R}," said ${s}.`,
          `"It comes from soup," said ${v}, who had looked in by chance. "I never have soup." Just then ${cue}. And ${after} ${did}, right in front of her. "${R}," said ${s}.`,
        ],
        `${v} came by, to borrow an egg. "It's the weather," she said. And just then it happened. It was a pity about the egg.`,
      ),
      told(
        MOST,
        { camera: 'medium', actors: [seen(S, 'stand', 'determined'), ...parts.seen('stand', 'happy')] },
        [
          `So ${s} put up a sign. It said NO, and below that it said THANK YOU. It was very well painted. But ${cue}. And ${after} ${did}, right beside the sign. "${R}," said ${s}.`,
          `They shut the windows. They had no soup. They all said please, one after the other. Then ${cue}, and ${after} ${did}. It was good that there was no soup.`,
        ],
        `So ${s} put up a sign. It said NO. And it happened again, right beside the sign.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `${k} made a list, in pencil. Everybody else had looked at what came after. ${k} wrote down what came before. It was the same on each line. ${k} counted the lines, and there were nine.`,
        `${k} drew a picture of each time, on a paper bag. There were nine of them, in two rows. The second row looked just like the first. "Look at the left side," said ${k}. Nobody ever had.`,
      ),
      told(
        MOST,
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(S, 'stand', 'surprised')] },
        [
          `"It isn't the weather," said ${k}. "First ${cue}. Then ${after} ${did}. It's every single time!" ${Sc} read the list from the top to the bottom. "So it is," said ${s}.`,
          `"First ${cue}," said ${k}. "And then ${after} ${did}. First the one, then the other." For a while nobody said a word. They had thought of wind, and of soup.`,
        ],
        `"It's every single time," said ${k}. "First ${cue}. Then it happens!" ${Sc} read the list. "So it is," said ${s}.`,
      ),
      told(
        MOST,
        {
          camera: 'wide',
          actors: [
            seen(S, 'stand', 'calm'),
            ...(isChild ? [] : [seen(K, 'sit', 'calm')]),
            ...parts.seen('sit', 'calm'),
          ],
        },
        [
          `So they were careful, all Thursday. They saw to it that there was no first. And so there was no then. ${X} did not do it, not once. By tea time they had all looked round three times, to see what was missing.`,
          `Now that they knew, it was easy. On Thursday they kept the one thing from happening, and the other did not happen either. It was as if a clock had stopped. "Isn't it nice?" said ${s}, at four, and at five, and at six.`,
        ],
        `So they were careful, all Thursday. ${X} did not do it, not once. It was very quiet.`,
      ),
      told(
        MOST,
        {
          camera: 'medium',
          actors: [seen(V, 'stand', 'happy'), seen(W, 'sit', 'excited'), ...parts.seen('sit', 'calm')],
        },
        [
          `On Friday ${v} was there again. With her was ${w}, who was five, and her nephew. They had come a long way, on three buses, to see it. "Is it true that ${x} ${does}?" said ${w}. They sat down to wait.`,
          `On Friday there was ${v} once more, and ${w}, who was small. "I've told ${w} all about it," she said. "We've come on three buses." And they sat down, side by side, and looked at ${x}.`,
        ],
        `On Friday ${v} was there again, and ${w}, who was small. They had come on three buses to see it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(W, 'sit', 'sad'),
            seen(S, 'stand', 'worried'),
            ...(isChild ? [] : [seen(K, 'stand', 'worried')]),
          ],
        },
        `They waited for half an hour. ${X} did nothing at all. "It doesn't matter," said ${w}, and put one arm back into the coat. But it did. ${k} looked at ${s}. They had been so very careful.`,
        `Nothing happened, and then some more of it. "Perhaps another day," said ${v}. There were three buses to go home on. ${w} nodded, very bravely. "Oh, bother being careful," said ${s}.`,
      ),
      told(
        MOST,
        {
          camera: 'wide',
          actors: [
            ...parts.seen(isChild ? 'dance' : 'stand', 'excited'),
            seen(S, 'cheer', 'happy'),
            seen(W, 'cheer', 'excited'),
          ],
        },
        [
          `So they stopped it. They sat back, and let come what would. It did not take long. ${Cue}. For a moment you could have heard a crumb fall. And ${after} ${did}. "Again!" said ${w}.`,
          `And after, just as ${w} had one foot out at the gate, ${cue}. Everybody turned round. ${After} ${did}. It had never been done so well. "${R}!" cried ${s}, and threw a hat in the air.`,
        ],
        `So they stopped being careful. And ${cue}. And there it was! "Again!" said ${w}.`,
      ),
      told(
        MOST,
        {
          time: 'sunset',
          camera: 'medium',
          actors: [
            seen(K, 'sit', 'happy'),
            seen(S, 'sit', 'happy'),
            ...(isChild ? [] : parts.seen('sit', 'happy')),
          ].slice(0, 4),
        },
        [
          `Nobody is careful any more. In the evening they all sit outside, on a row of chairs. "${R}," says ${s}, each time, and moves up for one more. It has never been true yet. Shh, now. ${Cue}.`,
          `There is a chair for ${v} now, and one for ${w}. They sit there until it gets dark. "${R}," says ${s}. But nobody goes in. For listen. ${Cue}. And what ${many ? 'do' : 'does'} ${x} do?`,
        ],
        `Nobody is careful any more. They sit on a row of chairs, and wait. Shh, now. ${Cue}.`,
      ),
    ],
  };
}
