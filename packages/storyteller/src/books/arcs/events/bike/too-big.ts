import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'This bike is too big!',
  'So much too big!',
  'Too big by a bit!',
  'Not my size!',
  'A bit too tall!',
  'Too big for me!',
  'Oh, much too tall!',
  'It is too tall!',
  'Not the right size!',
  'Too high for me!',
  'This one is too big!',
] as const;
const TITLES = ['too big, too small', 'the wrong bike', 'up to the chin', 'two bikes in the grass'];

/** Where one learns: never in the road. */
const park = ({ place, at }: Going): string => (at === null || at === 'street' ? 'the park' : (place ?? 'the park'));
const ground = ({ at }: Going) => (at === null || at === 'street' ? ('playground' as const) : at);

/** One bike is too big and one is too small, until the wrong one is picked up in a hurry. */
export const TOO_BIG: EventPlot = {
  id: 'too-big',
  when: /\b(?:too (?:big|large|tall|high|small)|big(?:ger)? bike|new (?:\p{L}+ )?(?:bike|bicycle)|hand[- ]?me[- ]?down|grow\w*|tall|birthday)\b/iu,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, company, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const C = company.person('Joss', 'child');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a bike. It was new. It came from ${g}.`,
          `"For you!" said ${g}. ${A.introduced} had a bike.`,
        ],
        scene: {
          setting: ground(going),
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(going.G, 'stand', 'happy')],
          things: ['bicycle'],
        },
      },
      {
        text: [
          `${a} got on. The ground was far away. "${refrain}" said ${a}.`,
          `Up went ${a}. ${a} could not reach the ground. "${refrain}"`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'sit', 'surprised')], things: ['bicycle'] },
      },
      {
        text: [
          `${B.introduced} brought a box.${comesToo} The bike went. The box did not. "${refrain}"`,
          `${B.introduced} had a box.${comesToo} Up! But the box stayed behind. Flop! "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'stand', 'worried')],
          things: ['bicycle', 'box'],
        },
      },
      {
        text: [
          `They put a book on each pedal. The books fell off. Flop, flop! "${refrain}"`,
          `They made the pedals fat, with books. Down fell the books. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'kneel', 'determined')], things: ['book', 'bicycle'] },
      },
      {
        text: [
          `Here came Joss. Joss was tall. Joss had a tiny bike.`,
          `Who was that? It was tall Joss. What a tiny bike!`,
        ],
        scene: { camera: 'wide', actors: [seen(C, 'sit', 'worried')], things: ['bicycle'] },
      },
      {
        text: [
          `"My knees bump my chin," said Joss. "My bike is too small." They both sat down.`,
          `Bump, bump, went Joss, knee and chin. "Mine is too small!" They both lay down.`,
        ],
        scene: { camera: 'medium', actors: [seen(C, 'sit', 'sad'), seen(A, 'sit', 'sad')], things: ['bicycle'] },
      },
      {
        text: [
          `Ting, ting! The ice cream van! "Quick!" said ${k}. They all jumped up.`,
          `Ting, ting, ting! "Ice cream!" said ${k}. Up they all jumped. Quick, quick!`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'jump', 'excited'), seen(C, 'jump', 'excited')],
          things: ['bicycle'],
        },
      },
      {
        text: [
          `${a} took a bike. Joss took a bike. They rode and rode. Nobody bumped!`,
          `Joss got on. ${a} got on. Away they went over the grass. Not one flop!`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(C, 'sit', 'happy')], things: ['bicycle'] },
      },
      {
        text: [
          `"Stop!" said ${b}. "Look at your bikes!" ${a} was on the tiny one!`,
          `"Look!" said ${b}. Whose bike was that? Joss had the big one. ${a} had the small one!`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'point', 'surprised'), seen(A, 'sit', 'surprised'), seen(C, 'sit', 'surprised')],
          things: ['bicycle'],
        },
      },
      {
        text: [
          `So they swapped. They had ice cream. It was not too big. It was just right.`,
          `Swap! Now they both rode. Then they had ice cream. Was it too big? No, never.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(C, 'sit', 'happy')], things: ['ice-cream'] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, company, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const C = company.person('Joss', 'child');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} got a new bike from ${g}. It was red, with a bell, and it was as tall as a pony. "You'll grow into it," said ${g}. "By when?" said ${a}.`,
          `The bike was red and it shone. ${A.introduced} walked all round it, which took some time. "It's the best bike there is," said ${a}. "How do you get up there?"`,
        ],
        scene: {
          setting: ground(going),
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(G, 'stand', 'happy')],
          things: ['bicycle'],
        },
      },
      {
        text: [
          `They took it to ${park(going)}.${comesToo} ${Gcap} lifted ${a} on. It was a very good view. You could see over the hedge. But nothing of ${a} came anywhere near the ground. "${refrain}" said ${a}.`,
          `At ${park(going)} ${a} got up by way of a bench.${comesToo} From the saddle you could see right into a nest. There were three eggs. But the ground was as far off as the nest was near. "${refrain}"`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'sit', 'surprised')], things: ['bicycle'] },
      },
      {
        text: [
          `"A box," said ${B.introduced}, and put one by the bike. Now ${a} could get on. ${a} rode one turn of the wheels. Then it was time to get off, and the box was still back there. "${refrain}"`,
          `${B.introduced} fetched a box to step on. It was just right for getting up. But the box stayed where it was, and the bike did not. There was nothing to get down to. "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'stand', 'worried')],
          things: ['bicycle', 'box'],
        },
      },
      {
        text: [
          `So they made the pedals higher. They tied a fat book to each with a scarf. Down went the left one, and off came chapter one. Down went the right one. The whole story lay in the grass. "${refrain}"`,
          `"If you can't go down to the pedals," said ${b}, "they must come up." They put a book on each. ${a} pushed, and the books turned over, as books do. Flop went one. Flop went the other. Flop went ${a}. "${refrain}"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'kneel', 'determined'), seen(A, 'sit', 'surprised')],
          things: ['book', 'bicycle'],
        },
      },
      {
        text: [
          `Along the path came Joss from next door. Joss had grown all summer. Joss's bike had not. It was small and blue. Joss sat on it folded up like a grasshopper. Bump went a knee. "Ow," said Joss's chin.`,
          `Then they heard somebody say "Ow" and "Ow" and "Ow". It was Joss from next door, on a small blue bike. At every turn a knee came up and hit Joss on the chin.`,
        ],
        scene: { camera: 'wide', actors: [seen(C, 'sit', 'worried')], things: ['bicycle'] },
      },
      {
        text: [
          `"Mine has shrunk," said Joss. "Mine's growing," said ${a}. "It's too hot for bikes, anyway," said Joss. They put them down in a heap and lay beside them.`,
          `"What's wrong with yours?" said Joss. "There's too much of it," said ${a}. "There isn't enough of mine," said Joss. They let the bikes fall in a heap. Then they fell in another.`,
        ],
        scene: { camera: 'medium', actors: [seen(C, 'sit', 'sad'), seen(A, 'sit', 'sad')], things: ['bicycle'] },
      },
      {
        text: [
          `Ting-a-ling! It came from the far gate. It was the ice cream van, and it never stayed long. "Come on!" shouted ${k}. Everybody jumped up at once, and grabbed whatever there was.`,
          `And then, far away by the other gate, something went ting-a-ling. Nobody said what it was. There was no time. "Run!" shouted ${k}. They pulled the bikes out of the grass and leapt on.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'jump', 'excited'), seen(C, 'jump', 'excited'), seen(A, 'jump', 'excited')].filter(
            (each, i, all) => all.findIndex((one) => one.who === each.who) === i,
          ),
          things: ['bicycle'],
        },
      },
      {
        text: [
          `They went over that grass like the wind. Joss did not say "Ow" once. ${a} went round a bin and a dog. ${a} put on the brakes, and felt for the ground. It was there.`,
          `${a} did not think about boxes. ${a} thought about strawberry. The pedals went round and the trees went by. Joss went by as well, quiet as a bird. They stopped at the van, easily, both together.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(C, 'sit', 'happy')], things: ['bicycle'] },
      },
      {
        text: [
          `${b} was the last to get there, and looked. Then ${b} looked again. "What are you two sitting on?" said ${b}. They looked down. ${a} was on the little blue one. Joss was on the big red one.`,
          `"That's odd," said ${b}. "You stopped. And you didn't say ow. Why?" Nobody knew. "What colour is your bike, ${a}?" said ${b}. "Red," said ${a}, and looked down, and it was blue.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'point', 'surprised'), seen(C, 'sit', 'surprised')],
          things: ['bicycle'],
        },
      },
      {
        text: [
          `"There's nothing wrong with the bikes," said ${b}. "You've just got each other's!" So they swapped: red for blue, until Joss has another birthday. ${Gcap} bought four ice creams.`,
          `"It was never too big," said Joss. "It was too big for you. It's just right for me!" So they swapped, and shook on it, and had ice cream. Nobody could say which of them was happier.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(C, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['ice-cream', 'bicycle'],
        },
      },
      {
        text: [
          `${A.names} ice cream was taller than ${A.names} head. It leaned. It began to drip on one side. "Too big?" said ${g}. "No," said ${a}. "I'll grow into it."`,
          `They gave ${a} the tallest one, with a biscuit in the top. "Isn't it too big?" said ${g}. There was no answer for a long time. Then there was only the biscuit. "It fits," said ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'proud')], things: ['ice-cream'] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, company, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const C = company.person('Joss', 'child');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It was the kind of bike that people turn round to look at. It was red, with eight gears and a bell like a fire engine. ${A.introduced} had wished for it since spring. ${Gcap} wheeled it in with a ribbon on. There was only one thing wrong with it. ${a} could walk underneath.`,
          `${A.introduced} had cut the picture out in March and kept it by the bed. And here it was, in red, with eight gears. ${Gcap} had saved for it for months. "Well?" said ${g}. "Up you get!" It shone. It rang. It came up to ${A.names} ears. "It's just how I thought," said ${a}. "There's only more of it."`,
        ],
        scene: {
          setting: ground(going),
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(G, 'stand', 'proud')],
          things: ['bicycle', 'ribbon'],
        },
      },
      {
        text: [
          `"You'll grow," said ${g}. ${a} would, of course. ${a} had once grown a whole centimetre in a winter. They worked it out on the way to ${park(going)}, and it came to four years.${comesToo} "Don't tell ${g}," said ${a} to ${B.introduced}. "It's the best present I ever had. It's only that I can't reach it." And when nobody else could hear: "${refrain}"`,
          `They took it to ${park(going)}, and people turned round.${comesToo} ${a} was put on, and sat there like somebody on a roof. Nothing touched the ground and nothing touched the pedals. "How is it?" called ${g}. "Lovely!" called ${a}. Then ${a} leaned down to ${B.introduced}, a long way, and whispered. "${refrain}"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'look-up', 'curious')],
          things: ['bicycle'],
        },
      },
      {
        text: [
          `${b} was a person with ideas. The first was a box. It got ${a} up, and for one turn of the wheels it was riding. But when you stop, you need the box again, and the box is where you left it. They tried with two boxes. They would have needed one every three steps, all round the park. "${refrain}"`,
          `"What you want," said ${b}, "is for the ground to be higher." So they found a box, and it was higher, just there. ${a} got on from it like a queen. Getting off was another matter. You cannot ask a bike to fall over only where there is a box. "${refrain}" said ${a}, from a flower bed.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'hold', 'determined', 'box')],
          things: ['bicycle'],
        },
      },
      {
        text: [
          `The second idea was books, one tied to each pedal. ${b} chose them by thickness. It was a fine sight: a history of Rome going down on the left, and one of cheese coming up. Rome fell at the second turn. "${refrain}" said ${a}, and sat in the grass, with cheese all round.`,
          `Then they tied books to the pedals, to bring those up as well. They used the fattest there were, a cookery book and a dictionary. It went round once, like a slow sort of mill. Then the dictionary swung over and hung upside down, and opened. ${a} lay beside it. It was open at B. "${refrain}"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'kneel', 'determined'), seen(A, 'sit', 'surprised')],
          things: ['book', 'bicycle'],
        },
      },
      {
        text: [
          `"Ow," said somebody. "Ow. Ow. Ow." It was Joss from their road, who was one year older and two heads taller. Joss was riding the same blue bike as ever. It had been Joss's sister's, and before that her cousin's, and the saddle was held on with tape. At each turn a knee came up and met Joss's chin.`,
          `Round the pond came Joss, who had shot up that summer like a bean. There was no money for a new one, so it was still the little old blue bike, its saddle taped. Joss rode it with both knees out sideways, like a frog. When they were not out, they hit something. "Ow," said Joss. "Don't laugh."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(C, 'sit', 'worried'), seen(A, 'stand', 'curious')],
          things: ['bicycle'],
        },
      },
      {
        text: [
          `Nobody laughed. Joss was looking at the red bike. "Is that yours?" said Joss, quite softly. "It's got eight gears," said ${a}. "I don't know what they're like." They laid the two bikes down on the grass. Then they lay on their backs. "You're lucky," said Joss. "I know," said ${a}, and it was true, and it did not help.`,
          `"It's a beauty," said Joss, and did not touch it. "You can ring the bell," said ${a}. Joss rang it, once. They put the bikes down, one across the other, the old and the new. Then there was nothing to do but lie there. "I'd never get off, if I had that," said Joss. "No," said ${a}. "That's what happens."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(C, 'sit', 'sad'), seen(A, 'sit', 'sad')],
          things: ['bicycle', 'bell'],
        },
      },
      {
        text: [
          `What happened next was an ice cream van. It came by on Sundays and stood at the top gate for as long as one tune. They heard the first note. "It's going!" shouted ${k}. Nobody thought. They snatched up a bike each from the heap, and threw themselves on, and went.`,
          `Far off, at the other end, something began to play a tune. There were twelve notes in it, and then the van went away. They all knew that. "Twelve!" yelled ${k}. Everybody was up. Two people pulled at a heap of bikes, and each of them got one out, and was gone.`,
        ],
        scene: {
          camera: 'wide',
          actors: [...new Set([K, A, C])].map((each) => seen(each, 'run', 'excited')),
          things: ['bicycle'],
        },
      },
      {
        text: [
          `${a} did not remember much about it later. There had been wind. There had been a bend. ${a} had leaned and the bike had leaned, too, as if they had always been friends. Joss came past without a single "Ow", in what must have been seventh gear. At the van they put on the brakes, and each put down a foot.`,
          `It was three hundred steps to the gate, and it took six notes. ${a} went round the bin and through the puddle. All the time a small tired squeak came from somewhere below. It was the nicest noise ${a} had ever ridden to. Joss was there first. Joss was sitting up straight, and looking astonished.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(C, 'sit', 'surprised')], things: ['bicycle'] },
      },
      {
        text: [
          `"Four, please," ${b} was saying, and turned round, and stopped. "${a}," said ${b}. "What's holding your saddle on?" ${a} looked. It was tape. The bike was blue, and came up to exactly where a bike should. Over there, on eight gears, sat Joss, gone as red as the paint. "I didn't look," said Joss. "I just grabbed."`,
          `"You've stopped," said ${b}. "You both stopped. How did you stop?" They looked at the ground, and there it was, with a foot on it each. Then they looked at what came in between. ${a} was on the little blue one with the tape. "I thought it was going well," said Joss, in a whisper, and got down off the red one at once.`,
        ],
        scene: {
          camera: 'medium',
          actors: [B, A, C].map((each) => seen(each, 'stand', 'surprised')),
          things: ['bicycle'],
        },
      },
      {
        text: [
          `It was plain what had to be done. It was not so plain how to do it. The red bike had been the picture by the bed. It still had a bit of ribbon on. And there was ${g}, coming up the hill, who had saved for it. You cannot swap a present in front of the person who gave it. ${a} held on to the blue bike with one hand, and looked at Joss's face, and decided.`,
          `All ${a} had to do was say "That one's mine". It was. It had eight gears that nobody had felt but Joss. And ${g} was walking up the hill with such a hopeful sort of step. "Is it going all right?" called ${g}. There are two kinds of kindness, and just then they pointed opposite ways. ${a} took a breath.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'think', 'worried'), seen(G, 'walk', 'happy')],
          things: ['bicycle', 'ribbon'],
        },
      },
      {
        text: [
          `"I love it," said ${a}. "I love it so much that I never told you. I can't reach." ${Gcap} looked at the red bike, and at the blue one, and for a moment at the sky. "I bought it for the one in the picture," said ${g}. "I didn't measure the one at home." So Joss has the red bike until ${a} is tall enough, and ${a} has the blue. "Eight gears," said Joss, and could not say anything else.`,
          `"It's the best bike in the world," said ${a}, "and it's Joss's size." It was out. ${Gcap} said nothing for as long as it takes to count eight gears. Then ${g} laughed. "I did wonder," said ${g}, "why you never got down." They settled it there and then: the red for the blue, for as long as it takes to grow. Joss rang the bell, and this time did not stop.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(G, 'stand', 'happy'), seen(C, 'stand', 'excited')],
          things: ['bicycle', 'bell'],
        },
      },
      {
        text: [
          `They rode home side by side, on the path through the trees. One bike rang, and the other squeaked. The picture is still by ${A.names} bed. There is somebody on the bike in it now, drawn in pen, waving. It is Joss. The knees are nowhere near the chin.`,
          `By evening they had been all round the pond nine times. ${a} put a fresh piece of tape on the saddle, red, to match. "How's yours?" called Joss over the fence. ${a} thought of the squeak, and the bend, and the foot on the ground. "It's just the right amount of bike," said ${a}.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(C, 'sit', 'happy')],
          things: ['bicycle'],
        },
      },
    ],
  };
}
