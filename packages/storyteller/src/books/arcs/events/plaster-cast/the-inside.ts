import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-inside-old.ts';

/** Everybody signs it until there is no white left, and the one who wanted it to be best comes last: but it has an inside. */
export const THE_INSIDE: EventPlot = { id: 'the-inside', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, onYoung, cast, isHand, C, c, N } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'proud')] },
        `${A.introduced} had a ${cast}.${onYoung} Knock, knock!`,
        `Knock, knock! What is so hard? ${A.introduced} had a ${cast}.${onYoung}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'surprised'), seen(A, 'sit', 'surprised')] },
        `"Hug!" said ${B.introduced}. Bonk! The cast was in the way.`,
        `${B.introduced} came for a hug. Bonk! It was all cast.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'reach', 'determined')], things: ['sock'] },
        isHand
          ? `${a} pulled the sock. ${b} held the sock. On it went!`
          : `${a} could not go and get a sock. ${b} did it.`,
        isHand
          ? `Who needs two hands for a sock? ${a} pulled, ${b} held.`
          : `"A sock, please," said ${a}. ${b} ran for both of them.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'pencil'), seen(A, 'sit', 'happy')],
          things: ['pencil'],
        },
        `${Gcap} took a pencil. "${refrain}" Yes. A name!`,
        `"${refrain}" That was ${g}, with a pencil. A name!`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'stand', 'happy'), seen(A, 'sit', 'surprised')] },
        `In came ${C.introduced}. "${refrain}" Splat! A muddy foot.`,
        `"${refrain}" That was ${C.introduced}. Splat! One muddy foot.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'hold', 'happy', 'crayon'), seen(A, 'sit', 'happy')],
          things: ['crayon'],
        },
        `"${refrain}" ${N.name} had a crayon. She drew a fish.`,
        `In came ${N.name} with a crayon. "${refrain}" A fish!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'proud'), seen(C, 'sit', 'calm')] },
        `Round and round! ${a} and ${c} looked. No white was left.`,
        `${a} and ${c} looked all round it. Feet, fish, names! It was full.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'sad', 'pencil'), seen(A, 'sit', 'sad')], things: ['pencil'] },
        `${b} came last, with the pencil. "${refrain}" ${a} looked. None.`,
        `Then ${b} had the pencil. "${refrain}" "No," said ${a}.`,
      ),
      page(
        { setting: 'doctor', camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(G, 'stand', 'calm')] },
        `One day, buzz! ${a} looked at ${g}. Off came the cast!`,
        `Buzz! ${a} held on to ${g}. Off it came, one day.`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'hug', 'happy')] },
        `No cast! "${refrain}" said ${b}. ${a} had lots of room.`,
        `${b} came to ${a}. "${refrain}" There was. Not one bonk!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, on, cast, isHand, C, c, N } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'proud')] },
        `${A.introduced} had a ${cast}${on}. It was as white as milk, and as hard as a door. You could knock on it. "Come in," said ${a}. It would be on for weeks and weeks.`,
        `A bone had to mend, and keep still. So ${A.introduced} had a ${cast}${on}. It was the hardest, whitest thing. Knock, knock, it went. It sounded like somebody at the door.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'surprised'), seen(A, 'sit', 'surprised')] },
        `In came ${B.introduced} for a hug. Bonk! They tried it from the left. They tried it from behind. Bonk, bonk! Wherever one went, there was cast. "After it's off," said ${a}.`,
        `${B.introduced} ran up to hug ${a}, and there was a bonk. It was the cast. It stood out like a plank. "We could do it round the corner," said ${b}. Bonk. They could not.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'reach', 'happy')],
          things: isHand ? ['jam', 'sock'] : ['sock', 'book'],
        },
        isHand
          ? `With one hand you can wave, and point, and eat a pear. But a sock takes two, and so does the jam. ${b} held the jar, and ${a} turned the lid. It took both of them, and it was very good jam.`
          : `You can't hop to the shelf with that. So ${b} was the legs. "A book," said ${a}, and ${b} ran. "A sock." ${b} ran. "The other sock." "I'm glad that there are only two," said ${b}.`,
        isHand
          ? `They made a list of what one hand can do. It can scratch an ear. It can hold a book, but it can't get the top off the jam. For a sock it needs a friend at the other end. ${b} was good at the other end.`
          : `They made a list of what you can do sitting down. You can read a book. You can be read to. You can throw a sock into a hat. "And I do the rest," said ${b}, and fetched the sock.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'pencil'), seen(A, 'sit', 'curious')],
          things: ['pencil'],
        },
        `"${refrain}" said ${g}, with a pencil. There was room for everyone. But just then ${g} thought of eggs, and there was no paper. So on it went: eggs, bread, soap. "Don't go away with that," said ${g}.`,
        `${Gcap} was the first. "${refrain}" said ${g}. ${Gcap} took the pencil, and wrote something long. ${a} tried to read it. It said eggs, and bread, and soap. "I had nothing else to write on," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'stand', 'happy'), seen(A, 'sit', 'surprised')] },
        `Then it got about. "${refrain}" said ${C.introduced}. ${c} can't write, and doesn't mind. ${c} had been in the flower bed. It was a very clear foot.`,
        `In came ${C.introduced}. "${refrain}" There was. ${c} walked right across it, in four muddy feet, and back again. "That's how I spell it," said ${c}.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [seen(A, 'point', 'proud'), seen(G, 'stand', 'curious'), seen(N, 'hold', 'happy', 'crayon')],
          things: ['egg', 'bread', 'soap', 'crayon'],
        },
        `${Gcap} had to take ${a} to the shop, to have the list there. "Bread," read ${g}, off the cast. "Eggs, and soap." "${refrain}" said ${N.name} from next door. She got out a crayon, and drew a fish. It took up a lot of room.`,
        `So ${a} had to come to the shop, because ${a} was the list. They read it at the eggs, and at the bread, and at the soap. People stopped to look. "${refrain}" said ${N.name}. She put a fish on it, in crayon.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(B, 'sit', 'determined', 'pencil'), seen(A, 'sit', 'curious')],
          things: ['pencil'],
        },
        `Only ${b} had not done it yet. "Mine must be the best of all," said ${b}. ${b} practised, day after day, on backs of things, and used up a pencil. "Is it ready?" said ${a}. "Nearly," said ${b}.`,
        `"What are you going to put?" ${a} asked ${b}. "I'm still at it," said ${b}, and hid the paper. ${b} wanted it to be just right. It had been nearly right since Tuesday. The pencil was getting short.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'sad', 'pencil'), seen(A, 'sit', 'sad')], things: ['pencil'] },
        `The baker had signed by then, and the man with the post. And on the very day that ${b} was ready, there was no white left. "${refrain}" said ${b}. They turned it round and round. ${b} put the pencil down.`,
        `At last it was right. ${b} came in with the pencil. "${refrain}" ${a} looked on top, and underneath. There was a fish's tail on the last white bit. "I'm sorry," said ${a}. "It doesn't matter," said ${b}, and it did.`,
      ),
      page(
        { setting: 'doctor', camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(G, 'stand', 'calm')] },
        `Then the weeks were up. ${Gcap} came, too, and stood close. There was a saw, and it buzzed all down one side. It tickled. And the cast came off in two halves, like the shell of a nut.`,
        `One day it was time. The saw buzzed, very loud. It could not cut a crumb of ${a}. "Tickles," said ${a} to ${g}. Crack! There lay the cast in two halves, like an egg.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'point', 'excited'), seen(B, 'hold', 'surprised', 'pencil')],
          things: ['pencil'],
        },
        `${a} came home with it. "Look!" said ${a}. Outside it was all names and feet and fish. But it had an inside, and the inside was white, from end to end. "${refrain}" said ${b}, and the pencil came out.`,
        `"${b}!" called ${a}, at the door. "It's got an inside!" So it had. It was smooth and white, and nobody had ever been in there but ${a}. ${b} looked for the pencil. It took all afternoon.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'hug', 'happy')] },
        `It was a drawing of the two of them, and it was just right. "That side was next to me," said ${a}. "${refrain}" said ${b}. They waited for the bonk. There wasn't one.`,
        `It was a picture of a hug. "That's what I wanted all the time," said ${b}. "${refrain}" There was nothing in the way now. There was room on the left, and room on the right. Not a bonk.`,
      ),
    ],
  };
}
