import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** A pair of legs has habits, and at five to five it has an appointment. */
export function old(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { refrain, M, m, todo, isIce } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', time: 'day', camera: 'wide', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'curious')] },
        `There was a rock at the end of the beach, with two sides to it. On the wet side sat ${M.introduced}, chin in hands, and looked at the town. "If I had legs," said ${m}, "I'd get up this minute. I'd ${todo}." On the dry side sat ${k}, chin on knees, and looked at the sea. "If I had a tail," said ${k}, "I'd be gone by now." Then they both heard that they were not the only one talking.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'excited'), seen(M, 'sit', 'excited')], things: ['shell'] },
        `It took them an hour to have a proper look at each other. ${m} counted the toes, twice. ${k} was allowed to flip the tail. On top of the rock lay a large pink shell, of the kind that one can hear the sea in. "It's for wishes," said ${m}, "but you need one at each end." So ${k} took the one end and ${m} took the other. "Swap," they said. "Until five," said the shell, which sounded rather tired. "Not a minute more." Pop!`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'walk', 'happy'), seen(K, 'wave', 'happy'), seen(G, 'sit', 'calm')] },
        `${k} went into the big rock pool like a spoon into soup. One flick, and it was the other side. As for ${m}, it is a long way up when you've never stood. But nobody had to be shown anything. They were ${K.names} legs, and had done it for years. Left, they went, and right, and there was the beach going by. "Stay in that pool, ${k}, where I can see you," said ${g}, who sat beside it behind a newspaper. The legs stepped round without a sound. They were good at that.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(M, 'jump', 'surprised')] },
        `"Straight on," said ${m}, at the top of the steps. The legs went left. There was a wall on the left, about so high. They went along it every day of their lives, one foot before the other, with a jump at the end. "${refrain}" said ${m}, three feet above the pavement with both arms out. But you can't argue with legs from on top. They did the wall. They did it back again, because they had not quite liked the jump.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'jump', 'worried')], things: ['puddle'] },
        `After that they would not tread on any cracks, and the street was made of them. Then they hopped, as far as the post box. They kicked a stone, and went after it, and kicked it once more. At the corner there was a puddle the size of a tablecloth. ${m} felt them see it. "${refrain}" It was done with both feet together, from a run. A lady with a pram got most of it. "Sorry," said ${m}. "They aren't mine."`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(M, 'sit', 'worried')] },
        `So it was nearly four when they came to the swings. ${m} had been warned about the swings, and held on to a lamp post. It made no difference. Up they went. The town tipped one way and the sky the other. It was a good deal like a big sea, only that it put you back. "${refrain}" said ${m}, not very loudly, and then, "Well, once more." Then the church clock struck, four slow ones, and ${m} remembered what it was all for.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'sit', 'sad')] },
        `There was one hour left, and not a step of the way done. ${m} put both hands on the knees, and thought about home. Nobody there shouts at a tail. If you want it to go somewhere, you have to let it know why. "Listen," said ${m} to the left knee, and the right one leaned over. "You've got all this every day. You'll have the wall again tomorrow. I've got until five, and then never. I only want to ${todo}. Please."`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(M, 'dance', 'happy', isIce ? 'ice-cream' : undefined)] },
        `For a while nothing happened. Then one foot tapped. The other one scratched it behind the ankle, which is how legs talk a thing over. And they got up, and went straight on. They trod on every crack there was. They passed another puddle with their toes turned in. And ${m} did ${todo}, as if it were nothing. ${isIce ? 'It was as cold as the deep, and as soft as foam. It was called strawberry, and nobody had ever said so' : 'It was a great deal better than it looks from a rock. Nobody in the street so much as turned to stare'}. Both knees shook with joy. They were not the only ones.`,
      ),
      page(
        { setting: 'beach', camera: 'medium', actors: [seen(M, 'sit', 'surprised'), seen(G, 'sit', 'surprised')] },
        `There is only one thing that ${K.names} legs like better than a wall, and that's tea. At a quarter to five they turned round, by themselves, and ran. They ran down the steps and over the sand. There they sat down, on a rug with a basket on it. "Wipe your hands, ${k}," said ${g}, and held out a sandwich round the newspaper. Then the newspaper came down. ${Gcap} looked at ${m}, from the top downwards, and stopped at the bottom. "I don't know you," said ${g}. "But I know those knees. I put that plaster on."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'run', 'determined'), seen(G, 'run', 'determined'), seen(K, 'wave', 'worried')],
          things: ['shell'],
        },
        `"Quick march," said ${g}, and it's a funny thing, but they did that at once. It was four minutes to. In the rock pool there was ${k}, going round, and round, and quite dizzy. "It won't stop!" called ${k}. "It only does circles!" "You've got to ask it," said ${m}, and held out the shell. ${k} caught the other end of it, going by. The clock drew in its breath. "Swap!" Pop, said the shell, and then five, said the clock.`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'stand', 'happy')],
        },
        `You can have your legs back, and they're not quite what they were. In the bath they lie close together, of their own accord, and go flip, and ${g} gets the mop. ${k} says please to them in the mornings, up the hill. And out at the end of the beach somebody comes along the sea wall on the tip of a tail. Both arms are out. There's a jump at the end. It's done twice, if it wasn't quite right.`,
      ),
    ],
  };
}
