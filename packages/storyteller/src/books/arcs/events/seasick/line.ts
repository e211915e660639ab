import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './line-old.ts';
import { REFRAINS, TITLES, crewOf } from './parts.ts';

/** On a ship everything moves but one thing, and somebody has been drawing that all the time. */
export const LINE: EventPlot = { id: 'line', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { P, v } = crewOf(going);
  const p = P.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'boat', camera: 'wide', actors: [seen(A, 'stand', 'proud')] },
        `${A.introduced} had a ${v}. It went up. It went down.`,
        `Up and down went a ${v}. It was ${A.introduced}'s own.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'happy', 'crayon'), seen(A, 'stand', 'curious')] },
        `In front sat ${B.introduced}. ${b} drew a line. "It lies so still."${comesToo}`,
        `There was ${B.introduced}. ${b} looked far out. ${b} drew a line.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(P, 'stand', 'surprised')] },
        `"You are green," said ${P.introduced}. "I feel seasick," said ${a}.`,
        `"I am seasick," said ${a}. "You are green!" said ${P.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'worried'), seen(P, 'stand', 'calm')] },
        `"Shut your eyes," said ${p}. ${a} did. Now it went round, too. ${refrain}`,
        `${a} shut both eyes. Up, down, and round and round! ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(P, 'stand', 'calm')] },
        `"Lie down," said ${p}. The bed went left. The ${v} went right. ${refrain}`,
        `${a} lay down in bed. The bed swung left, and right. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hug', 'worried'), seen(P, 'stand', 'calm')] },
        `"Hold the mast," said ${p}. But the mast went up and down. ${refrain}`,
        `${a} held on to the mast. It went to and fro. ${refrain}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(B, 'sit', 'happy')] },
        `The soup moved. The lamp moved. "Does nothing lie still?" said ${a}.`,
        `Cups slid. Lamps swung. "Everything moves!" said ${a}. "Is nothing still?"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'happy'), seen(A, 'look-up', 'curious')] },
        `"My line does," said ${b}. "Look! Out there, where the sea ends."`,
        `"The line is still," said ${b}. "Look! Where sea and sky meet."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'cheer', 'happy')] },
        `${a} looked and looked. It lay quite still. ${a} was not green now!`,
        `There it was, long and still. ${a} looked at it. And the green went away.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'sit', 'worried')],
          things: ['boat'],
        },
        `They came to land. "It wobbles!" said ${b}, all green. "Look at the line," said ${a}.`,
        `On land it was ${b} who was green. "Look far out," said ${a}. "There!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { P, Q, v } = crewOf(going);
  const [p, q] = [P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'boat', camera: 'wide', actors: [seen(A, 'stand', 'proud')] },
        `${A.introduced} was the captain of a ${v} with three sails. It went up one wave and down the next. That's what ships do.`,
        `${A.introduced} was a fine captain, until they untied the ${v}. Up it went, and down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'happy', 'pencil'), seen(A, 'walk', 'curious')] },
        `In front sat ${B.introduced}, with pencil and ruler.${comesToo} "What are you drawing?" asked ${a}. "A line," said ${b}. It was long and straight, and there was nothing else on the paper.`,
        `At the front sat ${B.introduced}, and drew all day.${comesToo} "It's always the same," said ${a}. "It's a line." "I like it," said ${b}. "It never wobbles."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(P, 'stand', 'surprised')] },
        `"You're green, Captain," said ${P.introduced}. "I'm not," said ${a}, and held on to the rail. "It's the light." But it was the waves. ${a} was seasick.`,
        `"I feel a bit funny," said ${a}. ${P.introduced} took a look. "You're seasick, Captain," said ${p}. "You've gone the colour of a pea."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'worried'), seen(Q, 'stand', 'calm')] },
        `"Shut your eyes," said ${Q.introduced}. ${a} shut them. Now it went up and down in the dark, and round as well. "Like a lettuce," said ${p}. ${refrain}`,
        `${Q.introduced} knew what to do. "Don't look at it." So ${a} didn't look. But ${a}'s tummy could tell, and it went round and round. "More of a lettuce now," said ${p}. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(Q, 'stand', 'calm')] },
        `They put ${a} in a hammock. The ${v} went left, and the hammock went right. Then they changed over. "Like spinach," said ${p}. ${refrain}`,
        `"Then lie down," said ${q}. ${a} lay in the hammock. It swung one way, and the ${v} swung the other. ${p} held up some spinach, to compare. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hug', 'worried'), seen(P, 'stand', 'calm')] },
        `${a} put both arms round the mast. It was the thickest thing on board. But its top drew circles in the sky, and ${a} looked up. "Gherkin," said ${p}. ${refrain}`,
        `"Hold on to something that's fast!" So ${a} held the mast. The mast was fast to the ${v}. The ${v} wasn't fast to anything. "I'd call that gherkin," said ${p}. ${refrain}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'happy')] },
        `${a} crept to the front and sat down by ${b}. The lamp swung. The soup went by in its pot. "Isn't there one thing," said ${a}, "in all this sea, that keeps still?"`,
        `"Everything moves," said ${a}, who had got as far as ${b}'s seat. "The lamp, and the cups, and the sky. I only want one thing that doesn't."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'happy'), seen(A, 'look-up', 'curious')] },
        `"Mine does," said ${b}, and held up the paper. "Where did you get it?" said ${a}. ${b} pointed out over the water, as far as you can see. "From there."`,
        `"There's my line," said ${b}. "On paper," said ${a}. "No, out there! I only copy it." And ${b} turned ${a}'s head, gently, to where the sea leaves off.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'cheer', 'happy'), seen(P, 'stand', 'surprised')],
        },
        `There it lay. The sea ended there, and the sky began. It didn't go up, and it didn't go down. ${a} looked at it and breathed. "Lettuce," said ${p}, behind them. "Pea. And now a sort of peach!"`,
        `It was quite straight, and it was quite still. ${a} looked along it from end to end. Something inside ${a} sat down and was quiet. "You're going pink, Captain!" called ${p}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'happy'), seen(Q, 'stand', 'happy')] },
        `From then on ${a} steered with both eyes on the line. And so it was ${a} who saw it first. "There's a bump on it!" cried ${a}. "It's LAND!"`,
        `${a} never looked away from it again. So ${a} was the first to see a small blue thing on it. "Land!" cried ${a}. "Land, all of you!"`,
      ),
      page(
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'sit', 'worried'), seen(P, 'stand', 'surprised')],
          things: ['boat'],
        },
        `They jumped ashore. ${b} took three steps, and sat down. "It wobbles," said ${b}. "The whole beach!" "Pea," said ${p}. "It's only because it stands still," said ${a}. "Here. Look at my line."`,
        `"At last," said ${p}, on the sand. But somebody was holding on to a rock. It was ${b}, and ${b} was the colour of a pea. "The land goes up and down!" ${a} sat down there too. "Look far out," said ${a}. "There it is."`,
      ),
    ],
  };
}
