import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './behind-the-shed-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * A soft toy always falls on its nose. It is asked before every step whether it is ready, and is said to be afraid of
 * what the child is afraid of; then it falls into the dark by itself, and somebody has to go and fetch it.
 */
export const BEHIND_THE_SHED: EventPlot = {
  id: 'behind-the-shed',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { A, a, T, t, refrain, own } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(T, 'sit', 'calm')] },
        `Here is ${a}. Here is ${T.introduced}. Bump! ${t} falls on the nose.`,
        `${a} sits ${T.introduced} down. Bump! Right on the nose.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(T, 'sit', 'calm')], things: ['ball'] },
        `"Where is my ball?" says ${a}. "Behind the shed! ${refrain}"`,
        `A lost ball is behind the shed. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'excited'), seen(T, 'stand', 'calm')] },
        `The grass is so high. "It is a jungle," says ${a}. "${refrain}"`,
        `"This is the jungle," says ${a}. It is only grass. "${refrain}" Swish!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'excited'), seen(T, 'stand', 'calm')] },
        `Here is a puddle. "It is a sea," says ${a}. "${refrain}" Hop!`,
        `"Look, a wide river," says ${a}. It is a puddle. "${refrain}" Hop!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(T, 'stand', 'calm')] },
        `Here is the shed. It is dark behind it. "${t} is scared," says ${a}.`,
        `They come to the shed. Oh, so dark! "${t} does not like it," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'calm'), seen(A, 'sit', 'surprised')] },
        `${a} sits ${t} down. Bump, on the nose! In slides ${t}. Gone!`,
        `"We can sit here," says ${a}. Bump! ${t} falls into the dark.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'worried')] },
        `"${t}?" says ${a}. It is dark in there. And ${t} is all alone.`,
        `${a} looks in. It is so dark. "Poor ${t}," says ${a}. "All alone!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined')] },
        `"${own}" says ${a}. One step. Two steps. In goes ${a}.`,
        `Who will go in? "${own}" says ${a}. And in goes ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(T, 'hug', 'happy')], things: ['ball'] },
        `There is ${t}! And the nose is on the ball! "You found it!" says ${a}.`,
        `"${t}!" says ${a}. ${t} lies on the nose. And under the nose? The ball!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(T, 'sleep', 'sleepy')],
        },
        `Good night, ${a}. Good night, ${t}. Bump, on the nose. "${refrain}"`,
        `Now they are in bed. Bump! ${t} sleeps on the nose. "${refrain}" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, T, t, refrain, own } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(T, 'sit', 'calm')] },
        `${T.introduced} could do one thing. You could sit ${t} down as straight as you liked. After a moment there was a small bump. "${t} is looking at something," said ${a}. ${t} always looked at things with the nose.`,
        `If you sat ${T.introduced} down, it went well at first. Then it went bump. Always on the nose, and always quite slowly. "${t} isn't falling," said ${a}. "${t} likes to look at things from close up."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(T, 'sit', 'calm')], things: ['ball'] },
        `Nobody had ever been right to the end of the garden. It is behind the shed. That is where lost things go. The red ball had gone there in the summer. "We'll go and see," said ${a}. "${refrain}" ${t} did not say no.`,
        `The red ball had gone over the shed, and had not come back. "There must be a place behind there," said ${a}, "where all the lost balls live. Let's find it. ${refrain}" ${t} fell on the nose. That meant yes.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'excited'), seen(T, 'stand', 'calm')] },
        `First came the jungle. It was as high as the knee, and it hissed. "${t} thinks that there may be tigers," said ${a}. They stood and waited until ${t} had stopped thinking so. "${refrain}" And they ran.`,
        `First they came to long grass. Something went by in it. "${t} would like to be carried here," said ${a}, and held on tight with both arms. "${refrain}" It was quite a short jungle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'excited'), seen(T, 'stand', 'calm')] },
        `Next was a river. You might have called it a puddle, but you could not see the bottom. "${t} wants to go back and have a biscuit," said ${a}. They had one on this side. "${refrain}" Hop!`,
        `After that it was the sea. It was by the tap, and there was a leaf sailing on it. "${t} says that it's deep," said ${a}. ${a} tried it with a stick, for ${t}. "${refrain}" And over they went.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(T, 'stand', 'calm')] },
        `Then there was the shed. Between the shed and the wall there was a gap. It was black in there, and it smelled of cold. "No," said ${a}. "${t} doesn't want to. ${t} is much too scared."`,
        `And there it was, the end of the garden. You had to go in sideways, between the shed and the wall. It was as dark as a sleeve. ${a} looked in, and stepped back. "${t} isn't ready," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'calm'), seen(A, 'sit', 'surprised')] },
        `"We'll sit down a bit," said ${a}. They sat down side by side, with their backs to it. There was a small bump. Something slid. And when ${a} turned round, there was nobody there. ${t} had gone in.`,
        `They sat down by the gap, to see what would happen. What happened was a bump. ${t} had leaned over, quite slowly, on the nose. It was downhill in there. ${t} slid away into the dark and was gone.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'worried')] },
        `"${t}?" called ${a}. There was no answer, but there never was. How quiet it was! ${t} was in there all alone. And there was nobody out here to ask if they were ready.`,
        `"Come back!" said ${a}. But ${t} had never walked anywhere. ${a} looked for somebody who was not afraid. There was a wheelbarrow. ${t} was the one who always came along.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined')] },
        `So ${a} had to ask ${a}. "${own}" It was a very small voice. Nobody said yes. But nobody said no. ${a} put one hand on the wall, and went in sideways, one foot after the other.`,
        `"${own}" said ${a}. It felt odd to be asked. "Not very," said ${a}, and went in all the same. The wall was cold, and something tickled. It was six steps. ${a} counted them, out loud.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(T, 'hug', 'happy')], things: ['ball'] },
        `Something soft lay on the ground. It was ${t}, flat on the nose. ${a} picked ${t} up, and hugged ${t}. And there, where the nose had been, was something round and red. "You were looking at it!" said ${a}.`,
        `It was not so dark when you were in it. There lay ${t}, on the nose, of course. And what was under the nose? It was the red ball, and behind that a blue one, and a bit of kite. "You found it!" said ${a}. "You only had to look from close up."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(T, 'stand', 'happy')], things: ['ball'] },
        `They went home through the sea and the jungle. It was not far at all. "Where have you two been?" they were asked. "At the end of the garden," said ${a}. "${t} went first, but I went on my own."`,
        `On the way back there were no tigers. ${a} had the ball under one arm and ${t} under the other. "Weren't you afraid?" they were asked at home. "${t} wasn't," said ${a}. "I was, so I was the brave one."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(T, 'sleep', 'sleepy')],
        },
        `At bedtime ${a} sat ${t} up against the pillow. After a moment there was a small bump. "What is it?" said ${a}. It was the sheet. ${t} looked at it all night, from close up. "${refrain}" said ${a}, and was asleep.`,
        `That night the light went out, and it was rather dark. ${a} felt about. There was ${t}, on the nose, looking at the blanket. "${refrain}" whispered ${a}. ${t} did not say no. So they went to sleep.`,
      ),
    ],
  };
}
