import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { old } from './no-end-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** A line by size has two ends, who never meet; until it goes round a pond, and the first walks into the last. */
export const NO_END: EventPlot = {
  id: 'no-end',
  young: (going) => young(withClassmate(going)),
  middle: (going) => middle(withClassmate(going)),
  old: (going) => old(withClassmate(going)),
};

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, most, E, T, t, S, s, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(A, 'stand', 'happy')] },
        `${A.introduced} went to school. ${a} was the ${most} in the class.`,
        `Who was the ${most} in the class? ${A.introduced}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'point', 'calm'), seen(A, 'walk', 'calm')] },
        `"Line up!" said ${N.introduced}. "${refrain}" So ${a} did.`,
        `"${refrain}" said ${N.introduced}. There stood ${a}, at one end.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'wave', 'shy'), seen(A, 'wave', 'shy')] },
        `At the other end was ${E.introduced}. So far away!`,
        `Who had the other end? ${E.introduced} did. Far, far away.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(S, 'walk', 'happy'), seen(T, 'walk', 'happy')] },
        `Round the pond they all went. ${s} was first. ${t} was last.`,
        `They went round the pond. First ${s}! Last of all, ${t}!`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'look-up', 'excited')], things: ['kite'] },
        `${t} saw a kite, up high. Nobody else could.`,
        `"A kite!" said ${t}. It was up high. "Where?" they all said.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'kneel', 'excited')], things: ['feather'] },
        `${s} saw a feather, down low. Nobody else did.`,
        `"A feather!" said ${s}. It was down low. "Where?" they said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'surprised'), seen(T, 'stand', 'surprised')] },
        `Round and round. Bump! ${s} ran into ${t}.`,
        `Round they went. Whose back was that? Bump! ${s} met ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'point', 'surprised'), seen(T, 'point', 'surprised')] },
        `"I am first," said ${s}. "I am last," said ${t}. What?`,
        `"You are last!" said ${s}. "You are first!" said ${t}. How?`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'shout', 'surprised'), seen(T, 'cheer', 'happy'), seen(S, 'cheer', 'happy')],
        },
        `"${refrain}" said ${n}. But it was round. There was no end!`,
        `"${refrain}" said ${n}. They all looked. There was no end at all!`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(T, 'look-up', 'happy'), seen(S, 'hold', 'proud', 'umbrella')],
          things: ['umbrella'],
        },
        `"Rain!" said ${t}, who had it first. ${s} had an umbrella. Two went under.`,
        `${t} felt a drop. "Rain!" ${s} put up an umbrella, for two.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, most, other, E, T, t, S, s, N, n } = partsOf(going);
  const e = E.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(A, 'stand', 'calm')] },
        `${A.introduced} was the ${most} in the class. Somebody has to be. It was nobody's fault, and it didn't hurt. Only, ${t} was never in the middle.`,
        `There were twenty-one in the class. In a row, ${A.introduced} always came at one end. That was because ${a} was the ${most}. Somebody has to be.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'point', 'calm'), seen(A, 'walk', 'calm')] },
        `"Line up!" said ${N.introduced}. "Small ones in front, and tall ones at the back." It was the same each day. "${refrain}" said ${n} to ${a}, and pointed.`,
        `${N.introduced} liked a neat line. It went up like a stair, from small to tall. "${refrain}" said ${n}. ${a} knew the way. It was past everybody else.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'wave', 'shy'), seen(A, 'wave', 'shy')] },
        `A line has another end, and there stood ${E.introduced}. ${e} was the ${other}. In all that time the two had not said one word. It was too far to whisper.`,
        `Away at the other end was ${E.introduced}, who was the ${other}. It was about a bus away. Once ${e} had waved, and once ${a} had. It hadn't been at the same time.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(S, 'walk', 'happy'), seen(T, 'walk', 'calm'), seen(N, 'stand', 'happy')],
        },
        `One windy day they all went to the pond. "Once round," said ${n}, "and follow the one in front." ${s} went first, and ${t} went last. ${n} stood still, and counted.`,
        `That day they went out to the pond. ${n} sat down to count them. "${refrain}" Off they went along the edge. ${s} went first, and ${t} last of all.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'look-up', 'excited')], things: ['kite'] },
        `${t} got the wind first, and could see over every hat. "There's a kite behind the trees!" said ${t}. "Where?" said all the others, and stretched. They saw the next one's hood.`,
        `If you are tall, you get the rain first. You get the view, too. "A kite!" cried ${t}. "It's got a face on it!" Nobody else could see more than a collar.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'kneel', 'excited', 'feather')], things: ['feather'] },
        `${s} was nearer to other things. There was a blue feather, flat in the mud. "Look!" said ${s}. "Where?" said the others. They had to come all the way down from up there.`,
        `${s} could read the ground like a book. There was a beetle with an errand. There was a feather, as blue as ink. "Where?" said the others, and nearly stood on it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'surprised'), seen(T, 'stand', 'surprised')] },
        `On they went, along the edge. But the edge of a pond doesn't stop anywhere. ${s} walked, and thought about beetles. Then there was a back, where no back should be. Bump!`,
        `It wasn't a large pond. ${s} went on and on, looking down. There should have been nobody in front of ${s}. Bump! It was a coat, and on top of the coat was ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'point', 'curious'), seen(T, 'think', 'curious')] },
        `"What are you doing in front?" said ${s}. "I'm the first." "I'm not in front," said ${t}. "I'm the last." They both looked along the line. It went all the way round.`,
        `"You can't be there," said ${s}. "You come last." "I am last," said ${t}. "Look, they're all in front of me." "They're all behind me," said ${s}. So it was both.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'shout', 'surprised'), seen(T, 'cheer', 'happy'), seen(S, 'cheer', 'happy')],
        },
        `${n} had counted up to sixty. "Stop!" cried ${n}. "${refrain}" Everybody looked for it. They looked on the left, and on the right. "It's gone," said ${a}. "There isn't one."`,
        `"Thirty-nine, forty," said ${n}. "That can't be right. ${refrain}" Nobody moved. Nobody knew where it was. Everybody was in the middle, and so was ${a}, for the first time.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'kneel', 'curious'), seen(S, 'look-up', 'excited')],
          things: ['log', 'feather', 'kite'],
        },
        `"Is there a kite?" said ${s}, and got up on a log. "Oh, it has a face!" And ${t} knelt down to look at the feather. It smelled quite different down there.`,
        `So they swapped. ${t} knelt in the grass, by the feather, and met the beetle. ${s} stood on a log. "So that's what you do all day," said ${s}. From there you saw the kite.`,
      ),
      page(
        {
          setting: 'playground',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(T, 'look-up', 'happy'), seen(S, 'hold', 'proud', 'umbrella'), seen(N, 'point', 'surprised')],
          things: ['umbrella'],
        },
        `The next day ${n} said, "Line up! ${refrain}" ${a} and ${e} stood side by side. "We're the ends," said ${e}. "Ends go together now." "Rain," said ${t}, who got it first. ${s} had the umbrella up just in time.`,
        `In the morning the line went round the tree. No one could say where it began. "${refrain}" said ${n}, not very hopefully. "Rain!" called ${t}. "Thank you," said ${s}, and opened an umbrella. The drop came down two seconds later.`,
      ),
    ],
  };
}
