import type { ThingName } from '@storylantern/contract';
import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { withClassmate } from '../page.ts';
import { withMate } from '../the-one.ts';

const REFRAINS = [
  'Close enough',
  'Near enough',
  'That will do',
  'Good enough',
  'It will do',
  'Quite near enough',
  'Quite good enough',
  'That is near enough',
  'It will have to do',
  'That is good enough',
] as const;

/** What one draws with in the theme, and what it is drawn as. */
const TOOLS: readonly (readonly [RegExp, string, ThingName])[] = [
  [/crayon/, 'crayon', 'crayon'],
  [/chalk/, 'piece of chalk', 'crayon'],
  [/brush|paint/, 'paintbrush', 'paintbrush'],
  [/felt/, 'felt tip', 'crayon'],
  [/\bpens?\b/, 'pen', 'pencil'],
];

const parts = (going: Going) => {
  const { A, B, raw } = going;
  const [, tool, drawn] = TOOLS.find(([word]) => word.test(raw)) ?? [null, 'pencil', 'pencil' as ThingName];
  return { A, a: A.name, B, b: B.name, tool, drawn, short: tool.replace('piece of ', ''), wet: tool === 'paintbrush' };
};

const title = (going: Going, short: string): string =>
  titled(going.chance.pick('a hole in the line', `the magic ${short}`, 'the pond on the floor', 'shut the line'));

/** The two who draw: the friend whom the theme names, else another child. */
function pair(going: Going): Going {
  const mated = withMate(going);
  return mated === going ? withClassmate(going) : mated;
}

/** Who never shuts a line draws a pond for a fish, and it runs out at the gap; the bucket and the boat have gaps as well. */
export const GAP: EventPlot = {
  id: 'gap',
  young: (going) => inPaint(going, young(pair(going))),
  middle: (going) => inPaint(going, middle(pair(going))),
  old: (going) => inPaint(going, old(pair(going))),
};

/** What is said of drawing, and with a brush of painting. */
const IN_PAINT: readonly (readonly [RegExp, string])[] = [
  [/\bdrew\b/g, 'painted'],
  [/\bdraw(s?)\b/g, 'paint$1'],
  [/\bdrawn\b/g, 'painted'],
  [/\bdrawing(s?)\b/g, 'painting$1'],
  [/\bpencils\b/g, 'brushes'],
  [/\bWhat was left would\b/g, 'What was left of the paint would'],
];

function inPaint(going: Going, told: Told): Told {
  if (!parts(going).wet) return told;
  const painted = (text: string): string => IN_PAINT.reduce((is, [from, to]) => is.replace(from, to), text);
  return { ...told, pages: told.pages.map((each) => ({ ...each, text: [each.text].flat().map(painted) })) };
}

function young(going: Going): Told {
  const { chance } = going;
  const { A, a, B, b, tool, drawn, short } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: title(going, short),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `${A.introduced} has a new ${tool}. ${a} draws a moon. "It has a hole," says ${B.introduced}. "${refrain}"`,
          `${A.introduced} takes the ${tool}. A moon! "There is a hole," says ${B.introduced}. "${refrain}"`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy', drawn), seen(B, 'sit', 'curious')],
          things: [drawn],
        },
      },
      {
        text: [
          `Then ${a} draws a fish. Flip! It jumps off the paper!`,
          `Now ${a} draws a fish. It flips. It is on the floor! Flop!`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(B, 'kneel', 'surprised')] },
      },
      {
        text: [
          `It is magic! "The fish wants water," says ${b}. ${a} draws a pond. "${refrain}"`,
          `"It must have water," says ${b}. ${a} draws a pond, quick. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'kneel', 'excited', drawn), seen(B, 'point', 'worried')] },
      },
      {
        text: [
          `Splash! The fish swims. But drip, drip. The pond runs out.`,
          `The fish is in the pond. But the pond runs over the floor!`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'worried')],
          things: ['puddle'],
        },
      },
      {
        text: [
          `${a} draws a bucket. "${refrain}" But it has a hole. Drip, drip.`,
          `"A bucket!" says ${a}. "${refrain}" In goes water. Out comes water.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'worried', drawn), seen(B, 'point', 'surprised')],
          things: ['bucket', 'puddle'],
        },
      },
      {
        text: [
          `${a} draws a boat. In they get. "${refrain}" Glug, glug!`,
          `Now ${a} draws a boat. "${refrain}" Their feet get wet. Glug!`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'worried')],
          things: ['boat', 'puddle'],
        },
      },
      {
        text: [
          `"Look!" says ${b}. A hole in the boat. A hole in the bucket. A hole in the pond!`,
          `"The pond has a hole," says ${b}. "So has the bucket. So has the boat. Look!"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['boat', 'bucket'],
        },
      },
      {
        text: [
          `${a} draws, so slowly. The line goes up to the end. Shut!`,
          `Now ${a} draws very, very slowly. The line meets the line. Shut!`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined', drawn), seen(B, 'kneel', 'calm')],
          things: [drawn],
        },
      },
      {
        text: [
          `No more drip. The water stays in. The fish swims round and round.`,
          `The drip stops. The pond is a real pond. Round and round swims the fish.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
      },
      {
        text: [
          `One thing is left. ${a} shuts the moon. Up it goes!`,
          `"And the moon?" says ${b}. ${a} shuts the line. Up floats the moon. "Shut!" says ${a}.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'proud'), seen(B, 'look-up', 'happy')],
          things: ['moon'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { A, a, B, b, tool, drawn, short, wet } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  const left = wet ? 'There was one drop of paint left.' : `The ${short} was as short as a pea.`;
  return {
    title: title(going, short),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `${A.introduced} could draw faster than anyone. A new ${tool} lay on the table. In no time there was a moon. "It isn't shut," said ${B.introduced}. "There's a gap." "${refrain}" said ${a}.`,
          `The ${tool} came out of a cracker, or so they thought. ${A.introduced} drew a moon with it, in one swoop. The two ends did not meet. "You've left a hole," said ${B.introduced}. "${refrain}" said ${a}.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy', drawn), seen(B, 'sit', 'curious')],
          things: [drawn],
        },
      },
      {
        text: [
          `Next came a fish. ${a} gave it an eye, and the eye blinked. Then the fish bent like a spring, and jumped off the paper. "Oh!" said ${b}. It lay on the rug, as wet as you please. Flop.`,
          `Then ${a} drew a fish, with a smile. It had hardly got the smile when it moved. It wriggled loose from the paper and fell on the rug. Flop! "It's looking at us," said ${b}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(B, 'kneel', 'surprised')] },
      },
      {
        text: [
          `"It's magic!" said ${a}. "It's thirsty," said ${b}. "Draw it some water!" So ${a} drew a pond on the floor, all round the fish. It nearly met at the end. "${refrain}" said ${a}.`,
          `"It's a magic ${short}!" cried ${a}. "And that's a fish with no water," said ${b}. "Quick!" ${a} could do quick. There was a pond on the floor, with a gap at the back. "${refrain}" said ${a}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'kneel', 'excited', drawn), seen(B, 'point', 'worried')] },
      },
      {
        text: [
          `It filled at once, blue and cold. The fish went round it like a racing car. "What's that under the table?" said ${b}. It was a long thin stream, and it came from the pond.`,
          `Up came the water, right to the line. The fish blew a bubble to say thank you. "My socks are wet," said ${b}. The pond was going for a walk, over the floor and under the sofa.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'worried')], things: ['puddle'] },
      },
      {
        text: [
          `"I'll draw a bucket," said ${a}, and did, in three strokes. "${refrain}" said ${a}. They filled it to the top. When they lifted it up, it was empty. It had run out of one corner, over their feet.`,
          `"We need a bucket," said ${a}, and drew it. It had a handle, and two sides, and most of a bottom. "${refrain}" said ${a}. Whatever they poured in at the top came out below.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'worried', drawn), seen(B, 'point', 'surprised')],
          things: ['bucket', 'puddle'],
        },
      },
      {
        text: [
          `Now the cushions were swimming. ${a} drew a boat, and they climbed in. "${refrain}" said ${a}, a little out of breath. For a moment it was lovely. Then there was a glug, down by the toes.`,
          `The water was up to the second drawer. So ${a} drew a boat, with a flag on it. They sat down in it, and so did the water. "Glug," said the boat.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'worried')],
          things: ['boat', 'puddle'],
        },
      },
      {
        text: [
          `"Stop drawing!" said ${b}. "Look instead. Where does it come in?" It came in where the line of the boat did not meet. It came out of the bucket where that did not meet. ${a} looked at the pond, and there it was again.`,
          `"It's the same hole," said ${b}. "What is?" said ${a}. "There's one in the boat. There's one in the bucket. And there's one in the pond, and that's where it all comes from. You never shut a line."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['boat', 'bucket'],
        },
      },
      {
        text: [
          `${left} ${a} knelt by the gap, up to the elbows in water. This time ${a} did not go fast. The line crept on, like a snail, until it bumped into its own beginning. Click. It was shut.`,
          `"Then I'll shut it," said ${a}. ${left} It's hard to go slowly when you are used to going fast. ${b} held ${A.names} elbow. The line came nearer, and nearer, and met. Click.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined', drawn), seen(B, 'kneel', 'calm')],
          things: [drawn],
        },
      },
      {
        text: [
          `All at once it was still. The water stood up to the line, and not a drop went over. Round and round swam the fish. "Is that close enough?" said ${b}. "No," said ${a}. "It's closed."`,
          `The stream stopped, as if somebody had turned a tap. They dried the floor with every towel there was. The fish looked on. "Well," said ${b}, "is it near enough?" "It's shut," said ${a}. "That's different."`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')] },
      },
      {
        text: [
          `In the evening ${a} found the moon again, with its gap. There was just enough left to draw with. ${a} shut the line. And the moon came off the paper, and went up. It stopped above the pond, and shone.`,
          `Before bed there was the moon to see to. "It's only a small gap," said ${b}. "No," said ${a}, and drew the last bit, slowly. Then it rose, as round as round, and hung under the ceiling.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'proud'), seen(B, 'look-up', 'happy')],
          things: ['moon'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance } = going;
  const { A, a, B, b, tool, drawn, short, wet } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  const half = wet ? 'half of the paint' : `half of the ${short}`;
  const crumb = wet ? 'a drop no bigger than a pinhead' : 'a crumb no bigger than a pinhead';
  return {
    title: title(going, short),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `${A.introduced} finished everything. It might be a castle, with forty windows, and it would be done before the milk was poured. There was only one thing wrong with it, and it was always the same. "You've left a gap," said ${B.introduced}. "There, where it should meet." "${refrain}" said ${a}, and had begun on the next. ${b} had been drawing one horse since June, every hair of it, and had not dared to do the eye.`,
          `There were two who drew at that table. ${A.introduced} was quick, and never shut a line; there was a hole in every cup and every cow. ${B.introduced} was slow. ${b} had a horse, and every hair in its tail was there, and met the next one. It had taken since June. It had no eye yet, because an eye is where it can go wrong. "You've left a hole again," said ${b}. "${refrain}" said ${a}.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy', drawn), seen(B, 'sit', 'calm', drawn)],
          things: [drawn],
        },
      },
      {
        text: [
          `The ${tool} was in a box at the back of a drawer, in tissue paper. They found it together, and tossed for it, and ${a} went first. ${a} drew a fish. It got a fin, and a tail, and an eye, and the eye turned and looked up. Then it leapt. It came down on the carpet with a real, wet slap. "Ah," said ${b}, in the silence. "It's one of those."`,
          `They had found it under the stairs, in a tin, wrapped up in a note. The note said only, "Not much left. Think first." ${a} had drawn a fish by the time that ${b} had read it. The fish curled its tail, and pushed off from the paper as you push off from a wall. There it lay on the carpet, blowing. "I didn't think," said ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(B, 'kneel', 'surprised')] },
      },
      {
        text: [
          `"Half of it's mine," said ${b}. "I know what for. I've known since June." "Me too!" said ${a}. "I want a bicycle. But this one can't breathe." So ${a} drew a pond round the fish, in one go, like a lasso. At the back, by the sofa, the ends missed each other by a finger. "${refrain}" said ${a}. The water came up cold and blue, and the fish shot off through it.`,
          `"We'll share it," said ${a}. "Half for my bicycle, and half for your horse. But first, water!" It was the quickest pond that there has ever been. It went round the fish, and under a chair, and very nearly came back to where it started. "${refrain}" said ${a}. You had to admit that it was a fine pond. It even had a wind.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'kneel', 'excited', drawn), seen(B, 'stand', 'worried')] },
      },
      {
        text: [
          `They were so busy looking at the fish that neither of them looked at the floor. It was ${B.names} drawing that went first. It sailed by, horse and all, on its way to the door. ${b} gave a cry, and fished it out, and hung it on the lamp. "It's leaking," said ${b}. "Your pond is leaking." "I'll draw a bucket," said ${a}, and did. "${refrain}" said ${a}. The bucket leaked too.`,
          `Something cold ran into ${B.names} shoe. The pond was getting out, in a long bright ribbon, and it had reached the paper with the horse. ${b} saved that just in time, and hung it high on the lamp. "Do something!" said ${b}. ${a} drew a bucket, and a mop, and a better bucket. They had forty litres in it, and then they had none.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(B, 'hold', 'worried', 'notebook'), seen(A, 'kneel', 'worried', drawn)],
          things: ['bucket', 'puddle'],
        },
      },
      {
        text: [
          `By then the cushions were afloat. "A boat," said ${a}. It used up a good deal, for it had a mast. They got in. "You never asked me," said ${b}. "That was ${half}." "But we needed it!" "We'd have stood on the table," said ${b}. And then they both heard it, under the seat: a small, cheerful glug.`,
          `${a} drew a boat, as the chairs had begun to drift. It was a beauty, with a cabin. "${refrain}" said ${a}, and pulled ${b} in by the sleeve. "That's more than your half," said ${b}. "You've drawn a cabin out of my horse." ${a} had not thought of it like that. There was water round their feet again. It was coming up through the cabin.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'angry')],
          things: ['boat', 'puddle'],
        },
      },
      {
        text: [
          `"Don't draw anything," said ${b}. "Not for one minute. Look." It was the first time that ${a} had looked at a thing that was finished. The boat let in water where the line didn't meet. So did the bucket let it out. And over by the sofa there was a gap, and half of the pond was coming through it. "It's always the same hole," said ${a}. "It's mine."`,
          `${a} took up the ${short}, to draw a pump. "Wait," said ${b}. "What's the matter with all of them?" They sat in the sinking boat, and looked. The bucket had a gap at the bottom. The boat had one at the side. And the pond had the first of all, at the back, where ${a} had been in a hurry. "I can't draw my way out," said ${a} slowly. "I'd only make another hole."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'point', 'calm'), seen(A, 'think', 'surprised')],
          things: ['bucket'],
        },
      },
      {
        text: [
          `There was enough left for one thing, and not a large one. It would have done for a bicycle, if it was a thin one. ${a} could see it, red, with a bell. The fish came by. It was being pulled towards the gap, and swam against it, and got nowhere. Behind the door was the street, and in the street was a drain. "Oh, all right," said ${a}. "How do you do it? How do you make it meet?"`,
          `What was left would just have made a bicycle, with no bell. They could have ridden out through the front door. ${a} held it, and thought of that. Then the fish went past, backwards. It was swimming as hard as it could, but the stream was taking it along, towards the gap. "I need you," said ${a}. "I don't know how one goes slowly."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined', drawn), seen(B, 'stand', 'calm')],
          things: [drawn],
        },
      },
      {
        text: [
          `"You look at where it's going," said ${b}, "and not at what you're drawing. And you breathe out." They lay down in the water, side by side. The line went forward by a hair. It wobbled. "Out," said ${b}. ${a} breathed out. It was the longest finger's breadth in the world. At last one end touched the other, so gently that nobody could have said when. It was shut. The stream stopped.`,
          `So ${b} showed how it was done. One breathes out. One looks at the end, and lets the hand come after. ${a} had never spent so long on anything, and it was as long as a thumbnail. The water pulled at it. The fish pulled too. "Nearly there," said ${a}. "Don't say nearly," said ${b}. And the line ran into its own beginning, and was a pond.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'determined', drawn), seen(B, 'kneel', 'calm')] },
      },
      {
        text: [
          `They mopped until it was dark. There was no bicycle. And on the lamp hung the horse, quite dry, the best horse that anybody ever drew, with no eye. "I waited too long," said ${b}. "I wanted to be sure. And now there isn't any." "There is," said ${a}, and opened one hand. In the palm lay ${crumb}. "It's not enough for anything," said ${b}. "It's enough for a dot," said ${a}.`,
          `All the towels were hung out. The boat had dried up and gone, and the bucket too. ${b} took down the horse, and looked at it. "That's that," said ${b}. "It's my own fault. I could have drawn it in June." ${a} turned the ${short} round. There was still something, ${crumb}. The moon on ${A.names} own paper had a gap that it would have shut. "What's an eye?" said ${a}. "Isn't it only a dot?"`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'stand', 'sad', 'notebook')],
        },
      },
      {
        text: [
          `${b} went white. "If I get it wrong..." "Then it'll squint," said ${a}. "Breathe in. Now do it fast." So ${b}, who had never done a thing fast, shut both eyes, and dotted. There was a silence. There was a snort. Something warm blew down ${B.names} neck, and stepped off the paper, hoof by hoof. Every hair was there. It squinted a very little.`,
          `"I can't," said ${b}. "What if it's in the wrong place?" "Then it's a horse that looks up," said ${a}. "I'll count. You did slow with me, so I'll do fast with you. One, two..." Dot! They both stood still. The paper bulged. A nose came out, and a neck, and a mane like combed silk. It looked up, as a matter of fact, and a little to the left.`,
        ],
        scene: { camera: 'wide', actors: [seen(B, 'reach', 'surprised'), seen(A, 'cheer', 'excited')] },
      },
      {
        text: [
          `It carries two. They ride in the evenings, ${a} in front. When they come back it drinks out of the pond, and the fish makes room. They have quite ordinary pencils now. Yesterday ${a} drew a cup. It took until supper. "${refrain}" said ${b}, who was in a hurry to go out. "It isn't," said ${a}. "Wait." And they waited, till it met.`,
          `A horse is better than a bicycle, on the whole. It stops to drink by itself. The pond is still there, as tight as a drum. At the table, though, something has changed. "${refrain}" says ${b}, and has done four drawings since dinner. And ${a} sits there, breathing out, with a line that is nearly home. You mustn't talk to ${a} just then. It's about to meet.`,
        ],
        scene: { time: 'night', camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
      },
    ],
  };
}
