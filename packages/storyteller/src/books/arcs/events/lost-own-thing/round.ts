import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { drawnIn, THINGS_LOST } from './parts.ts';
import { old } from './round-old.ts';
import { roundOf, SHORT } from './round-parts.ts';

/** Whoever has lost it and whoever has found it go round after each other, until one of them stands still. */
export const ROUND: EventPlot = { id: 'round', when: new RegExp(THINGS_LOST, 'i'), young, middle, old };

function young(going: Going): Told {
  const parts = roundOf(going, SHORT);
  const { A, B, P, Q, R, X, x, it, was, wall, setting, isCold, comesToo, tried, refrain, titles } = parts;
  const [a, b, p, f] = [A.name, B.name, P.name, X.name];
  const [one, two, three] = tried.byThree;
  const is = was === 'was' ? 'Is this' : 'Are these';
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
        `This is ${A.introduced}. See the ${x}! Here is ${B.introduced}.${comesToo}`,
        `Here is ${A.introduced}. Look, the ${x}! And this is ${B.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'scared')] },
        `Down ${was === 'was' ? 'goes' : 'go'} the ${x}, on the ${wall}. ${isCold ? 'Flump! Some snow falls off a tree!' : 'Buzz! A bee!'} ${a} runs.`,
        `${a} rests. The ${x} ${was === 'was' ? 'is' : 'are'} on the ${wall}. ${isCold ? 'Flump, goes the snow on the tree!' : 'Buzz! A bee!'} Run!`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'hold', 'curious')] },
        `Who finds ${it}? ${X.introduced}! "Whose ${was === 'was' ? 'is this' : 'are these'}?" Off goes ${f} to ask.`,
        `Here comes ${X.introduced}. "Whose ${was === 'was' ? 'is this' : 'are these'}?" Off goes ${f}, with the ${x}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'calm'), seen(A, 'run', 'worried')] },
        `No ${x}! ${a} runs to ${P.introduced}. "${one} Not mine! ${refrain}"`,
        `"Where is it?" ${a} runs to ${P.introduced}. "${one} Not mine! ${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'stand', 'calm'), seen(A, 'run', 'worried')] },
        `On to ${Q.introduced}! "${two} Not mine! ${refrain}"`,
        `There is ${Q.introduced}. "${two} Not mine! ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'calm'), seen(A, 'run', 'worried')] },
        `On to ${R.introduced}! "${three} Not mine! ${refrain}"`,
        `Then comes ${R.introduced}. "${three} Not mine! ${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(X, 'run', 'determined')] },
        `Here runs ${a}. There runs ${f}. Round and round the green!`,
        `Look! There goes ${f}. Here comes ${a}. Round and round they run!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'point', 'happy')] },
        `"Stand still!" says ${b}. ${a} does. One, two, three...`,
        `"Now stand still," says ${b}. ${a} stops. One. Two. Three. Pat, pat, pat...`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'hold', 'happy'), seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
          ...drawnIn(parts),
        },
        `Here comes ${f}! "${is} yours?" "Yes!" says ${a}. "My ${x}!"`,
        `Who comes? It is ${f}! "${is} yours?" "My own ${x}!" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(P, 'cheer', 'happy')], ...drawnIn(parts) },
        `${tried.now} "Yours!" says ${p}.`,
        `${tried.now} "Just gone?" says ${p}. "No. Here!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const parts = roundOf(going);
  const { A, B, P, Q, R, X, x, it, was, wall, setting, isCold, comesToo, tried, refrain, titles } = parts;
  const [a, b, p, q, r, f] = [A.name, B.name, P.name, Q.name, R.name, X.name];
  const [one, two, three] = tried.byThree;
  const isThis = was === 'was' ? 'Is this' : 'Are these';
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
        `Everybody round the green knew ${A.introduced}. But nobody had ever held the ${x}. "I have ${it} with me, always," said ${a}. "So I can never lose ${it}." "I lose myself quite often," said ${B.introduced}.${comesToo}`,
        `${A.introduced} let nobody touch the ${x}, from morning till night. "That way I shan't lose ${it}," said ${a} to ${B.introduced}.${comesToo} "I never lose things," said ${b}. "Only myself, on market days."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'scared'), seen(B, 'run', 'surprised')] },
        `They sat on the ${wall} for a bit, with the ${x} between them. ${isCold ? 'Then the tree behind them dropped all its snow. Flump!' : 'Then a bee came and had a look at them.'} You never saw anybody go so fast. They did not stop until they were round the corner.`,
        `${isCold ? 'There was snow on everything' : 'It was warm'}. ${a} put the ${x} on the ${wall}, just for once. ${isCold ? 'Flump! A tree had dropped its snow behind them' : 'Bzzz! It was only one bee, but it was very interested'}. ${a} ran one way, and ${b} ran after.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'calm')] },
        `When they came back there was ${isCold ? 'only snow' : 'no bee'}, and no ${x}. "Lost!" cried ${a}. "When I'm lost I stand still," said ${b}. "Then they find me." "I'm not lost," said ${a}. "The ${x} ${was === 'was' ? 'is' : 'are'}. Come on!"`,
        `The ${wall} was empty. "Somebody's got my ${x}!" cried ${a}. "Let's stand still," said ${b}. "I always do, when I'm lost. It works." "You can't find anything by standing still," said ${a}, and ran.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'calm'), seen(A, 'run', 'worried'), seen(B, 'stand', 'happy')] },
        `${P.introduced} lived at the first door. "A ${X.kind} was here with the ${x}," said ${p}. "It wanted to know whose. So I tried. ${one} Not mine, I said. ${refrain}"`,
        `At the first door stood ${P.introduced}. "A very nice ${X.kind} came by, with the ${x}," said ${p}. "I had a try, to be sure. ${one} So, no. ${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'stand', 'calm'), seen(A, 'run', 'worried'), seen(B, 'run', 'happy')] },
        `They ran on to ${Q.introduced}. "${isThis} yours, the ${X.kind} says to me," said ${q}. "You can't know before you've tried. ${two} So now I know. ${refrain}"`,
        `${Q.introduced} was still quite ruffled. "I tried, because I was asked," said ${q}. "${two} I said that I could do without. The ${X.kind} was so sorry. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'calm'), seen(A, 'run', 'worried'), seen(B, 'run', 'happy')] },
        `On the far side of the green sat ${R.introduced}. "${three}" said ${r}. "I never had such a morning. But not mine, so the ${X.kind} took ${it} on." "Which way?" panted ${a}. "Round," said ${r}. "${refrain}"`,
        `Last came ${R.introduced}. "That ${X.kind} asks everybody," said ${r}. "I tried as well. ${three} It's for somebody else." "It's for me!" cried ${a}. "Then you ought to be at home," said ${r}. "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(X, 'run', 'determined'), seen(B, 'run', 'happy')],
        },
        `So they ran round once more. In front of them ran ${X.introduced} with the ${x}. Behind the ${X.kind} ran ${a}. The green is round, and nobody can see across the hedge. They could have gone on till supper.`,
        `And ${a} ran on. What ${a} could not see was this. Behind the hedge ran ${X.introduced}, with the ${x}. The ${X.kind} looked for ${a}, and just as fast. They went round and round, like the hands of a clock.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'think', 'curious')] },
        `The third time round, ${b} sat down. "Somebody's looking for you," said ${b}. "Well, they can't find me," said ${a}. "I'm never there." Then it was quiet. "Oh," said ${a}. "You mean that I'm the one that's lost?"`,
        `"Wait," said ${b}, by the ${wall}. "Who is looking for whom?" "I'm looking for my ${x}," said ${a}. "And the ${X.kind} is looking for you," said ${b}. "You're both looking. So who's to be found?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'happy')] },
        `So ${a} stood still. It is the hardest way of looking for a thing. "Now?" said ${a}. "Not yet," said ${b}. They counted to twenty. Then there were feet, pat, pat, pat, from behind.`,
        `"I'll do it," said ${a}, "but only to twenty." ${a} stood by the ${wall} like a post. One foot wanted to go. ${b} stood on it. At nineteen they heard it, pat, pat, pat, coming closer.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'hold', 'surprised'), seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
          ...drawnIn(parts),
        },
        `Round the corner came the ${X.kind}, quite out of breath. "${isThis} yours?" said ${f}, for the hundredth time that day. "Yes!" cried ${a}. "They all say no," said ${f}. "You'd have to try." So ${a} did.`,
        `"Excuse me," said ${f}, and held out the ${x}. "${isThis} yours, by any chance?" "Mine!" cried ${a}. "I've been looking for you everywhere." "I've been everywhere," said ${f}. "Would you try, please? To be sure?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'cheer', 'happy'),
            seen(X, 'cheer', 'happy'),
            seen(P, 'cheer', 'happy'),
            seen(B, 'cheer', 'happy'),
          ],
          ...drawnIn(parts),
        },
        `${tried.told} "That's that," said ${p}. "Nobody else need try." And the ${X.kind} sat down on the ${wall}, and stood up for nobody. "I'm staying here," said ${f}. "It's where people get found."`,
        `They all came out to see. ${tried.told} "Yours," said ${p}. "And not gone at all." "Next time," said ${f}, "stand still sooner." ${isCold ? 'Flump, went the next tree' : 'Then a bee came by'}, and they all ran. But ${a} took the ${x} along.`,
      ),
    ],
  };
}
