import type { Figure, Told } from '../../../arc.ts';
import { COLOUR_WORD } from '../../../coat-words.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { ifNamed, page } from '../page.ts';

const NAMES = [
  'Mr Grey',
  'Mr Tall',
  'Old Tom',
  'Mr Still',
  'Mr Nod',
  'Mr Moss',
  'Captain Long',
  'Uncle Quiet',
  'Mr Pole',
  'Mr Thinn',
] as const;
const titles = (m: string): readonly string[] => [
  `good morning, ${m}`,
  `${m} at the gate`,
  'all those leaves',
  'the one with the hat',
];

interface Parts {
  readonly B: Figure;
  readonly b: string;
  /** Who tests eyes. */
  readonly E: Figure;
  readonly e: string;
  /** Whom one says good morning to. */
  readonly m: string;
  readonly refrain: string;
  /** The colour that a theme gives the glasses; red where it gives none. */
  readonly red: string;
}

const SAID = new RegExp(String.raw`\b(${COLOUR_WORD}) (?:\p{L}+ )?(?:glasses|specs|spectacles)\b`, 'iu');

function partsOf({ B, company, chance, raw }: Going): Parts {
  const E = company.person('Mrs Bell', 'doctor');
  const m = chance.pick(...NAMES);
  const said = SAID.exec(`${raw}. ${company.details}`)?.[1]?.toLowerCase();
  return { B, b: B.name, E, e: E.name, m, refrain: `Good morning, ${m}!`, red: said ?? 'red' };
}

/** Somebody says good morning every day to a man at the gate who is so quiet; and then there are glasses. */
export const POST: EventPlot = { id: 'post', young, middle, old };

function young(going: Going): Told {
  const { A, a, Gcap, chance } = going;
  const { B, b, E, e, m, refrain, red } = partsOf(going);
  return {
    title: titled(chance.pick(...titles(m))),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'wave', 'happy')], things: ['gate'] },
        `${A.introduced} goes by the gate. "${refrain}" says ${a}. ${m}, in his hat, says nothing.`,
        `At the gate stops ${A.introduced}. "${refrain}" ${m}, in his hat, is very quiet.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(B, 'stand', 'surprised')] },
        `"A nice dog!" says ${a}. Here is ${B.introduced}. "That is a mop!"`,
        `${a} pats a dog. In comes ${B.introduced}. "It is a mop!"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'milk'), seen(B, 'sit', 'surprised')],
          things: ['cup'],
        },
        `${a} pours some milk. Oh! The cup is over there.`,
        `Now ${a} pours milk. It goes beside the cup!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'worried'), seen(A, 'sit', 'curious')] },
        `"You cannot see well," says ${b}. "You need glasses."`,
        `"It is your eyes," says ${b}. "You need glasses."`,
      ),
      page(
        { setting: 'doctor', camera: 'medium', actors: [seen(E, 'point', 'happy'), seen(A, 'sit', 'curious')] },
        `So they go to ${e}.${ifNamed(going, `${Gcap} comes, too.`)} "A spider?" says ${a}. "It is an A."`,
        `${e} looks at eyes.${ifNamed(going, `${Gcap} is there, too.`)} "A chair?" says ${a}. "It is an A."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(E, 'stand', 'happy')], things: ['glasses'] },
        `These glasses are too big. These are too small. The ${red} ones? Just right!`,
        `The first glasses fall off. The next ones pinch. The ${red} ones? Yes!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited'), seen(B, 'stand', 'happy')],
          things: ['tree', 'leaf'],
        },
        `Outside ${a} looks up. "The tree has leaves! So many!"`,
        `Oh, look! "There are leaves up there!" says ${a}. "So many!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['gate', 'hat'] },
        `But at the gate, where is ${m}? There is only a post with a hat.`,
        `Now to the gate! But ${m} is a post. A post with a hat!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `${a} sits down. "I told him all my secrets." "He never told them," says ${b}.`,
        `"He was my friend," says ${a}. "He did listen," says ${b}. "Every day."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')], things: ['gate', 'hat'] },
        `Next day they come by. "${refrain}" says ${a}. "${refrain}" says ${b}.`,
        `Next day ${a} takes the glasses off. Only for a moment. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, Gcap, chance } = going;
  const { B, b, E, e, m, refrain, red } = partsOf(going);
  return {
    title: titled(chance.pick(...titles(m))),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'wave', 'happy')], things: ['gate', 'hat'] },
        `By the gate stood somebody tall and thin, with a hat on. ${A.introduced} said hello to him each day. "${refrain}" said ${a}. ${m} never answered. He was a very good listener.`,
        `Each morning ${A.introduced} stopped at the gate. There stood ${m} in his hat. "${refrain}" said ${a}, and told him the news. ${m} never once said that he had no time.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(B, 'stand', 'surprised')] },
        `A bit further on there was a dog on the step. "You're a soft one," said ${a}, and patted it. "${a}," said ${B.introduced}, "that's a mop." "Oh," said ${a}. "It didn't say."`,
        `"And whose dog is this?" said ${a}, and scratched it behind the ears. "It's a mop," said ${B.introduced}, who had just come along. "It's been put out to dry." "It has a kind face," said ${a}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'milk'), seen(B, 'sit', 'surprised')],
          things: ['cup'],
        },
        `They had milk together. ${a} poured it out very carefully. It went next to the cup, over the table, and on to ${b}. "There, that's full," said ${a}.`,
        `"Sit down and have some milk," said ${a}. It was well poured, but it was poured beside the cup. ${b} said nothing, and moved over. And ${a} put the butter on the place where the bread was not.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'worried'), seen(A, 'sit', 'curious')] },
        `"How many leaves are there on that tree?" said ${b}. ${a} looked out of the window. "Trees don't have leaves," said ${a}. "They're round and green, like a sponge." ${b} put down the cup. "You need glasses," said ${b}.`,
        `"What do you see out of the window?" said ${b}. "Green," said ${a}, "and over it, blue. What do you see?" "A thrush on the third twig," said ${b}, "eating a berry." It was quiet for a bit. "You need glasses, ${a}."`,
      ),
      page(
        { setting: 'doctor', camera: 'medium', actors: [seen(E, 'point', 'happy'), seen(A, 'sit', 'curious')] },
        `So they went to ${e}, who knew about eyes.${ifNamed(going, `${Gcap} sat on the little chair.`)} There was a chart on the wall. "Read me the top one," said ${e}. "It's a roof," said ${a}. "With a bar across." "It's an A," said ${e}, and was not surprised at all.`,
        `${e} had a dark room with letters on the wall.${ifNamed(going, `${Gcap} came along, and kept quiet.`)} "What's the big one?" said ${e}. "Somebody doing the splits," said ${a}. ${e} held a bit of glass in front. "And now?" "Oh! It's an A," said ${a}. "It was hiding."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(E, 'stand', 'happy')], things: ['glasses'] },
        `The first glasses slid off, and the second pinched. In the third pair ${a} looked like somebody's uncle. Then there was ${red.startsWith('o') ? 'an' : 'a'} ${red} pair. They sat down on ${A.names} face as if they had come home.`,
        `There was a whole wall of glasses. There were round ones that fell off, and gold ones that pinched. ${a} tried eleven. "Which do you like?" said ${e}. "The ${red} ones," said ${a}. "I could find those again."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited'), seen(B, 'stand', 'happy')],
          things: ['tree', 'leaf'],
        },
        `Outside ${a} stopped so suddenly that ${b} bumped into ${a}. "It's come to bits," said ${a}. "The tree! It's all little bits!" "Those are leaves," said ${b}. "Every one has an edge," said ${a}. "Who did that?"`,
        `They walked home, and it took an hour. ${a} had to look at each thing on the way. There were bricks in walls. There were legs on ants. "Has it always been like this?" said ${a}. "And on every tree?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['gate', 'hat'] },
        `"I must show ${m}!" cried ${a}, and ran to the gate. Then ${a} stood quite still. There was nobody there. There was an old grey post. Somebody had hung a hat on it.`,
        `Last of all came the gate. "${refrain}" called ${a}, from far off. But the nearer ${a} came, the thinner he got. He had no arms. He had no face. ${m} was a post with a hat on it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `${a} sat down in the grass, and took the ${red} glasses off. "I told him everything," said ${a}. "When I was sad I came here first. And it was a post." "Did it help?" said ${b}. ${a} thought. "Every time," said ${a}.`,
        `"I've lost a friend," said ${a}. "I had him this morning." ${b} sat down, too, with ${B.names} back against the post. "He held still, and he kept it all to himself," said ${b}. "There are people who can't do that."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')], things: ['gate', 'hat'] },
        `Next morning ${a} came by in the ${red} glasses. On the roof was each tile, and on the step was a mop. At the gate ${a} took the glasses off, just for a minute. There he stood, tall and thin, in his hat. "${refrain}" said ${a}.`,
        `The day after that, ${b} was at the gate early. ${a} came along, and counted leaves. "Well, it's a post," said ${a}. "I can see that." Then ${a} straightened the hat on it. "${refrain}" said ${a}. "You'll never guess what I saw."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, g, Gcap, chance } = going;
  const { B, b, E, e, m, refrain, red } = partsOf(going);
  return {
    title: titled(chance.pick(...titles(m))),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'wave', 'happy')], things: ['gate', 'hat'] },
        `At the gate, where the path bends, stood ${m}. He was tall and rather thin, and he wore a hat in all weathers. ${A.introduced} had never passed him without a word. "${refrain}" said ${a}, and told him what there was to tell. He didn't nod, and he didn't say, "That's nothing, when I was your age." He was the best listener for miles.`,
        `There are people to whom one can say anything. ${A.introduced} had one of them, and he stood by the gate. Nobody had ever introduced them. "${refrain}" ${a} had said, one day, and it had gone on from there. ${m} would stand in his hat and take it all in, the good things and the others. He had never passed on a single one. And he never said, "When I was your age."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(B, 'stand', 'worried')] },
        `${B.introduced} knew about ${m}, because one could see the gate from ${B.names} window. ${b} knew about the mop, too, which ${a} patted on the way. ${b} had once heard ${a} ask a coat stand for the time. For a long while ${b} had meant to say something. But ${a} always looked so pleased.`,
        `"What a good dog," ${a} was saying, further on, and scratched it between the ears. It was a mop. ${B.introduced} stood behind the hedge and saw it, and wasn't sure what to do. The day before it had been a dustbin, which ${a} had let go first through a door. It's not easy to tell somebody that they are mistaken, when it makes them so happy.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'milk'), seen(B, 'sit', 'surprised')],
          things: ['cup'],
        },
        `It was the milk that decided it. ${a} poured it out for the two of them, with a steady aim, into the space between the cups. It ran along the table, and stopped at ${b}. "${a}," said ${b}. "How many cups are there?" "Four," said ${a}. "You've set four." "I have set two," said ${b}, and took a breath. "And trees have leaves."`,
        `Then one day, on the hill, a cyclist rang and rang, and ${a} smiled in quite another direction. ${b} pulled ${a} off the path. They had milk after that, to get over it, and most of it went beside the cup. "What do you see, on that tree?" said ${b}. "What there is," said ${a}. "It's green, and has a soft edge, like all trees." It couldn't be put off.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'worried'), seen(A, 'sit', 'angry')] },
        `"You don't see properly," said ${b}. "You need glasses. I've known it since the spring." ${a} put down the jug on what was nearly the table. "Since the spring?" said ${a}. "And you let me pat that mop?" "You were enjoying it," said ${b}. It had sounded kind, while it was only thought. Said out loud, it did not sound kind at all.`,
        `"I think that you need glasses," said ${b}. "I've thought so for months." ${a} would sooner have heard anything else. "Nothing's wrong with me," said ${a}. "It's the world that's a bit soft. And what do you mean by months?" ${b} looked into the cup. "I didn't want to spoil it," said ${b}. "So everybody could see it," said ${a}, "except me."`,
      ),
      page(
        { setting: 'doctor', camera: 'medium', actors: [seen(E, 'point', 'happy'), seen(A, 'sit', 'curious')] },
        `${e} had a room with a chart in it, and asked no unkind questions.${ifNamed(going, `${Gcap} waited in the corner.`)} "Read as far down as you like," said ${e}. "It's a roof," said ${a}, "and below that there is some grey weather." Bits of glass went click in front of one eye. "Better like this, or like this?" said ${e}. The roof stood up straight and was an A. And below it, row by row, the weather turned into letters.`,
        `They went without talking.${ifNamed(going, `Even ${g}, who had come along, said nothing.`)} "What do you make of the top one?" said ${e}, in the dark. "It's somebody doing the splits," said ${a}, rather stiffly. "Most people say that," said ${e}, which may have been true. There was a click, and another. "Now?" So it was an A. It had only kept its edges to itself.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'proud'), seen(E, 'stand', 'happy'), seen(B, 'stand', 'shy')],
          things: ['glasses'],
        },
        `Then came the choosing. In the round ones ${a} was an owl, and in the square ones a bank. ${b} held up the mirror, and said yes, or no, or not if you paid me. It was the first thing that they had laughed about all day. The ${red} pair was the last. "There," said ${b}. "That's you." "From now on," said ${a}, "you say it at once. Whatever it is." "Even if you're happy?" "Most of all then," said ${a}.`,
        `"You choose," said ${a} to ${b}. "You're the one who sees things." That stung a bit, and it was meant to. ${b} took a lot of trouble. ${b} said no to nine of them, quite frankly, one after another. The tenth pair was ${red}. "Those," said ${b}. "You'd tell me if I looked silly?" said ${a}. "I'll tell you everything," said ${b}, "from today." They shook hands on it.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited'), seen(B, 'stand', 'happy')],
          things: ['tree', 'leaf'],
        },
        `Nobody had warned ${a} about the trees. They had come apart into a hundred thousand pieces, and every piece had an edge, and moved by itself. ${a} stood underneath, looking up, until it hurt. There were bricks. There were birds that had been specks. ${b} turned out to have a small scar on the chin, and a way of looking worried. "You always had that?" said ${a}. "Always," said ${b}.`,
        `It was a quarter of a mile home, and it took them until noon. ${a} had to read everything. ${a} read the bricks in the wall, and the veins in a leaf, and the legs of an ant. "It's all so finished," said ${a}. "I thought that it was just put in roughly." Then ${a} saw ${B.names} face, for the first time from one end to the other. "You looked like that when you knew," said ${a}. "All those months. You didn't like it, either."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'worried')],
          things: ['gate', 'hat'],
        },
        `"I'll tell ${m}!" said ${a}, and began to run. "${a}, wait," said ${b}. "I have to tell you something at once." But it was too late for that. At the gate stood a post. It was grey, with a split down the front, and somebody had hung a hat on it, long ago. There was moss on the brim, and a snail. ${a} looked behind it, in case.`,
        `They came round the bend. "Stop a minute," said ${b}. "I'm to tell you everything now. It's about ${m}." "He'll never believe it," said ${a}, who was not listening. "${refrain}" And then the ${red} glasses did what they were made for. There was no face to be pleased, and no shoulder. It was a fence post, cracked, with a hat on top, and a snail on the hat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')], things: ['hat'] },
        `${a} took them off. And there he was again, tall, and rather thin, a bit blurred at the edge, and listening. So that was how it was. One could have the leaves, or one could have ${m}. "I told him about my worst day," said ${a}. "He didn't say a word." "No," said ${b}. "And I didn't say a word about the mop. It wasn't the same." ${a} put them on again. It was not an easy thing to do.`,
        `"Give them back," said ${a}. "I don't want them. I had a friend this morning." ${b} did not say that it was only a post. It had been agreed that one said everything, but not that. "He never had a word for you," said ${b}, after a time. "I know," said ${a}. "It was just what I needed." ${a} held the glasses in the air, on and off. There were leaves, and no ${m}. There was ${m}, and no leaves.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'shy'), seen(A, 'stand', 'curious')], things: ['hat'] },
        `"You could tell me," said ${b}. "I'd talk, I'm afraid. I'd say, 'When I was your age.'" ${a} nearly smiled. "You'd have to stand very still," said ${a}. ${b} took the hat off the post and put it on, snail and all. ${b} stood as straight as one can. ${a} told about the milk, and the rows of letters, and being the last to know. It took some time. And ${b} held still for all of it, and that was the hardest thing ${b} had ever done.`,
        `${b} went over to the post, and leaned on it, so that there were two of them. "Go on, then," said ${b}. "What would you have said to him?" So ${a} told it, from the milk to the snail. ${a} said what it's like when everybody knows a thing about you. ${b} had quite a lot to say to that. ${b} looked at the gate, and thought of wood, and did not say it. "He couldn't have done that better," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'wave', 'calm'), seen(B, 'wave', 'happy')],
          things: ['gate', 'hat', 'glasses'],
        },
        `${a} wears the ${red} ones from morning till night now. The mop is a mop, and the milk goes in. Only at the gate, where the path bends, ${a} takes them off, for as long as it takes. It's no secret. Anybody can look out of their window and see it. "${refrain}" says ${a}. And he is there.`,
        `One gets used to leaves. By the winter, when they had gone, ${a} could tell each twig. But the hat is still on the post, and has been brushed. "You know what that is," said ${b}, one day, as they went by. "Of course I know," said ${a}. "I've got glasses." And ${a} took them off, just there, for a moment. "${refrain}"`,
      ),
    ],
  };
}
