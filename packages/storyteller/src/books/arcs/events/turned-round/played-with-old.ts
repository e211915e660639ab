import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './played-with-parts.ts';

/** Somebody too old for it is played with for one morning, and learns who kept a game going since. */
export function old(going: Going): Told {
  const { Y, X, says } = partsOf(going);
  const { K, k, g, Gcap, G } = going;
  const [y, x] = [Y.name, X.name];
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain: says,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'stand', 'calm'), seen(Y, 'sit', 'calm'), seen(X, 'sit', 'calm')],
        },
        `${k} did not play any more, or not so that anybody saw. ${Y.introduced} lay under the bed, upside down, and had done so since a Thursday in spring. They had been halfway up a mountain. "${says} a horse," ${k} had said, and ${y} had been one, with ${X.introduced} on top. Then ${g} had called that it was tea. After tea there had been something else, and after that it was summer.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'calm', 'box'), seen(K, 'stand', 'calm')], things: ['box'] },
        `"What about these?" said ${g}, with a box. It was for the children at the end of the road, who had not got many. "You could put in what you don't need." ${k} looked at the shelf. "All of them," said ${k}. "I don't mind." ${Gcap} put the box down by the door. It would be fetched in the morning. It's quite easy not to mind a thing, if you do it fast.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(Y, 'stand', 'excited'), seen(X, 'stand', 'excited'), seen(K, 'sit', 'surprised')],
        },
        `It was hardly light when it turned round. "What shall we play with?" somebody said. "There's only that," said somebody else. "It's old. Its knees have gone at the front." ${k} opened one eye. ${y} and ${x} stood at the end of the bed, with their hands on their hips. They were looking at ${k} as one looks at a shelf.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'point', 'happy'), seen(K, 'kneel', 'happy'), seen(X, 'cheer', 'happy')] },
        `"${says} a horse," said ${y}. ${k} was going to say that it was six in the morning. What came out was a sort of whinny. They went twice round the bed, and over the slippers. ${k} had forgotten how much there is to being a horse. One has to think of four legs, and be brave about rugs. "It's still quite good," said ${x}, from on top.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'point', 'happy'), seen(K, 'sit', 'happy'), seen(Y, 'stand', 'happy')],
          things: ['hat'],
        },
        `After that it was a hat shop, with ${k} as the shop, until it fell over. Then it was a baby that would not eat. ${k} had a spoonful of nothing, and was told that it was peas. "It says that it wants more," said ${x}. "It didn't," said ${k}. They both stared. "It talks," said ${y}. "Did it always?" ${k} thought of all the things that ${y} had been made to say in ten years.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Y, 'run', 'excited'), seen(X, 'run', 'excited'), seen(K, 'kneel', 'surprised')],
        },
        `The last game was the best. "${says} a bridge," said ${y}, "and the river's coming up. The whole village has to get over before dark." ${k} made a bridge, hands on the bed and feet on the rug. It was a good one. It shook with the water. Would it hold? There was a ting from under the shelf. "Tea!" cried ${x}. And they let go of it, and ran.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'sad')] },
        `${k} stayed as ${k} was. There was nobody on the bridge now, and the river was still rising. It was silly. One could just get up. But you can't stop being a bridge all by yourself. Somebody has to come and say what happened. ${k} held it for as long as two arms can. And it was from down there, upside down, that ${k} saw under the bed. There was a clean round place in the dust, as big as a head.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried')], things: ['box'] },
        `It was the shape of somebody upside down. ${k} counted. April, May, June, all the way to now. "You've been a horse since April," said ${k} aloud, "and nobody told you." By the door stood the box, and it would be fetched at nine. Now ${k} did mind. It all came at once, like a bus that has been stuck. It hurt a good deal more than the arms.`,
      ),
      page(
        { camera: 'close', actors: [seen(Y, 'run', 'happy'), seen(K, 'hug', 'happy')] },
        `There were steps on the carpet. It was ${y}, with a crumb on the chin. "I couldn't eat," said ${y}. "You were still a bridge." ${y} patted it on the back. "It held. They got across, all of them, and the goat. You can stop now." ${k} lay down flat on the rug. "So did you," said ${k}. "You got up the mountain. In April. I should have said." "Oh, good," said ${y}, and sat down rather suddenly. "I did wonder."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'determined'), seen(X, 'sit', 'calm'), seen(Y, 'sit', 'calm')],
          things: ['box'],
        },
        `At half past eight they were only toys. ${k} took them one after another, and told each of them how it ended. The ship came home. The dragon had only wanted the spoon. It took a while, for there had been a lot of games. Those who were finished went into the box, the right way up, where somebody else could begin them. It was not all of them, in the end. It was nearly all. "${says} a new one," ${k} told them, "and you're in it."`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(Y, 'sit', 'happy'), seen(X, 'sit', 'happy')],
        },
        `Two are on the windowsill now, side by side. They have the road to look at, and the children at the end of it. ${k} does not play any more, or not so that anybody sees. But at night, before the light goes out, ${k} turns them so that they can see the hills. "You're halfway up," says ${k}. "It's a clear night, and nobody has fallen off." And it stays like that until the morning.`,
      ),
    ],
  };
}
