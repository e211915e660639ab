import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same with a night of storm before the day it is to be bought, when staying clean is one thing and the door another. */
export function old(going: Going): Told {
  const { refrain, A, a, K, k, N, n, M, m, P, wares, shop } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'shop', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(M, 'stand', 'curious')] },
        `The top shelf of the ${shop} was a good place to see from. ${A.introduced} had seen them all come, and had seen them all go, in paper, under people's arms. Nobody had ever bought ${a}. There was nothing wrong; it just had not happened. "It's a question of time," said ${a}. "How long is it now?" said ${M.introduced}, who lived behind the skirting board. It was six years.`,
        `In the ${shop} everything had a price on it. The price on ${A.introduced} had faded, until one couldn't read it any more. Other ${wares} came in the spring, and were gone by the summer. "They'll take me when they've seen everything else," said ${a}. "They've been looking for six years," said ${M.introduced}, from behind the skirting board. ${m} was fond of ${a}, and of the truth.`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: [seen(N, 'reach', 'worried'), seen(A, 'sit', 'surprised')] },
        `On Monday the door banged. It banged until a cup fell off its hook. ${N.introduced}, who kept the shop, looked about for something of the right weight, and looked up. "${refrain}" said ${n}, and stood ${a} in the doorway. It was a lovely morning down there. One saw shoes from all over the town. A boy went by with a new kite. They stepped over ${a}, all of them, in and out.`,
        `It was an old door, and on windy days it had a temper. "You'll do," said ${N.introduced}, whose shop it was, and got out the steps. "${refrain}" So on Monday ${a} held the door. A boy came in and bought a kite. A girl bought two balls. They had to take a big step, because there was something in the way. Neither of them looked to see what it was.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(P, 'sit', 'sad'), seen(N, 'reach', 'worried'), seen(A, 'sit', 'surprised')],
        },
        `Tuesday was ${P.name}. ${P.name} was a baby, and had been crying since the bus stop. People began to leave. ${n} tried a rattle, a drum, and a face. Then ${n} reached up behind without looking. "${refrain}" ${P.name} took hold of ${a}, with both hands and some teeth. One could hear the till. An hour later ${a} was dried, and put back.`,
        `On Tuesday they brought in a baby called ${P.name}, who was crying in a way that one could see. It was no use to show it things that squeaked. "Try this," said ${n}. "${refrain}" It stopped so suddenly that everybody looked at the ceiling. ${P.name} leaned a wet cheek on ${a}, and sighed. When they went home, somebody loosened the fingers, one by one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'sit', 'calm'), seen(A, 'sit', 'calm'), seen(M, 'hide', 'angry')] },
        `So it went on. On Wednesday it was the papers, on Thursday the lamp that leaned. At five ${n} had tea, and put ${a} on the other chair, to have somebody there. "${refrain}" said ${n}. "They only use you," said ${m}, afterwards. "They take you down, and put you back. Not one of them has ever paid a penny." "It was a nice tea," said ${a}. But ${a} thought about it until it got light.`,
        `${a} sat on the bills, so that they should not blow away, and stood in for half a lamp. "${refrain}" said ${n}, for this and for that. And on Thursdays, when the shop was empty, ${a} was put on the other chair, and was told things. "You're a doorstop," said ${m}. "I'm sorry, but somebody has to say it." "I know what I am in the day," said ${a}. "I'd like to know what I am at night."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(A, 'sit', 'surprised'), seen(N, 'stand', 'surprised')],
        },
        `On Friday, just before six, ${K.introduced} came in. ${k} looked along the bottom shelf, and the middle shelf. Then ${k} put back a tired neck, and looked up, and did not look away again. "I've got nearly enough," said ${k}. "I'll have it by tomorrow. Could you keep that one for me?" And ${k} pointed. ${n} said yes before thinking. In the wall ${m} had dropped a whole biscuit.`,
        `And then, on Friday, at five to six, it happened. ${K.introduced} was the last one in the shop, and had looked at everything. "What's that, up there?" said ${k}. ${n} lifted ${a} down, and blew off the dust. ${k} did not say anything. One can tell, if one has waited for six years. "I'm a penny short," said ${k}, at last. "May I come tomorrow at nine?" "Surely," said ${n}.`,
      ),
      page(
        {
          time: 'night',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(M, 'stand', 'worried')],
        },
        `That night there was a storm. At one o'clock it got its shoulder against the old door, and the lock gave way. In came the wind, and the rain behind it. Down in front stood all the new ${wares}, in their boxes. "Stay where you are!" cried ${m}. "You're dry up there. Tomorrow you're bought! You've got to be clean!" It was quite true. ${a} looked down at the door.`,
        `It was the worst night of the year. A little after one the door flew open, and stood there, flapping. The rain came in sideways, right across the counter. Soon it would be at the boxes, and ${n} was asleep at the other end of the town. "It's not your door," said ${m}, who had run up to the top shelf. "You've got somebody coming at nine. Nobody buys a thing that's been in the gutter." ${a} had thought of that already.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(M, 'stand', 'surprised')] },
        `"Just for a minute," said ${a}, and let go of the shelf. It was a long way. There was a bump, and then, bit by bit, the door went shut, because ${a} was leaning on it. The rain came in underneath. It went through ${a} from one side to the other. By three o'clock there was no part that was dry. By five one could not have said what colour it had been.`,
        `There is no need to be told that a thing is yours to do. ${a} fell off the shelf, on purpose, and rolled up against the door, and it shut with a groan. All night it pushed, and all night it did not get in. What did get in was the water, and the mud that came with it. "Six years," said ${m}, from the dry, nearly crying, "and you throw it away on a door!" "It's only for a minute," said ${a}.`,
      ),
      page(
        {
          time: 'day',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(N, 'kneel', 'surprised'), seen(A, 'sit', 'sad')],
        },
        `In the morning, at half past eight, ${n} could not get in. Something was behind the door. When it moved at last, ${n} saw the broken lock, and the wet mat, and the dry boxes. And ${n} saw ${a}, grey, flat on one side, with a leaf stuck on. ${n} did not say anything about minutes. ${n} sat down on the floor, in a good coat.`,
        `In the morning ${n} came early, because of the storm, and ran the last bit. The lock hung by a screw. But inside it was as dry as a drawer, all but a patch by the door. In the patch lay ${a}. "It was you," said ${n}, and picked up ${a}. The water ran down inside both sleeves. There was no time to wash anything. It was one minute to nine.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'stand', 'surprised'), seen(N, 'stand', 'worried'), seen(A, 'sit', 'sad')],
          things: ['coin'],
        },
        `The bell rang, and there was ${k}, with the last coin. ${k} looked at the grey wet thing on the counter. "You may have another one," said ${n}. "Any one you like. They're all dry, because of this one." ${k} heard how it had been. Nobody could see what ${k} was thinking. "No," said ${k}, then. "I said that one." And ${a}, who had never cried in six years, dripped.`,
        `${k} had run, too, and put the money on the counter, all of it. Then ${k} saw. "What happened?" ${n} told it, from the lock to the mud. ${m} listened, with both paws over both eyes. It was a long silence. "It'll wash," said ${k}. "It's still the one that I looked at. It's even more so." And ${k} pushed the coins across.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'stand', 'sad'), seen(K, 'think', 'worried'), seen(P, 'sit', 'sad')],
          things: ['coin'],
        },
        `But ${n} did not take the money. ${n} had one hand on ${a}. "I've only just found out," said ${n}, "who held it all up, here." The door banged. In the street one heard ${P.name} coming. "A shop is a shop," said ${n}. "If you want it, you must have it. You were the first who asked." So it was for ${k} to say. There lay everything that ${k} had saved, and there was the other chair, by the teapot, empty.`,
        `Then the door banged, with nobody to hold it, and some bills flew by. Outside ${P.name} had begun. ${n} looked at all that, and at ${a}. "I never bought you, either," said ${n}, quite low. "I only took." And to ${k}, "It's a fair price, and you've paid it. I've no right to keep what I never asked for." ${k} could have picked up ${a}, and gone. ${k} stood there, and looked at the second cup.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(K, 'point', 'happy'),
            seen(N, 'stand', 'surprised'),
            seen(A, 'sit', 'happy'),
            seen(P, 'sit', 'happy'),
          ],
        },
        `"What does ${a} do at night?" said ${k}. "At night? Nothing," said ${n}. "Then that's when," said ${k}. They wrote it on the lid of a box: "Not for sale. To be borrowed, from six to nine." ${k} was the first on it. Then came ${P.name}, and the boy with the kite, who turned out to be looking for somebody, too. With the money they bought a new lock. It would be eleven nights until ${k} came round again.`,
        `"I'd only use ${a} at night," said ${k}, slowly. "And you'd only use ${a} in the day." So they took the price off, and put up a list. It said "Tonight" at the top, and under that there was a line for everybody. By noon it was full, on both sides. ${k} had to wait eleven days for the second turn. One has a lot of time, in eleven days, to think whether one was silly. ${k} thought not.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(A, 'sleep', 'happy')],
        },
        `That night ${a} lay washed, and nearly dry, in a real bed, and found out about the dark. There is somebody's arm in it. "${refrain}" said ${k}, half asleep; and it went on until nine. To this day nobody has bought ${a}. ${m} can't understand it. "You must be the only one in the whole town," said ${m}, "that everybody has got."`,
        `"So that's what one is, at night," thought ${a}, under a warm chin, smelling of soap. In the morning it would be the door, and then the tea. Tomorrow night it was ${P.name}, who bit. "${refrain}" murmured ${k}, and held on tighter. The others had each been bought by one. Nobody ever bought ${a}, and so ${a} was never used up.`,
      ),
    ],
  };
}
