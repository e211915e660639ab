import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './level-old.ts';
import { sidesOf } from './parts.ts';

/** Two sides are as good as each other at everything, until the prize is stuck and needs both on one end of the rope. */
export const LEVEL: EventPlot = { id: 'level', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b } = going;
  const { refrain, title, R, r, both } = sidesOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'garden', time: 'day', camera: 'wide', actors: both('stand', 'proud') },
        `Here come the ${A.kinds}, and here the ${B.kinds}. This is ${A.introduced}. This is ${B.introduced}.`,
        `This is ${A.introduced}. This is ${B.introduced}. Who is best?`,
      ),
      page(
        { camera: 'medium', actors: [...both('shout', 'determined'), seen(R, 'stand', 'curious')] },
        `"We are best!" says ${a}. "No, we are!" says ${b}. ${R.introduced} keeps the score.`,
        `"Us!" says ${a}. "No, us!" says ${b}. ${R.introduced} will say who wins.`,
      ),
      page(
        { camera: 'medium', actors: both('shout', 'determined') },
        `Who is louder? "Aaah!" says ${a}. "Aaah!" says ${b}. "${refrain}" says ${r}.`,
        `First they shout. "Aaah!" And again, "Aaah!" "${refrain}" says ${r}.`,
      ),
      page(
        { camera: 'close', actors: both('sleep', 'sleepy') },
        `Who can keep still? ${a} is still. ${b} is still. They are asleep! "${refrain}"`,
        `Now they keep still. So still! They both fall asleep. "${refrain}" whispers ${r}.`,
      ),
      page(
        { camera: 'wide', actors: both('reach', 'determined'), things: ['string'] },
        `Who is stronger? Here is a rope. They pull and pull. The rope stays. "${refrain}"`,
        `There is a rope. ${a} pulls. ${b} pulls. It does not move. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'point', 'surprised')], things: ['lorry', 'puddle'] },
        `Beep! Here comes the prize, in a lorry. It is ice cream! Splosh. It is stuck.`,
        `Beep, beep! The lorry has ice cream for the winner. Splosh! It sits in the mud.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['lorry'] },
        `The ${A.kinds} pull. Slip, slop. They sit in the mud. The lorry stays.`,
        `"Let us!" say the ${A.kinds}. They pull. Slop! They all sit down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined')], things: ['lorry'] },
        `The ${B.kinds} pull. Slip, slop. They sit in the mud. "${refrain}" says ${r}.`,
        `"Now us!" say the ${B.kinds}. They pull. Slop! "${refrain}" says ${r}.`,
      ),
      page(
        { camera: 'wide', actors: [...both('reach', 'determined'), seen(R, 'point', 'excited')], things: ['lorry'] },
        `"All on one end!" says ${r}. ${cap(a)} and ${b} pull. One, two, three. Plop! Out it comes!`,
        `"Both on this end!" says ${r}. They all pull. It moves. It moves. Plop!`,
      ),
      page(
        { camera: 'medium', actors: [...both('cheer', 'happy'), seen(R, 'cheer', 'happy')], things: ['ice-cream'] },
        `"Who has won?" asks ${a}. "You all have," says ${r}. "The mud has lost!" Ice cream!`,
        `"Who is best?" asks ${b}. "All of you," says ${r}. "You beat the mud!" Ice cream for all.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b } = going;
  const { refrain, title, R, r, both } = sidesOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'garden', time: 'day', camera: 'wide', actors: both('stand', 'proud') },
        `On one side of the meadow stood the ${A.kinds}. On the other side stood the ${B.kinds}. They had come to find out who was better. The captains were ${A.introduced} and ${B.introduced}.`,
        `It was the day of the big match. From the left came the ${A.kinds}, and ${A.introduced} walked in front. From the right came the ${B.kinds}, behind ${B.introduced}. "Today we'll see," they all said.`,
      ),
      page(
        { camera: 'medium', actors: [...both('shout', 'determined'), seen(R, 'stand', 'curious')], things: ['sign'] },
        `"We're better than you at everything," said ${a}. "Name one thing," said ${b}. "Two," said ${a}. ${R.introduced} had a board, for the score. At the top it said ${A.kinds.toUpperCase()} V ${B.kinds.toUpperCase()}.`,
        `${R.introduced} kept the score, because ${r} was neither. There was a sign with two sides. ${A.kinds.toUpperCase()}, it said, and ${B.kinds.toUpperCase()}. "You may as well write it down now," said ${a}. "We've won." "You? We have!" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: both('shout', 'determined') },
        `First came shouting. ${a} shouted, and the cows in the next field turned round. ${b} shouted, and the cows turned back. ${r} thought about the cows. "${refrain}" said ${r}.`,
        `The first game was who could be louder. All the ${A.kinds} shouted. An apple fell off a tree. All the ${B.kinds} shouted. One more apple fell. "${refrain}" said ${r}.`,
      ),
      page(
        { camera: 'close', actors: both('sleep', 'sleepy') },
        `Next came keeping still. Nobody moved. Nobody so much as sniffed. After an hour ${r} went to look. ${a} was asleep, and so was ${b}, and so was everybody. "${refrain}" whispered ${r}.`,
        `Then it was who could keep still for longer. A butterfly sat down on ${A.names} nose, and then on ${B.names}. Nothing moved. Somebody began to snore, on both sides. "${refrain}" said ${r}, very softly.`,
      ),
      page(
        { camera: 'wide', actors: both('reach', 'determined'), things: ['string'] },
        `So it had to be the rope. The ${A.kinds} took one end, and the ${B.kinds} took the other. They pulled until they were red. The rope hummed. But it went neither this way nor that way. "${refrain}" said ${r}.`,
        `"The rope will settle it," said ${b}. They pulled all afternoon. The knot in the middle stood over the same daisy from beginning to end. "${refrain}" said ${r}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'point', 'surprised')], things: ['lorry', 'puddle'] },
        `Beep, beep! That was the prize. It was a whole lorry of ice cream, for whoever won. It turned in at the gate, and came to the muddy bit. Splosh. It sat down up to its doors.`,
        `Then the prize came, in a lorry. Everybody could read what was on it. ICE CREAM. "That's ours," said both sides. And the lorry drove into the mud by the gate, and went no further.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'happy')], things: ['lorry'] },
        `"Stand back," said ${a}. "We'll have it out." They tied on the rope, and all the ${A.kinds} pulled. Their feet went away from under them. They sat in the mud in a row. The lorry had not moved at all.`,
        `All the ${A.kinds} took the rope and pulled. There was a long, sad noise. It was their feet. One after the other they sat down in the mud. "Ha!" said the ${B.kinds}, who were still clean.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'sit', 'happy')], things: ['lorry'] },
        `"Now watch us," said ${b}. All the ${B.kinds} pulled. Then they were sitting in the mud, too. You couldn't tell any more who was who. "${refrain}" said ${r}. And in the lorry something began to drip.`,
        `So the ${B.kinds} took the rope, and pulled, and were not clean for long. They sat down beside the others. "${refrain}" said ${r}. Drip, went the lorry. Drip, drip.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'point', 'excited'), ...both('sit', 'surprised')], things: ['string'] },
        `"It's melting!" cried ${r}. "You've pulled against each other all day, and nobody could win. You're just as strong! So what would happen if you all took the SAME end?" ${a} looked at ${b}. Nobody had tried that.`,
        `${r} looked at the rope, with its two ends. "Does it have to have one each?" said ${r}. "When you pull against each other, nothing moves. Try it with all of you on this one. Quick, it's melting!"`,
      ),
      page(
        { camera: 'wide', actors: [...both('reach', 'determined'), seen(R, 'shout', 'excited')], things: ['lorry'] },
        `So they took the same end. First ${a}, then ${b}, then one of each, right back to the hedge. "One, two, three!" called ${r}. For a moment nothing happened. Then the mud said, "Plop." And out came the lorry, all by itself, or so it looked.`,
        `They stood in one long row, a ${A.kind}, a ${B.kind}, a ${A.kind}, a ${B.kind}. "PULL!" shouted ${r}. The mud held on. The mud let go. Out came the lorry, like a cork. They all fell over backwards, in one heap.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [...both('cheer', 'happy'), seen(R, 'cheer', 'happy')],
          things: ['ice-cream', 'sign'],
        },
        `"But who has won?" said ${b}, with a mouth full of ice cream. ${r} wiped the sign clean, and wrote it again. EVERYBODY V MUD, it said. ONE NIL. "Next week," said ${a}, "we'll take on the hill."`,
        `They ate it all, out of the same tubs, for it would not wait. "So who's better?" said ${a}. ${r} had written it on the sign. MUD NIL, EVERYBODY ONE. "Good," said ${b}. "I never liked that mud."`,
      ),
    ],
  };
}
