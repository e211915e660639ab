import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { traitIn, type Trait } from './trait.ts';

const REFRAINS: readonly ((a: string) => string)[] = [
  (a) => `There is ${a}!`,
  (a) => `I can see ${a}!`,
  (a) => `Look, it's ${a}!`,
  (a) => `That one is ${a}!`,
  (a) => `And there's ${a}!`,
  (a) => `It's ${a}, over there!`,
  (a) => `I spy ${a}!`,
  (a) => `That's ${a}, of course!`,
  (a) => `You can't miss ${a}!`,
  (a) => `That must be ${a}!`,
];
const titles = (refrain: string): readonly string[] => [
  refrain.replace('!', ''),
  'the one in the middle',
  'twelve, and all alike',
  'seen from the other end',
];

interface Parts {
  readonly trait: Trait;
  readonly refrain: string;
  /** "cows", "children". */
  readonly kinds: string;
  readonly one: string;
  /** One of them. */
  readonly C: Figure;
  /** Who has to count them. */
  readonly K: Figure;
  readonly k: string;
  readonly home: 'farm' | 'playground';
  /** What makes children alike, and what hides somebody tall; else nothing. */
  readonly caps: string;
  readonly knees: string;
  readonly kneesNow: string;
}

function partsOf({ A, K: child, raw, company, chance }: Going): Parts {
  const isGirl = A.isChild || /^(?:girl|boy|child)$/.test(A.kind);
  const isTall = /\b(?:tall|long (?:legs|neck))\b/.test(raw);
  const K = A === child ? company.person('Miss Finch', 'teacher') : child;
  return {
    K,
    k: K.name,
    home: isGirl ? 'playground' : 'farm',
    caps: isGirl ? ' They all had the same green cap on.' : '',
    knees: isTall ? ` Inside it ${A.name} bent both knees.` : '',
    kneesNow: isTall ? ` ${A.name} bends both knees.` : '',
    trait: traitIn(raw) ?? { now: 'is quite different', past: 'was quite different' },
    refrain: chance.pick(...REFRAINS)(A.name),
    kinds: isGirl ? 'children' : A.kinds,
    one: isGirl ? 'child' : A.kind,
    C: isGirl ? company.person('Jess', 'child') : company.meet(A.kind),
  };
}

/** One can always be told from the others; and at the fair, where nobody can find anybody, that is what is needed. */
export const SEEN: EventPlot = { id: 'seen', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { trait, refrain, kinds, C, K, k, home, caps, kneesNow } = partsOf(going);
  return {
    title: titled(chance.pick(...titles(refrain))),
    refrain,
    pages: [
      page(
        { setting: home, camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(C, 'stand', 'happy')] },
        `Look at all the ${kinds}.${caps} They are alike. Only ${A.introduced} ${trait.now}.`,
        `Here are twelve ${kinds}, all the same.${caps} But ${A.introduced} ${trait.now}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(A, 'stand', 'shy')] },
        `Here comes ${K.introduced}. Who is who? ${k} cannot tell. "Only ${a} is easy," says ${k}.`,
        `${K.introduced} counts them. Which one is which? "I only know ${a}," says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'worried')], things: ['bush'] },
        `They play hide and seek. ${a} hides. "${refrain}"`,
        `Now they all hide. ${a} hides very well. "${refrain}" Oh no, first again!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(C, 'stand', 'happy')] },
        `${a} stands in the middle. Nobody will see ${a} there. "${refrain}"`,
        `So ${a} goes to the very back. No good! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad')], things: ['coat'] },
        `${a} puts on a big coat.${kneesNow} Whoosh! The wind takes it. "${refrain}"`,
        `A big coat is the thing!${kneesNow} But the wind blows it off. "${refrain}"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(A, 'walk', 'sad'), seen(C, 'walk', 'happy')],
        },
        `Then they all go to the fair. It is so full! So many ${kinds}!`,
        `Today is the fair. Off they go. There are ${kinds} everywhere!`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'scared'), seen(K, 'stand', 'worried')] },
        `Where is everybody? They are all mixed up! They all look the same.`,
        `Now they are lost. "Is that us?" "No. Is that us?" Nobody can tell.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'wave', 'excited')], things: ['box'] },
        `${a} gets up on a box. "Here!" calls ${a}. "Here I am!"`,
        `There is a box. Up gets ${a}. "Over here!" calls ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'run', 'happy'), seen(A, 'cheer', 'proud'), seen(K, 'run', 'happy')] },
        `"${refrain}" calls ${k}. They all come running!`,
        `From far away they see it. "${refrain}" Here they all come!`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'walk', 'happy'), seen(K, 'walk', 'happy'), seen(C, 'walk', 'happy')],
        },
        `They go home in the dark. ${a} goes in front. "${refrain}" Good night.`,
        `Home they go, all behind ${a}. Nobody gets lost. "${refrain}" Good night, ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { trait, refrain, kinds, one, C, K, k, home, caps, knees } = partsOf(going);
  const c = C.name;
  return {
    title: titled(chance.pick(...titles(refrain))),
    refrain,
    pages: [
      page(
        { setting: home, camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(C, 'stand', 'happy')] },
        `There were twelve ${kinds}. Eleven of them were as like as peas.${caps} The twelfth was ${A.introduced}, and ${a} ${trait.past}.`,
        `If you had seen eleven of the ${kinds}, you'd have seen only one. They were all the same.${caps} But ${A.introduced} ${trait.past}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(A, 'stand', 'shy'), seen(C, 'stand', 'calm')] },
        `${K.introduced} came every day to count them. "Is that ${c}, or is that the other one?" said ${k}. It was hopeless. "${a} is the only one I know," said ${k}.`,
        `Every morning ${K.introduced} said hello to them all, and got it wrong. "Good morning, ${c}," said ${k}, to somebody else. "Oh dear. Only ${a} is easy."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'worried'), seen(C, 'point', 'happy')], things: ['bush'] },
        `It was no good at hide and seek. ${a} lay under a bush, and did not breathe. "${refrain}" shouted ${c}, at once. It was always like that. The others were not found till supper.`,
        `They played hide and seek. Somebody only had to look up. "${refrain}" called ${c}. "I've hardly begun!" said ${a}. "It's how you look," said ${c}. "One can see it through the leaves."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(C, 'stand', 'happy')] },
        `So ${a} tried to stand where it did not show. In the middle of them all it should be safe. A bird flew over. "${refrain}" sang the bird, or so it sounded.`,
        `Then ${a} went and stood right at the back, behind the tallest. Somebody went by on the road with a pram. "${refrain}" somebody called, out of the pram.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad')], things: ['coat'] },
        `At last ${a} found an old coat, and got right inside it.${knees} For one whole minute ${a} was like anybody. Then the wind came, and took the coat over the hedge. "${refrain}" said the others.`,
        `There was an old coat on the fence. ${a} crept in, up to the chin.${knees} "Who is that?" said ${c}. It was lovely. But the wind got under it, and off it flew. "${refrain}"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(A, 'walk', 'sad'), seen(C, 'walk', 'excited')],
        },
        `On Saturday ${k} took them all to the fair. "Stay together," said ${k}. But there were drums, and pies, and ${kinds} from all over. In a minute there was no together left.`,
        `Then came the fair, and ${k} went there with all twelve. It was as full as a drawer. People came from the left, and ${kinds} from the right. And when the crowd had gone by, nobody knew where anybody was.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'scared'), seen(K, 'stand', 'worried')] },
        `"Is that one of ours?" said ${c}. "No," said somebody quite strange. Wherever they looked, there were ${kinds}, all as like as peas. ${k} ran about and counted. One can't find a pea among peas.`,
        `${c} ran to a ${one} by the pie stall. It was the wrong ${one}. ${c} ran to another, and that was wrong, too. "Have you seen some ${kinds}?" asked ${k}. "Hundreds," said the pie man.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'determined')], things: ['box'] },
        `${a} stood in the crowd, and could not see the others, either. "I can't find them," said ${a}. "But..." And then ${a} looked round for something to stand on. There was a box. It was just right.`,
        `"It's a pity that I can't see them," thought ${a}. "They'd see me. They always do." ${a} stopped. They always did! And ${a} pushed through to the big box by the drum.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'wave', 'proud'), seen(C, 'run', 'happy'), seen(K, 'run', 'happy')],
          things: ['box'],
        },
        `Up got ${a}, where everybody could see. ${a} stood as straight as could be. "${refrain}" shouted ${c}, from the far end. "So it is!" cried ${k}. One after another they came running.`,
        `${a} stood on the box, and did not hide one bit. It took no time at all. "${refrain}" came a voice by the pies. "Where? Oh, there!" came another, by the swings. Soon they were all round the box.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(A, 'stand', 'happy'), seen(C, 'stand', 'happy')] },
        `"Eleven, and ${a}," said ${k}. "That's twelve!" A lady came by who had lost her own lot. "Could you lend me that one?" she said. "We couldn't," said ${c}. "What should we do without?"`,
        `${k} counted them, and it was right. "How do the others do it?" said ${c}. "All those who are only alike?" They looked at them, going round and round. "I feel quite sorry for them," said ${a}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(K, 'walk', 'happy'), seen(C, 'walk', 'happy')],
        },
        `They walked home in the dusk, with ${a} in front. The last of them was a long way behind. But whenever ${c} looked up, it was no trouble. "${refrain}" said ${c}, and went on.`,
        `Now when they play hide and seek, ${a} is home. Everybody runs there, and calls it out. "${refrain}" And the others, who hide so well, have to stay under their bushes.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, chance } = going;
  const { trait, refrain, kinds, C, K, k, home, caps, knees } = partsOf(going);
  const c = C.name;
  return {
    title: titled(chance.pick(...titles(refrain))),
    refrain,
    pages: [
      page(
        { setting: home, camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(C, 'stand', 'proud')] },
        `There were twelve of them, and a stranger would have said that there was one, eleven times over. It was what they were known for.${caps} They walked alike, and they looked alike, and they were rather proud of it. And then there was ${A.introduced}. ${a} ${trait.past}. Nobody was unkind about it. "Look at that one!" people said, that was all. They never said it of the others.`,
        `${cap(kinds)} who are all alike have one great comfort. Nobody ever looks at any of them in particular. Eleven of the twelve had that.${caps} The other was ${A.introduced}, and ${a} ${trait.past}. It was nobody's fault. But wherever they went, people looked along the row, and stopped. "And who is that?" they said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(A, 'stand', 'shy'), seen(C, 'stand', 'calm')] },
        `${K.introduced} had them to look after, and could not tell them apart, after a whole year. "Are you ${c}?" said ${k}. "I'm ${c}," said somebody further down. It happened daily. "Well, you're ${a}, at any rate," said ${k}, with relief. "I always know you." It was meant as a compliment. ${a} would have given a good deal to be mistaken for ${c}, once.`,
        `Each day began with ${K.introduced} and the list. "${c}?" said ${k}, and looked along the eleven. They thought it funny not to answer. "Well, one of you," said ${k}, and made eleven ticks, anyhow. Then came the last. "And ${a}, of course," said ${k}. There was never any joke about that one. ${a} looked at the ground, and wished for a place in the muddle.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'worried'), seen(C, 'point', 'happy')], things: ['bush'] },
        `There was hide and seek, for example. The others could be under one's nose for an hour. ${a} lay flat beneath a bush, and thought of nothing, so as not to stick out. "${refrain}" shouted ${c}, after seven seconds. "Couldn't you not see me for a bit?" said ${a}. "How would one do that?" said ${c}, who really wanted to know.`,
        `They didn't choose ${a} for hide and seek any more. It wasn't a rule. It was only that it was over so soon. "${refrain}" called ${c}, before the counting was quite done, and everybody groaned. "You needn't play it, you know," said ${c}, kindly. "You could keep the score." It's hard to be angry with kind people. One has to do it at home.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(C, 'stand', 'happy')] },
        `Next ${a} tried it with the middle. With four on each side, and four behind, there should have been nothing to see. A man came by on a ladder, with paint. "${refrain}" he said, to nobody. He had never even been introduced. After that there was the back, and the far end, and a spell of lying down. "I might as well ring a bell," said ${a}.`,
        `Somebody was going to draw them, for a calendar. ${a} thought it out, and stood behind the biggest, with both eyes shut. "Lovely," said the man with the pencil, and drew the row, and drew the hill. Then he tilted his head. "${refrain}" It got a page to itself. "You're June," said ${c}. "I don't want to be June," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(C, 'stand', 'curious')], things: ['coat'] },
        `Then there was the coat. It was an old one off the fence, and came down to the ground. ${a} got into it on Thursday evening.${knees} "Good evening, whoever you are," said ${c}, in passing. It was like a warm bath. They stood about together, and ${c} talked of the weather. For one whole hour ${a} was one of eleven. Then came the wind. "${refrain}" said ${c}, and was honestly surprised.`,
        `What did it, on Thursday evening, was a coat on a fence. One could get right in, and there was nothing left over.${knees} ${a} walked through the lot of them in it. Nobody stopped talking, and nobody turned round. ${c} said something to ${a} about the weather. "So that's how it is," thought ${a}. It lasted until the wind got up. "${refrain}" And the talking stopped.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(A, 'walk', 'sad'), seen(C, 'walk', 'excited')],
        },
        `On Saturday there was the fair, and they all went, with ${k} in front. ${a} had the coat on again, and tied with string. "Keep together," said ${k}. But there was a drum, and there were pies, and ${kinds} had come from six villages. They went in at the one end, twelve in a row. They came out at the other end, here and there, one by one.`,
        `${k} was to take them to the fair and bring them back, and had written it down like that. ${a} went along, in the coat, with string round it. "Good morning, whoever you are," said ${c}. It was lovely. Then the crowd closed in from both sides, like a book. It was full of ${kinds}, hundreds of them. When it opened again, there was no row.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'scared'), seen(K, 'stand', 'worried')] },
        `It was now that one saw what it means to be alike. ${c} ran up to a friend, and it was a stranger. ${c} ran up to eleven friends. "Are you us?" said ${c}. "We're us," they said. "Who are you?" ${k} tore about with a list on which there was one name, eleven times. It was getting late. Somebody had begun to cry, and it might have been anyone.`,
        `"I've lost some ${kinds}," said ${k} to the pie man. "What do they look like?" said the pie man. ${k} looked round. "Like that," said ${k}, "and like that, and those." The pie man was sorry. By the drum stood ${c}, and had already said hello to thirty people. One of the wrong ones had taken ${c} along for a while, by mistake, and given ${c} back.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried')], things: ['coat', 'box'] },
        `${a} had got as far as a box, at the side, out of the way. From there one could see them, if one knew how. That was ${c}, who ran about, and that was ${k}, who counted. They went past each other twice, an arm's length apart. "They could look until Monday," thought ${a}. "They want something to look for."`,
        `From beside a big box ${a} saw the whole thing. It was like watching people in the dark. They ran, and they stopped, and they ran the other way. Each of them was searching for somebody who looked just like everybody. "What they want," thought ${a}, "is something that one can't take for something else." And ${a} went quite still, inside the coat.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined')], things: ['coat', 'box'] },
        `It had been the best afternoon for years. Nobody had pointed. "It's a good knot," thought ${a}. "It would hold till dark. No one would ever ask." ${a} looked at ${c}, who had sat down in the road. It is one thing when they all see you because they can't help it. It's another to get up on a box. ${a} began to pull at the string.`,
        `"I could wait," thought ${a}. "It's over at nine, and then there are fewer of them." It was so peaceful in there, up to the chin. All day ${a} had been nobody in particular, and there had been nothing nicer. But down there was ${k}, who had stopped running, and was only turning round and round. "Well, then," said ${a}. The knot took some undoing.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'wave', 'proud'), seen(C, 'run', 'happy'), seen(K, 'run', 'happy')],
          things: ['box'],
        },
        `${a} got up there, without a coat, in front of six villages. For a moment it was dreadful. Every face at the fair slid along, and stopped. "${refrain}" That was ${c}. "Where? Oh, there! There!" It came from the pies, and the swings, and the drum. They had never said it like that. It sounded like sailors who see land.`,
        `The coat fell down, and ${a} stood on the box and was seen. There's no way of doing that by halves. ${a} stretched, to make it more. "${refrain}" somebody screamed, half a mile off. "This way! To the box!" roared ${k}. From all over the fair they came, against the stream, eleven of them. Not one of them looked at anything else.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(A, 'stand', 'happy'), seen(C, 'stand', 'shy')] },
        `"How do the rest of them manage?" said ${c}, when they had all got their breath. The wrong ${kinds} were still going round. "They've nobody like ${a}." A lady asked whether she might hire ${a} for ten minutes, and got ten minutes for nothing. "You took it off," said ${c}, who had picked up the coat. "I saw you do it. You looked so happy in there." "I was," said ${a}.`,
        `${k} counted, and it came out. "That's your coat," said ${c}, in a low voice. "I talked to it. I told it about the weather. It was you, all the time." "I liked it," said ${a}. ${c} thought about that, harder than usual. "We could talk about the weather without it," said ${c}. All round them the wrong ${kinds} ran to and fro. ${a} stayed up there until the last of those had been found, too.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(C, 'walk', 'happy'), seen(K, 'walk', 'happy')],
        },
        `They went home in a long line, with the wind behind them. ${a} walked in front, since that was simplest. ${c} came next to ${a}. "It's turned out fine," said ${c}, and talked of the weather the whole way. And whenever somebody at the back had lost the road, there was no need to call. One only had to look up. "${refrain}"`,
        `The coat hangs on the fence again. Now and then ${a} puts it on, on a Thursday, for an hour, for the rest. They know about it, and say good evening to whoever it is. But for the fair it's left at home. "Where shall we meet?" asks somebody each time, as a joke. And all eleven of them say it, exactly alike. "${refrain}"`,
      ),
    ],
  };
}
