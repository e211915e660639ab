import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './round-the-hill-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Too big for one bed, two look for each other round a hill, each by the way that the other does not come. */
export const ROUND_THE_HILL: EventPlot = { id: 'round-the-hill', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, T, t, stable } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'jump', 'happy')] },
        `This is ${A.introduced}. And this is ${B.introduced}. ${b} is ${A.names} very own. Down the hill they roll!`,
        `Here comes ${A.introduced}. Here comes ${B.introduced}. ${b} is all ${A.names} own. Whee, down the hill!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'stand', 'surprised'), seen(T, 'stand', 'worried')],
        },
        `They have one bed for two. But ${b} grows and grows. Crack! "Too big," says ${t}.`,
        `There is one bed for both. But ${b} grows and grows. Crack! "That's too big," says ${t}.`,
      ),
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(B, 'stand', 'sad'), seen(A, 'wave', 'sad')] },
        `So ${b} gets a ${stable}, with straw. It is behind the hill. "Good night," says ${a}.`,
        `Now ${b} has a ${stable} and soft straw. But the hill is in between. "Good night!"`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sit', 'worried')] },
        `How quiet it is! ${a} does not sleep. Behind the hill, ${b} does not sleep.`,
        `No warm feet! ${a} is awake. Behind the hill, ${b} is awake, too.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(T, 'hold', 'sleepy', 'lantern'), seen(A, 'walk', 'worried'), seen(B, 'walk', 'worried')],
        },
        `${cap(t)} has a lantern. ${a} and ${t} go round this way. ${b} comes round that way.`,
        `${a} and ${t} take a lantern. They go round this way. ${b} comes round that way.`,
      ),
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'look-up', 'worried'), seen(B, 'walk', 'worried')] },
        `Here is the ${stable}. "${refrain}!" says ${a}. There is the bed. "${refrain}!" says ${b}.`,
        `${a} feels the straw. "${refrain}!" ${b} feels the bed. "${refrain}!"`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'worried')] },
        `Back runs ${a}, round that way. Back runs ${b}, round this way. "${refrain}!"`,
        `They run back! But ${a} runs that way. And ${b} runs this way. "${refrain}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad'), seen(T, 'sit', 'sleepy')] },
        `"I'll wait," says ${a}, and sits. "I'll wait," says ${b}, and sits. Nobody comes. ${cap(t)} yawns.`,
        `${a} sits down to wait. ${b} sits down to wait. ${cap(t)} yawns. They both wait and wait.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(B, 'look-up', 'excited')] },
        `"Not this way. Not that way," says ${a}. "UP!" "Up?" thinks ${b}. "UP!"`,
        `"Round is no good," says ${a}. "Up!" "Round is no good," thinks ${b}. "Up!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'stand', 'happy')] },
        `Up one side. Up the other side. Bump! Nose to nose. "There you are!"`,
        `Puff, puff, up comes ${a}. Puff, puff, up comes ${b}. Bump! "There YOU are!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'happy'), seen(T, 'sleep', 'sleepy')],
        },
        `They sleep on top, with ${t}. The bed is empty. The ${stable} is empty. The hill is full.`,
        `The ${stable} is empty. The bed is empty. But the hill is full! Good night, all three.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, T, t, stable, house } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'jump', 'happy')] },
        `${B.introduced} belonged to ${A.introduced}. And ${a} belonged to ${b}. It had never been any other way. By day they rolled down the hill behind the ${house}. At night ${b} lay across the end of the bed, and was warm. Nobody else had a blanket that breathed.`,
        `There was a hill behind the ${house}, and it was for rolling down. ${A.introduced} rolled on the left. ${B.introduced} rolled on the right. ${b} was ${A.names} own, and ${a} was ${B.names}. At night ${b} lay on ${A.names} feet, and that was better than socks.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'stand', 'surprised'), seen(T, 'stand', 'worried')],
        },
        `But ${b} grew. First one foot hung over the edge, and then all of them did. One night there was a crack, and they were both on the floor. "That's that," said ${t}. "One of you has got too big."`,
        `"Move up," said ${a} one night. "I have," said ${b}, who had grown again. There was a creak, and a crack, and four bed legs went four ways. ${cap(t)} came running. "It's too small for two," said ${t}, and anyone could see it was.`,
      ),
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(B, 'stand', 'sad'), seen(A, 'wave', 'sad')] },
        `So ${b} got the ${stable}. It was a good one, with straw up to the knees. But it was on the far side of the hill. You could go round by the left, or round by the right. "Good night!" they called, as loud as they could.`,
        `Behind the hill stood a ${stable}, and that was for ${b}. It had a window, and straw, and a hook for a hat. There was a path to it on the left, and one on the right. It wasn't the end of a bed, whichever you took. "Sleep well," said ${a}, rather low.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sit', 'worried')] },
        `The ${house} had never been so quiet. ${a} put on two pairs of socks. But it isn't feet that get lonely. Behind the hill somebody turned over in the straw, and turned back. "I'll just go and look," thought ${a}. "I'll just go and look," thought ${b}.`,
        `${a} listened. There was nothing to listen to. Usually somebody breathed, at the end of the bed. Behind the hill ${b} listened as well. "I hope that ${a} is asleep," thought ${b}. "I'd better see." "I'd better see," thought ${a}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(T, 'hold', 'sleepy', 'lantern'), seen(A, 'walk', 'worried'), seen(B, 'walk', 'worried')],
        },
        `${cap(t)} came too, with a lantern and a yawn. They went round by the left, as it was shorter. ${b} went round by the right, as that was shorter from there. Between them stood the hill, as black as a hat.`,
        `${cap(t)} had the lantern. Nobody goes out alone in the dark. They took the path on the left. At the very same time ${b} came along the path on the right. There was only a hill in between. Neither of them heard a thing.`,
      ),
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'look-up', 'worried'), seen(B, 'walk', 'worried')] },
        `In the straw there was a big dent. "${refrain}," said ${a}. On the bed there was a small dent. "${refrain}," said ${b}. And each of them had the same thought. "Where can ${a} be?" "Where can ${b} be?"`,
        `${a} felt in the straw. "${refrain}," said ${a}. In the ${house} a nose came round a door, and felt along the quilt. "${refrain}," said ${b}. They had both meant only to look. Now they both had to hurry.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'kneel', 'surprised'), seen(B, 'run', 'worried')] },
        `They ran back, and each took the other path, to look there as well. "${refrain}," said ${a}, at the bed. "But there's straw on my pillow!" "${refrain}," said ${b}, at the ${stable}. "And it smells of socks."`,
        `Home went ${a}, this time by the right. Home went ${b}, this time by the left. On the pillow there was one long straw. "${b} has been here!" said ${a}. In the straw lay one striped sock. "So ${a} has been here," said ${b}. "${refrain}."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(T, 'sit', 'sleepy'), seen(B, 'sit', 'sad')],
        },
        `"If I stay here," said ${a}, "${b} will come back." So ${a} sat down on the step with ${t}. "If I stay here," thought ${b}, "${a} will come back." And ${b} sat down too. It was a very good plan. It's only no use if two people have it.`,
        `"I'll keep still," said ${a}. "Then ${b} can find me." ${cap(t)} sat down as well, and yawned like a gate. Over there ${b} was keeping still too, so as to be found. They were both so good at it that nothing happened.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(T, 'look-up', 'surprised')] },
        `"If I go left, ${b} goes right," said ${a}. "If I go right, ${b} goes left. If I stay, ${b} stays. We always think the same." Then ${a} looked up. They had rolled down that hill a thousand times. Nobody had ever used it to get anywhere. "Up!" said ${a}.`,
        `The lantern was getting low. "Left is no good," said ${a}. "Right is no good. Sitting is no good. What would ${b} think of next?" "What would you?" said ${t}. ${a} looked at the hill. It was only for rolling down. "Up," said ${a}. "Oh, quick!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'stand', 'happy')] },
        `It was steep, and it was slippery. Something came puffing up the other side. Bump, it went, right at the top. "There you are," said ${b}. "There YOU are," said ${a}. It was much too dark to see which of them was gladder.`,
        `Up went ${a}, on hands and knees, and the light came after. There was puffing, and it was not ${t}. Two noses met, on the very top. "Where were you?" they both said. "Looking for you," they both said. "I was there!" they both said.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'happy'), seen(T, 'sleep', 'sleepy')],
        },
        `They slept up there, all three in a heap. At the bottom were a bed and a ${stable}, and both were empty. So the bed came up one side, and the straw came up the other. A roof went over both. The hill was full. "Move up," said ${b}.`,
        `They slept where they were, with ${t} in the middle. In time there was a roof up there. Under it is a large bed, with straw at one end. You can go up to it from the left, or from the right. "Move up," says ${b}, every night. "I have," says ${a}.`,
      ),
    ],
  };
}
