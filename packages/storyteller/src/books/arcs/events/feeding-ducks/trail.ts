import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { named } from '../the-one.ts';

const REFRAINS = [
  'Gone',
  'All gone',
  'Gone again',
  'Snap, and gone',
  'Gone already',
  'And gone',
  'Quick, and gone',
  'Gulp, gone',
  'There it goes',
  'Too quick',
] as const;
const TITLES = ['the smallest one', 'a hole in the pocket', 'where did the oats go?', 'all along the path'];

interface Kind {
  readonly said: RegExp;
  readonly being: string;
  readonly one: string;
  readonly many: string;
  /** After "at" and "to". */
  readonly place: string;
  readonly setting: SettingName;
  /** Where it is not to be seen at the end. */
  readonly home: string;
}

const KINDS: readonly Kind[] = [
  {
    said: /\bswans?\b|\bcygnets?\b/,
    being: 'swan',
    one: 'swan',
    many: 'swans',
    place: 'the pond',
    setting: 'pond',
    home: 'on the water',
  },
  {
    said: /\bgeese\b|\bgoose\b|\bgoslings?\b/,
    being: 'goose',
    one: 'goose',
    many: 'geese',
    place: 'the pond',
    setting: 'pond',
    home: 'on the water',
  },
  {
    said: /\blambs?\b|\bsheep\b/,
    being: 'lamb',
    one: 'lamb',
    many: 'lambs',
    place: 'the farm',
    setting: 'farm',
    home: 'by the trough',
  },
  {
    said: /\bgoats?\b|\bkids\b/,
    being: 'goat',
    one: 'goat',
    many: 'goats',
    place: 'the farm',
    setting: 'farm',
    home: 'by the trough',
  },
  {
    said: /\bhens?\b|\bchickens?\b|\bchicks?\b/,
    being: 'hen',
    one: 'hen',
    many: 'hens',
    place: 'the farm',
    setting: 'farm',
    home: 'in the yard',
  },
  {
    said: /\bpon(?:y|ies)\b|\bhorses?\b|\bdonkeys?\b/,
    being: 'pony',
    one: 'pony',
    many: 'ponies',
    place: 'the field',
    setting: 'farm',
    home: 'by the gate',
  },
  {
    said: /\bpigeons?\b/,
    being: 'pigeon',
    one: 'pigeon',
    many: 'pigeons',
    place: 'the park',
    setting: 'playground',
    home: 'by the bench',
  },
  {
    said: /\bbirds?\b|\brobins?\b|\bsparrows?\b/,
    being: 'bird',
    one: 'bird',
    many: 'birds',
    place: 'the park',
    setting: 'playground',
    home: 'by the bench',
  },
];
const DUCKS: Kind = {
  said: /ducks?/,
  being: 'duck',
  one: 'duck',
  many: 'ducks',
  place: 'the pond',
  setting: 'pond',
  home: 'on the water',
};

interface Parts extends Kind {
  /** Who throws. */
  readonly F: Figure;
  /** Who has the oats in a pocket. */
  readonly O: Figure;
  /** The smallest. */
  readonly X: Figure;
}

function partsOf(going: Going): Parts {
  const { A, K, G, raw, company } = going;
  const kind = KINDS.find(({ said }) => said.test(raw)) ?? DUCKS;
  const mate = going.B !== K && going.B !== G && going.B.isChild ? going.B : null;
  const O = A === K ? (named(going) ?? mate ?? G) : K;
  const own = /\bchickens?\b/.test(raw) ? { one: 'chicken', many: 'chickens' } : {};
  return {
    ...kind,
    ...own,
    F: A,
    O,
    X: company.meet(kind.being),
    place: /\blake\b/.test(raw)
      ? 'the lake'
      : /\briver\b/.test(raw)
        ? 'the river'
        : /\bpark\b/.test(raw)
          ? 'the park'
          : /\bfarm\b/.test(raw)
            ? 'the farm'
            : kind.place,
  };
}

/** The smallest never gets any; and all the time there is a hole in the pocket, and a trail of oats. */
export const TRAIL: EventPlot = { id: 'trail', when: /\bfe+d\w*|\bducks?\b|\bswans?\b|\bgeese\b/i, young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { F, O, X, one, many, place, setting, home } = partsOf(going);
  const [f, o, x] = [F.name, O.name, X.name];
  const Ocap = cap(o);
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(F, 'walk', 'happy'), seen(O, 'walk', 'happy')] },
        `${F.introduced} feeds the ${many} today. ${cap(o)} has a pocket full of oats.`,
        `There are oats in ${O.names} pocket. ${F.introduced} will feed the ${many}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(O, 'walk', 'calm'), seen(F, 'run', 'excited')] },
        `Tip, tip, tip. What falls on the path? Oats! There is a hole!`,
        `They walk along the path. Tip, tip, tip. Oats fall out! Nobody sees.`,
      ),
      page(
        { setting, camera: 'medium', actors: [seen(F, 'point', 'happy'), seen(X, 'stand', 'shy')] },
        `Here are the ${many} at ${place}! One is small: ${X.introduced}. "For you," says ${f}.`,
        `So many ${many} at ${place}! But ${X.introduced} is so small. "You first!" says ${f}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'reach', 'determined'), seen(X, 'stand', 'calm')] },
        `${f} throws some oats. A big ${one} is quicker. "${r}!"`,
        `Oats for ${x}! A big ${one} gets there first. "${r}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'reach', 'determined'), seen(O, 'stand', 'calm')] },
        `${f} throws far. The big ones run far. "${r}!" says ${o}.`,
        `Now ${f} throws a long way. All the big ones go there. "${r}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'hide', 'determined')] },
        `${f} hides behind a tree, and throws. A big ${one} looks round it. "${r}!"`,
        `${f} throws from behind a tree. Who is there, too? A big ${one}. "${r}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'stand', 'surprised'), seen(F, 'stand', 'worried')] },
        `"More, please!" ${Ocap} feels in the pocket. Out come two fingers. A hole!`,
        `Now the pocket is empty. Two fingers look out below. "A hole!" says ${o}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'look-up', 'sad'), seen(O, 'stand', 'worried')] },
        `And where is ${x}? ${x} is not with the big ones.`,
        `"Where is ${x}?" says ${f}. Not ${home}. Not behind the tree.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'walk', 'happy'), seen(F, 'point', 'surprised')] },
        `Tip, tip, tip. ${x} comes along the path! One oat, one oat, one oat.`,
        `"There, on the path!" Here comes ${x}. Munch, and munch, and munch.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'happy'), seen(F, 'kneel', 'happy'), seen(O, 'stand', 'happy')] },
        `Now ${x} is round and full. One last oat, on ${O.names} shoe. Munch! "${r}!"`,
        `${x} had all the path! One oat is left, on a shoe. Tip. "${r}!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { F, O, X, one, many, place, setting, home } = partsOf(going);
  const [f, o, x] = [F.name, O.name, X.name];
  const Ocap = cap(o);
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(F, 'walk', 'happy'), seen(O, 'walk', 'happy')] },
        `${F.introduced} went with ${O.introduced} to feed the ${many}. "No bread," said ${o}. "It gives them tummy ache. They like oats." There was a whole pocketful, in the old coat.`,
        `"Have we got the oats?" said ${F.introduced}. "I've got a pocketful," said ${O.introduced}, and patted the old coat. They were going to feed the ${many}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(O, 'walk', 'calm'), seen(F, 'run', 'excited')] },
        `It was a long path. ${f} ran in front and ${o} came behind. Tip, tip, tip, went something. There was a hole in the old coat, right at the bottom. Nobody looked round.`,
        `They went along by the hedge. Tip, it went. Tip, tip. Somebody who walked behind them would have seen oats. But nobody walked behind them.`,
      ),
      page(
        { setting, camera: 'medium', actors: [seen(F, 'point', 'happy'), seen(X, 'stand', 'shy')] },
        `At ${place} there were more ${many} than ${f} could count. There were big ones, who pushed. At the back was ${X.introduced}, the smallest of all. "The first is for you, ${x}," said ${f}.`,
        `The ${many} were all at ${place}, and all talking. The smallest was ${X.introduced}. Whenever ${x} came forward, somebody big stood in front. "I'll see that you get some," said ${f}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'reach', 'determined'), seen(X, 'stand', 'calm')] },
        `${f} took a handful, and aimed at ${x}, and threw. It was a good throw. But the biggest ${one} had a long neck. "${r}!" said ${f}.`,
        `${f} threw the oats right over the big ones. They came down in front of ${x}. But before ${x} could look, there were six others there. "${r}!" said ${f}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'reach', 'determined'), seen(O, 'stand', 'calm')] },
        `"You throw that way," said ${f} to ${o}, "and they'll all go there. Then I'll throw this way." They all went that way. And then they all came back. "${r}!" said ${o}.`,
        `"Let's trick them," said ${f}. ${Ocap} made a big throw with nothing in it. All the big ones ran. Then they saw ${f} throw the real one, and they ran again. "${r}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'hide', 'determined'), seen(O, 'stand', 'curious')] },
        `So ${f} went behind a tree with the next handful, to be quiet. "Psst, ${x}," said ${f}. Somebody looked round the tree. It was the biggest ${one}. "${r}!"`,
        `${f} hid behind a tree, and held out a flat hand. It tickled. "Is that you, ${x}?" said ${f}. It was the big one. "${r}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'stand', 'surprised'), seen(F, 'stand', 'worried')] },
        `"More, please," said ${f}. ${Ocap} put a hand into the pocket, deeper and deeper. Two fingers came out at the bottom, and waved. "Oh," said ${o}. "I had far more than that."`,
        `"Just one more handful," said ${f}. But the pocket was flat. ${Ocap} turned it out. There was a hole, as big as a plum. "Then where are they all?" said ${o}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'stand', 'sad'), seen(O, 'stand', 'worried')] },
        `The big ones went off. ${f} looked for the small one, to say sorry. But ${x} was not ${home}. ${x} was nowhere at all. "And ${x} never had a single oat," said ${f}.`,
        `"And I promised," said ${f}. "Where is ${x}?" They looked ${home}, and behind the tree. There were only big ones. "Gone home," said ${o}, "with nothing."`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'walk', 'happy'), seen(F, 'point', 'surprised')] },
        `Tip, tip, tip. It came from behind. They turned round. Along the path, by the hedge, came ${x}, from oat to oat. "The hole!" said ${f}. "${x} has had the whole path!"`,
        `Then ${f} looked back the way that they had come. Far down the path something small was walking, head down. It stopped, and ate, and walked. It was ${x}, and there was nobody in front at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'happy'), seen(F, 'kneel', 'happy'), seen(O, 'stand', 'happy')] },
        `${x} came right up to them, as round as a ball. There was one oat left, on ${O.names} shoe. ${x} looked at it, and sighed, and ate it. "${r}!" said ${f}.`,
        `It took ${x} a quarter of an hour to come. By then ${x} was wider than long. "That's what I call fed," said ${o}. The last oat lay on ${F.names} foot. Tip. "${r}!"`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(O, 'sit', 'happy'), seen(F, 'point', 'happy')],
        },
        `That evening ${o} got out a needle, to mend the pocket. "Don't!" said ${f}. So it has a hole in it still, just big enough for oats.`,
        `"I'd better sew that up," said ${o}, when they were home. ${f} put a finger through the hole, and looked at it. "Only after tomorrow," said ${f}. "Tomorrow we'll walk round the other way as well."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { chance } = going;
  const { F, O, X, one, many, place, setting, home } = partsOf(going);
  const [f, o, x] = [F.name, O.name, X.name];
  const Ocap = cap(o);
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick('the last handful', 'fair shares', 'a hole in the lining', 'who had the most')),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(F, 'walk', 'happy'), seen(O, 'walk', 'happy')],
          things: ['coin'],
        },
        `${F.introduced} liked things to be fair. When there was cake, it was ${f} who cut it, with a ruler. "To feed ${many} properly," said ${f} to ${O.introduced}, "everybody ought to get the same." "You'll have to tell them that," said ${o}. The old coat had oats in the pocket. There ought to have been a lucky penny in there too. It had been lost since the spring.`,
        `${F.introduced} and ${O.introduced} were off to feed the ${many}. The pocket of the old coat was full of oats. ${Ocap} had a lucky penny once that lived in there, and had not seen it since the spring. "We'll do it fairly," said ${f}. "So many for each, and nobody twice." "I look forward to that," said ${o}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(O, 'walk', 'calm'), seen(F, 'walk', 'happy')] },
        `It is half a mile from the gate to ${place}. Tip, it went, under the hedge. ${f} was explaining about fractions. Tip, tip. "And the smallest ought to be first," said ${f}. Neither of them had eyes in the back of the coat.`,
        `All the way to ${place} ${f} worked it out aloud. If there were thirty ${many}, and four hundred oats, that made thirteen each, with some over. Tip, tip, said something, low down and behind. It was doing its own sums.`,
      ),
      page(
        { setting, camera: 'medium', actors: [seen(F, 'point', 'determined'), seen(X, 'stand', 'shy')] },
        `There were thirty-one. One could tell at once how it was there. In front stood a huge old ${one} with a crooked foot, who took up the room of three. Last of all, behind the last but one, was ${X.introduced}, half the size of the others. "You," said ${f} to the smallest, "are number one today."`,
        `The ${many} came to meet them. First came a great big ${one} with a crooked foot, and an eye like a policeman. The others kept behind it. And quite at the end, so far off that it looked like a mistake, there was ${X.introduced}. "That's the one who never gets any," said ${f}. "It stops today."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(F, 'reach', 'determined'), seen(X, 'stand', 'calm'), seen(O, 'stand', 'calm')],
        },
        `${f} threw high, so that it would come down at the back. There was a rush, and ${x} was not in it. "${r}!" said ${f}. Then ${f} threw low. "${r}!" said ${o}. Whatever one did, the crooked foot was in front of it, and all the others close behind.`,
        `The first handful went over their heads. It was well aimed, but it had to come down some time, and ${x} is not fast. "${r}!" said ${o}. The second was rolled along the ground. It got as far as the crooked foot. "${r}!" said ${f}, through tight teeth.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'point', 'angry'), seen(O, 'reach', 'happy')] },
        `"You go left and make a noise," said ${f}. ${Ocap} went left, and made a noise like a bucket. They all went to see. ${f} threw to the right, and it lay there, in front of nobody. ${x} had gone to look at the bucket too. By the time they were all back, so was the big one. "${r}!"`,
        `They tried it with two throwers. ${Ocap} stood by the fence and called, and the ${many} ran to the fence. ${f} slipped round the other way. But on gravel everybody hears one coming. "${r}!" said ${f}. "It's always the same ones!"`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'stand', 'surprised'), seen(F, 'stand', 'worried')] },
        `"Not so many now," said ${o}, and felt, and felt further. Two fingers came out below, at the hem. "That's a hole. I had twice as much as this at the gate." What was left made one handful. ${f} held it in a shut fist. "Then these are for ${x}," said ${f}, "and for nobody else."`,
        `${Ocap} turned out the pocket. One saw daylight through it. "So that's where the penny went," said ${o}. "And half our oats." There was one last handful in the corner, and it was put into ${F.names} hand. ${f} closed it. Nobody was going to get that by pushing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'think', 'angry'), seen(O, 'sit', 'calm')] },
        `The big one came and stood in front of ${f}, on the good foot, and looked at the fist. "No," said ${f}. "You've had everything." It waited. It didn't push; there was nothing to push. And ${x} was not ${home}, or by the fence, or anywhere. "We could go home," said ${o}. "I'm not throwing it," said ${f}, "until I see ${x}."`,
        `"Shall we give it to whoever's here?" said ${o}. "No!" said ${f}. In front, with its bad foot tucked up, stood the big one, and kept an eye on the hand. The rest of them had wandered off. ${x} had gone too. "I'd rather that nobody has it," said ${f}. It did not sound as fair as it had felt.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'walk', 'happy'), seen(F, 'point', 'surprised'), seen(O, 'stand', 'surprised')],
        },
        `"Look behind you," said ${o}. Up the path, from the gate, came ${x}, in no hurry. ${x} stopped, and dipped, and took a step, and dipped. It was half a mile of oats, in a line, with nobody in front. ${x} could hardly walk any more. "How long has that been going on?" said ${f}.`,
        `Tip, it went. They turned round. On the path there was something like a ball with feet. It was ${x}. All the way from the gate ${x} had been walking along a table, laid for one. "But that's two hundred oats," said ${f}. "That isn't fair shares."`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'think', 'curious'), seen(O, 'stand', 'calm')] },
        `${f} did the sum. It came out the same each time. The one who never gets any had had as many as all the rest together. And the one who always gets everything? It had always been in front. But nobody had looked who ate. "All of them were quicker than that foot," said ${o}. "Didn't you see? It only stands in front. It can't run."`,
        `"Then who's had none?" said ${f}. They went through it, throw by throw. The quick ones had been quick. They'd had it all, at the back and the left and the right. The big one had been in front every time, and every time the oats had gone over its head. "With that foot," said ${o}, "it's last to everything. It only looks like first."`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'kneel', 'shy'), seen(X, 'sit', 'sleepy')] },
        `It was still standing there, on the one foot, looking at the fist. ${f} had said that the handful was for ${x}. A word is a word. But ${x} had sat down, and was asleep with full cheeks. ${f} went on one knee, and opened the hand. It was taken very gently, oat by oat, like somebody counting.`,
        `${f} had promised the handful to ${x}, aloud. ${x} was shown it, and shut both eyes, and hiccuped. So ${f} turned round to the big one, and it was not easy. "I was wrong about you," said ${f}, and held it out, flat. It did not snap. It had the manners of somebody who isn't often asked.`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'stand', 'happy'), seen(F, 'kneel', 'happy')], things: ['coin'] },
        `When ${x} got up, something shone where ${x} had been sitting. It had been too hard to eat, and so it had been carried all that way and put down. It was a penny, with a dent. "Since the spring!" said ${o}. "It must have been down in the lining." They both looked at ${x}, who was looking at nothing, with dignity.`,
        `At the end of the trail lay one thing that ${x} had left. ${f} picked it up and rubbed it. It was ${O.names} penny, out of the lining, where it must have been since the spring. "I call that lucky," said ${o}. "I call it about fair," said ${f}, "if you take it all together."`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(F, 'walk', 'happy'), seen(O, 'walk', 'happy')],
        },
        `They came again the Sunday after. There was a new pocket in the coat, without a hole, and in ${F.names} there was one on purpose. It's the right size for oats; a penny can't get through it. Tip, tip, all the way. And at ${place} the first handful goes to the one in front. "${r}!" says ${f}, and does not count.`,
        `"Will you sew it up?" said ${f}, on the way home. "I might make it smaller," said ${o}, "for the sake of the penny." Since then there are two ways of being fed. One is along the path, for those who are slow and small. The other is out of a flat hand, for whoever is standing in front. "${r}!" says ${f} then, and means well done.`,
      ),
    ],
  };
}
