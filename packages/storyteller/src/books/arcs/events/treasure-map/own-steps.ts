import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './own-steps-old.ts';
import { KEPT, partsOf, TITLES } from './own-steps-parts.ts';

/** The map counts in steps, and whoever drew it was as small then as the child is now. */
export const OWN_STEPS: EventPlot = standsApart({
  id: 'own-steps',
  // Whose it was is left out when a plot is looked for.
  when: new RegExp(String.raw`\bmaps?\b[^.]*\bin(?:side)?\b[^.]*\b(?:${KEPT})\b|\b(?:${KEPT})\b[^.]*\bmaps?\b`, 'iu'),
  only: true,
  closest: true,
  young,
  middle,
  old,
});

function young(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, oldCoat } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'hold', 'surprised', 'map')] },
        `What is in ${oldCoat}? ${k} has a look. A map!`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'happy'), seen(K, 'hold', 'happy', 'map')] },
        `"I made that map," says ${g}. "I was small then. I hid a treasure!"`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'hold', 'curious', 'map'), seen(G, 'stand', 'curious')] },
        `Out they go. The map says, "Ten steps to the tree. Then dig!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'surprised'), seen(K, 'cover', 'surprised')], things: ['puddle'] },
        `${Gcap} takes ten big steps. Splash! ${Gcap} is in a puddle. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'worried'), seen(K, 'stand', 'curious')] },
        `${Gcap} takes ten tiny steps. That is only the mat! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(G, 'sit', 'curious')], things: ['map'] },
        `${k} looks at the map. Somebody drew a foot on it. It is a small foot.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised')], things: ['map'] },
        `${k} puts a foot on it. It fits! "You were as big as me!" says ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'excited'), seen(G, 'cheer', 'excited')], things: ['tree'] },
        `So ${k} takes ten steps. One, two, three, and on to ten. There is the tree!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'kneel', 'excited'), seen(G, 'kneel', 'excited')],
          things: ['box', 'marbles'],
        },
        `Dig, dig, dig. A box! It is full of marbles. Red, blue and green!`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(G, 'kneel', 'happy'), seen(K, 'kneel', 'happy')],
          things: ['marbles'],
        },
        `"I forgot how to play," says ${g}. "I will show you," says ${k}. Click, click!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, oldCoat, isWorn } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'hold', 'surprised', 'map')] },
        isWorn
          ? `It was raining, so ${k} tried on ${oldCoat}. The sleeves came down to the floor. There was something in the pocket, folded very small. It was a treasure map.`
          : `It was raining, so ${k} was allowed to look into ${oldCoat}. Right at the bottom lay something, folded very small. It was a treasure map.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'surprised'), seen(K, 'hold', 'excited', 'map')] },
        `"I drew that!" said ${g}. "I lived in this house when I was small. I hid a treasure in the garden." "What was it?" said ${k}. ${Gcap} thought and thought. "I've forgotten," said ${g}.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'hold', 'curious', 'map'), seen(G, 'stand', 'curious')] },
        `Then the rain stopped, and they went out. TWENTY STEPS FROM THE BACK DOOR, said the map. THEN TEN STEPS LEFT. DIG. In one corner was a drawing of a foot. "I'll count," said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'surprised'), seen(K, 'cover', 'surprised')], things: ['puddle'] },
        `${Gcap} took twenty steps. They went past the apple tree, and through the beans. The last one went into a puddle. "${refrain}" said ${g}, and shook one leg.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'worried'), seen(K, 'stand', 'curious')] },
        `"Perhaps I had shorter legs," said ${g}, and took twenty very tiny steps. It looked like a hen on ice. After all twenty ${g} was still on the path, next to the drain. "${refrain}" said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'determined'), seen(K, 'stand', 'worried')] },
        `"Perhaps it was the front door," said ${g}. But that led to the middle of the road. They sat down on the back step. "We'll never know," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(G, 'sit', 'curious')], things: ['map'] },
        `${k} looked at the map again, and at the foot in the corner. Somebody had put a foot on the paper, and drawn all round it. It was not a big foot. ${k} took off a shoe, and tried. It fitted to the last toe.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'excited'), seen(G, 'sit', 'surprised')], things: ['map'] },
        `"How big were you when you drew it?" said ${k}. "Oh, small," said ${g}. "I was about as big as..." And ${g} looked at ${k} and stopped. "As big as me!" said ${k}. "They're not your steps at all! They're mine!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'excited'), seen(G, 'cheer', 'excited')], things: ['tree'] },
        `So ${k} walked, and ${g} counted. Twenty steps went just to the apple tree. Ten steps went left, to the wall. There was a flat stone, with a cross scratched on it. ${Gcap} ran for the spade.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'kneel', 'excited'), seen(G, 'kneel', 'surprised')],
          things: ['box', 'marbles'],
        },
        `Under the stone was a tin box. It was full of marbles, and on top lay a letter. ${Gcap} read it out. "Dear me, when I am old. Do you still play? Please play." ${Gcap} had to look for a hanky.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(G, 'kneel', 'happy'), seen(K, 'kneel', 'happy')],
          things: ['marbles'],
        },
        `They played until they could not see the marbles. Then ${k} drew a new map, with a foot in the corner. They put it in ${oldCoat}. "Twenty steps," it said. "Whose?" said ${g}. "Somebody small will know," said ${k}.`,
      ),
    ],
  };
}
