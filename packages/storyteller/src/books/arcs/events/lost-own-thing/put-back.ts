import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { drawnIn, partsOf, refrainsOf, shortOf, titlesOf } from './parts.ts';
import { old } from './put-back-old.ts';

/** Put down on a wall for a sneeze, borrowed by three, and put back by each where it was found. */
export const PUT_BACK: EventPlot = { id: 'put-back', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const parts = partsOf(going);
  const { A, B, P, Q, R, x, it, is, uses, wall, setting, comesToo } = parts;
  const [a, p, q, r] = [A.name, P.name, Q.name, R.name];
  const refrain = chance.pick(...shortOf(parts));
  return {
    title: titled(chance.pick(...titlesOf(parts))),
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
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')] },
        `${a} has to sneeze. The ${x} goes on the ${wall}. Atishoo! Now, a hanky!`,
        `Oh! A sneeze! Down goes the ${x}, on the ${wall}. Atishoo! Where is a hanky?`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(B, 'point', 'surprised')] },
        `${a} comes back. The ${wall} is empty! "Where ${is} my ${x}?"`,
        `Back comes ${a}. The ${wall} is empty. "My ${x}! I have lost ${it}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'happy'), seen(A, 'stand', 'surprised')] },
        `There is ${P.introduced}. "I had ${it} as ${uses[0]}." "${refrain}" "Ask ${q}!"`,
        `Ask ${P.introduced}! "I had ${it} as ${uses[0]}." "${refrain}" "Now ask ${q}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'sit', 'happy'), seen(A, 'run', 'worried')] },
        `There is ${Q.introduced}. "I had ${it} as ${uses[1]}." "${refrain}" "Ask ${r}!"`,
        `Off to ${Q.introduced}! "I had ${it} as ${uses[1]}." "${refrain}" "Now ask ${r}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sit', 'happy'), seen(A, 'run', 'worried')] },
        `There is ${R.introduced}. "I had ${it} as ${uses[2]}." "${refrain}" "Ask ${q}!"`,
        `On to ${R.introduced}! "I had ${it} as ${uses[2]}." "${refrain}" "Ask ${q}!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(Q, 'stand', 'calm'), seen(P, 'stand', 'calm')],
        },
        `Back to ${q}! Back to ${p}! "I put ${it} back, where I found ${it}!"`,
        `"Ask ${p}!" says ${q}. "I put ${it} back!" says ${p}. "Where I found ${it}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'happy'), seen(B, 'cheer', 'happy')], ...drawnIn(parts) },
        `On the ${wall}! There ${is} the ${x}! A bit wet, and with a feather on.`,
        `They look. On the ${wall}! There ${is} the ${x}! And a wet feather!`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(P, 'sit', 'happy')],
          ...drawnIn(parts),
        },
        `It is dark. The ${x} ${is} on the ${wall}. "For you, ${p}! Until morning."`,
        `Night comes. The ${x} ${is} on the ${wall}. "Until morning, ${p}," says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const parts = partsOf(going);
  const { A, B, P, Q, R, x, it, is, was, itHas, uses, wall, setting, comesToo } = parts;
  const [a, b, p, q, r] = [A.name, B.name, P.name, Q.name, R.name];
  const refrain = chance.pick(...refrainsOf(parts));
  return {
    title: titled(chance.pick(...titlesOf(parts))),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
          ...drawnIn(parts),
        },
        `${A.introduced} never went anywhere without the ${x}. "How would anybody know that it's me?" said ${a}. "I'd know," said ${B.introduced}.${comesToo} "You're the only one," said ${a}, and held on tight.`,
        `Whoever saw ${A.introduced} saw the ${x} as well. They went together, like toast and butter. "Do you sleep with ${it}?" said ${B.introduced}.${comesToo} "I have ${it} by the bed," said ${a}. "Nobody else may touch ${it}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')] },
        `Then ${a} had to sneeze. It was going to be a big one. The ${x} had to go down on the ${wall}, for a minute. "Atishoo!" It took the leaves off a bush. "I need a hanky," said ${a}, and ran to get one.`,
        `One morning a sneeze was on its way. It was the kind that needs room. Quickly ${a} put the ${x} down on the ${wall}. "Atishoo!" The ${wall} shook. "Bless you," said ${b}. "Hanky!" said ${a}, and off they both went for one.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(B, 'point', 'surprised')] },
        `It was a long hunt for a hanky. When ${a} came back, the ${wall} was empty. There ${was} no ${x} on it, or behind it, or under it. "I've lost ${it}!" said ${a}. "Now I could be anybody." "Let's ask," said ${b}.`,
        `The hanky was in the very last drawer. When they came out, there was only the ${wall}. "My ${x}!" cried ${a}. "Lost!" They looked on both sides. They looked behind the bush. "Somebody has been here," said ${b}. "Come on."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'happy')],
        },
        `Near by lived ${P.introduced}. "Oh, that," said ${p}. "I borrowed ${it}, as ${uses[0]}." "${refrain}" said ${a}. "I thought you had finished," said ${p}. "And then ${q} wanted ${it}."`,
        `The first door was that of ${P.introduced}. "Was that yours?" said ${p}. "I used ${it} as ${uses[0]}." "${refrain}" cried ${a}. "Well, it worked," said ${p}. "But now ${q} has ${it}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'sit', 'happy'), seen(A, 'run', 'worried'), seen(B, 'stand', 'happy')] },
        `${Q.introduced} was sitting down, but not on the ${x}. "You're too late," said ${q}. "I used ${it} as ${uses[1]}. It was lovely." "${refrain}" said ${a}. "So you say," said ${q}. "Then ${r} came by and asked."`,
        `They ran to ${Q.introduced}. "I did have ${it}," said ${q}. "I used ${it} as ${uses[1]}, all through breakfast." "${refrain}" said ${a}. "Then ask ${r}," said ${q}, "what happened next."`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sit', 'happy'), seen(A, 'run', 'worried'), seen(B, 'stand', 'happy')] },
        `And ${R.introduced} was all wet, and very happy. "What a morning!" said ${r}. "I used ${it} as ${uses[2]}." "${refrain}" ${a} had to sit down. "But where ${is} my ${x} now?" "I gave ${it} back to ${q}, of course."`,
        `${R.introduced} came to meet them. "You should have been there!" said ${r}. "I used ${it} as ${uses[2]}!" "${refrain}" ${a} had hardly any breath left for it. "Never mind," said ${r}. "${q} has ${it} back. I don't keep things."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(Q, 'stand', 'calm'), seen(B, 'run', 'happy')] },
        `They ran all the way back to ${q}. "Didn't you meet ${p}?" said ${q}. "I gave ${it} back to ${p}. You give things back, don't you?" So they ran on to ${p}, with stitches in their sides.`,
        `So it was back to ${q} again, as fast as they had come. "I only had a loan of ${it}, from ${p}," said ${q}. "So ${p} has ${it} back." They groaned, and ran on.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'curious'), seen(P, 'point', 'happy'), seen(B, 'stand', 'curious')],
        },
        `"I've put ${it} back as well," said ${p}. "Back where?" said ${a}. "Where I found ${it}. That's what back means." They looked at each other. "And where," said ${b} slowly, "did you find ${it}?"`,
        `${p} was out in front of the door. "You won't find ${it} here," said ${p}. "I put ${it} back where I got ${it} from." "And where was that?" said ${a}. ${p} pointed along the path. They all turned round.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'happy'), seen(B, 'cheer', 'happy')], ...drawnIn(parts) },
        `There ${was} the ${x}, on the ${wall}, in the very same place. It was all quite as before. There was only a drip, and a feather, and a warm place.`,
        `On the ${wall}! The ${x} ${was} there, where the sneeze had been. "So you've been everywhere, and come home," said ${a}. There was a feather, and there was a drip. They did no harm.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'happy')] },
        `"${uses.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join('. ')}," said ${b}. "And all before lunch. What do you do with ${it}?" ${a} thought about that. "I have ${it} with me," said ${a}. It didn't sound like very much.`,
        `${a} looked at the ${x} from all sides. "I never knew that ${it === 'it' ? 'it' : 'they'} could be ${uses[0]}," said ${a}. "Or ${uses[1]}," said ${b}. "Or ${uses[2]}." "I only ever carried ${it} about," said ${a}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(P, 'sit', 'happy')],
          ...drawnIn(parts),
        },
        `That night ${a} went out once more. Down went the ${x}, on the ${wall}. There was no sneeze. "Only until morning," said ${a}. Soon somebody small came by, and looked left and right. It was ${p}. "Just what I need," said ${p}.`,
        `When it was dark, the ${x} ${was} on the ${wall} again. "Have you forgotten ${it}?" said ${p}. "No," said ${a}, from the window. "I'm asleep until seven. You can have ${it} till then. You know where ${itHas} to go."`,
      ),
    ],
  };
}
