import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';

const REFRAINS = [
  "It's on the paper!",
  "But it's on the paper!",
  'The plan says so!',
  "It's in the plan!",
  'The paper says so!',
  "Look, it's on the plan!",
  "That's the plan!",
  'It says so here!',
  "It's all on the plan!",
  'Here it says so!',
] as const;
const TITLES = ['the hat in the tree', 'Mr Inch and the robin', 'the place with the bend', 'on the paper'];

interface Site {
  /** Who has a plan. */
  readonly M: Figure;
  readonly setting: SettingName;
  /** "the park", "the corner". */
  readonly place: string;
  /** The tree as it is first told: "the last tree in the city". */
  readonly tree: string;
  /** What is to come there: "a new road". */
  readonly plan: string;
  /** How it went round in the end. */
  readonly round: string;
  readonly roundYoung: string;
}

const PLACES =
  /\b(park|playground|woods?|forest|rainforest|field|meadow|garden|playing field|jungle|allotments?|pond)\b/;

function siteOf({ raw, company }: Going): Site {
  const place = PLACES.exec(raw)?.[1] ?? null;
  const last = /\b(?:last|only) tree\b/.test(raw);
  const where = /\bin the (city|town|world|village|street|forest|park)\b/.exec(raw)?.[1] ?? 'city';
  const homes = /\b(?:built|build\w*|houses|homes)\b/.test(raw);
  const shops = /\bcar park\b/.test(raw);
  return {
    M: company.person('Mr Inch', 'neighbour'),
    setting:
      place && place !== 'garden'
        ? /wood|forest|jungle/.test(place)
          ? 'forest'
          : 'playground'
        : place
          ? 'garden'
          : 'street',
    place: place && !last ? `the ${place}` : 'the corner',
    tree: last ? `the last tree in the ${where}` : 'the old tree',
    plan: shops ? 'a car park' : homes ? 'new houses' : 'a new road',
    round: shops
      ? 'The car park was on the other side of the street, and had a nice view.'
      : homes
        ? 'The new houses stand round it in a ring, and all look in.'
        : 'The new road came along quite straight, and then it made a bend.',
    roundYoung: shops ? 'The cars park over there.' : homes ? 'The houses stand round it.' : 'The road goes round it.',
  };
}

/** A man comes to measure, and hangs up his hat in the tree. A robin has been looking for just such a place. */
export const HAT: EventPlot = kinBeside({ id: 'hat', young, middle, old });

function young(going: Going): Told {
  const { A, B, a, third, chance } = going;
  const { M, setting, place, tree, plan, roundYoung } = siteOf(going);
  const spot = place === 'the corner' ? '' : ` in ${place}`;
  const m = M.name;
  const refrain = chance.pick(...REFRAINS);
  const too = third ? ` So does ${third.name}.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['tree'] },
        `Here is ${tree}${spot}. ${A.introduced} sits there. So does ${B.introduced}.${too} There is a robin.`,
        `Look, ${tree}${spot}! ${A.introduced} loves it. So does ${B.introduced}.${too} So does a robin.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(A, 'stand', 'worried')], things: ['tree'] },
        `${m} has a paper. "We want ${plan}. No tree! ${refrain}"`,
        `Along comes ${m}. "No tree! We want ${plan}. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'reach', 'calm'), seen(B, 'sit', 'curious')], things: ['hat'] },
        `${m} is hot. Up goes the hat, into the tree.`,
        `It is hot. ${m} hangs a hat in the tree.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'sign')] },
        `${a} makes a sign. The rain takes it. "${refrain}" says ${m}.`,
        `${a} has made a sign. The wind takes it. "${refrain}" says ${m}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'reach', 'surprised'), seen(A, 'point', 'excited'), seen(B, 'look-up', 'excited')],
          things: ['hat', 'nest'],
        },
        `${m} wants the hat. Peep! The robin has a nest in the hat!`,
        `"My hat!" says ${m}. Peep! The robin has a nest in it!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(M, 'stand', 'worried')] },
        `"There are eggs," says ${a}. "You must wait." And ${m} waits.`,
        `"It has eggs," says ${a}. "Nobody may move it!" So ${m} waits.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(M, 'hold', 'happy', 'umbrella'), seen(A, 'stand', 'happy')],
          things: ['umbrella'],
        },
        `It rains. Who holds an umbrella over the hat? ${m}!`,
        `Oh, rain! ${m} brings an umbrella. It is for the robin.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(M, 'look-up', 'happy'), seen(A, 'look-up', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['hat'],
        },
        `Peep! One robin. Two. Three! "My robins," says ${m}.`,
        `Peep! Out come one, two, three. "In my own hat!" says ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'determined', 'pencil'), seen(A, 'stand', 'surprised')] },
        `${m} draws the tree. "It stays. ${refrain}"`,
        `${m} draws a tree on the paper. "It stays! ${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(B, 'sit', 'happy')], things: ['tree', 'hat'] },
        `Here is the tree. ${roundYoung} And the hat? Still up there!`,
        `The tree is still here. ${roundYoung} The hat is still in it.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { M, setting, place, tree, plan, round } = siteOf(going);
  const m = M.name;
  const refrain = chance.pick(...REFRAINS);
  const at = place === 'the corner' ? 'at the corner' : `in ${place}`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['tree'] },
        `It was ${tree}, and it stood ${at}. Each afternoon ${A.introduced} sat under it, with ${B.introduced}.${comesToo} That spring there was a robin. It had moss in its beak, and looked at every twig. "It can't find a place," said ${b}.`,
        `${cap(tree)} stood ${at}. ${A.introduced} was there every day, and so was ${B.introduced}.${comesToo} A robin flew about with moss in its beak, looking for something. "It wants a house," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
          things: ['tree'],
        },
        `One hot day there came a man with a long tape. It was ${m}. "The tree goes out," said ${m}, "and ${plan} will come in." "But it's our tree!" said ${a}. ${m} unrolled a big sheet. There was no tree on it. "${refrain}"`,
        `Then ${m} came, with a tape, and measured everything. "What's it for?" said ${a}. "There's going to be ${plan}," said ${m}. "And the tree?" said ${b}. ${m} looked for it on a big blue paper. It wasn't there. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'reach', 'calm'), seen(B, 'point', 'curious')], things: ['hat'] },
        `Measuring is warm work. ${m} took off his hat, a brown one, as deep as a pot. He hung it on a branch. At six he rolled up the paper, and went home, with a bare head.`,
        `It got hotter and hotter. ${m} looked for a nail for his hat, and there was a twig. It was a good brown hat with room in it. At six he went home, and forgot it. The robin had been watching him all day.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'sign'), seen(M, 'stand', 'calm')] },
        `The next day ${a} stood there with a sign. PLEASE DON'T, it said. But it had rained, and the paint ran. Now it said PLEASE DO. "Thank you," said ${m}, and measured on. "${refrain}"`,
        `In the morning ${a} was there first, with a sign that said STOP. ${m} did stop. "Have I put that down?" he said, and looked. "No. There's no stop in it. ${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hug', 'determined'), seen(B, 'hug', 'determined'), seen(M, 'stand', 'calm')],
          things: ['tree'],
        },
        `So ${a} and ${b} leaned on the tree, and would not move. They did it for two weeks. ${m} was very polite. He ate a roll, and waited. At seven they were always called in to supper. "You see?" said ${m}. "${refrain} And now I should like my hat."`,
        `"Then we'll just stay here," said ${b}. They stood in front of the tree for two weeks. But nobody can stand somewhere for ever. It got dark, and it got cold. "${refrain}" said ${m}, not unkindly. "Where did I leave my hat?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'reach', 'surprised'), seen(A, 'point', 'excited'), seen(B, 'look-up', 'excited')],
          things: ['hat', 'nest'],
        },
        `${m} put up a hand for it. "Peep," said the hat. Over the edge came a small, cross, red face. It was the robin. Inside, on moss and hair, lay four eggs. "Oh!" said ${m}, and went back three steps.`,
        `It hung where he had hung it. But there was moss in it now, and grass, and red paper. In the middle sat the robin, and looked at ${m}. "That's my hat," said ${m}. "Peep," said the robin. It had four eggs.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(M, 'stand', 'worried')] },
        `"You can't take it," said ${a}. "Nobody may touch a nest with eggs in it. It's the law." ${m} looked all over the paper. There was nothing about robins. "No," he said. "So it is." And he sat down, and waited.`,
        `"When there are eggs, you have to leave it alone," said ${a}. "And the tree as well." It was a rule for everybody. ${m} knew about rules. He rolled up the paper. "How long do they take?" he said.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(M, 'hold', 'happy', 'umbrella'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['umbrella'],
        },
        `${m} came every day, to see to his hat. At first he looked at the clock. Then he looked at the eggs. When it rained, ${a} and ${b} found him there with an umbrella. It was not over himself.`,
        `He only came to look at the hat, said ${m}. He came on Monday, and on Tuesday twice. His nose got red in the sun. When it poured, there he stood, and held an umbrella over the robin.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(M, 'look-up', 'excited'), seen(A, 'look-up', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['hat'],
        },
        `"They're out!" shouted ${m}, all the way down the street. "All four! Come quickly!" There were four beaks in the hat, as wide as purses. "That one's got my nose," said ${m}.`,
        `Then there was a morning when the hat said "peep" four times. "Did you hear that?" said ${m}. "In my hat! It's only a seven and a quarter!" He gave them all names. They were Yard, Foot, Inch and Half.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'hold', 'determined', 'pencil'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
        },
        `One by one they flew. The hat was empty. "Well," said ${m}, "that's that." He unrolled the big paper, and looked at it for a long time. Then he took a pencil, and drew something, with leaves. "You can't do that!" said ${a}. "${refrain}" said ${m}.`,
        `When the last one had flown, they stood there. "Now it has to go," said ${a}, "hasn't it?" ${m} unrolled the paper. He licked a pencil, and made a round thing in the middle. It had a stalk. "What's that?" said ${b}. "A tree," said ${m}. "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'sit', 'happy'), seen(M, 'wave', 'happy')],
          things: ['tree', 'hat'],
        },
        `So it is still there. ${round} ${m} goes by each morning, and waves. He has got a new hat now, a yellow one. The brown one hangs where it hung. You never know who may need it.`,
        `You can go and look at it. ${round} And up in the tree hangs a brown hat, with a little sign. TO LET, it says. ${m} painted the number on it.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { M, setting, place, tree, plan, round } = siteOf(going);
  const m = M.name;
  const refrain = chance.pick(...REFRAINS);
  const at = place === 'the corner' ? 'at the corner' : `in ${place}`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['tree'] },
        `It was ${tree}. It had stood ${at} when everybody's grandmother was small. ${A.introduced} had a seat between two of its roots. ${B.introduced} had the other.${comesToo} ${a} was the one who talked. ${b} was the one who saw things. "That robin's been at it since Monday," said ${b}. "It has got moss, and nowhere to put it." "Mm," said ${a}, who was just then in the middle of a sentence.`,
        `There were two places to sit under ${tree}. ${A.introduced} had the one from which you can see who's coming. ${B.introduced} had the one from which you can see up.${comesToo} It stood ${at}, and without it there would have been no reason to go there. "There's a robin that can't find a house," said ${b}. It flew from fork to fork with a beard of moss. "It should make a fuss," said ${a}. "I would."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'calm'), seen(A, 'stand', 'angry'), seen(B, 'stand', 'worried')],
          things: ['tree'],
        },
        `The man had a tape, a pencil, and a brown hat, as deep as a pot. His name was ${m}. "There'll be ${plan} here," he said, "by the summer." "There's a tree here," said ${a}. ${m} unrolled a large sheet, and looked where it should have been. He looked quite carefully. "No," he said. "${refrain}" It was a hot day for measuring. He hung up his hat on a branch of the thing that wasn't there.`,
        `He said good morning, and that his name was ${m}. Then he measured the tree, as you might a customer. "What's it to be?" said ${b}. "It's to be gone," said ${m}. "You'll be getting ${plan}. ${refrain}" He showed them. It was beautifully drawn. There was everything on it, and no tree. It was hot by then. He took off a good deep hat, hung it on a twig, and went on without it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'angry', 'sign'), seen(M, 'stand', 'sad'), seen(B, 'stand', 'worried')],
        },
        `${a} made a fuss. It took one evening, and all the red paint. By the next morning there was a sign on every lamp post. MR INCH HAS A HEART LIKE A RULER, it said. People laughed. ${m} read the first, and the second, and then he measured with his collar up. He had come without a hat. "${refrain}" he said, when ${a} shouted. He said it to his boots. ${b} was looking the other way.`,
        `What ${a} did was signs. There were forty, and each was worse than the one before. The best one said MR INCH, GO AND MEASURE YOUR OWN NOSE. It got about. A boy went by with a ruler, and held it up. "${refrain}" said ${m}, and wrote something down, and it wasn't a number. "That'll show him," said ${a}. "It has shown him something," said ${b}, who wasn't sure what.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'determined'), seen(B, 'look-up', 'curious'), seen(M, 'stand', 'calm')],
          things: ['tree'],
        },
        `They tried the other things. They wrote to the mayor, and the mayor wrote back that it was on the paper. They got two hundred names on a list. "I should sign it myself," said ${m}, "but I'm the one you'd have to give it to." The digger was ordered for the first of May. And all that time ${b} kept looking up. "What's so interesting up there?" said ${a}. "His hat," said ${b}.`,
        `It was no good. They asked the newspaper, and it sent a man, who took a picture of ${a} with the sign. They asked the mayor, who had signed it. "I'm sorry," said ${m}. "I only do the lines. ${refrain}" The digger would come on the first of May. That was in a fortnight. "Have you noticed his hat?" said ${b}. ${a} had had enough of anything that was ${m}'s.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'reach', 'surprised'), seen(A, 'point', 'excited'), seen(B, 'look-up', 'excited')],
          things: ['hat', 'nest'],
        },
        `In the end ${m} came for it. His head was peeling. He reached up, and the hat said, "Peep." Over the brim looked a small, round, furious person in a red shirt. The moss had found its place. There were five eggs, and a strip of somebody's sign, in red. "It's the law," said ${b}, whom nobody had ever heard speak so loudly. "You mayn't move a nest with eggs. Or what it's in. Or what that is hanging on."`,
        `"I'd like my hat back," said ${m}, who was the colour of a tomato. "Help yourself," said ${a}. But ${b} had stepped in front of it. "You can't," said ${b}. "Look." They looked. It was full to the brim with moss and horsehair. In the midst of it, on five eggs, sat the robin. "When there are eggs, it's forbidden to touch it," said ${b}, "or the branch, or the tree. It doesn't have to be on the paper. It's so."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'look-up', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'happy')],
          things: ['hat'],
        },
        `So the digger was put off. ${m} came each day to see after his property, as he said. He brought a folding chair. By the end of the week he knew how long she sat, and when he fed her. "They take turns at worrying," he told ${b}. He had never sat under a tree before with nothing to measure. ${a} watched it from behind a lamp post, next to what it said there.`,
        `The first of May came, and no digger. What came was ${m}, on a folding chair, with a book on birds. He said that he had to keep an eye on his hat. It was a seven and a quarter, and a present from his wife. "They've turned the eggs again," he would say. He and ${b} had a list. ${a} had thought of three more signs, and somehow didn't put them up.`,
      ),
      page(
        {
          time: 'night',
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'point', 'worried'), seen(B, 'look-up', 'scared')],
          things: ['hat'],
        },
        `The gale came on the ninth night. ${a} and ${b} got there as fast as they could. The branch was going up and down like an arm. With every gust the hat slid a bit nearer to the end of it. It was far too high to reach. "We need a ladder," said ${b}. There was one person they knew who had a ladder. He lived two streets away. On his gate, in red, there was a sign.`,
        `In the second week there was a storm. They both woke up, and they both thought of the same thing, and met in front of it. The twig was bending. The hat had slipped along to where there was hardly any twig left. "It'll be off by midnight," said ${b}. "He has a ladder," said ${a}, "on his roof rack." Neither of them said who. ${a} remembered very well what hung on that gate, and in how big letters.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(M, 'stand', 'surprised'), seen(B, 'stand', 'worried')],
          things: ['sign'],
        },
        `It was not a long way to where he lived. It was the longest that ${a} had ever gone. First the sign had to come down, and it had been put up well. Then there was the bell. ${m} stood there in a nightshirt. "I wrote that," said ${a}, and held it out. "It isn't true. And your hat's falling down, with everybody in it." ${m} did not even read it. He was looking for his other boot.`,
        `"You go," said ${a}. "I'll stay." But it wasn't ${b} who had written it. So ${a} went, and took it off the gate with both hands, all of it, and rang. There was a light. "I'm the one with the signs," said ${a}. "I know," said ${m}. "You spell very well." "It wasn't fair," said ${a}. "And please, the robin!" He had the ladder down before the word was out.`,
      ),
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(M, 'reach', 'determined'), seen(A, 'look-up', 'worried'), seen(B, 'look-up', 'worried')],
          things: ['ladder', 'hat'],
        },
        `They held the ladder, one on each side, while ${m} went up it in the wind. There was nothing to tie the hat with. There was the tape. He pulled out all thirty yards, and wound it round hat and branch, and made a bow. "That's that," he said, when he was down. "I can't measure anything now. I don't see how I could." He didn't look as if he minded. Peep, said the hat.`,
        `Up he went, in slippers, and they leaned on the ladder with all they had. "String!" he called down. They had no string. Then there was a long, whirring sound. It was the measuring tape. Round and round it went, from nought to ninety feet. The hat sat as firm as a church. "They'll want me to measure tomorrow," said ${m}, in the rain, "and I shan't be able to. Dear me."`,
      ),
      page(
        {
          setting,
          time: 'day',
          weather: 'clear',
          camera: 'close',
          actors: [seen(M, 'look-up', 'happy'), seen(A, 'look-up', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['hat'],
        },
        `They hatched on the next Sunday, in the morning, one after another. There were five beaks, each as wide as a purse. ${m} cried a little, and said that it was the wind. There wasn't any. ${a} fetched the red paint. There was some left. FIVE, it said now on every lamp post, and nothing else. By noon half the street had been to look. The mayor came too, and was allowed on the chair.`,
        `One morning, two days later, there was a noise in the hat like five very small gates. "They're out," breathed ${m}. ${a} turned the forty signs round, since there was a clean side, and wrote on that. PLEASE WALK SOFTLY. So everybody did. They came from three streets off, on tiptoe, and stood, and looked up. Nobody had done that there for years. "It is rather a fine tree," said the mayor.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'hold', 'determined', 'pencil'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'happy')],
        },
        `And then they flew. It took one afternoon, and the hat was empty, and there was no more law. Nobody said anything. ${m} unrolled the big sheet, and the wind held one corner of it, and ${a} another. He looked where the tree was not. He took the pencil from behind his ear. It did not take him long, he could draw anything. "You can't just put that in," said ${a}. "Who's to know?" said ${m}. "${refrain}"`,
        `When the last of them had gone, there was only a hat, tied on with ninety feet of tape. It could all have begun again. ${m} laid the plan on the ground. "I was told to draw what's here," he said. "I don't think I looked." He rubbed something out, and blew. Then he drew a trunk, and a crown, and two seats between the roots. "But is that allowed?" said ${b}. "${refrain}" said ${m}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(M, 'wave', 'happy')],
          things: ['tree', 'hat'],
        },
        `${round} Strangers wonder why. ${a} could tell them, and often does, from beginning to end. ${b} sits beside, and looks up. There's a brown hat in it to this day. ${m} has a new one. But when he comes by he takes that off, and waits a moment. Somebody might be looking for a house.`,
        `${round} It was drawn without a ruler, and you can see that. There are three seats under the tree now. One of them folds. In April, when somebody flies by with moss, they all look the other way, and leave their hats about.`,
      ),
    ],
  };
}
