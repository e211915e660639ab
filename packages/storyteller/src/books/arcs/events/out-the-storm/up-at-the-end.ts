import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN } from './parts.ts';
import { old } from './up-at-the-end-old.ts';

/**
 * A child who sings out of tune stops where it is when the snow comes, as it was taught, and shares a hollow with a wolf.
 * It is found by its voice, which goes up where no wolf's does. Whoever is lost in snow stays where they are, out of the
 * wind, and is looked for: so say the mountain rescue services.
 */
export const UP_AT_THE_END: EventPlot = { id: 'up-at-the-end', young, middle, old };

function young(going: Going): Told {
  const { title, K, k, G, g, W } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'snow', camera: 'medium', actors: [seen(K, 'shout', 'happy'), seen(G, 'cover', 'happy')] },
        `${k} sings. "La, lo, LA?" "Oh dear," says ${g}. "${REFRAIN}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'worried')] },
        `Then comes a snowstorm. All is white. Where is home?`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'determined')], things: ['tree'] },
        `"Stop, and stay," says ${k}. So ${k} sits under a tree.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'sit', 'surprised'), seen(K, 'sit', 'surprised')] },
        `It is dry there. Who is that? It is ${W.introduced}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'sit', 'calm'), seen(K, 'sit', 'calm')] },
        `The wolf sits there. ${k} sits here. It snows and snows.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(W, 'sit', 'calm'), seen(K, 'sit', 'happy')] },
        `It is night. Brr! The wolf comes close. The wolf is warm.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'worried'), seen(W, 'look-up', 'curious')] },
        `Far off somebody calls. "${k}! ${k}!" But ${k} is too cold to call.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'shout', 'happy'), seen(K, 'shout', 'happy')] },
        `"Ooooo!" goes the wolf. "Oo-OO?" goes ${k}. "Oo-OO?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'run', 'happy'), seen(K, 'run', 'happy'), seen(W, 'walk', 'calm')] },
        `"${REFRAIN} It is ${k}!" Hug, hug, hug. And off goes the wolf.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'look-up', 'happy')] },
        `Home! "Oo-OO?" goes ${k}. And far off the wolf goes, "Oo-OO?" "${REFRAIN}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, K, k, G, g, W } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'snow', camera: 'medium', actors: [seen(K, 'shout', 'happy'), seen(G, 'cover', 'happy')] },
        `${k} loved to sing, and could not. It always went up at the end, like a question. "That's you," ${g} would say. "I'd know it anywhere." And ${g} said one more thing, each winter. "If you're lost in the snow, stop. Get out of the wind, and stay."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'worried')] },
        `It was only over the hill and back. But then the snowstorm came, like a curtain. ${k} couldn't see the path, and then ${k} couldn't see a hand. Everybody wants to run then. ${k} found some footprints, and was glad. They were ${K.names} own.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'determined')], things: ['tree'] },
        `"Stop, and stay," said ${k} aloud. There was a fir tree, so heavy with snow that it made a tent. ${k} crawled in under it. It was dry, and there was no wind. There was somebody in there already.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'sit', 'surprised'), seen(K, 'sit', 'surprised')] },
        `It was ${W.introduced}. They had both heard things about each other. The wolf looked at the way out, and so did ${k}. Outside it roared. So the wolf stayed on the left, and ${k} stayed on the right.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'worried', 'sandwich'), seen(W, 'sit', 'curious')] },
        `It snowed for hours. ${k} had one sandwich. It would last until the evening, if one was careful. But the wolf was very thin. ${k} ate one half. The other half went over, to the left. Nobody said anything.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(W, 'sit', 'calm'), seen(K, 'sit', 'happy')] },
        `When night came it got colder. ${k} shook, and couldn't stop. Then something moved over from the left. It lay down all along ${K.names} back. It was like a stove, if a stove could breathe.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'worried'), seen(W, 'look-up', 'curious')] },
        `Then there were voices, far off. "${k}!" It was ${g}. ${k} called, but there was hardly any voice left, and the wind took that. "They're going by!" whispered ${k}. The wolf lifted its head, and drew a breath.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'shout', 'determined'), seen(K, 'shout', 'determined')] },
        `It was a howl, long and high. It carried for miles. And ${k} looked straight up, too. "Ooo," went ${k}, as loudly as it would go. But no wolf ever did it like that. It went up at the end.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'run', 'happy'), seen(K, 'stand', 'happy')], things: ['lantern'] },
        `"Wolves!" said the men, and stopped. "There are two," said ${g}. "And one of them I know." They came with lanterns and dogs. "Go, now," whispered ${k}, although it was so cold. And the wolf slipped out at the back.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'look-up', 'happy'), seen(G, 'stand', 'happy')] },
        `Now it is spring. At night there's a howl from the hill. ${k} opens the window, and answers, as well as one can. "Ooo?" For a time it's quiet. Then it comes back, from far away. "Listen," says ${g}. "${REFRAIN}"`,
      ),
    ],
  };
}
