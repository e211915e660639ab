import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './sign-old.ts';

/** Everybody follows the one in front; whoever is so far behind that nobody is in front has to read the sign. */
export const SIGN: EventPlot = { id: 'sign', young, middle, old };

function young(going: Going): Told {
  const { refrain, R, r, C, c } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(R, 'stand', 'happy'), seen(C, 'wave', 'happy')] },
        `Here is ${R.introduced}. ${c} has the map. Today is a race!`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'run', 'determined'), seen(C, 'run', 'happy')] },
        `One, two, three, go! They all go. ${r} is last. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'run', 'determined')] },
        `Next race! ${r} tries very hard. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'stand', 'sad'), seen(C, 'hug', 'calm')] },
        `"I always come last," says ${r}. "Try it once more," says ${c}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'run', 'determined'), seen(C, 'run', 'determined')] },
        `Now it is the big race. One, two, three, go! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'worried'), seen(C, 'look-up', 'curious')] },
        `All of them are far, far in front. ${r} and ${c} can see nobody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'point', 'curious'), seen(R, 'stand', 'curious')], things: ['sign'] },
        `Here are two roads. Here is a sign. "Left," reads ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'run', 'excited'), seen(C, 'run', 'excited')] },
        `But the others all went right! One went wrong, and nobody looked.`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'cheer', 'surprised'), seen(C, 'cheer', 'happy')] },
        `${r} goes left. There is the flag! And nobody else. "We win!" says ${c}.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(R, 'wave', 'happy'), seen(C, 'wave', 'happy')] },
        `Here come the rest, at tea time. "Last again!" they say. ${r} waits for them all.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(R, 'sleep', 'sleepy'), seen(C, 'hug', 'sleepy')],
          things: ['trophy'],
        },
        `Who has the big cup? ${r}! Good night, winner.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, R, r, C, c } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(R, 'stand', 'happy'), seen(C, 'stand', 'happy')] },
        `Every Saturday there was a race. ${R.introduced} had been in all of them. ${r} had never once come first. ${r} had never come ninth. ${c} came along each time, with the map, which nobody had ever unfolded.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'run', 'determined'), seen(C, 'run', 'determined')] },
        `Nobody gets lost in a race. You just go after the one in front. There was always one in front. "${refrain}" somebody shouted at the flag. That was when ${r} came round the bend.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'run', 'determined'), seen(C, 'stand', 'curious')] },
        `${r} tried getting up earlier. ${r} tried having three breakfasts. ${r} was polished all over, so that the wind would slip off. It did. The mud from all the others did not. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'sad'), seen(C, 'sit', 'calm')] },
        `"I always come last," said ${r}. "I know what they all look like from behind." "Somebody has to," said ${c}. "But why is it me?" said ${r}. ${c} did not know. They went home, and got there last.`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'stand', 'worried'), seen(C, 'stand', 'excited')] },
        `Then came the Big Race, for a cup as tall as a bucket. "Just to the end," said ${c}. "We'll go to the end, whatever it is." Three, two, one. There was a great roar, and then a great deal of dust.`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'run', 'worried'), seen(C, 'look-up', 'worried')] },
        `When the dust was gone there was nobody. They were so far ahead that nobody could even hear them. "${refrain}" said ${r}, all alone on the road. "We're so last that we can't see who we're behind."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'hold', 'curious', 'map'), seen(R, 'stand', 'curious')],
          things: ['sign'],
        },
        `On top of the hill the road went two ways. There was nobody to go after. So they had to stop. ${c} read the sign. Then, for the first time ever, ${c} unfolded the map. "Left," said ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'worried'), seen(C, 'point', 'surprised')] },
        `But all the tracks in the dust went right. The first one had been too fast to read it. The second had gone after the first, and the third after the second. "They can't all be wrong," said ${r}. "There are nine of them." "They only count as one," said ${c}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'run', 'excited'), seen(C, 'cheer', 'excited')] },
        `So they went left, by themselves. It was the quietest race in the world. Round a bend there was a flag, and a man asleep beside it. "Last again," he said, and opened one eye. Then he opened the other. "Where's everybody else?"`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'cheer', 'proud'), seen(C, 'cheer', 'happy')], things: ['trophy'] },
        `${r} had won. ${r} went over the line again, to see if it was still true. There was the cup, and nobody stood in front of it. "So that's what it looks like from here," said ${r}.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(R, 'wave', 'happy'), seen(C, 'wave', 'happy')] },
        `The others came in at tea time, all nine, from the wrong side. "Well done!" called ${r}, who knew how it is to come last. The tea had been kept warm. And on Saturday, at the start, nobody moved. They were all waiting to go behind ${r}.`,
      ),
    ],
  };
}
