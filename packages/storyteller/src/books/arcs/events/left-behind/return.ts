import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { TITLES, partsOf, refrainsOf, shown } from './parts.ts';
import { old } from './return-old.ts';

/** It has a ticket of its own, and on the ticket it says: there and back. */
export const RETURN: EventPlot = { id: 'return', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const parts = partsOf(going);
  const { O, C, W, t, T, v, staff, end, setting } = parts;
  const un = t === 'the umbrella' ? 'A kite' : 'An umbrella';
  const [o, c, w] = [O.name, C.name, W.name];
  // By its own name nobody knows yet that it is a teddy.
  const named = t === 'Teddy' && /^\p{Lu}/u.test(going.company.comforter ?? '') ? ' the teddy' : '';
  const oneEar = named !== '' && /\bone ear\b/.test(going.company.details) ? 'one ear. And ' : '';
  const refrain = chance.pick(...refrainsOf(parts));
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(O, 'hold', 'happy'), seen(C, 'stand', 'happy')],
          ...shown(parts, 'it', 'ride'),
        },
        `${O.introduced} and ${c} take the ${v}. ${T}${named} has ${oneEar}a ticket. There and back!`,
        `${O.introduced} takes the ${v} with ${c}. ${o} makes a ticket for ${t}${named}. There and back!`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'sit', 'happy')], ...shown(parts, 'it') },
        `"Tickets!" says ${staff}. Snip, for ${o}! Snip, for ${t}!`,
        `Here comes ${staff}. "Tickets, please!" Snip, for ${o}. And snip, for ${t}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(O, 'point', 'surprised'), seen(C, 'stand', 'surprised')],
          ...shown(parts, 'ride'),
        },
        `Quick, out! Off goes the ${v}. Oh no! They have left ${t} on it!`,
        `Out they get. Off goes the ${v}. "Where is ${t}?" Left on the ${v}!`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(W, 'hold', 'happy'), seen(O, 'stand', 'worried')],
          things: ['umbrella'],
        },
        `${w} looks after lost things. "Is it this?" ${un}! "${refrain}"`,
        `Off to ${w}! Lost things go there. "${un}?" "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'hold', 'happy'), seen(O, 'stand', 'worried')], things: ['trumpet'] },
        `"This?" It is a trumpet. Toot! "${refrain}" says ${o}.`,
        `"Then this?" Toot! A trumpet! "${refrain}" says ${o}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'hold', 'happy'), seen(O, 'stand', 'sad')], things: ['sock'] },
        `"Or this?" A sock! "${refrain}" But the ticket! There and back!`,
        `"This, then?" A sock? "${refrain}" But the ticket! There and back!`,
      ),
      page(
        { setting, camera: 'wide', actors: [], ...shown(parts, 'it', 'ride') },
        `At ${end} sits ${t}. "Lost?" says ${staff}. "No! Here is a ticket!"`,
        `And ${t}? ${T} is at ${end}. "Lost?" says ${staff}. "No! A ticket!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'sit', 'worried'), seen(C, 'sit', 'calm')], ...shown(parts, 'ride') },
        `${o} waits, with ${c}. A ${v} comes. Who is at the window?`,
        `They wait and wait. A ${v} comes. Who sits by the window?`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'hug', 'happy'), seen(C, 'stand', 'happy')], ...shown(parts, 'it') },
        `It is ${t}! There and back! ${o} holds ${t} very tight.`,
        `"${T}!" There and back! ${o} hugs ${t}, very tight.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(O, 'sleep', 'sleepy')],
          ...shown(parts, 'it'),
        },
        `At night ${o} makes one more ticket. To bed! Snip. And they sleep.`,
        `Night comes. ${o} has a new ticket. To bed! Snip. And they both sleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const parts = partsOf(going);
  const { O, C, W, t, T, many, v, staff, stop, end, setting, face, first } = parts;
  const [o, c, w] = [O.name, C.name, W.name];
  const wear = t === 'the hat' ? 'a scarf' : 'a hat';
  const refrain = chance.pick(...refrainsOf(parts));
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(O, 'hold', 'happy'), seen(C, 'stand', 'happy')],
          ...shown(parts, 'it', 'ride'),
        },
        `When ${O.introduced} went anywhere by ${v}, ${t} went as well.${face} "Everybody needs a ticket," said ${o}, and made one, in red crayon. It said: There and back. "That's a return," said ${c}.`,
        `${O.introduced} went out by ${v} with ${c}, and so did ${t}.${face} "You can't travel without a ticket," said ${o}. So ${o} wrote one in red crayon. There and back, it said, in big letters. "A return," said ${c}. "Very wise."`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'sit', 'happy')], ...shown(parts, 'it') },
        `"Tickets, please!" said ${staff}. There was a snip for ${o}. Then ${staff} saw the red one, and read it twice. Snip! "All in order," said ${staff}. ${T} had the seat by the window.`,
        `It was not long before ${staff} came by. "Tickets, please!" ${o} showed two. The red one was read from top to bottom. "There and back. Quite right," said ${staff}, and snip! ${T} sat by the window.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(O, 'point', 'surprised'), seen(C, 'stand', 'surprised')],
          ...shown(parts, 'ride'),
        },
        `Then it was their stop, all at once. There was a bag, and ${wear}, and another bag. The doors shut. ${o} felt that something was missing, and looked up. They had left ${t} on the ${v}.`,
        `"That's us!" said ${c}. Out they went, with two bags and ${wear} and a box of buns. The ${v} moved off. "Where's ${t}?" said ${o}. It was left on the seat, and was going past.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'shout', 'sad'), seen(C, 'hug', 'calm')] },
        `"Stop!" shouted ${o}. But a ${v} cannot hear. It got smaller and smaller, and then it was a dot. ${o} cried a bit. "There's a place for lost things," said ${c}. "We'll go and ask."`,
        `They waved with all they had, the bags as well. The ${v} didn't see it. It went off, and the last of it was a red light. "I want ${t}," said ${o}, and cried. "Then we'll ask," said ${c}, "where lost things go."`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(W, 'hold', 'happy'), seen(O, 'stand', 'worried')],
          things: first === 'an umbrella' ? ['umbrella'] : [],
        },
        `In the lost property office sat ${w}, among the shelves. "Nothing is ever lost in here," said ${w}. "It's only lost out there. Is it this?" It was ${first} with a duck's head. "${refrain}" said ${o}.`,
        `The lost property office was full up to the ceiling. "I've got everything," said ${w} proudly. "Nine clocks. Half a cake. Was it this?" And ${w} held up ${first}. "${refrain}" said ${o}.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'hold', 'happy'), seen(O, 'stand', 'worried')], things: ['trumpet'] },
        `"Then it'll be this." Toot! It was a trumpet. "${refrain}" said ${o}. "Is it bigger?" said ${w}. "A sledge?" "It's ${t}!" "I've eleven ${many}," said ${w}, and put them in a row. ${o} looked at each. "${refrain}"`,
        `"Or is it more like this?" Toot! "That's a trumpet," said ${c}. "${refrain}" said ${o}. There was a box with eleven ${many} in it. ${o} took them out, one by one, and put them all back. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'stand', 'calm'), seen(O, 'think', 'curious'), seen(C, 'stand', 'calm')] },
        `"Then it's lost," said ${w}. "What was on it? A label? A name?" "Only a ticket," said ${o}. "What did it say?" said ${c}. And ${o} stopped crying. It said it in red crayon, in big letters. "It said: There and back!"`,
        `"There's nothing else," said ${w}. "It can't have a ticket, I suppose?" "Yes!" said ${o}. "I made it. It was snipped." They looked at each other. "What sort?" said ${w}. "There and back," said ${o}, slowly. "${T} has got a return!"`,
      ),
      page(
        { setting, camera: 'wide', actors: [], ...shown(parts, 'it', 'ride') },
        `Far away, at ${end}, everybody got out but one. "Well, well," said ${staff}. "Lost property?" But then there was something red to read. "Oh no. I beg your pardon. You're going back with us."`,
        `Just then, at ${end}, ${staff} walked along the seats. On the last one sat ${t}. "Into the box with you," said ${staff}. Then the ticket came to light. "There and back! Stay where you are, please."`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'sit', 'worried'), seen(C, 'sit', 'calm')], ...shown(parts, 'ride') },
        `So ${o} and ${c} sat down at the ${stop}. The first ${v} came, and there was nobody at the window. The second ${v} came, and there was only a lady. "It's a long way back," said ${c}.`,
        `They went back to the ${stop}, and sat there on the bench. One ${v} came in. It wasn't on that. Another ${v} came in. It wasn't on that either. "Back takes as long as there," said ${c}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(O, 'hug', 'happy'), seen(C, 'stand', 'happy')],
          ...shown(parts, 'it', 'ride'),
        },
        `Then came the third. And by the window, quite alone on a whole seat, was ${t}. "One passenger for you," said ${staff}. "Snipped both ways." ${o} held ${t} so tight that the ticket got a crease.`,
        `The third ${v} came in, and ${o} stood up. In the window there was something small, looking out. "Tickets, please!" said ${staff}, and laughed, and handed it down. ${o} held on with both arms.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(O, 'sleep', 'sleepy')],
          ...shown(parts, 'it'),
        },
        `At bedtime ${o} took the red crayon, and made one more. It said: To bed. "Single, or return?" said ${c}. "Return," said ${o}. "We're both coming back in the morning." Snip. And they slept.`,
        `That night ${o} made a ticket for ${t}, and one for ${o}. To bed, they said, in red. "And back?" said ${c}. "At seven," said ${o}. Snip, snip, went ${c}, with two fingers. Then everybody was asleep.`,
      ),
    ],
  };
}
