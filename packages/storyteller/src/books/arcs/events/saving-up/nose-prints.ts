import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './nose-prints-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Every Saturday a nose is pressed to the window of a shop; and whoever has the shop does not wipe it. */
export const NOSE_PRINTS: EventPlot = { id: 'nose-prints', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, chance } = going;
  const { refrain, x, anX, drawn, S } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES.filter((each) => !each.startsWith('twelve')))),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'look-up', 'excited')], things: drawn },
        `Here came ${A.introduced}. In the window stood ${anX}. Smudge, went a nose!`,
        `In the window was ${anX}. ${A.introduced} saw it. Smudge, went a nose!`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'coin'), seen(B, 'stand', 'curious')],
          things: ['jar', 'coin'],
        },
        `Clink! A coin went in a jar. "Is it enough?" said ${B.introduced}. "${refrain}"`,
        `One coin went in a jar. Clink! "Is that all?" said ${B.introduced}. "${refrain}"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'bread'), seen(A, 'stand', 'calm')],
          things: ['bread'],
        },
        `${b} had a coin, too. It bought warm bread. "Now you, ${a}!" "${refrain}"`,
        `${b} had a coin, and bought bread. "You, too?" "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'curious'), seen(S, 'stand', 'calm')] },
        `Each week ${a} came to look. Smudge, smudge! ${S.introduced} saw those noses.`,
        `Smudge! Each week there was a new nose. ${S.introduced} saw, inside.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'point', 'surprised')] },
        `Then, one day, the window was empty. No ${x}! "Oh, ${a}," said ${b}.`,
        `And then? No ${x}! "It's gone," said ${b}. ${a} looked and looked.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'close',
          actors: [seen(S, 'point', 'happy'), seen(A, 'look-up', 'surprised')],
          things: drawn,
        },
        `"I hid it," said ${S.name}. "It belongs to that nose." It was ${A.names}!`,
        `"It's here," said ${S.name}. "I kept it for a nose." ${a} had one!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'jar'), seen(S, 'stand', 'calm')],
          things: ['jar', 'coin'],
        },
        `Out came the jar. One, two ... nine! "It's ten," said ${S.name}. "${refrain}"`,
        `${a} tipped out the jar. Nine coins! "It costs ten," said ${S.name}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'shy', 'coin'), seen(A, 'stand', 'surprised')], things: ['coin'] },
        `${b} had a coin, for a bun. ${b} put it down. Clink! Ten!`,
        `Clink! ${b} put one down. "No bun," said ${b}. So that was ten!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(B, 'jump', 'happy')],
          things: drawn,
        },
        `They took the ${x} home. First it was ${B.names} turn, then ${A.names}.`,
        `Home went the ${x}! ${b} had a turn. ${a} had a turn.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(G, 'wave', 'calm'), seen(A, 'run', 'happy'), seen(B, 'run', 'happy')],
          things: drawn,
        },
        `The sun went down on the ${x}. "Bedtime!" said ${g}. "${refrain}" said both.`,
        `"It's bedtime!" said ${g}. The ${x} went round once more. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, x, anX, drawn, S, s } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited'), seen(B, 'stand', 'calm')],
          things: drawn,
        },
        `In the window of the corner shop stood ${anX}. ${A.introduced} walked by, and then walked backwards. One had to put one's nose right on the glass to see it all. It left the mark of a nose.`,
        `${A.introduced} had not wanted anything, until that Saturday. Then there was ${anX} in the window of the corner shop. ${a} looked so hard that there was a nose left on the glass.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'coin'), seen(G, 'stand', 'calm')],
          things: ['jar', 'coin'],
        },
        `It cost twelve, and ${a} had one coin a week. ${Gcap} found a jar. Clink, went the first, and lay there all by itself. "Is it enough?" said ${a}, to be sure. "${refrain}" said ${g}.`,
        `"It costs twelve," said ${a}. "How long is that?" "It's twelve Saturdays," said ${g}, and washed out a jar. In went a coin, and made a very small clink. "Now?" said ${a}. "${refrain}" said ${g}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'bread'), seen(A, 'stand', 'calm')],
          things: ['bread'],
        },
        `${B.introduced} had a coin a week as well. It turned into a bun by ten o'clock. "It's still warm," said ${b}, with a full mouth. "Don't you want one?" "${refrain}" said ${a}, and looked the other way.`,
        `Now ${B.introduced} got a coin each Saturday, too, and bought a bun with it. ${b} had a whole bun inside by ten, and nothing else. "Get one!" said ${b}. ${a} had a good sniff. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'curious'), seen(S, 'stand', 'curious')] },
        `Each week, after the clink, ${a} went to look. Each week there was one more nose on the window. ${S.introduced}, whose shop it was, had a cloth in one hand. She looked at the glass, and put it away.`,
        `Every Saturday ${a} went by, to see that it was there. By March there were seven noses on the glass, in a row. ${S.introduced} came to wipe them off. Then she counted them, and didn't.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'hold', 'excited', 'balloon')],
          things: ['balloon', 'coin'],
        },
        `It was hardest at the fair. There were balloons, and they cost just one coin. "You've got eight!" said ${b}, under a balloon. ${a} held the coin so tight that it got hot. "${refrain}"`,
        `Then the fair came. ${b} bought a balloon that was bigger than ${b}. ${a} had one coin along, and it wanted to be a balloon, too. One could feel it. "${refrain}" ${a} told the coin.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'look-up', 'worried')],
          things: ['sign'],
        },
        `On the eleventh Saturday they came round the corner, and there was nothing in the window. There was a sign, where the ${x} had been. SOLD, it said. ${a} couldn't even put a nose to it.`,
        `There were eleven coins, and only one to go. But the window was empty. "SOLD," ${b} read, off a sign. ${a} read it as well. It's a short word. It took a long time.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy', 'jar'), seen(S, 'stand', 'calm')],
          things: ['jar'],
        },
        `${a} went in all the same, with the jar. "Who bought it?" asked ${a}. "I don't know the name," said ${s}. "A man wanted it on Thursday. I said that it was sold. I told him to look at my window."`,
        `The bell went, and ${a} stood in the shop with a jar. "Whose is it now?" said ${a}. "It belongs to a nose," said ${s}. "A lady came for it, with a purse. But it's been taken for eleven weeks."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'point', 'happy'), seen(A, 'look-up', 'surprised'), seen(B, 'point', 'excited')],
          things: drawn,
        },
        `She pointed at the glass. The sun came through it, and there they were, eleven of them. The last was higher than the first. "Somebody's grown," said ${s}. And from under the counter she got out the ${x}.`,
        `"There," said ${s}. From inside one could see them well, eleven noses, going up a little to the right. "It's ${A.names}!" said ${b}. "I'd know it anywhere," said ${s}. She'd kept the ${x} behind the door.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'think', 'worried', 'coin'), seen(A, 'sit', 'sad'), seen(S, 'stand', 'calm')],
          things: ['jar', 'coin'],
        },
        `They counted the jar out on the floor. It was eleven. "Then it's next week," said ${s}, "and I'll keep it." ${b} had a coin, still, and there was the smell of buns. ${b} looked at it for some time. Clink.`,
        `"Nine, ten, eleven," said ${a}, and felt in the jar. It was one short. Nobody spoke. It was Saturday, and ${b} hadn't been to the baker's. Very slowly ${b} put one down by the others. It was warm.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(B, 'jump', 'happy'), seen(A, 'cheer', 'happy'), seen(G, 'wave', 'calm')],
          things: drawn,
        },
        `One twelfth of the ${x} was ${B.names}. So ${b} had the first turn, and ${a} had the next eleven. They got quicker and quicker, until it was all one turn. "Bedtime!" called ${g}. "${refrain}" they called.`,
        `${b} had paid last, and so ${b} went first. After that nobody kept count. The ${x} had never been out so late before. "It's bedtime," said ${g}, at the door. "${refrain}" said two voices.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'close',
          actors: [seen(S, 'stand', 'curious'), seen(B, 'look-up', 'curious'), seen(A, 'stand', 'happy')],
          things: ['hat', 'jar'],
        },
        `On Monday morning ${s} washed her window. On Saturday there was a new nose on it, rather low down. Behind it was a hat. "Is that what you want?" ${a} asked. ${b} was holding the jar. "${refrain}" said ${b}. "But I'm looking."`,
        `The next Saturday ${s} came to wipe the glass. There was one nose on it, very near the ground. It was fresh. ${b} stood there with a jar, and looked at a hat. "Have you got enough?" said ${a}. "${refrain}" said ${b}.`,
      ),
    ],
  };
}
