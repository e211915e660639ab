import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './tricks-old.ts';

/** Whoever is new in a house gets its tricks wrong, until somebody who knows them has been new in another. */
export const TRICKS: EventPlot = {
  id: 'tricks',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { refrain, K, k, G, g, N, n } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['chair'],
        },
        `${k} can do the tap. It goes the wrong way round. ${k} knows the chairs, too.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'wave', 'happy'), seen(G, 'stand', 'happy'), seen(K, 'hide', 'shy')] },
        `Somebody comes to eat. It is ${n}. ${k} does not say much.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'reach', 'surprised'), seen(G, 'point', 'calm')] },
        `${n} does the tap. Splash! "${refrain}," says ${g}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'sit', 'surprised'), seen(K, 'stand', 'calm')],
          things: ['chair', 'soup'],
        },
        `${n} takes a chair. It tips! Down goes the soup. ${k} knew. ${k} did not say.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(N, 'stand', 'happy')],
          things: ['lamp'],
        },
        `Then ${k} goes to visit. Where is the light? How does the tap go? Splash!`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'point', 'calm'), seen(K, 'reach', 'shy')] },
        `"You press it," says ${n}. "I did not know it at first, either."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'shy'), seen(N, 'kneel', 'calm')] },
        `"I knew about the chair," says ${k}. "I am sorry about the soup."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'crayon'), seen(G, 'stand', 'happy')],
          things: ['letter'],
        },
        `At home ${k} draws a list. This is the tap. This is the step.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'determined'), seen(N, 'stand', 'happy')], things: ['chair'] },
        `And the chair? ${k} puts paper under it. "Now it will not tip. You can have it."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['soup', 'chair'],
        },
        `There they sit, and have soup. Splash! That was ${g}. "${refrain}!" they all say.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, G, g, N, n, introduced, She, she } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['chair'],
        },
        `Every house has its tricks. In ${K.names} the tap turned the wrong way. There were four chairs, and nobody sat on the fourth, because it tipped. ${k} and ${g} never thought about it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'wave', 'happy'), seen(G, 'stand', 'happy'), seen(K, 'hide', 'shy')] },
        `Somebody came to supper on Saturday. It was ${introduced}. The front door stuck, as it does. You have to lift it. ${k} stood behind it, and did not say so.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'reach', 'surprised'), seen(G, 'point', 'calm'), seen(K, 'stand', 'calm')],
        },
        `Then ${n} turned on the tap. Splash! It went right up one sleeve. "${refrain}," said ${g}. ${k} looked at the ceiling. It was a bit funny.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'sit', 'surprised'), seen(K, 'stand', 'calm')],
          things: ['chair', 'soup'],
        },
        `Last of all ${n} pulled out the fourth chair. ${k} held on to the glass, and waited. It tipped. The soup went everywhere. ${k} had known, and had not said one word.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(N, 'stand', 'happy')],
          things: ['lamp'],
        },
        `The next Saturday they went to visit ${n}. ${k} pulled at a door that slides. ${k} could not find the light. The best chair was the cat's. Everything in that home said, you are new.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'point', 'calm'), seen(K, 'reach', 'shy')] },
        `${k} turned the tap. Nothing came. Then it all came. "You press it," said ${n}, and got a towel. ${She} did not laugh. "I've been new in a lot of places," ${she} said.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'shy'), seen(N, 'kneel', 'calm')] },
        `${k} dried one arm, and then the other. "I knew about the chair," said ${k}. "I thought so," said ${n}. "I saw you hold on to your glass." It was quiet. "I'm sorry about the soup," said ${k}. "It was nice soup," said ${n}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'pencil'), seen(G, 'stand', 'happy')],
          things: ['letter'],
        },
        `At home ${k} made a list. HOW OUR HOUSE WORKS, it said. 1. Lift the door. 2. The tap: ${refrain.charAt(0).toLowerCase()}${refrain.slice(1)}. There were eleven. ${k} had never known how many there were.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'proud'), seen(G, 'stand', 'surprised'), seen(K, 'stand', 'happy')],
          things: ['letter'],
        },
        `On Saturday ${n} came again. ${She} lifted the door. ${She} turned the tap, and it only ran into the sink. ${g} stood there with the towel, and had nothing to do.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'determined'), seen(N, 'stand', 'curious')], things: ['chair'] },
        `"It doesn't say where I sit," said ${n}. That was the hardest one. ${k} had left it out. Then ${k} folded up the list, and pushed it under the short leg. "This one was nobody's," said ${k}. "It doesn't tip now."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(G, 'sit', 'surprised')],
          things: ['soup', 'chair'],
        },
        `It was a good supper. They talked, and ${g} got up for the water, and was not thinking. Splash! "${refrain}!" said two people at once.`,
      ),
    ],
  };
}
