import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, type Parts } from './parts.ts';

/** Three things that nearly do, and one afternoon on which it is good to have nothing there. */
export function middle(going: Going): Told {
  const parts = partsOf(going);
  const { A, C, K, a, c, k, x, own, use, gone, was, them, some, standIns, home, stays, refrain, title } = parts;
  const [one, two, three] = standIns;
  const tried = (standIn: (typeof standIns)[number]) => (standIn.drawn ? { things: [standIn.drawn] } : {});
  const had = gone ? `${a} had lost the ${x}, and had looked everywhere.` : `${a} had no ${x}, not even on Sundays.`;
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: home, time: 'day', camera: 'close', actors: [seen(A, 'stand', 'sad')] },
        `If you want to draw ${A.aKind}, you begin with the ${x}. With ${A.introduced} you would have had to begin somewhere else. ${had}`,
        `Everything was there, and in the right place. It was only the ${x}. ${A.introduced} looked in front, and looked behind. There ${was} no ${x}. ${gone ? `On Monday there still had been.` : `There never had been.`}`,
        `Anybody who met ${A.introduced} thought the same. Something is missing, they thought. Then they saw what it was, and were too polite to say. ${had}`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'proud'), seen(A, 'stand', 'sad'), seen(K, 'stand', 'calm')] },
        `${C.introduced} had ${own}, and liked to be asked about ${them}. "You can ${use}," said ${c}, and did. "And what do you do?" ${k} asked ${a}. "I say sorry," said ${a}.`,
        `"What ${was === 'were' ? 'are' : 'is'} the ${x} for?" said ${k}. ${C.introduced} knew that. "You can ${use} with ${them}," said ${c}. ${a} had always done it some other way, and it took all day.`,
        `${C.introduced} had ${own}, and ${a} could not look anywhere else. "With ${them} I can ${use}," said ${c}. "Can't you?" "I can say please," said ${a} to ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(A, 'stand', 'surprised')], ...tried(one) },
        `"We'll find you ${some}," said ${k}. It did not take long. It was ${one.what}. ${one.why} "${refrain}" said ${a}.`,
        `There is nothing in a house that can't be something else. Soon ${k} came with ${one.what}. ${one.why} "${refrain}" said ${a}.`,
        `"It can't be so hard," said ${k}, and held up ${one.what}. They put that on. ${one.why} "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(K, 'stand', 'happy')], ...tried(two) },
        `The next thing was ${two.what}. Everybody came to look. ${two.why} "${refrain}" said ${a}, and gave everything back.`,
        `Next day it was ${two.what}. "Turn round," said ${k}. "Now the other way." ${two.why} "${refrain}" said ${a}.`,
        `"This one, then," said ${k}, and brought ${two.what}. For a moment ${a} stood very straight. ${two.why} "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'worried')], ...tried(three) },
        `${k} had kept the best one for last. It was ${three.what}. ${three.why} "${refrain}" said ${a}, but not so loudly now.`,
        `On Wednesday ${k} brought ${three.what}, and said nothing, and hoped. ${three.why} "${refrain}" said ${a}.`,
        `There was one thing left in the house. It was ${three.what}. ${three.why} "${refrain}" said ${a}. It was nearly a whisper.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, stays ? 'stand' : 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `"I'm not a whole ${A.kind}," said ${a} that evening. "I'm most of one." "It's a good most," said ${k}. They both looked at the place where there was nothing.`,
        `In the evening ${a} did not want to try any more. "${A.aKind === '' ? '' : `I'm ${A.aKind} with a bit left out`}," said ${a}. ${k} didn't say that it did not matter. ${k} stayed.`,
        `"Perhaps it's no good," said ${a}, when the sun went down. "Perhaps there was only enough for the others." ${k} moved up closer, since there was room.`,
      ),
      ...TURNS[parts.turn](parts),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'stand', 'surprised'), seen(A, 'stand', 'proud'), seen(K, 'stand', 'happy')],
        },
        `"How did you do that?" said ${c}. "I've a place where there's nothing," said ${a}. "It's very useful." ${c} looked round at the ${x}. Suddenly ${c} was not so sure of ${them}.`,
        `They all wanted to see the place where there was nothing. "May I look?" they said. "There's no ${x} at all!" "Not one bit," said ${a}, and stood where they could see better.`,
        `"It must be lovely to have none," said ${c}. "One gets used to it," said ${a}, who had only just done so. ${k} put the three things back where they came from.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(C, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        ...(stays ? inAutumn(parts) : hidden(parts)),
      ),
    ],
  };
}

const hidden = ({ a, c, x, them, They, refrain }: Parts): readonly string[] => [
  `Late at night somebody came, very quietly. It was ${c}, with a scarf tied round. "Look," whispered ${c}. "No ${x}!" ${They} showed at both ends. "${refrain}" said ${a}.`,
  `Then there was ${c}, wound up in a scarf. "I've left ${them} at home," said ${c}. "I've got no ${x} today." ${a} looked for a good while, and saw what stuck out. "${refrain}" said ${a}, kindly.`,
  `${c} tried it that very night. A scarf went round twice, and was tucked in. "Now I've got no ${x}, either," said ${c}. "Have I?" The end of the scarf moved. "${refrain}" said ${a}.`,
];
/** Whoever has roots lets go of them when the time comes. */
const inAutumn = ({ a, c, x, refrain }: Parts): readonly string[] => [
  `${c} could hardly wait until it was time to let go. "Now I've got no ${x}, either," said ${c}, and stood up straight. One was left, right at the top. "${refrain}" said ${a}.`,
  `One windy night ${c} let go of the lot. "Look!" said ${c} in the morning. "No ${x}! Not a single one!" Something fluttered, high up. "${refrain}" said ${a}.`,
  `When the cold came, ${c} gave ${x} away by the armful. "I'm like you now," said ${c}. "Am I?" There was one that would not let go. "${refrain}" said ${a}.`,
];

const TURNS = {
  soft: ({ A, C, K, S, a, c, k, s, x, them }: Parts) => [
    page(
      { time: 'night', camera: 'close', actors: [seen(S, 'sit', 'sad'), seen(A, 'kneel', 'surprised')] },
      `Something was crying, so low down that they nearly missed it. It was ${S.introduced}. ${s} had gone out to see the world. It had been too much. "I can't go one bit further," said ${s}.`,
      `On the way home they found ${S.introduced}, no bigger than a thumb. ${s} was a very long way from where ${s} lived, and much too tired to go back. "Somebody will have to carry me," said ${s}.`,
      `"Excuse me," said a voice from below. It was ${S.introduced}, who was lost. "I live on the other side," said ${s}. "I've been on my way since breakfast. I've come as far as from here to there."`,
    ),
    page(
      { camera: 'close', actors: [seen(C, 'reach', 'surprised'), seen(S, 'sit', 'scared')] },
      `${c} was there first. "Leave it to me!" But oh, the ${x}! "Ouch," said ${s}, before it had begun. ${c} tried it this way and that way. There was no way round ${them}.`,
      `"Hop up," said ${c}. But ${s} looked at the ${x}, and went quite stiff. "Have you got anything that isn't sharp?" ${c} looked. It was a question that nobody had asked before.`,
      `They all wanted to. But whoever bent down had ${x}, and ${s} shut both eyes. "They're only for show," said ${c}. "Ouch," said ${s}. "I'm sorry," said ${c}. "I didn't feel that."`,
    ),
    page(
      { camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(S, 'sleep', 'happy'), seen(K, 'walk', 'happy')] },
      `"Try me," said ${a}. There was nothing there to be afraid of. It was like being carried in a glove. Halfway home ${s} was asleep. ${a} went slowly, so that it should last.`,
      `Then ${a} bent down. "Oh," said ${s}. "There's room." Nothing pricked, and nothing pinched. They went all the way like that, and ${s} snored. ${k} had never seen ${a} so careful, or so proud.`,
      `"May I?" said ${a}. ${s} opened one eye, to see where the sharp part was. There was none. "You're like a bed," said ${s}. And that was how ${s} got home, fast asleep.`,
    ),
  ],
  thin: ({ A, C, K, a, c, k, x, them }: Parts) => [
    page(
      {
        time: 'sunset',
        camera: 'wide',
        actors: [seen(K, 'point', 'worried'), seen(A, 'stand', 'surprised')],
        things: ['ball'],
      },
      `It was then that it happened. ${k} gave the ball a kick, only a small one, and it rolled. It rolled into a hole between two rocks. They could hear it go on rolling.`,
      `Somebody had left a gap between two rocks. ${K.names} ball found it. Bump, it went, and bump, and then a good deal further in it stopped. It was the only ball they had.`,
      `Just then ${k} dropped the ball. It rolled off, as they do, to the worst place there was. That was a crack between two rocks, as thin as a letter box.`,
    ),
    page(
      { camera: 'close', actors: [seen(C, 'reach', 'surprised'), seen(K, 'stand', 'worried')] },
      `"I'll have it out in no time," said ${c}, and went in. Half of ${c} went in. Then there was a stop. "It's my ${x}," said ${c}, from inside. They had to pull, all of them, and there was a pop.`,
      `${c} got in as far as the ${x}. "I can see it!" called ${c}. "I can nearly touch it! But something has hold of me." Nothing had. It was only ${C.names} own ${x}, and the rock.`,
      `They all had a go. They all got stuck at the same place. It was always the ${x}. "I've never had any trouble with ${them}," said ${c}, upside down. "Not till now."`,
    ),
    page(
      {
        camera: 'medium',
        actors: [seen(A, 'hold', 'proud'), seen(K, 'cheer', 'happy'), seen(C, 'stand', 'surprised')],
        things: ['ball'],
      },
      `"Let me see," said ${a}, and went in, and went on going in. There was nothing to get stuck. It was dark, and quite roomy. Then out came the ball, and behind the ball came ${a}.`,
      `Nobody had thought of ${a}. But ${a} had seen where they stuck, every one of them. "I've nothing there," said ${a}, and was gone. In a moment the ball rolled out.`,
      `"Is it my turn?" said ${a}. In went the front, and in went the middle. They waited for the stop. It never came. "Here you are," said ${a}, and rolled the ball to ${k}.`,
    ),
  ],
  bare: ({ A, C, K, a, c, k, x }: Parts) => [
    page(
      { time: 'sunset', camera: 'wide', actors: [seen(K, 'look-up', 'worried'), seen(A, 'stand', 'surprised')] },
      `Then the wind got up, and took the kite out of ${K.names} hand. It went over the wall like somebody late for tea. It came down in a tree, but nobody saw in which.`,
      `${k} had a kite, the only red one in the street. One big puff, and it was off. "It's up in one of you," called ${k} to the trees. "Would you all have a look?"`,
      `Snap, went the string. Off went the kite of ${k}, over the roofs and in among the trees. ${k} ran after it, looking up. There were a great many trees.`,
    ),
    page(
      { camera: 'medium', actors: [seen(K, 'look-up', 'worried'), seen(C, 'stand', 'worried')] },
      `${k} stood under ${c}, and looked up. There were ${x} on ${x}, all the way to the top. "Is it in there?" said ${k}. "It may be," said ${c}. "There's an umbrella in here from last year."`,
      `"I'd tell you if I knew," said ${c}, and shook a little. Everything rustled, and nothing showed. "I can't see in, either. That's the trouble with ${x}."`,
      `From below one could see nothing but ${x}. ${k} went round ${c} three times, until ${k} was quite dizzy. A whole cow could have been up there.`,
    ),
    page(
      { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'proud')], things: ['kite'] },
      `It was nearly dark when ${k} came to ${a}. One look was enough. There was the sky. There was the kite, with its tail over a twig. "I did wave it," said ${a}.`,
      `"I think that it's in me," said ${a}, who had felt something. And so it was. You could have seen it from the moon. There was nothing at all in front of it.`,
      `Last of all there was ${a}, against the light. ${k} did not even have to stop. Between two bare twigs sat the kite, as if in a window. "Nothing in the way," said ${a}.`,
    ),
  ],
};
