import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For the oldest: a present for two, and what is wrong with every rule for sharing it. */
export function old(going: Going): Told {
  const { K, B, G, k, b, g, Gcap, x, ofColour, things, isTwin, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'reach', 'excited'), seen(B, 'reach', 'excited')],
          things,
        },
        `${isTwin ? 'This is what comes of having one birthday between you.' : 'It had come without a name on it.'} It was the best ${ofColour} in the street, and the label said, "For both of you." Whoever had written that had never met them. "${refrain}" said ${K.introduced}. "${refrain}" said ${B.introduced}. They said it so exactly together that the birds flew up.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'angry'), seen(B, 'hold', 'angry')], things },
        `${k} had got the front of it and ${b} had got the back. ${k} leaned towards the gate. ${b} leaned towards the house. They were about as strong as each other, which was a pity. For the next ten minutes it was a very good ${x} for standing beside. "I can do this all day," said ${k}. "I can do it till Christmas," said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'angry'), seen(B, 'stand', 'angry')], things },
        `A snail was coming up the path. It was going to the gate, on business, and had set out early. First it drew level with ${b}. Then it drew level with ${k}. It went by with its eyes to the front, as you do when people are having words. "It's overtaken us," said ${b}. "Only because you won't let go." "Because YOU won't!" "${refrain}" "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'point', 'calm'), seen(K, 'stand', 'determined'), seen(B, 'stand', 'determined')],
        },
        `"Turns," said ${g}, from the step. "Twenty each. One rides, the other counts." It is a perfectly good rule. But ${b} did the counting for ${k}, and there are people who can say twenty numbers in one breath. ${k} counted for ${b} then, and did not even breathe. Nobody had got beyond the flowerpot. "I make that a draw," said ${g}, and went in. The snail was level with the watering can.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'determined'), seen(B, 'sit', 'determined')], things },
        `So they both got on. It was ${K.names} idea, or it was ${B.names}, until it turned out not to work. ${k} was in front, with a chin over the edge. ${b} was behind, with no room for anything. "Push off, then," said ${k}. "I'm a passenger," said ${b}. "So am I!" It came to them that somebody has to be the engine. Nobody offered. They sat there for a while, on holiday, and did not go.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'angry'), seen(K, 'sit', 'surprised')], things },
        `It was ${b} who gave up first, and got off. "Have it!" said ${b}. "Have it for ever! I hope that it falls to bits!" And since that did not seem enough, ${b} put two hands in the middle of ${K.names} back, and pushed. There was a whole morning in that push. It was easily the nastiest thing that ${b} had done since breakfast.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'excited'), seen(B, 'stand', 'surprised')], things },
        `The garden went. There was a streak that was flowerpots, and a wind, and a small startled face with horns. Then there was the gate, and ${k} was beside it, and everything was very quiet. ${k} felt about for both ears. You can go quite fast on one of those by yourself. But you have to stop being the passenger, every time, to be the engine. Nobody had ever gone like that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'excited'), seen(B, 'stand', 'worried')], things },
        `${b} was still standing there with two hands out, waiting for trouble. ${k} came back up the path at a run, and pulled the ${x} along behind. "What did you DO?" said ${k}. "I said I was sorry," said ${b}, who had not. "No, HOW? Was it both hands? Did you run?" ${b} looked at those two hands, as if somebody had just given them to ${b} for a present. "I'll show you," said ${b}. "No, you show ME. Get behind."`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'sit', 'excited'), seen(K, 'run', 'excited')], things },
        `After that there was no counting. ${k} was the engine, and ${b} screamed. ${b} was the engine, and ${k} steered. They found out about leaning, and about who shouts when. They found out that it only works if the one in front trusts the one behind. They passed the snail so often that they began to apologise. ${Gcap} came out to see why it was so peaceful, and had to jump.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'excited'), seen(B, 'jump', 'excited')] },
        `Peace is not a thing that lasts. After lunch they came out of the door together, and it stuck. "I'm pushing," said ${k}. "I am," said ${b}. "You pushed last." "I rode last!" They stopped, and listened to themselves. It was pushing that they both wanted, with your feet flying, and somebody shrieking in front. Any old passenger can ride. "${refrain}" said ${k}. "${refrain}" said ${b}. And so nobody was on it at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(B, 'kneel', 'happy')], things },
        `"Somebody is," said ${b}. A thin silver line went up over the wheel and along. At the end of it, right in front, sat the snail. It must have started at the soup. "That's where it's been going since half past nine," said ${k}. "The gate. It could have been there, if it hadn't been for us." They took hold, one on each side, and for once at the same end. It was the slowest journey of the day. The snail kept both horns up the whole way, and leaned into the bends.`,
      ),
    ],
  };
}
