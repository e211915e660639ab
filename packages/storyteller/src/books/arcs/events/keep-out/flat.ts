import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { pairOf } from '../siblings/pair.ts';
import { old } from './flat-old.ts';
import { REFRAINS, TITLES } from './sayings.ts';

/**
 * Who talks and touches everything must stay out. One of paper goes in under the door, does neither, and may stay; until
 * the one inside would like to be told that a hat is too big.
 */
export const FLAT: EventPlot = { id: 'flat', young, middle, old };

function young(going: Going): Told {
  const { A, S, N, a, s, Ncap, besides } = pairOf(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES.filter((each) => !each.includes('four')))),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), ...(besides ? [seen(N, 'stand', 'calm')] : [])],
          things: ['sign'],
        },
        `${S.introduced} shut the door. "Keep out!" said the sign. Outside stood ${A.introduced}.${besides}`,
        `The sign said, "Keep out!" ${S.introduced} was in. ${A.introduced} was out.${besides}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried')] },
        `Knock, knock. "${refrain}" said ${a}. "No," said ${s}. "You talk. You touch things."`,
        `"${refrain}" said ${a}. "No!" said ${s}. "You touch things, and you talk."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious')], things: ['leaf'] },
        `There was a gap under the door. A leaf went in. But ${a} was not flat.`,
        `Under the door was a gap. ${a} put in a leaf. But ${a} was not as flat.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sleep', 'happy'), seen(N, 'kneel', 'happy')],
          things: ['crayon'],
        },
        `So ${a} lay down on paper. Round went the crayon. ${Ncap} drew all round ${a}.`,
        `${a} lay down on big paper. ${Ncap} took a crayon and went all the way round.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(N, 'kneel', 'happy')], things: ['scissors'] },
        `Snip, snip, went the scissors. ${a} drew a face. It was a paper ${a}!`,
        `${Ncap} had scissors. Snip, snip! ${a} drew eyes and a smile. A paper ${a}!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'excited')] },
        `It went in under the door. "${refrain}" said ${a}. "That one can," said ${s}.`,
        `Under the door it went, feet first. "${refrain}" "Yes," said ${s}. "That one."`,
      ),
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(S, 'sit', 'happy')] },
        `It sat on the bed with ${s}. It did not talk. It did not touch things.`,
        `There it sat, on the bed with ${s}. It touched nothing. It said nothing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'sad')], things: ['hat'] },
        `${s} put on a hat. "Is it too big?" It did not say. It did not laugh.`,
        `"Look at my hat," said ${s}. "Is it funny?" It did not look. It did not laugh.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'reach', 'happy'), seen(A, 'cheer', 'happy')], things: ['hat'] },
        `Open went the door. "It does not talk!" said ${s}, in the hat. "You do. Come in!"`,
        `${s} opened the door, in the hat. "It never talks! I want the one that does." In ran ${a}!`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sit', 'surprised')] },
        `Night. What came in under ${A.names} door? It was flat. A paper ${s}! "${refrain}"`,
        `At night something flat came under ${A.names} door. It was a paper ${s}! "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, S, N, a, s, n, Ncap, besides } = pairOf(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), ...(besides ? [seen(N, 'stand', 'calm')] : [])],
          things: ['sign', 'marbles'],
        },
        `On the door of ${S.introduced} there was a new sign. KEEP OUT, it said, in red. Outside stood ${A.introduced}, with marbles for two.${besides} You can't play marbles with a door. It never rolls them back.`,
        `There was a sign on the door of ${S.introduced}. It was new, and it said KEEP OUT. ${A.introduced} read it twice. ${a} had brought all the marbles, in a sock.${besides} Perhaps it was meant for somebody else.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried')] },
        `Knock, knock. "${refrain}" said ${a}. "No," said ${s}, inside. "You talk all the time, and you touch everything." "I only touch it to see," said ${a}. The door did not answer.`,
        `"${refrain}" said ${a}, through the keyhole. "No," said ${s}. "I want it quiet. You talk, and you touch all my things." ${a} thought it over. It was quite true.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined')] },
        `So ${a} sat down outside and was quiet, as loudly as possible. "Can you hear how quiet I am?" called ${a}. "Yes," said ${s}. "That's just it."`,
        `${a} could be quiet. ${a} sat by the door and was quiet for as long as a sneeze. "I'm not talking!" called ${a}. "I can hear that," said ${s}. So it didn't count.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious')], things: ['letter'] },
        `Under the door there was a gap. ${a} put one ear on the carpet and looked in. There were the feet of ${s}, and the feet of the table. A letter could get in there. ${a} was only flat in places.`,
        `Then ${a} lay down and looked. The door did not go right to the floor. A letter could have walked in. ${a} tried it with one foot, and got as far as the toes.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sleep', 'happy'), seen(N, 'kneel', 'happy')],
          things: ['crayon'],
        },
        `"I need to be flat," ${a} told ${n}. They rolled out some paper, the wide sort, on the floor. ${a} lay down on it. ${Ncap} went all the way round with a crayon. It tickled at the ears.`,
        `"How do I get to be flat?" said ${a}. ${Ncap} fetched the big roll of paper. "Lie down on that," said ${n}, "and don't wriggle." Round ${a} went the crayon. It took two goes, because of the wriggling.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'proud'), seen(N, 'kneel', 'happy')], things: ['scissors'] },
        `They cut it out with the good scissors, and ${a} drew the face. It had the right nose, and a better smile. It was a whole paper ${a}, as flat as a stamp.`,
        `Snip, went the scissors, in and out of the toes. ${a} gave it two eyes, and a mouth that was shut. "That's me," said ${a}, "without the talking." It was as flat as a stamp.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'excited')] },
        `In it went, under the door, feet first. The head took longest. "${refrain}" said ${a}, from outside. It was quiet for some time. "That one can," said ${s}.`,
        `${a} fed it in under the door, bit by bit, and the feet went first. "${refrain}" called ${a}. Paper rustled. Somebody laughed, only once. "All right," said ${s}. "That one."`,
      ),
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(S, 'sit', 'happy')], things: ['chair'] },
        `It was just the right sort of visitor. ${s} put it on the chair. It did not say one word. It did not touch the shells, or the pens, or the box with a lid. "There," said ${s}. "It can be done."`,
        `All the afternoon the paper ${a} sat on the chair. It said nothing. It didn't touch the pens or the shells, or look in the box. ${s} drew a horse. It was as quiet as the inside of a cushion.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'sad')], things: ['hat'] },
        `After a time ${s} tried on a hat. "Is it too big?" said ${s}. It was far too big, and nobody said so. ${s} did the funny walk in it, up and down. Nobody fell off the chair.`,
        `${s} had a new hat, and put it on. "Too big?" said ${s}. The paper ${a} looked at the wall. So ${s} did the funny walk, up and down. Nobody laughed. It's hard to be funny for a stamp.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'shy'), seen(A, 'stand', 'surprised')], things: ['hat'] },
        `Then the door opened. There stood ${s}, in the hat. "It doesn't talk," said ${s}. "It doesn't touch things either," said ${a}. ${s} went a bit pink. "I know. Have you got the one that does?"`,
        `The door opened, and out looked the hat, with ${s} under it. "That one never says a word," said ${s}. "You wanted it like that," said ${a}. "Only till four," said ${s}. "Now I want the one that talks."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(S, 'kneel', 'happy')],
          things: ['marbles', 'sign'],
        },
        `"It's much too big!" said ${a}, at once. They played marbles on the floor till supper, and ${a} talked the whole time. The sign is still up. KEEP OUT, it says, and in pencil: UNTIL FOUR.`,
        `"That hat comes down to your chin," said ${a}. They rolled marbles from wall to wall till supper, and ${a} said who was winning. There's a new line on the sign now. KEEP OUT, it says. UNTIL FOUR.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sit', 'surprised')] },
        `That night ${a} lay in bed with the door shut. There was a rustle. Something came in underneath, feet first. It was flat, and it had a very big hat on. It was a paper ${s}. "${refrain}" said somebody outside.`,
        `At bedtime ${A.names} own door was shut. Rustle, rustle, in came two flat feet. Two flat knees came next, and last of all a hat, much too big. It was a paper ${s}. "${refrain}" somebody whispered, outside.`,
      ),
    ],
  };
}
