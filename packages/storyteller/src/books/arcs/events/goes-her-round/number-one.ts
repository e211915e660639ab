import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './number-one-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** She sees to everybody who is awake at night, and begins with the child, who has to be asleep. */
export const NUMBER_ONE: EventPlot = { id: 'number-one', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { C, c, baker, mother, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'close',
          actors: [seen(C, 'sit', 'calm'), seen(K, 'sit', 'curious')],
        },
        `This is ${C.introduced}. In the morning one paw is white. It is flour! "Where have you been?" says ${k}.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(C, 'walk', 'calm'), seen(K, 'walk', 'excited'), seen(G, 'hold', 'calm', 'torch')],
        },
        `${c} goes out at night. ${k} and ${g} go too. Here is the torch. "${refrain}"`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(C, 'walk', 'calm'), seen(K, 'walk', 'curious'), seen(G, 'walk', 'calm')],
        },
        `Along the wall. Round the tree. ${k} and ${g} tiptoe after ${c}. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(baker, 'wave', 'happy'), seen(C, 'sit', 'calm'), seen(K, 'stand', 'curious')],
        },
        `Here is ${baker.introduced}, with white hands. He says, "There you are! You are late!" ${c} looks at ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'walk', 'calm'), seen(K, 'walk', 'sleepy')] },
        `${c} turns round. Round the tree. Along the wall. "${refrain}" ${k} yawns.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(mother, 'stand', 'sleepy'), seen(C, 'sit', 'calm'), seen(K, 'stand', 'sleepy')],
        },
        `Here is ${mother.name} with a sad baby. "You are late, ${c}!" ${c} looks at ${k}.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(C, 'walk', 'calm'), seen(K, 'walk', 'sleepy')] },
        `${c} turns round again. "${refrain}" Oh! It is home! Why does ${c} go home?`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(C, 'sit', 'calm'), seen(K, 'think', 'surprised')] },
        `${c} sits down and looks at ${k}. "Are you waiting for me?" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(C, 'sit', 'happy')] },
        `${k} lies down. Purr, purr, goes ${c}. Purr, purr. Soon ${k} is asleep.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(C, 'walk', 'happy'), seen(baker, 'hold', 'happy', 'bread')],
        },
        `Then off goes ${c}. Purr for ${baker.name} and his bread. One paw goes in the flour.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(mother, 'sit', 'sleepy')] },
        `Purr for the baby, at the window. The baby stops crying. "Thank you," says ${mother.name}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'close',
          actors: [seen(C, 'sleep', 'sleepy'), seen(K, 'sit', 'happy')],
        },
        `Now it is morning. ${c} is asleep, with one white paw. "You purred for me first," says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { C, c, she, She, him, baker, mother, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'close',
          actors: [seen(C, 'sleep', 'sleepy'), seen(K, 'sit', 'curious')],
        },
        `${C.introduced} went out every night. Nobody knew where. In the morning ${she} lay asleep at the end of ${K.names} bed. There was flour on one paw, and blue wool on one ear.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(C, 'walk', 'calm'), seen(K, 'hold', 'excited', 'torch'), seen(G, 'walk', 'calm')],
        },
        `"Tonight we'll follow ${him}," said ${k}. They put on their coats, ${k} and ${g}, and took the torch. At eight o'clock ${c} stepped out through the flap. "${refrain}" whispered ${k}.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(C, 'walk', 'calm'), seen(K, 'walk', 'curious'), seen(G, 'walk', 'calm')],
        },
        `${c} went along the wall and round the post box. They tiptoed after ${him}. Every few steps ${c} stopped and looked back at ${k}. Then ${she} went on, rather slowly. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(baker, 'stand', 'happy'), seen(C, 'sit', 'calm'), seen(K, 'stand', 'surprised')],
        },
        `At the bakery there was a light. In the door stood ${baker.introduced}, who bakes bread at night, all alone. "There you are, Biscuit!" he said to ${c}. "You're late. Aren't you coming in?" ${c} looked at ${k}, and turned round.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(mother, 'stand', 'sleepy'), seen(C, 'sit', 'calm'), seen(K, 'stand', 'surprised')],
        },
        `At number nine somebody was crying. At the window stood ${mother.name}, with a new baby in a blue shawl. "It's Duchess! You're late tonight. Come and purr for us." ${c} looked at ${k}, and turned round.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'walk', 'calm'), seen(K, 'walk', 'sleepy'), seen(G, 'walk', 'calm')] },
        `"Biscuit?" said ${g}. "Duchess?" said ${k}, and yawned. "${refrain}" ${c} went round the post box and along the wall, faster and faster. Then ${she} slipped through a gate. They knew that gate. It was their own.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(C, 'sit', 'calm'), seen(K, 'stand', 'sad'), seen(G, 'stand', 'calm')],
        },
        `"So ${she} doesn't go anywhere," said ${k}. "${She} just goes round and comes home." But ${c} did not lie down. ${She} sat on the stairs, and looked at ${k}. ${She} went up two steps, and looked at ${k} again.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(C, 'sit', 'calm'), seen(K, 'think', 'surprised')] },
        `${k} put on pyjamas, and ${c} sat on the bed and waited. Then ${k} thought of something. Everybody had said that ${she} was late. What was ${she} late for? And why did ${she} keep looking at ${k}? "Oh," said ${k}. "It's me. I'm still up!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(C, 'sit', 'happy')] },
        `So ${k} lay down. At once ${c} came up, turned round three times, and began to purr. ${She} did not stop until ${K.names} eyes were shut. "You do me first," said ${k}, nearly asleep. "I'm number one."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(C, 'walk', 'happy'), seen(baker, 'hold', 'happy', 'bread')],
        },
        `Then out ${c} went. ${She} sat on the flour sacks while ${baker.name} baked his bread. He told ${him} all about his day. It is good to have somebody there when everybody else is asleep.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(mother, 'sit', 'sleepy')] },
        `At number nine ${she} lay on the sill and purred. The baby stopped crying. ${mother.name} fell asleep in a chair. There was one more window to see to, and then it was nearly morning.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'close',
          actors: [seen(C, 'sleep', 'sleepy'), seen(K, 'sit', 'happy')],
        },
        `When ${k} woke up, there ${she} was, at the end of the bed. There was flour on one paw, and blue wool on one ear. "Good morning, Biscuit," whispered ${k}. "Good morning, Duchess. Well done." ${c} was fast asleep.`,
      ),
    ],
  };
}
