import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './radiators-old.ts';

/** A band practises by the boiler, where nobody can hear it; and its pipes go to every room in the school. */
export const RADIATORS: EventPlot = { id: 'radiators', young, middle, old };

function young(going: Going): Told {
  const { refrain, K, k, M, m, J, C, c } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'drum'), seen(M, 'hold', 'happy', 'guitar')],
        },
        `${k} and ${M.introduced} have a rock band. A drum, and a guitar!`,
      ),
      page(
        { camera: 'close', actors: [seen(J, 'point', 'happy'), seen(K, 'stand', 'happy')], things: ['key'] },
        `${J.introduced} has a key. Down they go, to the boiler. Pipes go everywhere.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'drum'), seen(M, 'hold', 'happy', 'guitar')] },
        `Pom, pom, ta! They play it loud. "${refrain}."`,
      ),
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(C, 'sit', 'surprised')] },
        `And in the classroom? Pom, pom, ta, go the pipes. Tap, tap, goes a foot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'drum'), seen(M, 'hold', 'happy', 'guitar')] },
        `The next day they play it louder. Pom, pom, ta! "${refrain}."`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(C, 'dance', 'happy')], things: ['spoon'] },
        `And in the kitchen? Pom, pom, ta! ${C.introduced} stirs to it.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(K, 'hold', 'worried', 'drum'), seen(M, 'hold', 'worried', 'guitar')],
        },
        `Now it is the big day. So many people! ${k} stands still. ${m} stands still.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'stand', 'happy')], things: ['spoon'] },
        `Then somebody taps. Pom, pom, ta! It is ${c}, with a spoon.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(J, 'cheer', 'happy'),
            seen(C, 'cheer', 'happy'),
            seen(K, 'stand', 'surprised'),
            seen(M, 'stand', 'surprised'),
          ],
        },
        `Everybody taps. Everybody sings! They know it, from the pipes.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(K, 'hold', 'happy', 'drum'),
            seen(M, 'hold', 'happy', 'guitar'),
            seen(J, 'dance', 'happy'),
            seen(C, 'dance', 'happy'),
          ],
        },
        `So ${k} plays, and ${m} plays. Pom, pom, ta! And now they all hear it.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, M, m, J, j, C, c } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'drum'), seen(M, 'hold', 'happy', 'guitar')],
        },
        `${k} had a drum. ${M.introduced} had a guitar, and could sing. That was the school rock band. They had no room to play in. In the hall there was lunch. In the library there was shh. At home there was a baby under the floor.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(J, 'point', 'happy'), seen(K, 'stand', 'happy'), seen(M, 'stand', 'happy')],
          things: ['key'],
        },
        `"You can have the boiler," said ${J.introduced}, who looked after the school. It stood in the cellar, round and warm. Pipes went out of it on all sides, like an octopus. The door was as thick as a cake. "${refrain}," said ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'drum'), seen(M, 'hold', 'happy', 'guitar')] },
        `So they sang as loud as they liked. They had one song, and it was their own. It went pom, pom, ta. In the third line they always went wrong, and fell over the end. They laughed until they had hiccups.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(C, 'sit', 'surprised')] },
        `Upstairs in Room Four it was sums. "Pom, pom, ta," said the radiator. ${C.introduced} was writing on the board. The chalk began to hop. In the back row somebody's foot went up and down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'drum'), seen(M, 'hold', 'shy', 'guitar')] },
        `They made up a second verse, and a quiet bit. "I could never do it in front of people," said ${m}. "I'd melt." "${refrain}," said ${k}. So ${m} sang the quiet bit. It went right down your back.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(C, 'dance', 'happy'), seen(J, 'dance', 'happy')],
          things: ['broom'],
        },
        `In the kitchen the soup was stirred in fours. ${J.introduced} swept the hall, pom, pom, ta. The little ones came down the stairs to it. They did not know where it came from. It was just in the wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hold', 'worried', 'letter'), seen(K, 'stand', 'excited')] },
        `Then there was a notice. SPRING CONCERT, it said, and under it, THE BAND. "Not me," said ${m}, quite white. ${k} had wanted it more than anything. "All right," said ${k} after a while. "I'll go and cross us off."`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), seen(C, 'stand', 'happy')],
        },
        `In front of the notice stood somebody of five, and hummed. It was their song! It even went wrong in the third line. "Where did you get that?" said ${k}. "It's out of the radiator," said the small one. "We have it every day, after milk."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(M, 'stand', 'surprised')] },
        `${k} could have kept quiet about it. But it was ${m}'s song, too. So ${k} told. "They've heard it? All of it?" said ${m}. "All of it," said ${k}. "They like the third line best."`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(K, 'hold', 'worried', 'drum'), seen(M, 'hold', 'scared', 'guitar')],
        },
        `They went up on the stage, and the light was bright. ${k} began. Pom, pom, ta. ${m} opened up, and nothing came. It was so still that you could hear the clock.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(C, 'stand', 'happy'),
            seen(J, 'cheer', 'happy'),
            seen(M, 'stand', 'surprised'),
            seen(K, 'hold', 'happy', 'drum'),
          ],
        },
        `Then a foot went, in the back row. Somebody hummed. ${c} hummed, and ${j}, and three hundred more. They knew it by heart. In the third line they all went wrong together, and fell over.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'hold', 'happy', 'guitar'), seen(K, 'hold', 'happy', 'drum'), seen(J, 'stand', 'happy')],
        },
        `${m} laughed. And then ${m} sang, right over the top. Now it is summer, and the boiler is off. But some days ${j} turns it on, just a bit. "${refrain}," says ${k}. Pom, pom, ta.`,
      ),
    ],
  };
}
