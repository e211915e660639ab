import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './snore-old.ts';

/** Down the stairs to the kitchen goes the bed, and there the wind drops. Upstairs somebody snores: in, and out. */
export const SNORE: EventPlot = { id: 'snore', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, C, c, M, m, mFirst, G, g, Gcap, bed, boat } = partsOf(going);
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
        `Out goes the light. Creak! ${c} sits up. The ${bed} is a ${boat}!`,
        `It is dark. Creak, goes the ${bed}. It rocks! ${c} has a ${boat}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'jump', 'excited'), seen(C, 'wave', 'happy')] },
        `"${refrain}" says ${c}. In hops ${mFirst}. The floor is all sea.`,
        `Here is ${mFirst}. "${refrain}" says ${c}. Splash! No more floor.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'hold', 'happy', 'blanket'), seen(M, 'look-up', 'happy')] },
        `Up goes the blanket. It is the sail! Out of the door they go.`,
        `The blanket is a sail. Whoosh! Past the door, and off.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'cheer', 'excited'), seen(M, 'cover', 'surprised')] },
        `Oh! The stairs! Bump, bump, bump, splash!`,
        `Hold on! Here come the stairs. Bump! Bump! Splash!`,
      ),
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(C, 'point', 'curious'), seen(M, 'sit', 'curious')] },
        `Look, an island! It is the table. There are biscuits on it.`,
        `What is that in the sea? The table! It has a biscuit on top.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'hold', 'determined', 'spoon'), seen(M, 'sit', 'worried')] },
        `Now the wind stops. No wind! ${c} rows with a spoon. Round and round.`,
        `But the wind is gone. ${c} has a spoon. Row, row! They only turn.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(C, 'think', 'curious')] },
        `"How do we get home?" says ${m}. "Shh," says ${c}. "What is that?"`,
        `"I want to go home," says ${m}. Then ${c} hears it. Far up, a wind!`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'excited', 'blanket'), seen(M, 'cheer', 'happy')] },
        `Snore! It is ${g}. In, and out. "That is our wind! ${refrain}"`,
        `Hrrr! ${Gcap} snores. In, and out. Up with the sail! "${refrain}"`,
      ),
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(C, 'sit', 'sleepy'), seen(M, 'sleep', 'sleepy')] },
        `In, and up they go. Out, and they hold on. In, and up! Home.`,
        `Snore by snore, up the stairs they sail. Then all is still. Home.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'surprised', 'spoon'), seen(C, 'sit', 'happy')] },
        `In comes ${g}. "Why is there a spoon in your ${bed}?" ${c} only laughs.`,
        `Good morning! "A spoon?" says ${g}. "In a ${bed}?" ${c} and ${m} do not tell.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
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
        `By day it was only a ${bed}. You could lie on it, or look for socks under it. But at night, when the light went out, it gave a creak. ${c} lay still and waited. Then it began to rock. It was a ${boat}.`,
        `Nobody knew about the ${bed} but ${c}. ${Gcap} tucked it in all round and put out the light. "Sleep tight," said ${g}. ${c} counted to twenty. Creak, it went, and lifted at one end. It was a ${boat} again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'jump', 'excited'), seen(C, 'wave', 'happy')] },
        `"${refrain}" whispered ${c}. ${mFirst} came in one jump, and only just in time. Where the rug had been, something went slap, slap, against the side. There was no floor any more. It was all dark water.`,
        `There was no rug now. There was sea from wall to wall, with a slipper on it. "${refrain}" said ${c}. ${mFirst} came in over the side. Nobody puts a foot out of a ${boat}. That was the only rule.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'hold', 'happy', 'blanket'), seen(M, 'look-up', 'happy')] },
        `They held up the blanket by its corners. A wind came in under the door and blew it round. Out they sailed, past the bathroom, and down the long landing. The lamp there was the lighthouse.`,
        `${c} put up the blanket for a sail. There is always a bit of wind at night, along the floor. It took them out of the door, and past the coats. "Land on the left," said ${m}. It was the linen basket.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'cheer', 'excited'), seen(M, 'cover', 'surprised')] },
        `"What's that noise?" said ${m}. It was a roar, and it came nearer. The stairs! By day they are stairs. At night they're a waterfall. Down went the ${bed}, thirteen bumps and a splash. "Again!" said ${c}.`,
        `Then the water ran faster. "Hold on to me," said ${c}. The end of the landing came, and there was nothing after it. Down they went, bump by bump, over thirteen stairs. They came out at the bottom the right way up.`,
      ),
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(C, 'point', 'curious'), seen(M, 'sit', 'curious')] },
        `In the kitchen the sea was wide and quiet. The chairs stood in it up to their knees. There was an island, with a tin on it, and they knew that tin. They landed, and each had a biscuit. "Explorers must," said ${c}.`,
        `They came out into the kitchen. It hummed, far off, where the fridge was. Straight ahead was an island on four legs. "I've eaten soup on that," said ${m}. They took on stores: two biscuits, and a spoon.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'hold', 'determined', 'spoon'), seen(M, 'sit', 'worried')] },
        `"Home, now," said ${c}. But the sail hung down like washing. There was no wind. ${c} rowed with a spoon, left and right. They went round in a ring, and round again. The clock on the wall said three.`,
        `But when they wanted to go home, the wind had dropped. The blanket hung there. ${c} took the spoon and rowed, and the ${bed} turned like a sleepy dog. It would be light at six. They'd be found in the kitchen.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(C, 'think', 'curious')] },
        `"We could walk," said ${m}. ${c} looked over the side. You couldn't see the bottom. "Nobody gets out," said ${c}. "Hush. I'm listening." A captain can hear a wind before it comes.`,
        `"Shall we shout?" said ${m}, in a small voice. "Not yet," said ${c}. "First we listen." They listened. The fridge hummed. The tap said plip. And somewhere far above them, something breathed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'excited', 'blanket'), seen(M, 'cheer', 'happy')] },
        `It came from upstairs. Hrrr, it went, and then, phew. It was ${g}, asleep! "In, and out," said ${c}. "When it's in, it pulls. Sail up at the hrrr, and down at the phew! ${refrain}"`,
        `"I know that wind," said ${c}. It was ${g}, snoring. Each hrrr drew in the air of the whole house. Each phew blew it back. "Sail up for the hrrr," said ${c}. "Sail down for the phew. Ready? ${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'hold', 'proud', 'blanket'), seen(M, 'sit', 'sleepy')] },
        `Hrrr! Up went the sail, and up went the ${bed}, four stairs at one go. Phew! Down with it, and they held on to the banister. Hrrr! Four more. They went by ${gs} door on tiptoe. You mustn't wake a wind.`,
        `Hrrr, and across the kitchen. Phew, and wait. Hrrr, and up the waterfall, which no ${boat} had ever done. By the landing ${m} had dropped off. ${c} sailed the last bit alone, past ${gs} door, as softly as dust.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'stand', 'surprised', 'spoon'), seen(C, 'sit', 'happy')],
        },
        `It was hardly light when ${g} looked in. "Why is there a spoon in your ${bed}?" said ${g}. "And crumbs? Did you sleep at all?" "You did," said ${c}. "Thank you. You did it all the way up the stairs."`,
        `Early in the morning ${g} shook out the blanket. Out fell a spoon. ${Gcap} looked at it for some time. "Did I snore last night?" said ${g}. "A bit," said ${c}. "It was just right. We were home by four."`,
      ),
    ],
  };
}
