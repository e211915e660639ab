import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES, asItGoes, partsOf } from './parts.ts';
import { old } from './bubbles-old.ts';

/** Under the sea each word goes up in a bubble, and nobody hears it; and at the top sits somebody who has heard it all day. */
export const BUBBLES: EventPlot = {
  id: 'bubbles',
  young,
  middle: (going) => asItGoes(going, middle(going)),
  old: (going) => asItGoes(going, old(going)),
};

function young(going: Going): Told {
  const { chance } = going;
  const { F, C, K, P, Q } = partsOf(going);
  const [f, c, k, p, q] = [F.name, C.name, K.name, P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'undersea', camera: 'wide', actors: [seen(F, 'float', 'sad')] },
        `This is ${F.introduced}. ${f} is looking for a friend.`,
        `In the sea lives ${F.introduced}. ${f} is looking for a friend.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'float', 'happy'), seen(P, 'float', 'calm')], things: ['bubbles'] },
        `Here comes ${P.introduced}. "Be my friend!" Bubbles! ${refrain} ${p} hears nothing.`,
        `There is ${P.introduced}. "Be my friend!" Just bubbles. ${refrain} ${p} swims on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'float', 'happy'), seen(Q, 'float', 'calm')], things: ['bubbles'] },
        `Here comes ${Q.introduced}. "Be my friend!" Bubbles again! ${refrain} ${q} hears nothing.`,
        `There is ${Q.introduced}. "Be my friend!" More bubbles! ${refrain} ${q} swims on.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'float', 'sad')], things: ['bubbles'] },
        `"Will nobody be my friend?" Bubbles again. ${refrain} Where do they go?`,
        `"No friend!" says ${f}. More bubbles. ${refrain} Where do they go?`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'look-up', 'curious')], things: ['bubbles'] },
        `${f} swims after one bubble. It gets light.`,
        `So ${f} swims after one. Now it is light.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(K, 'sit', 'curious'), seen(C, 'sit', 'curious')],
          things: ['rock', 'bubbles'],
        },
        `Up there sits ${C.introduced}, with ${k}. Pop! "Friend!" says a bubble.`,
        `There is ${C.introduced}, with ${k}. Pop! "Friend!"`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'look-up', 'surprised'), seen(C, 'kneel', 'happy')] },
        `Up comes ${f}. "Was that you?" says ${c}. "I heard it all day!"`,
        `Pop! There is ${f}. "So it was you!" says ${c}. "I heard it all day!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'stand', 'happy'), seen(F, 'look-up', 'happy'), seen(K, 'stand', 'happy')],
        },
        `"And I said yes! Yes, yes, yes!" says ${c}. But no yes can go down.`,
        `"I said yes! Ten times!" says ${c}. But no yes can go down.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'hold', 'happy', 'rock'), seen(K, 'cheer', 'happy'), seen(F, 'look-up', 'excited')],
        },
        `${c} drops a pebble. Plop! "That is yes," says ${c}. ${f} has a friend!`,
        `So ${c} lets a pebble fall. Plop! "That is yes!" ${f} has a friend.`,
      ),
      page(
        {
          setting: 'undersea',
          time: 'night',
          camera: 'wide',
          actors: [seen(F, 'sleep', 'sleepy')],
          things: ['bubbles'],
        },
        `"Good night," says ${f}. ${refrain} Down comes a pebble. Plop. ${f} sleeps.`,
        `"Sleep well," says ${f}, at night. ${refrain} Plop, says a pebble. ${f} sleeps.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { F, C, K, P, Q } = partsOf(going);
  const [f, c, k, p, q] = [F.name, C.name, K.name, P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'undersea', camera: 'wide', actors: [seen(F, 'float', 'sad')] },
        `${F.introduced} lived deep down in the sea, and had no friend. "I'll just look for one," said ${f}. When ${f} spoke, there were bubbles. There was one for each word. Nobody had ever told ${f} what that means.`,
        `Deep down in the sea ${F.introduced} was looking for a friend. ${f} knew what to say, too. "Will you be my friend?" It came out as five bubbles, as round as peas. ${f} thought nothing of it. It was always like that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'float', 'happy'), seen(P, 'float', 'calm')], things: ['bubbles'] },
        `The first who came by was ${P.introduced}. "Will you be my friend?" said ${f}. Five bubbles came out. ${refrain} ${p} looked at ${f}, and waited a bit, and swam on. "That was a no," said ${f}.`,
        `"Will you be my friend?" said ${f} to ${P.introduced}. Out they came, five in a row. ${refrain} "Pardon?" said ${p}, but that was a bubble, too. Then ${p} nodded, and was gone.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'float', 'excited'), seen(Q, 'float', 'calm')], things: ['bubbles'] },
        `Perhaps it had not been loud enough. "WILL YOU BE MY FRIEND?" shouted ${f} to ${Q.introduced}. The bubbles were as large as plums. ${refrain} "What a lot of bubbles," thought ${q}, and went round them.`,
        `For ${Q.introduced} ${f} tried it louder. "WILL YOU BE MY FRIEND?" It made five great bubbles, like a string of balloons. ${refrain} ${q} had to swim round them. And ${q} did not come back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'float', 'determined')], things: ['bubbles'] },
        `Next there came a whole shoal, forty at once. ${f} asked them one by one, very fast. It was like soda water. ${refrain} When it cleared, there was no one left. ${f} had asked everybody there was.`,
        `${f} asked the little silver ones, all forty. "Friend? Friend? Friend?" There were so many bubbles that nobody could see. ${refrain} They took fright, and turned, and were gone like a handful of coins.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'float', 'sad')], things: ['bubbles'] },
        `"I'm no good at asking," said ${f} to the sand. It was five bubbles as well. They went up, one behind the other. ${f} lay there and watched them. "They all go to the same place," thought ${f}. "Where is that?"`,
        `${f} lay down on the sand. "Nobody wants to," said ${f}. Three bubbles went up. For the first time ${f} looked after them. They knew exactly where they were going. "There go my words," said ${f}. "No wonder."`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'look-up', 'curious')], things: ['bubbles'] },
        `So ${f} blew one more, and swam after it. The green got lighter. It was yellow, and then it was white. It was a long way up. "If they can," said ${f}, "then I can." Now there were two to follow.`,
        `${f} let go of one word, "friend," and swam along beside it. It wobbled. It grew. The water turned from green to gold. Over them there was something like a window, bright and moving. The word went right through it.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(K, 'sit', 'curious'), seen(C, 'sit', 'curious')],
          things: ['rock', 'bubbles'],
        },
        `On the other side was a rock. There sat ${C.introduced}, with ${k}. They had been listening for hours. Pop! "Friend," it said. "There it is again," said ${k}. "Yes!" called ${c}, to the water. "I said yes!"`,
        `Above it, on a rock, sat ${C.introduced}, with ${k}. Every time a bubble came up, it went pop. And each pop was a word. "Will." "You." "Be." "It's a question," said ${k}. "I've answered it all day," said ${c}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(F, 'look-up', 'surprised'), seen(C, 'kneel', 'happy'), seen(K, 'point', 'happy')],
        },
        `Pop! That was not a bubble. It was ${f}. "Was that you?" said ${c}. "The friend one? I've been shouting yes since breakfast!" "I didn't hear any yes," said ${f}. "A yes is air," said ${k}. "It can't sink."`,
        `Then the water bulged, and it was ${f}. They all stared. "You're the one who asks," said ${c}. "You're the one who doesn't answer," said ${f}. "But I did! Listen! Yes!" It flew off over the waves. "They only go up," said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'hold', 'happy', 'rock'), seen(K, 'cheer', 'happy'), seen(F, 'look-up', 'excited')],
        },
        `${c} looked about for something that goes down. It was a pebble. "This is a yes," said ${c}, and let go. Plop! It sank, and turned, and sank. ${f} dived after it, and caught it, and came up. "I heard that," said ${f}.`,
        `"Then I need a heavy yes," said ${c}, and took a pebble. Plop! Down it went, straight as a string. ${f} raced it to the bottom. It lay there on the sand, small and white. It was the nicest yes there could be.`,
      ),
      page(
        {
          setting: 'undersea',
          time: 'night',
          camera: 'wide',
          actors: [seen(F, 'sleep', 'sleepy')],
          things: ['bubbles'],
        },
        `They talk every evening. ${refrain} Pop! And then: plop. That night ${f} said, "Good night, ${c}." For a while there was nothing. Then down came a pebble, and another beside it. One was from ${k}. And ${f} went to sleep.`,
        `There's quite a heap of pebbles by now, down in the green. "Are you asleep?" says ${f}, last thing at night. ${refrain} It takes a little while. Plop. "No," thinks ${f}. "Neither am I." And then they both are, fast asleep.`,
      ),
    ],
  };
}
