import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './foot-old.ts';
import { REFRAINS, sentOf, titlesOf } from './parts.ts';

/** The address has come off in the rain, and goes about with them under a foot; and those who know may not say it. */
export const FOOT: EventPlot = { id: 'foot', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { P, Q, R, x, stuff, inside, isLetter } = sentOf(going);
  const [p, q, r] = [P.name, Q.name, R.name];
  const refrain = chance.pick(...REFRAINS);
  const thing = isLetter ? 'letter' : 'present';
  return {
    title: titled(chance.pick(...titlesOf(x))),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'stand', 'curious')],
          things: [thing],
        },
        `A ${x}! It lay in the rain. ${A.introduced} picked it up.${comesToo}`,
        `${A.introduced} found a ${x}. It was a bit wet.${comesToo}`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(B, 'stand', 'calm'), seen(A, 'stand', 'worried', thing)] },
        `There was no name on it. And ${B.introduced}? Something white stuck to one foot.`,
        `"Who is it for?" It did not say. ${cap(B.introduced)} had a white foot. Flap!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'shy'), seen(A, 'hold', 'curious', thing), seen(B, 'walk', 'calm')],
        },
        `They asked ${P.introduced}. There was blue ${stuff} on ${p}. "${refrain}," said ${p}. Flap!`,
        `${P.introduced} had blue ${stuff} on. Blue ${stuff}! "${refrain}," said ${p}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Q, 'stand', 'shy'), seen(A, 'hold', 'curious', thing), seen(B, 'walk', 'calm')],
        },
        `They asked ${Q.introduced}. There was red ${stuff} on ${q}. "${refrain}," said ${q}. Flap!`,
        `Flap, flap. Next came ${Q.introduced}, with red ${stuff}. "${refrain}," said ${q}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'stand', 'shy'), seen(A, 'hold', 'curious', thing), seen(B, 'walk', 'calm')],
        },
        `They asked ${R.introduced}. There was yellow ${stuff} on ${r}. "${refrain}," said ${r}. Flap!`,
        `Flap, flap. And ${R.introduced}? Yellow ${stuff}! "${refrain}," said ${r}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad', thing), seen(B, 'sit', 'calm')] },
        `It was nobody's. They sat down. "Poor ${x}," said ${a}.`,
        `Nobody wanted it. They sat down. "Poor ${x}," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'surprised'), seen(A, 'point', 'surprised')] },
        `${b} put up both feet. "What have you got there?" said ${a}. Something white!`,
        `Up went ${b}'s feet. "There is something on it!" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'excited', thing), seen(B, 'sit', 'happy')] },
        `It was the label. "FOR ${a.toUpperCase()}," it said. The ${x} was for ${a}!`,
        `${a} pulled it off. It was a label! It said, "FOR ${a.toUpperCase()}."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy'), seen(B, 'cheer', 'happy')],
          things: isLetter ? ['letter'] : ['scarf'],
        },
        `${a} opened it. ${inside}`,
        `Rip! It was open. ${inside}`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(P, 'cheer', 'happy'),
            seen(Q, 'cheer', 'happy'),
            seen(R, 'cheer', 'happy'),
            seen(A, 'jump', 'happy'),
          ],
        },
        `"Surprise!" cried ${p}, ${q} and ${r}. "Is it MINE?" said ${a}. It was.`,
        `Out came ${p}, ${q} and ${r}. "Surprise!" "Mine!" said ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { P, Q, R, x, stuff, insideLong, isLetter } = sentOf(going);
  const [p, q, r] = [P.name, Q.name, R.name];
  const refrain = chance.pick(...REFRAINS);
  const thing = isLetter ? 'letter' : 'present';
  return {
    title: titled(chance.pick(...titlesOf(x))),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'stand', 'curious')],
          things: [thing],
        },
        `It had rained all night, and on the path lay a ${x}. ${A.introduced} wiped it dry. ${cap(B.introduced)} walked all round it, through the puddle. "Who is it for?" said ${b}.${comesToo}`,
        `"There's a ${x} on the path!" called ${A.introduced}. It was soaked. ${cap(B.introduced)} came running, right through the puddle, to see.${comesToo} "What does it say on it?" said ${b}.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(A, 'hold', 'curious', thing), seen(B, 'walk', 'calm')] },
        `It said nothing. There was only a square place, where something had been. "It has no address," said ${a}. "Then we'll ask," said ${b}, and set off. Flap, went one of ${b}'s feet. Flap, flap.`,
        `${a} turned it over. There was no name and no address. "Poor thing. It doesn't know where to go." "Come on," said ${b}. There was something white under ${b}'s foot. Flap, it went. Neither of them looked down.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'shy'), seen(A, 'hold', 'curious', thing), seen(B, 'stand', 'calm')],
        },
        `At the first gate stood ${P.introduced}. There was blue ${stuff} on ${p}'s nose. "Is this yours?" said ${a}. ${p} looked at it and went quite pink. "${refrain}," said ${p}. "Have you looked everywhere?"`,
        `${P.introduced} opened the gate. "Is it for you?" asked ${a}. "${refrain}," said ${p}, and coughed. ${p} had blue ${stuff} on one ear. "It's for somebody else. I shouldn't wonder."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Q, 'stand', 'shy'), seen(A, 'hold', 'curious', thing), seen(B, 'stand', 'calm')],
        },
        `Flap, flap, they went on to ${Q.introduced}. There was red ${stuff} on ${q} nearly everywhere. "${refrain}," said ${q}, before they could ask. "But what a nice ${x}! Who can it be for?" And ${q} winked at the pump.`,
        `Next was ${Q.introduced}, at the pond. Something red hung from ${q}'s beak. It was ${stuff}. "${refrain}!" said ${q}. "You'll have to read what it says." "It doesn't say," said ${a}. "Oh," said ${q}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'stand', 'shy'), seen(A, 'hold', 'worried', thing), seen(B, 'stand', 'calm')],
        },
        `${R.introduced} was slow to open, and hid something yellow. It was ${stuff}. "${refrain}," said ${r}. "I'm not allowed to say any more." "Why not?" said ${b}. ${r} drew in both lips.`,
        `Flap, flap, up the hill. There lived ${R.introduced}, who had yellow ${stuff} under the chin. "${refrain}," said ${r}, and laughed, and shut the door. Behind it they could hear more laughing.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad', thing), seen(B, 'sit', 'calm')] },
        `They sat down on the step at home. "So it's nobody's," said ${a}, and held it in both arms. "It came all that way in the rain, and it isn't for anyone." It didn't seem right.`,
        `Nobody wanted it. ${a} put it down on the step, out of the wet, and patted it. "You can stay with us," said ${a}, "until somebody comes for you."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sleepy'), seen(A, 'point', 'surprised')] },
        `"I've walked for miles," said ${b}, and put both feet up on the wall. "You've trodden in something," said ${a}. "It's white. It's square." They both looked at it. Then they both looked at the ${x}.`,
        `${b} lay back, with both feet in the air. ${a} had not seen ${b} from below before. "What have you got there? It's flapping." "Where?" said ${b}. "Under your foot. There's writing on it!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'excited', thing), seen(B, 'sit', 'surprised')] },
        `It was a label. It was rather muddy, and they had to read it upside down. "For," it said, and then it said, "${a}." "That's ME," said ${a}. "It's for me! You've been standing on me all day!"`,
        `${a} peeled it off. It fitted the square place on the ${x} exactly. There was a name on it, a bit trodden on. "It says ${a}!" whispered ${a}. "It was mine when we found it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy'), seen(B, 'cheer', 'happy')],
          things: isLetter ? ['letter'] : ['scarf'],
        },
        `Then, at last, they could open it. ${insideLong} "Blue," said ${b}, slowly. "Where have we seen that today?"`,
        `${a} opened it with great care. ${insideLong} "I know that red," said ${b}. "I know that yellow, too."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(P, 'cheer', 'happy'),
            seen(Q, 'cheer', 'happy'),
            seen(R, 'cheer', 'happy'),
            seen(A, 'jump', 'happy'),
          ],
        },
        `The hedge burst out laughing. There stood ${p}, and ${q}, and ${r}, all three. "Surprise!" they shouted. "We couldn't tell you! Did you ever see anything so slow?"`,
        `"SURPRISE!" They came over the wall, ${p} and ${q} and, a little later, ${r}. "You ASKED us," said ${p}, "and we made it! I nearly burst."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'stand', 'happy')], things: [thing] },
        `It was the best ${x} that ever came. ${a} kept the label, too. It hangs over the bed. There's a foot on it, and under the foot is a name.`,
        `"Whose is it?" somebody asks now and then. "Mine," says ${a}. If ever a thing has no name on it, they look under ${b} first.`,
      ),
    ],
  };
}
