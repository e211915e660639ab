import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { old } from './looked-over-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** What one has forgotten oneself one cannot see, and what somebody else has forgotten one sees at once. */
export const LOOKED_OVER: EventPlot = {
  id: 'looked-over',
  young: (going) => young(withClassmate(going)),
  middle: (going) => middle(withClassmate(going)),
  old: (going) => old(withClassmate(going)),
};

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, x, spareCry, L, l, Lcap, T } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'school-gate', camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
        `Here is ${A.introduced}, at school. "${refrain}" The ${x}!`,
        `${A.introduced} stopped at the gate. "${refrain}" Where was the ${x}?`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'close',
          actors: [seen(T, 'kneel', 'happy'), seen(A, 'stand', 'shy'), seen(B, 'stand', 'happy')],
          things: ['box'],
        },
        `${T.introduced} at school had a box for that. "${spareCry}" said ${B.introduced}.`,
        `"Look in my box," said ${T.introduced} at school. "${spareCry}" said ${B.introduced}.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(L, 'point', 'happy'), seen(A, 'hold', 'curious', 'backpack')],
          things: ['backpack'],
        },
        `"Put your bag here," said ${l}. "By the door."`,
        `${Lcap} had a plan. "We put your bag by the door."`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'sit', 'surprised'), seen(L, 'reach', 'surprised')],
          things: ['backpack'],
        },
        `In the morning, bump! ${a} fell over it. So they moved the bag.`,
        `In the morning it was in the way. So ${l} put the bag away.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'close',
          actors: [seen(A, 'cover', 'surprised'), seen(B, 'stand', 'curious')],
        },
        `${a} stopped at the gate. "${refrain}" said ${a}.`,
        `There was the gate. "${refrain}" "Oh no!" said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'run', 'excited', 'spoon'), seen(A, 'wave', 'happy')],
          things: ['spoon', 'backpack'],
        },
        `Who comes running? ${Lcap}, with the bag! And with a spoon!`,
        `Run, run, run! ${Lcap} had the bag. ${Lcap} had a spoon, too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'happy'), seen(L, 'stand', 'surprised', 'spoon')],
          things: ['spoon'],
        },
        `"You have slippers on!" said ${a}. "${refrain}" said ${l}.`,
        `A spoon, and slippers! ${a} saw it all. "${refrain}" said ${l}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'proud'), seen(L, 'kneel', 'happy')] },
        `"I see yours," said ${a}. "And you see mine!"`,
        `"You saw mine," said ${a}. "And I saw yours!"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'point', 'happy', 'backpack'), seen(L, 'point', 'happy')],
          things: ['backpack'],
        },
        `The next day they both looked. "Shoes?" said ${a}. "Bag?" said ${l}.`,
        `In the morning ${l} said, "Bag?" And ${a} said, "Shoes?"`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(A, 'hug', 'happy', 'backpack'), seen(L, 'hug', 'happy')],
          things: ['backpack'],
        },
        `Off they went, with bag and shoes. Then ${a} ran back. "${refrain}" A hug!`,
        `Shoes, bag, gate. But ${a} turned round. "${refrain}" It was a hug.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, x, spare, spareToo, L, l, Lcap, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'school-gate', camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'walk', 'happy')] },
        `At the school gate ${A.introduced} stopped, as on most days. "${refrain}" It had been a hat, and a letter, and once a shoe. ${B.introduced} waited. "It's the ${x}," said ${a}.`,
        `Some people remember things at home. ${A.introduced} remembered them at the gate. "${refrain}" said ${a} to ${B.introduced}. Today it was the ${x}. It was in a bag, and the bag was in the hall.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'close',
          actors: [seen(T, 'kneel', 'calm'), seen(A, 'stand', 'shy')],
          things: ['box'],
        },
        `${T.introduced} wasn't cross at all. There was a box for that. Out came ${spare}. "It happens to everybody," said ${t}, looking for a pencil. It was behind one ear.`,
        `"We've got a box," said ${T.introduced}. ${t} felt about in it. There was ${spareToo}. ${a} said thank you. It wasn't the same, but it got them through the day.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'string'), seen(L, 'sit', 'curious')],
          things: ['string'],
        },
        `At home they tied a string round ${A.names} finger. It worked very well. All the next day ${a} knew that there was something. The string just didn't say what.`,
        `"A string helps," said ${l}, and tied one on. It did help. ${a} looked at the string twenty times. It was a good knot. But what was it for?`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'point', 'proud'), seen(A, 'look-up', 'curious')], things: ['sign'] },
        `So ${l} hung up a sign, DON'T FORGET. They read it on Monday, and laughed. On Tuesday they read it fast. By Friday it was a bit of the wall.`,
        `Then they made a sign, and it asked HAVE YOU GOT IT. "Yes!" said ${a} every morning, and ran out. It never asked twice.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'sit', 'surprised'), seen(L, 'sit', 'surprised')],
          things: ['backpack'],
        },
        `The next day the bag stood right in front of the door. Nobody could miss it there. ${a} fell over it, and ${l} fell over ${a}. So they put it out of the way, and went.`,
        `In the morning they couldn't get out. The bag was in the doorway. "Who put that there?" said ${l}. It took two to move it to one side. Then they ran, for it was late.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(A, 'cover', 'sad'), seen(B, 'stand', 'worried')],
        },
        `At the gate ${a} stood still. "${refrain}" It had been so much in the way that they had moved it. ${b} patted ${a}. "There's always the box," said ${b}.`,
        `And there was the gate. ${a} shut both eyes. "${refrain}" They had even lifted it up, with their own hands. "That was a very good try," said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'run', 'excited', 'spoon'), seen(A, 'look-up', 'surprised')],
          things: ['spoon', 'backpack'],
        },
        `Then somebody came round the corner, running. It was ${l}, with the bag. "I saw it as soon as I got home!" ${l} called. In the other hand was a spoon, with porridge on it.`,
        `"Wait!" somebody cried. ${Lcap} ran up the street, waving a spoon with porridge on it. "I've got your bag! You can't miss it. It was right there in the hall!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'surprised'), seen(L, 'stand', 'shy', 'spoon')],
          things: ['spoon'],
        },
        `"You've got slippers on," said ${a}. ${Lcap} looked down. They were blue, and very wet. "${refrain}" said ${l}. "How did you see that?" "It's easy," said ${a}. "They aren't mine."`,
        `${a} saw it at once. "Where are your shoes?" ${Lcap} looked at the spoon, and then at two wet slippers. "${refrain}" said ${l}. "Fancy not seeing that!" "I did," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'curious'), seen(L, 'think', 'curious'), seen(T, 'stand', 'happy')],
        },
        `Then they both stopped. ${a} hadn't seen the bag, and ${l} had. ${Lcap} hadn't seen the slippers, and ${a} had. "We can't see our own things," said ${a}. ${t} at the gate wrote that down.`,
        `"I can't see mine," said ${a} slowly, "and you can't see yours. But I can see yours." "And I can see yours," said ${l}. ${t} was looking for a pencil. "Ear," said ${a}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'look-up', 'determined'), seen(L, 'kneel', 'determined')],
          things: ['backpack'],
        },
        `The next day they stood face to face in the hall. ${Lcap} looked ${a} over, like a monkey with a baby. "Hat? Bag? The ${x}?" Then it was ${A.names} turn. "Shoes? Keys? Spoon away?"`,
        `So in the morning they looked each other over, from the top down. "Hair," said ${l}. "Socks. Bag. The ${x}." "Coat," said ${a}. "Keys. Shoes. Put down the spoon."`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(A, 'hug', 'happy', 'backpack'), seen(L, 'hug', 'happy'), seen(B, 'wave', 'happy')],
          things: ['backpack'],
        },
        `Nothing was missing at all. They said goodbye at the gate, and ${l} went. ${a} stood still. It wasn't the bag. It wasn't the hat. "${refrain}" said ${a}, and ran. They had left out the hug.`,
        `They got to the gate with every single thing. "Bye," said ${l}. ${a} took three steps, and stopped. "Bag?" said ${b}. "Hat?" No. "${refrain}" cried ${a} and ${l} both at once. And they had a hug.`,
      ),
    ],
  };
}
