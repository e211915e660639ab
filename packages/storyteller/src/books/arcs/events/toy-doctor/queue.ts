import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { partsOf, TITLES } from './queue-parts.ts';
import { old } from './queue-old.ts';

const TOYS = String.raw`(?:toys?|teddy|teddies|teddy bears?|dolls?|cuddl(?:y|ies)(?: toys?| animals?)?|soft toys?|stuffed (?:toys?|animals?)|stuffies|plush(?:y|ies)?(?: toys?)?)`;
const CURES = String.raw`(?:vets?|hospitals?|clinic|surgery)`;

/** Whoever has been made better goes to the end of the queue again: it is not the plaster that they come for. */
export const QUEUE: EventPlot = standsApart({
  id: 'queue',
  when: new RegExp(String.raw`\b${TOYS}['’]?s?\b[^.]*\b${CURES}\b|\b${CURES}\b[^.]*\b${TOYS}\b`, 'iu'),
  only: true,
  closest: true,
  young,
  middle,
  old,
});

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, place, trade, D, d, patients, helps } = partsOf(going);
  const [P, Q, R] = patients;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(D, 'stand', 'proud')],
          things: ['sign', 'stethoscope'],
        },
        `${cap(D.introduced)} is the ${trade}. The sign says, "The ${place}."${helps} "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sad'), seen(D, 'kneel', 'calm')], things: ['plaster'] },
        `In comes ${P.introduced}. "My ear hurts!" One plaster. One cuddle. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'sit', 'sad'), seen(D, 'kneel', 'calm')], things: ['plaster'] },
        `In comes ${Q.introduced}. "My arm hurts!" One plaster. One cuddle. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sit', 'sad'), seen(D, 'kneel', 'calm')], things: ['plaster'] },
        `In comes ${R.introduced}. "My tummy hurts!" One plaster. One cuddle. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sad'), seen(D, 'stand', 'surprised')], things: ['plaster'] },
        `Who is that? It is ${P.name} again! "My foot hurts!" Plaster. Cuddle. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'sit', 'sad'), seen(R, 'sit', 'sad'), seen(D, 'stand', 'worried')] },
        `${Q.name} is back. ${R.name} is back. The plasters are all gone!`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'think', 'curious'), seen(P, 'sit', 'shy')] },
        `"Which ear was it?" says ${d}. "I forget!" says ${P.name}. It does not hurt at all!`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'kneel', 'curious'), seen(P, 'sit', 'shy')] },
        `"I know what you want!" says ${d}. It is not a plaster. It is a cuddle!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'hug', 'happy'), seen(P, 'hug', 'happy'), seen(Q, 'hug', 'happy'), seen(R, 'hug', 'happy')],
        },
        `"Come here, all of you!" Cuddle, cuddle, cuddle. All better!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(D, 'sleep', 'sleepy'), seen(P, 'sit', 'happy')],
        },
        `Now ${d} is in bed. "My nose hurts," says ${d}. "${refrain}" say the toys. Cuddle, cuddle, cuddle.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { refrain, place, trade, D, d, patients, helped } = partsOf(going);
  const [P, Q, R] = patients;
  const [p, q, r] = [P.name, Q.name, R.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(D, 'stand', 'proud')],
          things: ['sign', 'stethoscope'],
        },
        `At nine o'clock ${D.introduced} hung up a sign. "THE ${place.toUpperCase()}," it said. ${d} was the ${trade}, with a white shirt and a whole box of plasters.${helped} Behind the sofa stood a queue of toys who were ill. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sad'), seen(D, 'kneel', 'calm')], things: ['plaster'] },
        `First came ${P.introduced}. "My ear hurts," said ${p}. ${d} listened to the ear, and put a plaster on it. Then ${d} gave ${p} a cuddle, because that is how one ends. "All better," said ${d}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'sit', 'sad'), seen(D, 'kneel', 'calm')], things: ['plaster'] },
        `Next came ${Q.introduced}. "It's my arm," said ${q}. "It went crack." ${d} could not see a crack, and put on two plasters to be sure. Then ${q} had a cuddle as well. "All better. ${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sit', 'sad'), seen(D, 'kneel', 'calm')], things: ['plaster'] },
        `Then came ${R.introduced}. "I've got a wobbly tummy," said ${r}. One plaster, one cuddle. "All better," said ${d}. That was the end of the queue, and it was not even ten. ${d} looked up. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sad'), seen(D, 'stand', 'surprised')], things: ['plaster'] },
        `There stood ${p} again! "Now it's my foot," said ${p}. Behind ${p} stood ${q}, with a bad nose. Behind ${q} stood ${r}, who hurt at the back. The queue was exactly as long as before.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'stand', 'worried'), seen(P, 'sit', 'sad'), seen(Q, 'sit', 'sad'), seen(R, 'sit', 'sad')],
          things: ['box'],
        },
        `It went on all morning. Each of them got a plaster and a cuddle. Then they went straight to the end of the queue. By eleven ${p} was more plaster than ${P.kind}. By twelve the box was empty. "${refrain}" said ${d}, rather tired.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'think', 'curious'), seen(P, 'sit', 'shy')] },
        `"There are no more plasters," said ${d}. "You'll have to rest." ${p} did not mind a bit about the plasters. "Which ear was it this morning?" said ${d}. ${p} touched the left one, and then the right one. "I forget," said ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'kneel', 'surprised'), seen(P, 'sit', 'shy')] },
        `So it did not hurt at all! ${d} thought about it. When the plaster came, the toys always looked at the door. When the cuddle came, they always shut their eyes. "I know what you've got!" said ${d}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'hug', 'happy'), seen(P, 'hug', 'happy')] },
        `"You've got not enough cuddles," said ${d}. "Is it bad?" said ${p}. "It's very easy." ${d} gave ${p} a long one, with no plaster before it. "You needn't be ill for that. You can just come."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'hug', 'happy'), seen(P, 'hug', 'happy'), seen(Q, 'hug', 'happy'), seen(R, 'hug', 'happy')],
          things: ['sign'],
        },
        `${d} turned the sign round, and wrote on the back of it. "CUDDLES. YOU NEED NOT BE ILL." There was no queue after that. They all came at once.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(D, 'sleep', 'sleepy'), seen(P, 'sit', 'happy')],
        },
        `That night ${d} lay in bed, after such a lot of work. "My nose hurts a bit," said ${d}. Nobody looked at the nose. "${refrain}" said ${p}, and climbed in. So did ${q}, and so did ${r}. All better. Good night.`,
      ),
    ],
  };
}
