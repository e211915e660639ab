import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN } from './parts.ts';
import { old } from './still-here-old.ts';

/**
 * A lamp goes off and on at bedtime, and means that somebody is still there. In space the radio is broken, and it is said
 * with the brightest star there is; a whole town says it back, and had said it before. A station is seen from below just
 * after sunset, while the sun still shines on it.
 */
export const STILL_HERE: EventPlot = { id: 'still-here', young, middle, old };

function young(going: Going): Told {
  const { title, K, k, G, g } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sleep', 'happy'), seen(G, 'wave', 'happy')],
          things: ['lamp'],
        },
        `In bed, ${k} sees the lamp. Off, on, says the lamp. "${REFRAIN}" That is ${g}.`,
      ),
      page(
        { setting: 'space', camera: 'wide', actors: [seen(K, 'float', 'happy')], things: ['spaceship'] },
        `Now ${k} is an astronaut! ${k} is up in a spaceship.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'float', 'sad')], things: ['earth'] },
        `It is a long way from Earth. ${k} misses ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'worried', 'telephone')] },
        `${k} wants to call home. Krrr, says the telephone. It is broken.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'sad', 'letter')] },
        `${k} holds up a letter. It is too small. ${g} is too far.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'surprised')], things: ['earth'] },
        `It gets dark on Earth. Look! All the little lamps.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined')], things: ['spaceship'] },
        `The spaceship has a big, big lamp. Off, on. Off, on. "${REFRAIN}"`,
      ),
      page({ camera: 'close', actors: [seen(K, 'look-up', 'worried')] }, `Did ${g} see it? ${k} waits. And waits.`),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'excited')], things: ['earth'] },
        `Off, on! Off, on! All the town does it! "${REFRAIN}"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'hug', 'happy'), seen(G, 'hug', 'happy')],
          things: ['lamp'],
        },
        `Then ${k} comes home. Hug, hug, hug. Good night, lamp. "${REFRAIN}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, K, k, G, g, C, c } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sleep', 'happy'), seen(G, 'wave', 'happy')],
          things: ['lamp'],
        },
        `Last thing at night, ${g} always did the same. The lamp on the landing went off, and on. "Still here," was what it meant. Then ${k} did it in bed, with the small lamp. Off, and on. That meant the same.`,
      ),
      page(
        {
          setting: 'space',
          camera: 'wide',
          actors: [seen(K, 'float', 'excited'), seen(C, 'float', 'happy')],
          things: ['spaceship'],
        },
        `Then ${k} was an astronaut, up in a spaceship with ${c}. It was for three weeks. The sun came up sixteen times a day. It went down sixteen times, too. But not one of those nights had a landing.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'worried', 'telephone'), seen(C, 'float', 'calm')] },
        `On Sundays they could call home. But on Saturday the telephone said krrr, and then nothing. "The new part comes in a week," said ${c}. ${k} missed ${g} badly. Up there a tear doesn't run down. It stays where it is, like jelly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'sad', 'letter'), seen(C, 'float', 'calm')], things: ['earth'] },
        `${k} wrote HELLO on a letter as big as a door. ${k} held it to the window. Far down lay the Earth. "From here a whole house is smaller than a full stop," said ${c}. "Nobody can read that."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'sad', 'torch')], things: ['earth'] },
        `${k} shone a torch. But down there it was noon, and who can see a torch at noon? All that evening ${k} sat by the telephone, with both ears on it. Krrr. It was the same the next night, and the next.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'point', 'happy'), seen(K, 'float', 'surprised')],
          things: ['earth'],
        },
        `"Come away from that," said ${c}, "and look out." They had come round to where it was dark. There were lamps on the Earth, in heaps, like crumbs. One small heap lay by the sea, and looked like a mitten. "That's us!" cried ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(C, 'float', 'curious')] },
        `"Can they see us as well?" "Oh, yes," said ${c}. "We're the brightest star there is." It was the great mirrors outside that shone. They could be turned away, and back. But it took so much power that there'd be no heating. "I've got three jumpers," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined')], things: ['spaceship', 'earth'] },
        `The next night they waited until the mitten came. ${k} took hold of the handle with both hands. The brightest star there is went off. Then it came on. "Still here," whispered ${k}. There was no sound but the cold.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'excited'), seen(C, 'float', 'surprised')], things: ['earth'] },
        `The mitten slid by. It was nearly gone. Then it went out, all of it, down to the thumb. And it came on again. "That's no lamp on a landing," said ${c}. "That's a town." "Still here," shouted ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy', 'telephone')] },
        `Then the telephone was mended. "We did it every night," said ${g}. "I went from door to door. They all had a hand on the switch. We know when you come over. But you never did it back." "I was at the telephone," said ${k}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sleep', 'happy'), seen(G, 'wave', 'happy')],
          things: ['lamp', 'star'],
        },
        `Now ${k} is home, in bed. The lamp on the landing goes off, and on. Past the window goes a very bright star. There's somebody else up there now, and it's bedtime. So ${k} reaches for the small lamp. Off, and on. "${REFRAIN}"`,
      ),
    ],
  };
}
