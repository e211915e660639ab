import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './one-finger-old.ts';
import { partsOf } from './parts.ts';

/** A child waits for the dough before anybody is up, and only the child is awake when it is time. */
export const ONE_FINGER: EventPlot = { id: 'one-finger', young, middle, old };

function young(going: Going): Told {
  const { K: A, k: a } = going;
  const { P, p, one, many, refrain, title, hour } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'sleepy'), seen(P, 'walk', 'happy')],
        },
        `It is ${hour} in the morning. Everybody is asleep, but not ${A.introduced}. Not ${p}. They go to the bakery.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(P, 'stand', 'happy'), seen(A, 'stand', 'curious')],
          things: ['bowl'],
        },
        `Here is the dough, in its big bowl. "It is asleep," says ${p}. "Press it. One finger."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious')] },
        `${a} presses. Boing! The hole jumps up. "${refrain}" says ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy'), seen(P, 'stand', 'happy')], things: ['flour'] },
        `They sweep up the flour. ${a} has a white nose. Press. Boing! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sleepy'), seen(A, 'point', 'curious')] },
        `${cap(p)} sits down on a sack. ${a} presses the dough. Boing! "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sleep', 'sleepy'), seen(A, 'stand', 'surprised')] },
        `Snore! Now ${p} is asleep! And who will bake the bread?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised')] },
        `${a} presses once more. The hole comes up slowly, slowly. It is time!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'happy'), seen(P, 'sit', 'surprised')] },
        `How do you wake ${p}? ${a} presses. One finger! ${cap(p)} comes up slowly, slowly.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'hold', 'happy', 'bread'), seen(A, 'stand', 'happy')] },
        `"It is time!" says ${a}. ${cap(p)} puts the bread in the oven. ${a} stands well back.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(P, 'hold', 'happy', 'bread')] },
        `Mmm! All the street smells it. One light, two lights, ten! Everybody wants ${many}.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(P, 'hug', 'happy'), seen(A, 'sleep', 'sleepy')] },
        `Now it is morning. ${a} has a warm ${one}, and is asleep. ${cap(p)} presses ${A.names} cheek. "${refrain}" says ${p}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K: A, k: a } = going;
  const { P, p, one, many, refrain, title, hour } = partsOf(going);
  const Pcap = cap(p);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'excited'), seen(P, 'walk', 'happy')],
        },
        `At ${hour} in the morning the street was as black as a hat. ${A.introduced} had never been up so early. There was one cat. There was ${p}, with the key to the bakery. "Everybody's asleep but us," whispered ${a}. "They always are," said ${p}.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(P, 'stand', 'happy'), seen(A, 'stand', 'curious')],
          things: ['bowl'],
        },
        `Inside it was warm. In a bowl as big as a bath lay the dough, under a cloth. "That's asleep as well," said ${p}. "Press it with one finger. If the hole jumps up, it's too soon. If it gets up slowly, like you on a Monday, then it's time."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious'), seen(P, 'stand', 'happy')] },
        `${a} pressed. Boing! The hole was gone at once. "${refrain}" said ${p}. So they weighed, and they floured the tins. ${a} made a ${one} alone, for practice. It came out with a nose.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'curious'), seen(P, 'wave', 'happy')] },
        `There was a tap at the window. It was the night nurse on her way home. "Anything yet?" she said. ${a} pressed with one finger. Boing! "${refrain}" said ${a}. "I'll wait for it in bed," said the nurse. "My window's open."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'broom'), seen(P, 'sit', 'sleepy')], things: ['flour'] },
        `${a} took the broom, and swept all the flour into a mountain. "I'll sit down for one minute," said ${p}. There was a sack to sit on. ${Pcap} had been up since two, as on every day of the year. ${a} pressed. Boing! "${refrain}" said ${a}. Nobody answered.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sleep', 'sleepy'), seen(A, 'stand', 'surprised')] },
        `${Pcap} was asleep, with flour on both eyebrows. Now there was only ${a} awake, in the whole street. It was so quiet that you could hear the clock think. "Sleep a bit," whispered ${a}. "I'll mind it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised')], things: ['bowl'] },
        `The cloth on the bowl was not flat any more. It had a tummy. ${a} lifted it, and pressed with one finger. The hole stayed where it was. The hole thought about it. Then it got up slowly, slowly, like somebody on a Monday.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'worried'), seen(P, 'sleep', 'sleepy')] },
        `It was time! But ${p} looked so tired. And all those people would come for their ${many}. ${a} did not want to shout. So ${a} put out one finger, and pressed where the apron was roundest.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'surprised'), seen(A, 'point', 'happy')] },
        `Nothing jumped. Then ${p} got up slowly, slowly. "It's ready," said ${a}, "and so are you." ${Pcap} ran to the bowl. "Just right!" said ${p}. "Five minutes more, and it would have sunk. Who told you?" "You did," said ${a}.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(P, 'hold', 'happy', 'bread'), seen(A, 'stand', 'happy')] },
        `In went the bread on its long wooden paddle, while ${a} stood well back. Then the smell came out. It crept under the door, and off down the street. A light went on, and another. The whole street came in slippers, with the nurse in front.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(P, 'hug', 'happy'), seen(A, 'sleep', 'sleepy')] },
        `When the sun came up, there was one ${one} left. It had a nose. ${Pcap} brought it over to ${a}, on the sack. ${Pcap} put out one finger, and pressed ${A.names} cheek. Nothing moved at all. "${refrain}" said ${p}, and carried ${a} home.`,
      ),
    ],
  };
}
