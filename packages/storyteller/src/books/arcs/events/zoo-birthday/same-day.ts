import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './same-day-old.ts';

/** No animal listens that it is somebody's birthday, and the one that matters is not to be seen: it is its birthday too. */
export const SAME_DAY: EventPlot = { id: 'same-day', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, chance } = going;
  const { refrain, zoo, setting, X, t, N, n, three } = partsOf(going);
  const says = refrain.replace(/!$/, '!"');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'cheer', 'excited'), seen(G, 'walk', 'happy')] },
        `It is ${K.names} birthday! ${k} has a big badge. ${k} and ${going.g} go to ${zoo}.`,
      ),
      page(
        { setting, camera: 'medium', actors: [seen(N, 'hold', 'happy', 'bucket'), seen(K, 'wave', 'happy')] },
        `Here is ${n}. ${n} works here. ${n} has a bucket with a red bow.`,
      ),
      ...three.map((each, at) =>
        page(
          {
            camera: at === 1 ? 'wide' : 'medium',
            actors: [seen(K, at === 1 ? 'shout' : 'wave', 'happy'), seen(each.who, 'stand', 'calm')],
          },
          `"${says} ${k} tells ${each.theKind}. ${each.young}`,
        ),
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'sad')] },
        `Now for ${t}! ${k} loves ${t} best. But nobody is there. Oh.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'hold', 'happy', 'bucket'), seen(K, 'point', 'curious')] },
        `There is ${n} again! "Who is the bow for?" says ${k}. "Look in!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(N, 'kneel', 'happy')], things: ['cake'] },
        `A cake! It is for ${X.introduced}. "It's ${X.names} birthday, too," says ${n}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'shout', 'happy'), seen(N, 'stand', 'happy'), seen(X, 'stand', 'curious')],
        },
        `They sing it a song. Who looks out? Who comes out? It is ${X.name}!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'wave', 'happy'), seen(X, 'look-up', 'happy')] },
        `"${says} says ${k}. ${X.name} comes up close. ${X.name} looks and looks.`,
      ),
      page(
        { time: 'night', setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `${X.name} had cake. ${k} had cake. Now ${k} is asleep. Happy birthday, both of you.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { refrain, zoo, setting, X, t, T, N, n, three } = partsOf(going);
  const [one, two, last] = three;
  if (!one || !two || !last) throw new Error('Three are told.');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'cheer', 'excited'), seen(G, 'walk', 'happy')] },
        `It was ${K.names} birthday, and ${k} wore a badge as big as a saucer. BIRTHDAY, it said. "And where shall we go?" said ${g}. "To ${zoo}," said ${k}. "I want to tell ${t}."`,
      ),
      page(
        { setting, camera: 'medium', actors: [seen(N, 'hold', 'happy', 'bucket'), seen(K, 'wave', 'happy')] },
        `${n}, who worked there, held the gate open. "Many happy returns," said ${n}, who could read a badge. ${n} had a bucket, and on the bucket was a red bow. "I've somebody to see as well," said ${n}, and was gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'happy'), seen(one.who, 'stand', 'calm')] },
        `First they came to ${one.theKind}. "${refrain}" said ${k}. ${one.middle}`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'wave', 'happy'), seen(two.who, 'stand', 'calm')] },
        `Next came ${two.theKind}. "${refrain}" said ${k}. ${two.middle} Behind them a red bow went by. It did not stop.`,
      ),
      page(
        { camera: 'medium', actors: [seen(last.who, 'stand', 'calm'), seen(K, 'wave', 'worried')] },
        `"${refrain}" said ${k} to ${last.theKind}. ${last.middle} "Never mind," said ${g}. "${T} is next."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `There was a sign, with a picture of ${t}. ${X.name.toUpperCase()}, it said. That was all there was. ${k} looked high and low. "Gone out," said ${k}. "On my birthday." They sat down on the bench. Nobody spoke.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'hold', 'happy', 'bucket'), seen(K, 'point', 'curious')] },
        `Then round the corner came a red bow, with ${n} behind it. ${k} sat up. That bow had gone past everybody else. It had come all the way to here. "Who's it for?" said ${k}. "You've been sitting next to the sign," said ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(N, 'kneel', 'happy')], things: ['cake'] },
        `In the bucket was a cake. It was made of all that ${t} liked best. On the top was a 3. "${X.name} is three today," said ${n}. "Today?" said ${k}. "But that's my day!" "It's a big day," said ${n}. "There's room for two."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'shout', 'happy'), seen(G, 'stand', 'happy'), seen(X, 'stand', 'curious')],
        },
        `${n} put the cake inside. "Now we sing," said ${n}. ${k} sang it high, and ${g} sang it low. At the second line something moved. At the third line somebody looked out. And there was ${X.introduced}!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'happy'), seen(X, 'look-up', 'happy')] },
        `${X.name} came right up to where ${k} was. "${refrain}" whispered ${k}. ${X.name} looked at ${k} and the badge for a good long time. "You knew," said ${k}. Then ${X.name} went and ate the 3.`,
      ),
      page(
        { time: 'night', setting: 'bedroom', camera: 'close', actors: [seen(K, 'sit', 'sleepy')], things: ['ribbon'] },
        `That night the red bow hung over ${K.names} bed. ${n} had said that ${k} might have it. "Will ${X.name} be asleep now?" said ${k}. "With a full tummy," said ${g}. "Like you." ${k} lay down. "Happy birthday," said ${k} into the dark, "to us."`,
      ),
    ],
  };
}
