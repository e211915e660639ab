import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { drawnIn } from './parts.ts';
import { roundOf } from './round-parts.ts';

/** For the oldest one of the two stands still and the other will not: it is found long before it is got back. */
export function old(going: Going): Told {
  const parts = roundOf(going);
  const { A, B, P, Q, R, X, x, it, was, wall, setting, isCold, comesToo, tried, refrain, titles } = parts;
  const [a, b, p, q, r, f] = [A.name, B.name, P.name, Q.name, R.name, X.name];
  const [one, two, three] = tried.byThree;
  const isThis = was === 'was' ? 'Is this' : 'Are these';
  const theyAre = was === 'was' ? 'it is' : 'they are';
  return {
    title: titled(going.chance.pick(...titles)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
          ...drawnIn(parts),
        },
        `There are people who do things and people who wait for them, and they often live next door. ${A.introduced} was the first sort. ${a} was up at six, out at seven, and back for the ${x}, which had been left behind. ${B.introduced} was the second sort. "If you'd wait a minute," said ${b}, "you'd remember ${it}."${comesToo} "I haven't got a minute," said ${a}.`,
        `"Walk," said ${B.introduced}. "I can't," said ${A.introduced}, and was already at the corner, with the ${x}.${comesToo} It was always like that. ${a} ran at everything, and most of it got out of the way. ${b} sat, and looked, and was there when things came by. Each of them thought that the other was missing a great deal.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'scared'), seen(B, 'run', 'surprised')] },
        `They had stopped at the ${wall} by the green, because of ${b}. The ${x} lay between them${isCold ? ' in the snow' : ' in the sun'}. ${isCold ? 'Then the tree behind them let go of its snow, all at once.' : `Then one bee, a quite ordinary one, came to see what ${theyAre.replace('is', 'was').replace('are', 'were')} for.`} ${a} was off before it had landed. "It's only ${isCold ? 'snow' : 'a bee'}!" called ${b}, and ran as well, since one doesn't like to be the last.`,
        `It ${isCold ? 'had snowed' : 'was warm'}, and even ${a} sat on the ${wall} for a moment, with the ${x} alongside. So it would not have happened without the ${isCold ? 'tree' : 'bee'}. It ${isCold ? `dropped all its snow behind ${a}, with a flump` : `took a liking to ${a}`}. When somebody runs from ${isCold ? 'a flump' : 'a bee'} there isn't time to think of everything. They went three times round the church.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'sit', 'calm')] },
        `When they got back the ${wall} was ${isCold ? 'cold' : 'warm'}, and bare from end to end. "Lost," said ${a}. "And at six we're all to meet here, and I can't come without the ${x}. I'd be nobody." ${b} sat down. "I've been lost eleven times," said ${b}. "You stay where you are, and somebody comes." "I'm not lost. The ${x} ${was === 'was' ? 'is' : 'are'}!" And ${a} was gone.`,
        `Of the ${x} there was nothing left but ${isCold ? 'a dent in the snow' : 'a warm place'}. At six, when the bell went, they were all to meet at the ${wall}. Everybody would be there, and would look at ${a}, and see that something wasn't. "Stay here," said ${b}. "I've been lost eleven times. You stand still, and somebody comes." "You stand still," said ${a}. "I'm going to do something."`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'calm'), seen(A, 'run', 'worried')] },
        `So one of them sat, and one of them ran. The first door was that of ${P.introduced}. "There was a ${X.kind} here," said ${p}, "with a ${x} that ${was} nobody's. I was asked to try, so that nobody could say I hadn't. ${one} I gave ${it} back." "Where did they go?" said ${a}. "On," said ${p}. "${refrain}"`.replace(
          `a ${x} that`,
          was === 'was' ? `a ${x} that` : `${x} that`,
        ),
        `The door of ${P.introduced} was still open. "I'd have kept ${it}, if I'd been the other sort," said ${p}. "A ${X.kind} goes round with ${it}, and asks people to try. Well, I tried. ${one} It was quite plain that it wasn't for me. ${refrain}" ${a} did not even say thank you. There wasn't time.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'stand', 'calm'), seen(A, 'run', 'worried')] },
        `At the second door ${Q.introduced} told it with both wings. "${isThis} yours, it says. How should I know, I say. You can only find out by trying. ${two} There are feathers all over the kitchen." "Was that long ago?" said ${a}. "It was while the egg was on," said ${q}. "${refrain}"`,
        `${Q.introduced} would not be hurried. "First I said no," said ${q}. "Then I thought, one shouldn't say no before one knows. So I tried. ${two} After that I said no again, and it was a much better no." ${a} hopped from one foot to the other. "And then?" "And then nothing," said ${q}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'calm'), seen(A, 'run', 'worried')] },
        `${R.introduced} had been the last to be asked. "${three}" said ${r}, with a faraway look. "It was an experience. I said that I'd never seen ${it} with anybody but ${a}." "But I'm ${a}!" said ${a}. "So you are," said ${r}. "The ${X.kind} went to your house, then. You weren't in. ${refrain}"`,
        `"You want the ${X.kind}," said ${R.introduced}, before ${a} could open a mouth. "We had a very interesting talk. I tried. ${three} Then I said, that's ${a}'s, try at ${a}'s door." "And?" "Nobody was in," said ${r}. "You were here, I suppose. Or on the way. ${refrain}"`.replace(
          'open a mouth',
          'ask',
        ),
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(X, 'run', 'determined')] },
        `It is a round green, with a hedge in the middle that no one can see over. On one side of the hedge ran ${a}. On the other side, with the ${x}, and with a list of names, ran ${X.introduced}. When ${a} was at the first door, the ${X.kind} was at the third. They were both quick. That was just the trouble.`,
        `And so it went on. ${a} knocked at ${P.name}'s when ${X.introduced} knocked at ${r}'s. When the ${X.kind} got to ${p}'s, ${a} had moved on to ${q}'s. Each of them left the same word at each door. "If you see a ${X.kind}," said ${a}. "If you see somebody without a ${x}," said ${f}.`.replace(
          `without a ${x}`,
          was === 'was' ? `without a ${x}` : `without ${x}`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(X, 'hold', 'surprised')], ...drawnIn(parts) },
        `${b} had sat on the ${wall} the whole time. ${b} had seen ${a} go by twice, too fast to be spoken to. Then a ${X.kind} stopped. "Excuse me," said ${f}, "${isThis.toLowerCase()} yours?" "No, ${a}'s," said ${b}. "Sit down." "But I must find ${a}," said ${f}. "You can't," said ${b}. "Sit down. They come round every four minutes."`,
        `"${isThis} yours?" somebody said to ${b}, who sat ${isCold ? 'there' : 'in the sun'} and had nothing to do. It was the ${X.kind}, with the ${x}. "It's ${a}'s," said ${b}. "I know that," said ${f}. "I've known it since ${r}. I've been to the house four times!" "Try not going anywhere," said ${b}, and moved up. "I did. And you came."`
          .replace("It's", was === 'was' ? "It's" : "They're")
          .replace('I know that', 'I know'),
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(B, 'shout', 'surprised'), seen(X, 'stand', 'surprised')],
        },
        `There were steps, and ${a} came round the bend with a red face. "Here!" called ${b}. "Not now!" cried ${a}. "I'm looking for my ${x}!" And past the ${wall} went ${a}, and past the ${X.kind}, and past the ${x}. "Well," said ${f}, after a time. "It's five to six," said ${b}.`,
        `It was four minutes exactly. "Stop!" shouted ${b} and ${f}, and waved. "I can't stop!" said ${a}, going by. "There's only ten minutes left!" The ${x} had been so near that anybody could have reached out. They looked after ${a} with open mouths. "It isn't enough," said ${b}, "that we stand still."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(P, 'stand', 'calm')] },
        `At ${P.name}'s door, for the fifth time, ${a} came to the end of running. There was a stitch, and there was the first stroke of six. "${refrain}" said ${p}, kindly. "I know," said ${a}. ${a} thought of ${b}, who had been lost eleven times, and was always there. There was nothing left to try but that. ${a} walked to the ${wall}, slowly, with nothing, to be nobody.`,
        `What stopped ${a} was the bell. It was six, and it was over. "I've looked everywhere," said ${a}, on ${P.name}'s step. "Except in one place," said ${p}. "Where?" "Where you are," said ${p}. "You're never in it." It was no use to run now. ${a} went back to the ${wall} on foot, looking at everything. It was quite a nice green. There was a hedge in the middle.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(X, 'hold', 'happy'), seen(B, 'stand', 'happy')],
          ...drawnIn(parts),
        },
        `They had all come, and they were all looking the same way. In the middle sat a ${X.kind} next to ${b}. "${isThis} yours?" said ${f}. "You'd have to try, I'm afraid. I ask everybody." ${a} stood quite still. ${tried.told} "That's what it's like, then," said ${r}. "I had wondered."`,
        `"Don't run," said ${b}, "and don't say anything. Look who's here." There was the ${X.kind}, and there, on the ${X.kind}'s knee, ${was} the ${x}. "It's the rule," said ${f}. "Everybody has to try." ${tried.told} Nobody had to be told whose ${theyAre.replace('is', 'was').replace('are', 'were')}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'happy'), seen(X, 'sit', 'happy')],
          ...drawnIn(parts),
        },
        `"You had ${it} all the time," said ${a} afterwards to ${b}. "Since a quarter to," said ${b}. "I did call." ${a} looked at the hedge, and thought of five times round. "You could teach me," said ${a}. "What?" "That. What you do." ${b} moved up on the ${wall}. "It's easy," said ${b}. "It begins like this." Then for a while there was nothing to tell.`,
        `There is a new rule between them. When a thing is lost, ${a} goes round, and ${b} stays by the ${wall}. Whoever has it comes to ${b}. It has worked with two hats and a cousin. "${refrain}" say the neighbours still, when they see ${a} coming. But now ${a} stops, and sits down on the step. "Then I'll wait," says ${a}.`,
      ),
    ],
  };
}
