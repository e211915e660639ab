import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './donkey-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Three put the clock forward in secret; so the one who is always late is there half an hour before, and is needed. */
export const DONKEY: EventPlot = { id: 'donkey', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, forWhat, D, d, slowNow } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'kneel', 'curious')] },
        `${A.introduced} is always late${forWhat}.${slowNow} Look, a beetle! "${refrain}" says ${a}.`,
        `This is ${A.introduced}. Always late${forWhat}!${slowNow} Look, a snail! "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'worried'), seen(A, 'sit', 'calm')] },
        `"Fair tomorrow!" says ${B.introduced}. "Do not be late!" "${refrain}"`,
        `Here comes ${B.introduced}. "Tomorrow is the fair. Be there at ten!" "${refrain}"`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(B, 'reach', 'curious')], things: ['clock'] },
        `${b} looks at the clock. Nobody sees. ${b} makes it a bit fast.`,
        `Tick, tock. ${b} turns the clock on, just a bit. Shh!`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'reach', 'calm')], things: ['clock'] },
        `Then comes ${g}. Turn, turn. Now the clock is very fast!`,
        `Who comes now? ${Gcap}! Turn, turn. Now it is very fast. Shh!`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'walk', 'surprised'), seen(D, 'stand', 'calm')],
          things: ['fence', 'gate'],
        },
        `Next day ${a} comes. ${a} is early! Only ${D.introduced} is there.`,
        `Next day ${a} is there. Here is ${D.introduced}. But nobody else!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(D, 'stand', 'happy'), seen(A, 'kneel', 'curious')],
          things: ['gate', 'string'],
        },
        `So ${a} looks at things. What is ${d} doing? ${d} bites at the knot!`,
        `"${refrain}" says ${a}. Look, a knot in the gate! ${d} pulls at it!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined'), seen(D, 'stand', 'surprised')], things: ['gate'] },
        `The knot is off! The gate opens. "No, ${d}!" ${a} holds the gate shut.`,
        `Oh! The knot comes off. Out wants ${d}! ${a} holds on to the gate.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'worried'), seen(D, 'stand', 'calm')], things: ['gate'] },
        `${d} pushes. ${a} holds. Push, hold. Where are they?`,
        `Push, goes ${d}. ${a} holds on. It takes so long!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'run', 'surprised'), seen(A, 'hold', 'proud')], things: ['gate'] },
        `Now they come. "${a} is here!" says ${b}. "You are late!" says ${a}.`,
        `Here they come. "What, ${a}?" says ${b}. "You are late!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(D, 'walk', 'happy')] },
        `${d} pulls the cart to the fair. "Faster?" says ${b}. "${refrain}" says ${a}.`,
        `Off they go, and ${d} pulls. "Look, a beetle!" says ${b}. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, forWhat, D, d, N, n, slow } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'kneel', 'curious')] },
        `${A.introduced} was always late${forWhat}. It was not laziness.${slow} There was just so much on the way. There was a beetle on its back. There was a puddle with a cloud in it. "${refrain}" ${a} always said.`,
        `From the door to the corner was ten steps. ${A.introduced} needed half an hour for them, and was always late${forWhat}.${slow} One can't walk past a snail that is nearly across. "${refrain}" said ${a} to the snail.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'worried'), seen(A, 'sit', 'calm')] },
        `Then came ${B.introduced}. "On Saturday the donkey cart goes to the fair. At ten, ${a}! It won't wait." "${refrain}" said ${a}.`,
        `"Do you know what ten o'clock is?" said ${B.introduced}. "It's when the donkey cart goes to the fair. You have to be there, or we'll go without you." "${refrain}" said ${a}, looking at a feather.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(B, 'reach', 'curious')], things: ['clock'] },
        `On Friday ${b} had an idea. When nobody was in the kitchen ${b} crept up to the clock. It was set on by ten minutes, on purpose. "That's for your own good," whispered ${b}, and crept out again.`,
        `${b} was afraid for that Saturday. So on Friday ${b} pushed the big hand on, ten minutes. Now it would be wrong, and ${a} would be right.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'reach', 'calm'), seen(N, 'stand', 'calm')], things: ['clock'] },
        `Then ${g} came in, and looked round. ${Gcap} pushed the hand on as well, by ten minutes. And ${n} from next door brought back a bowl. She did it too, on her way out. Nobody said a word.`,
        `A little later in came ${g}, on tiptoe. Ten minutes more. Then ${n} came for some sugar, and was alone with the clock. Ten minutes more! Each of them thought that it was only them.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'walk', 'surprised'), seen(D, 'stand', 'calm')],
          things: ['gate'],
        },
        `In the morning ${a} looked at the clock, and ran. Behind ran ${g}, with one shoe on. But at the gate there was nobody. There was only the cart, and ${D.introduced}. "Have they gone?" said ${a}.`,
        `"It's ten to ten!" cried ${a}, and for once did not stop for anything. ${Gcap} could hardly follow. There stood the cart. ${D.introduced} looked over the gate. There was no one else. "Then they are all late," said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(D, 'stand', 'happy'), seen(A, 'kneel', 'curious')],
          things: ['gate', 'string'],
        },
        `"I'll look for them," said ${g}, and went to the corner. "${refrain}" said ${a}, and looked about. There was a spider. There was a bit of wool. And there was the string on the gate, with a knot in it. A grey lip was busy at the knot.`,
        `${Gcap} sat down on the wall, and found the other shoe. "${refrain}" said ${a}. It was a good gate to look at. It had moss and a beetle, and it was tied with string. The knot moved. Something soft and grey was taking it apart, bit by bit.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined'), seen(D, 'stand', 'surprised')], things: ['gate'] },
        `Donkeys are clever with their lips. The string dropped. The gate began to open, as slowly as a flower. "Oh no, you don't, ${d}," said ${a}, and held it shut.`,
        `One loop came out, and then another. "You do that well," said ${a} to ${d}. Then ${a} saw what it was for. No knot, no donkey. No donkey, no cart! ${a} leaned on the gate, just as ${d} leaned on it from inside.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'worried'), seen(D, 'stand', 'calm'), seen(G, 'run', 'surprised')],
          things: ['gate'],
        },
        `${d} pushed. ${a} pushed. ${Gcap} came running, and pushed too. It was ten minutes, and then it was ten more. "Isn't it ten yet?" said ${a}. It had never taken so long to be ten.`,
        `It's hard work to keep a donkey in. ${Gcap} came and helped, and ${d} rather liked it. They pushed for twenty minutes by the church. "Does waiting always take as long as this?" said ${a}. "It did for us," said ${g}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'run', 'surprised'), seen(N, 'stand', 'surprised'), seen(A, 'hold', 'proud')],
          things: ['gate'],
        },
        `At ten the others came up the lane. ${b} was first, and stopped. "You're here!" said ${b}. "Of course I am," said ${a}, red in the face. "You're late. You're all late! I've been holding the donkey."`,
        `Then the church struck ten. Round the corner came ${b} and ${n} and the others. They saw ${a}, and they saw the string. "You're late," said ${a}. "I thought you'd never come."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'shy'), seen(A, 'stand', 'curious'), seen(N, 'stand', 'shy')] },
        `"My clock must be a bit fast," said ${a}. "It was only ten minutes," said ${b}, and went pink. "Ten?" said ${g}. "That was me." "No, it was I," said ${n}. They all counted. Nobody spoke for some time.`,
        `"But how can you be so early?" said ${n}. "I only put it on by ten." "You did?" said ${b}. "I did." ${Gcap} coughed. "Three tens," said ${a}. "You've all been at my clock." And ${a} began to laugh.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(D, 'walk', 'happy')],
        },
        `They had a good day at the fair, because there was a donkey. On the way home ${d} stopped to look at a beetle. "Shall I say gee up?" said ${b}. "${refrain}" said ${a}, and got down to see.`,
        `The clock has been put right, as ${a} wished. So ${a} is late again, but only by one snail. "We could come with you," said ${b}, "and see what there is." That took until noon. "${refrain}" they all said.`,
      ),
    ],
  };
}
