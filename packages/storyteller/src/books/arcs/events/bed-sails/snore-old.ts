import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for the oldest, with the house as a chart has it. */
export function old(going: Going): Told {
  const { chance } = going;
  const { refrain, C, c, M, m, mFirst, G, g, gs, Gcap, bed, boat } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(C, 'sit', 'excited'), seen(M, 'sit', 'curious')],
        },
        `By day it was only a ${bed}, and nobody would have looked at it twice. It had a dip in the middle and one short leg. But at night the light went out, and ${gs} feet went away down the landing. Then there was a creak. It always began with that. ${c} lay flat and felt it lift, first at the foot and then at the head. It had come off the bottom. It was a ${boat}.`,
        `${Gcap} believed in tucking in. It was done all round, very tight, as one ties down a load. "You won't fall out of that," said ${g}, and put out the light. ${c} never said what it was really good for. There was the first creak now. The wall slid a little to the left. When a ${bed} turns into a ${boat}, it's as well to be tied on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'jump', 'excited'), seen(C, 'wave', 'happy')] },
        `"${refrain}" whispered ${c}. ${mFirst} came over the side in one jump, and stood there and dripped. Where the rug had been, something went slap, slap, against the wood. You couldn't see the floor, however long you looked. There was only one rule at sea, and they both knew it. Nobody puts a foot out.`,
        `It had risen fast tonight. A slipper went by, and then the other one, looking for it. "${refrain}" said ${c}, and leaned out, and hauled in ${mFirst}. There isn't much that you have to know, on a ${boat} of that kind. You keep your feet in. You're polite to the furniture, which looks different in the dark. And you're home before it's light.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'hold', 'happy', 'blanket'), seen(M, 'look-up', 'happy')] },
        `They put up the blanket for a sail. There's always a wind in a house at night. It lives under the doors. It took them out past the wardrobe and down the whole of the landing. The lamp there was the lighthouse. "Six yards to port, the bathroom," sang out ${m}. "Sharks?" said ${c}. "Sponges." It was all just as it should be.`,
        `By day, you would say that there was a draught. At night it's what you live by. ${c} held up the blanket by two corners, and it filled with a soft thud. The door of the room went by. They passed the Cape of Coats. They passed the linen basket, with its lid up, like a whale that has had an idea. "Steady," said ${c}. "We're out."`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'cheer', 'excited'), seen(M, 'cover', 'surprised')] },
        `You hear the stairs before you see them. ${m} heard them first, and sat down in the bottom. They're stairs by day; at night it all goes over the edge there, thirteen steps of it. The ${bed} hung for a moment, as if it were thinking better of it. Then it went. Bump, and bump, and eleven more, and a splash. "Once more?" said ${c}, at the bottom, with wet hair. "No," said ${m}.`,
        `Then everything began to go faster. There was a roar, and the landing stopped. "Is that on the chart?" said ${m}. "It's the stairs," said ${c}. "Hold on to me, and think of something flat." Thirteen times they left the ${bed}, and thirteen times they met it again. They came out into the hall backwards. The mirror had never seen anything like it.`,
      ),
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(C, 'point', 'curious'), seen(M, 'sit', 'curious')] },
        `The kitchen is a great water, and very still. The chairs stood about in it up to the knees, like cows. Far off the fridge hummed to itself. And there was the island, which has no name, since they could never agree on one. It had a tin on it. They went ashore and had a biscuit each, as explorers must. ${c} took along a spoon. You never know.`,
        `They came through the last door into open sea. It was the kitchen, and it was so big without its light. The tap let fall a drop, and the ring went all the way to the bread bin. "Land," said ${m}, and it was the table. "I've done spelling on that coast," said ${c}. They tied up to a leg and took in stores. There were two biscuits. There was also a large spoon, which nobody was using.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'hold', 'determined', 'spoon'), seen(M, 'sit', 'worried')] },
        `"And now home," said ${c}. They put up the sail. It hung there like a blanket. They waited. It went on being a blanket. "It's dropped," said ${c}. So it was rowing, then, with the spoon, on the left and on the right by turns. The ${bed} went round in a ring. It was a good ring, and they saw the same four chairs eleven times. The clock over the door said three.`,
        `It was when they turned for home that they noticed. There wasn't a breath. Under the doors, where the wind lives, it had gone to sleep. ${c} rowed with the spoon until there were blisters. A ${bed} isn't made for it; it swung about like a cow in a lane. "What time is it light?" said ${m}. "Six," said ${c}. They'd be found by the bread bin, and there'd be questions.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(C, 'think', 'curious')] },
        `"I could get out and pull," said ${m}. They both looked over the side. There was no saying how far down it went. "Nobody gets out," said ${c}. "It's the one rule." It was cold, and the biscuits were gone. A captain can't do anything about a wind. A captain can only sit quite still, and listen for the next one. So ${c} sat still.`,
        `"Let's call somebody," said ${m}. ${c} wanted to, a good deal. But it wasn't time for that yet. "First we do what they do in the books," said ${c}. "We stop, and hear what there is." There was the tap. There was the fridge. There was the clock, which wasn't helping. And under all that, slow and far away and right above their heads, there was something else.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'excited', 'blanket'), seen(M, 'cheer', 'happy')] },
        `Hrrr, it went. And after a time: phew. "It's only ${g}," said ${m}. "Only!" said ${c}, and stood up so fast that they rocked. A curtain had moved. When it went hrrr, the curtain went in. When it went phew, the curtain went out. "That's a wind," said ${c}. "It's the biggest in the house. It just doesn't know which way it's going! We'll take the half that we need. ${refrain}"`,
        `Hrrr. Phew. They'd heard it every night of their lives, through the wall, and thought nothing of it. "Look at the tea towel," said ${c}. At every hrrr it leaned towards the stairs. At every phew it leaned back. ${Gcap} was asleep up there, breathing in the whole house, and giving it back. "Sail up on the hrrr," said ${c}. "Down on the phew. And not one word on the stairs. ${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'hold', 'proud', 'blanket'), seen(M, 'sit', 'sleepy')] },
        `Hrrr! The sail went up, and they were across the kitchen. Phew! Down with it, and hang on to the door. Hrrr! They went up that waterfall four steps at a time, which has never been done. At every phew they held on to the banister and got their breath. Then there was ${gs} door, with the wind roaring behind it. They went by with the sail in and their mouths shut. You don't wake a thing like that.`,
        `It can't be done, going up a waterfall in a ${bed}. They did it in four snores. Between them ${c} held on to the banister with both arms, and felt the whole sea pull. On the landing ${m} fell asleep, just like that, in the middle of a word. So it was ${c} alone who took her in. Past the coats they went, past ${gs} own door, with the blanket down, on nothing but a sigh.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'stand', 'surprised', 'spoon'), seen(C, 'sit', 'happy')],
        },
        `It was just getting light when ${g} came to see who was awake. The ${bed} stood where it always stands. "Why," said ${g}, "is there a spoon in it? And crumbs? And how can a blanket be as wet as this?" ${c} yawned. "Did you sleep at all?" "You did," said ${c}. "We were so glad. You did it all the way up the stairs."`,
        `In the grey of the morning ${g} stood at the foot of the ${bed} and shook the blanket. Out fell the big spoon. ${Gcap} looked at the spoon. There was a bit of the kitchen mat round the one short leg. "Tell me," said ${g}, slowly. "Was I snoring?" "You were perfect," said ${c}. "If you could do a little more to the left tonight, we might get as far as the shed."`,
      ),
    ],
  };
}
