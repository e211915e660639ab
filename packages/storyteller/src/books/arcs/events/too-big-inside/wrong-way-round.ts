import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './wrong-way-round-old.ts';

/** The big one cannot get into it; but it can get on to the big one. */
export const WRONG_WAY_ROUND: EventPlot = { id: 'wrong-way-round', young, middle, old };

function young(going: Going): Told {
  const it = partsOf(going);
  const { refrain, y, things, at, end, wants, cannot, up, off, A, a, B, b, C, c, D } = it;
  const time = it.isNight ? 'night' : 'day';
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at, time, camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things },
        `${B.introduced} had a ${y}. It was small. ${A.introduced} was big. "${wants}"`,
        `The ${y} was small. ${A.introduced} was big. "${wants}" ${a} told ${B.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'calm'), seen(A, 'reach', 'happy')], things },
        `${C.introduced} was in it. "${refrain}" said ${a}. In went the front.`,
        `In it sat ${C.introduced}. "${refrain}" said ${a}. The front went in.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(B, 'point', 'surprised')], things },
        `But out stuck the back. "Turn round," said ${b}.`,
        `But the back stuck out. "Go in backwards," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(C, 'sit', 'worried')], things },
        `"${refrain}" said ${a}. In went the back. Out stuck the front.`,
        `In went the back. "${refrain}" said ${a}. But the front stuck out.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined'), seen(B, 'cover', 'worried')], things },
        `"Breathe in," said ${b}. ${a} breathed in. Squash! They were all in!`,
        `${a} breathed in. Squash! They were in, all three!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised'), seen(B, 'jump', 'surprised')], things },
        `${cannot} Then ${a} breathed out. POP! Out they all flew.`,
        `${cannot} And ${a} had to breathe out. POP! Out flew ${b}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'sad')] },
        `"I am too big," said ${a}. ${a} sat down, far away.`,
        `${a} went and sat far away. "I am too big," said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'sit', 'happy'), seen(B, 'point', 'excited'), seen(A, 'look-up', 'curious')],
        },
        `${c} sat down on ${a}. "Oh!" said ${b}. "It's the wrong way round!"`,
        `${c} sat on top of ${a}. "Look!" said ${b}. "We had it the wrong way round!"`,
      ),
      page(
        { setting: end, camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(B, 'cheer', 'happy')], things },
        `${up(a, y)} In got ${b} and ${c}. ${off}`,
        `${up(a, y)} ${b} and ${c} sat in the ${y}. ${off}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'look-up', 'happy'), seen(B, 'wave', 'happy'), seen(A, 'stand', 'happy')],
        },
        `"Is there room?" said ${D.introduced}. "There is!" said ${b}. "${refrain}"`,
        `"Is there room?" said ${D.introduced}. "${refrain}" said ${b}. And there was.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const it = partsOf(going);
  const { refrain, y, things, at, end, wants, best, cannot, lost, upLong, offLong, A, a, B, b, C, c, D, d } = it;
  const time = it.isNight ? 'night' : 'day';
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at, time, camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things },
        `${A.introduced} was big in front, and behind, and in between. ${B.introduced} had a ${y}, and it was small all over. "${wants}" said ${a}. "There's always room," said ${b}, without looking round.`,
        `"There's always room," said ${B.introduced}. It was kindly said, but it was said without looking. The ${y} was small. ${A.introduced} was not. "${wants}" said ${a}, and came over.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'calm'), seen(A, 'reach', 'happy')], things },
        `${C.introduced} was already in it, in ${best}. "${refrain}" said ${a}, very politely. ${c} moved by one whisker. So ${a} went in, front first. The front went in, and the rest stayed out.`,
        `In ${best} lay ${C.introduced}. ${c} was always there, and never moved for anybody. "${refrain}" said ${a}. In went the front. Then it stopped. There was a great deal more of ${a} to come.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(B, 'reach', 'determined')], things },
        `"Try it backwards," said ${b}, and pushed. ${a} had to turn round, which took a while. "${refrain}" said ${a}. The back went in beautifully. Now it was the front that had nowhere to go.`,
        `"You want to go in backwards," said ${b}. So ${a} did. "${refrain}" The back went in like butter. ${b} walked round to the front to look. The front was out there, looking worried.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'cover', 'worried'), seen(C, 'sit', 'angry')],
          things,
        },
        `"Breathe in," said ${b}. ${a} breathed in, and in, and in. "${refrain}" said ${a}, in a thin voice. And there they were, all in one small ${y}! ${b} had a knee in one ear. ${c} was under a chin.`,
        `There was one thing left to try. "Breathe in!" said ${b}. In it went, all of ${a}. "${refrain}" said ${a}, without moving the mouth. ${b} was folded in four. You could just see ${c}, or at least the tail.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'shy'), seen(B, 'sit', 'worried')], things },
        `There was only one thing wrong with it. ${cannot} "Are you all right in there?" said ${a}. "Mmf," said ${b}. The ${y} said creak. It had been made for smaller things.`,
        `"We're in," said ${a}. So they were, and that was all. ${cannot} ${b} couldn't so much as scratch. "Is it always like this?" whispered ${a}. "Mmf," said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'jump', 'surprised'), seen(C, 'jump', 'angry')],
          things,
        },
        `You can't breathe in for ever. ${a} went pink, and then purple. Then ${a} breathed out. POP! Out they all came, like peas. First it was ${b}, then it was ${c}, and then ${lost}.`,
        `It was ${c} who tickled. It was only a whisker, but ${a} laughed. POP! They sat on the floor of the world and looked up. Down came ${lost}, in its own time. "Sorry," said ${a}. "That was ${b}," said ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'sad')] },
        `"It's me," said ${a}. "I'm too big. I'm always too much, wherever I am." And ${a} went and sat a long way off. It did not help much.`,
        `${a} went off to a corner. There was not enough corner. "There's always room, but not for me," said ${a}. "I'm too big for everything." ${b} did not know what to say to that.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'sit', 'happy'), seen(A, 'look-up', 'surprised'), seen(B, 'point', 'curious')],
        },
        `Now ${c} was fond of the best place, and of no other. ${c} looked at the ${y}, and looked at ${a}. Then ${c} walked up ${a}, turned round twice, and sat down on top. "Oh!" said ${b}.`,
        `It was ${c} who got up. ${c} only ever sat where it was softest. Up ${a} went ${c}, from end to end, and settled on top. "But that's it!" said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'cheer', 'excited'), seen(A, 'stand', 'happy')], things },
        `"We've had it the wrong way round," said ${b}. "You can't get into the ${y}. So the ${y} must get on to you!" Nobody had thought of that. ${upLong(a, y)}`,
        `"It's the wrong way round!" said ${b}. "Why should the big one go inside the small one?" ${a} thought about it, and could not think why. ${upLong(a, y)}`,
      ),
      page(
        { setting: end, camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(B, 'cheer', 'happy')], things },
        `So ${b} and ${c} sat in the ${y}, up there on ${a}. ${offLong(a)} Nobody had a knee in an ear. "Is there room up there?" called ${a}. "Heaps," said ${b}.`,
        `It was the tallest small ${y} in the world. ${b} and ${c} looked out on both sides. ${offLong(a)} "Am I too big?" said ${a}. "You're exactly high enough," said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(D, 'look-up', 'happy'),
            seen(B, 'wave', 'happy'),
            seen(C, 'sit', 'calm'),
            seen(A, 'stand', 'happy'),
          ],
        },
        `Somebody small looked up. "Is there any room?" said ${D.introduced}. ${b} looked at ${c}. ${c} had never moved for anybody. "${refrain}" said ${c}, to nobody in particular, and moved up.`,
        `Then came ${D.introduced}, who had a wet foot. "I don't suppose there's room," said ${d}. They all looked at ${c}. "There's always room," said ${c}. "${refrain}" And ${c} moved by a whole whisker, and then some.`,
      ),
    ],
  };
}
