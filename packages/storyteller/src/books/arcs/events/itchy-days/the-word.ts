import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-word-old.ts';

/** One has the spots, and the word is what everybody catches; another word is found for it, and then that is for supper. */
export const THE_WORD: EventPlot = { id: 'the-word', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, many, it, countYoung, lookYoung, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'cover', 'worried')] },
        `${A.introduced} had ${it}. Scratch, scratch! "I itch," said ${a}.`,
        `Scratch, scratch! It was ${A.introduced}. It was ${it}. "I itch!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'sit', 'curious', 'pencil'), seen(A, 'sit', 'worried')],
          things: ['pencil'],
        },
        `${B.introduced} got a pencil. ${countYoung} Poor ${a}!`,
        `${countYoung} ${B.introduced} had a pencil. "Nine," wrote ${b}. Poor ${a}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'worried'), seen(G, 'stand', 'calm')] },
        `"Does it itch?" said ${g}. "${refrain}" said ${a}. Scratch, scratch!`,
        `"Do you itch?" said ${g}. Scratch! "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cover', 'surprised'), seen(A, 'sit', 'surprised')] },
        `Now ${b} began. Scratch, scratch! "${refrain}" said ${b}.`,
        `Scratch! That was ${b}, not ${a}. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'cover', 'surprised'), seen(B, 'point', 'surprised')] },
        `${Gcap} was next. Scratch, scratch! "You, too?" said ${b}.`,
        `And ${g}? Scratch, scratch! "Look!" said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'cover', 'surprised'), seen(A, 'stand', 'surprised')] },
        `"Who has an itch?" said ${C.introduced}. "${refrain}" said ${a}. Scratch!`,
        `In came ${C.introduced}. "What itch?" "${refrain}" said ${a}. Scratch!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'curious'), seen(C, 'sit', 'calm')] },
        `${lookYoung} But ${c} had none. Nor had ${b}. It was just the word!`,
        `${lookYoung} None on ${c}. None on ${b}. It was only the word!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `"Let's say soup," said ${b}. "My ear soups," said ${a}. Nobody scratched.`,
        `So ${b} said soup for it. "I soup," said ${a}. Nobody scratched!`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(G, 'hold', 'happy', 'soup'), seen(A, 'cover', 'surprised'), seen(B, 'cover', 'surprised')],
          things: ['soup'],
        },
        `What was for supper? "Soup!" said ${g}. Scratch, scratch, went ${a} and ${b}!`,
        `"Supper!" said ${g}. "It is soup." Scratch, scratch, went ${a} and ${b}!`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'cover', 'surprised'), seen(C, 'cover', 'surprised')],
        },
        `One morning the ${many} were gone. "Itch," said ${a}. "${refrain}" said ${b} and ${c}. Scratch!`,
        `One morning there were no ${many}. "Itch!" said ${a}. Scratch, went ${b} and ${c}. Did you?`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, many, one, it, count, goes, isCombed, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'cover', 'worried')] },
        `It began on Monday, behind one ear. By noon it was behind both. "I itch," said ${A.introduced}, and scratched. So they had a look. It was ${it}, and ${a} was as itchy as a hedge.`,
        `There are days that tickle, and days that prickle. This one itched. ${A.introduced} scratched an ear, then a knee, then the other ear. It was ${it}. "It could be anybody," said ${g}. "Today it's you."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'sit', 'proud', 'pencil'), seen(A, 'sit', 'calm')],
          things: ['pencil'],
        },
        `${B.introduced} liked to count things, and had a pencil. ${count} ${b} wrote it down. "It's a good number," said ${b}. "You take it, then," said ${a}.`,
        `"How many ${many}?" said ${B.introduced}, and found a pencil. ${count} "That's more than mine," said ${b}, and drew a nine with a curly tail.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'cover', 'worried')] },
        `"Does it itch?" said ${g}. "${refrain}" said ${a}. "I'd just forgotten it! When I hear the word, I have to." And ${a} did, all the way down.`,
        `${a} sat quite still, and thought about boats. It nearly worked. "Still itchy?" said ${g}. "${refrain}" said ${a}. "I was on a boat!" Now it was all to do again.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cover', 'surprised'), seen(A, 'point', 'surprised')] },
        `Then there was another noise. Scratch, scratch. It was not ${a} this time. "You're doing it!" said ${a}. "I'm not," said ${b}, and looked. "Oh. You said itch."`,
        `Scratch, scratch. ${a} looked round. It was ${b}, who was doing it with the wrong end of the pencil. "I heard it," said ${b}, "and it got in." Scratch, scratch!`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'cover', 'surprised'), seen(B, 'point', 'curious')] },
        `"Don't you start," said ${g}. "I only say itch, and you two..." ${Gcap} stopped there. One hand had gone up by itself. Scratch, scratch. "${refrain}" said ${b}.`,
        `"What a pair," said ${g}. "It's only an itch." Then ${g} went quiet, and rubbed one elbow on the door. It went up and down, like a bear on a tree. "${refrain}" said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'cover', 'surprised'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')],
        },
        `In came ${C.introduced}. "What's the matter with everybody?" said ${c}. "It's an itch," said ${a}. "${refrain}" said ${b}, but it was too late. ${c} was at it with a back leg.`,
        `At the door stood ${C.introduced}, who had only come for some string. "We've got an itch," said ${a}. "I'm very well, thank you," said ${c}. "I never... oh." Scratch, scratch, scratch!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'kneel', 'curious', 'pencil'), seen(C, 'sit', 'calm')],
          things: ['pencil'],
        },
        isCombed
          ? `So ${b} combed ${c}, all over, and there was not one ${one}. There was not one on ${g}, or on ${b}. ${b} took the pencil. "${cap(it)}: one of us," wrote ${b}. "Scratching: all."`
          : `So ${b} looked at ${c}, all over, and there was not one ${one}. There was not one on ${g}, or on ${b}. ${b} took the pencil. "${cap(it)}: one of us," wrote ${b}. "Scratching: all."`,
        isCombed
          ? `"I'd better make sure," said ${b}, and combed ${c} from end to end. There wasn't one ${one}. Then ${b} bit the pencil. "It isn't the ${many} that they've caught," said ${b}. "It's the word."`
          : `"I'd better make sure," said ${b}, and went over ${c} from end to end. There wasn't one ${one}. Then ${b} bit the pencil. "It isn't the ${many} that they've caught," said ${b}. "It's the word."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `"Then we'll use another," said ${a}. "We'll say soup." They tried it. "My left ear soups," said ${a}. "How it soups!" Nobody moved. Nobody scratched at all. It was the best idea of the week.`,
        `So they gave that word a rest. "Let's say soup," said ${b}. "Are you soupy?" "I've been soupy since breakfast," said ${a}. They waited. There was no scratching, all afternoon.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(G, 'hold', 'happy', 'soup'), seen(A, 'cover', 'surprised'), seen(B, 'cover', 'surprised')],
          things: ['soup'],
        },
        `They were all quite calm by supper. "Guess what it is," said ${g}, with a big pot. "It's soup!" Nobody ate it for some time. They hadn't a hand free. "${refrain}" said ${a}. "I didn't," said ${g}.`,
        `Then ${g} called them in to supper. "It's hot," said ${g}, "and it's green, and it's soup." ${a} scratched. ${b} scratched. ${Gcap} put the soup down, and joined in. That was the end of that word.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'medium',
          actors: [seen(B, 'sit', 'proud', 'pencil'), seen(A, 'stand', 'happy')],
          things: ['pencil'],
        },
        `Days went by like that. ${goes} And one morning ${b} counted, and counted again, and wrote it with the pencil. It was a nought, as round as a plum.`,
        `It takes as long as it takes. ${goes} Then came a morning when ${b} could not find any. ${b} was almost sorry. The pencil made a big, round nought.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'cover', 'surprised'), seen(C, 'cover', 'surprised')],
        },
        `"I wonder," said ${a}, with a very straight face. "Itch." "${refrain}" said ${b}. "${refrain}" said ${c}. Scratch, scratch! ${a} just stood there, and felt nothing. And what about you?`,
        `${a} called them all together. ${a} felt fine. ${a} had only one thing to say. "Itch," said ${a}. Then ${a} sat back and watched them. "${refrain}" said ${b} and ${c}. And who is that, scratching now?`,
      ),
    ],
  };
}
