import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { withMate } from '../the-one.ts';

const REFRAINS = [
  'Leave it to us',
  'Just leave it to us',
  'We are on the case',
  'The club is on it',
  'It is a case for us',
  'We shall find them out',
  'A case for the club',
  'Nobody fools this club',
  'We always get our thief',
  'Trust your detectives',
] as const;
const TITLES = ['three at a time', 'footprints round a box', 'the thieves with our feet', 'case number one'];

/** What is in the box, by the parent's word for it: many of them, and one. */
const SORTS: readonly (readonly [RegExp, string, string])[] = [
  [/chocolate/, 'chocolates', 'chocolate'],
  [/cup ?cake/, 'cupcakes', 'cupcake'],
  [/cake/, 'cakes', 'cake'],
  [/cookie/, 'cookies', 'cookie'],
  [/dough ?nut/, 'doughnuts', 'doughnut'],
  [/tart/, 'jam tarts', 'jam tart'],
  [/bun/, 'buns', 'bun'],
  [/muffin/, 'muffins', 'muffin'],
  [/brownie/, 'brownies', 'brownie'],
  [/sweet|cand(?:y|ies)|jelly/, 'sweets', 'sweet'],
];

interface Parts {
  readonly A: Figure;
  readonly a: string;
  readonly B: Figure;
  readonly b: string;
  /** The third of the club. */
  readonly M: Figure;
  readonly m: string;
  /** Whose box it is. */
  readonly D: Figure;
  readonly d: string;
  readonly many: string;
  readonly one: string;
  readonly setting: SettingName;
  /** " at school", " in our street". */
  readonly where: string;
}

function parts(given: Going): Parts {
  const { A, B, third, company, raw } = withMate(withClassmate(given));
  const [, many, one] = SORTS.find(([word]) => word.test(raw)) ?? [null, 'biscuits', 'biscuit'];
  const isShop = /shop|factory|bakery|market/.test(raw);
  const D = isShop
    ? {
        ...company.person('Mrs Moon', 'shopkeeper'),
        introduced: `Mrs Moon of the ${/\b(?:sweet|cake|chocolate|toy) shop\b/.exec(raw)?.[0] ?? 'sweet shop'}`,
      }
    : company.person('Miss Plum', 'teacher');
  const M =
    third ?? company.person(['Pim', 'Lottie'].find((each) => each !== A.name && each !== B.name) ?? 'Pim', 'child');
  return {
    A,
    a: A.name,
    B,
    b: B.name,
    M,
    m: M.name,
    D,
    d: D.name,
    many,
    one,
    setting: isShop ? 'shop' : 'classroom',
    where: isShop ? ' in our street' : ' at school',
  };
}

/** Before one looks for a thing one must know what it is like: three detectives try it, each day, and each day three are gone. */
export const THREE_AT_A_TIME: EventPlot = { id: 'three-at-a-time', young, middle, old };

function young(going: Going): Told {
  const { A, a, B, b, D, d, many, one, setting, where } = parts(going);
  const dIn = setting === 'shop' ? `${d} in the shop` : d;
  const { k, third, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const along = third ? ` So is ${k}.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'proud')],
          things: ['magnifying-glass'],
        },
        `Here is the detective club${where}. ${cap(A.introduced)} is in it. So is ${B.introduced}.${along}`,
        `A detective club${where}! ${cap(A.introduced)} is in the club. So is ${B.introduced}.${along}`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'point', 'worried'), seen(A, 'stand', 'excited')], things: ['box'] },
        `"My box!" says ${dIn}. "One ${one} has gone! Five are left." "A robbery!" says ${a}. "${refrain}"`,
        `"My box!" says ${dIn}. "Six ${many} were in it. Now five!" "Robbery!" says ${b}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious'), seen(B, 'hold', 'curious')] },
        `"What do they taste like?" ${a} eats one. ${b} eats one. Hm!`,
        `"We must test them," says ${a}. Munch, goes ${a}. Munch, goes ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'surprised')], things: ['box'] },
        `They look in the box. Three! "Two more gone!" says ${b}. "${refrain}"`,
        `Only three in the box! "Two more gone!" says ${b}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(B, 'kneel', 'curious')], things: ['flour'] },
        `${a} puts flour on the floor. That is for footprints. They test two more.`,
        `They put flour on the floor, for footprints. Then they test two more.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'point', 'surprised'), seen(A, 'kneel', 'curious')],
          things: ['footprints', 'box'],
        },
        `Now look! There are footprints. One is in the box. "Two thieves! ${refrain}"`,
        `Just one in the box! And footprints, of two thieves. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious'), seen(B, 'stand', 'curious')], things: ['footprints'] },
        `${a} steps on a footprint. It fits. ${b} steps on one. It fits, too. Oh.`,
        `Whose feet are these? ${a} tries one. ${b} tries one. They both fit. Oh.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'shy')] },
        `There are crumbs on ${a}. There are crumbs on ${b}. "It was us!" they say.`,
        `${b} looks at ${a}. There are crumbs. "It was you!" "And you! It was us!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'happy'), seen(A, 'stand', 'shy'), seen(B, 'stand', 'shy')],
          things: ['box'],
        },
        `"But who had the first one?" says ${a}. "I did," says ${d}. "It was mine! We share the last."`,
        `"And the first?" says ${b}. "That was me," says ${d}. "I was hungry." They share the last.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, B, b, M, m, D, d, many, one, setting, where } = parts(going);
  const { chance } = going;
  const refrain = `${chance.pick(...REFRAINS)},`;
  const club = [seen(A, 'stand', 'determined'), seen(B, 'stand', 'curious'), seen(M, 'stand', 'curious')];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        { setting, camera: 'medium', actors: club, things: ['magnifying-glass', 'notebook'] },
        `The detective club${where} had badges, a notebook and a magnifying glass. ${A.introduced} looked, ${B.introduced} wrote, and ${M.introduced} asked questions. There was only one thing that it had not got. Nobody had ever stolen anything.`,
        `There were three in the detective club${where}, with a badge each. ${A.introduced} had the magnifying glass. ${B.introduced} had the notebook, and it was empty. ${M.introduced} had the questions. They had waited a month for a crime.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'point', 'worried'), seen(A, 'jump', 'excited'), seen(B, 'stand', 'excited')],
          things: ['box'],
        },
        `On Monday ${D.introduced} opened a flat box. "That's odd," she said. "There were twelve ${many} in here, and now there are eleven. One has gone." "A great robbery!" cried ${a}. "${refrain}" said ${b}, and began to write.`,
        `Then, on Monday, ${D.introduced} looked into her box. "Twelve ${many} it was," she said, "and I count eleven. One's gone." Nobody had ever heard anything so lovely. "${refrain}" said ${a}. "It's the great ${one} robbery!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined'), seen(B, 'hold', 'curious'), seen(M, 'hold', 'curious')],
          things: ['box'],
        },
        `"What are we looking for?" said ${m}. It was a good question. They had to know what it smelled like, and how it crumbled. So each of them tested one, very slowly. "Sweet," wrote ${b}. "No bones."`,
        `"First of all we test the evidence," said ${a}. "You can't find a thing if you don't know how it tastes." That was only sensible. They tested one each. ${b} wrote down, "Good."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'surprised')], things: ['box'] },
        `On Tuesday there were eight in the box. "Yesterday it was eleven!" said ${a}. "Three more in one night!" This was no common thief. They tested three again, in case the taste had changed. "${refrain}" said ${a}, with a full mouth.`,
        `On Tuesday they counted again, and it was eight. ${b} did the sum in the notebook. "He's taken three," said ${b}. "He's getting greedy." They each tested one, to keep their minds sharp. "${refrain}" they told ${d}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(M, 'kneel', 'curious'), seen(B, 'stand', 'calm')],
          things: ['flour', 'box'],
        },
        `"He must have feet," said ${m}. So on Wednesday they put flour on the floor, all round the box. But first they looked in. Five! He had been again. They tested one each, and went out backwards, as far as the door.`,
        `On Wednesday there were only five. "Flour," said ${a}. "Then we'll see his feet." They tested three, standing close to the box. Then they put flour on the floor, and went home very pleased.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'point', 'excited'), seen(M, 'stand', 'surprised')],
          things: ['footprints', 'flour'],
        },
        `On Thursday they ran straight in to look, and there were two left. And there were footprints, right up to the box! ${a} measured them. "There are three thieves," said ${a}. "They're no bigger than we are. ${cap(refrain.slice(0, -1))}!"`,
        `On Thursday they rushed up to the box. Two! Then they turned round. The floor was full of footprints. "It's a gang," breathed ${b}. "A gang of three, with small feet. ${cap(refrain.slice(0, -1))}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'curious'), seen(A, 'stand', 'worried')], things: ['footprints'] },
        `${m} put a foot in one of them. It fitted. "They've got shoes like mine," said ${m}. ${a} tried another, and that fitted too. "They're clever," said ${a}. "They have borrowed our feet."`,
        `"This one has a hole in the left shoe," said ${a}, through the glass. "So have I." ${m} stood in the next one. It was just right. "They're copying us," said ${m}. It gave them all a cold feeling.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'worried', 'notebook'), seen(A, 'stand', 'curious'), seen(M, 'stand', 'curious')],
        },
        `${b} had sat down with the notebook. "They always take three," said ${b}. "It's always just after we've been. And we..." ${b} turned a page. It was hard to turn, because it was sticky. "What do we do, every day, after we count?"`,
        `Only ${b} was not looking at the floor. "Three on Monday," read ${b}. "Three on Tuesday. Three on Wednesday. There are three of us." There was a thumb on the page, a sticky one. ${b} held up a thumb beside it. "We test them," said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'shy'), seen(M, 'stand', 'shy')],
          things: ['box'],
        },
        `Nobody spoke for as long as it takes to blush. "We've caught them, anyway," said ${a}. "All three," said ${m}. It was a solved case. It was just not the one they had wanted.`,
        `"Oh," said ${a}. "Oh dear," said ${m}. Three detectives looked at three detectives. They all had it round their mouths. "Well, nobody can say that we didn't solve it," said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'happy'), seen(A, 'stand', 'shy'), seen(B, 'stand', 'curious')],
          things: ['box'],
        },
        `They told ${d}, and put down their badges beside the box. "But that's only nine," said ${b}. "Who took the first one?" ${d} went pink. "I did," she said. "I said that it had gone. It went very nicely, with a cup of tea."`,
        `They laid their badges beside the box, and ${d} heard the whole report. "Nine," said ${b}, "and two are left. So there's still one missing, from the beginning." "That was me," said ${d}. "They're mine, you know. I was just surprised at how fast it went."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'hold', 'happy'),
            seen(B, 'hold', 'happy'),
            seen(M, 'stand', 'happy'),
            seen(D, 'stand', 'happy'),
          ],
          things: ['box'],
        },
        `On Friday the club had saved up for a new box. "Twelve," counted ${d}. "That's three each, with nobody left to suspect." "${refrain}" said ${a}. This time they knew who it was.`,
        `They bought her a full box with the club's own money. ${d} gave them back their badges. "I want this looked into," she said, and held it out. "${refrain}" they said, all three, and took one.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, B, b, M, m, D, d, many, one, setting, where } = parts(going);
  const { chance } = going;
  const refrain = `${chance.pick(...REFRAINS)},`;
  const club = [seen(A, 'stand', 'determined'), seen(B, 'sit', 'curious'), seen(M, 'stand', 'curious')];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        { setting, camera: 'medium', actors: club, things: ['magnifying-glass', 'notebook'] },
        `The detective club${where} had rules, badges, and a knock. ${A.introduced} was president, because the magnifying glass was ${A.names}. ${M.introduced} did the questions. ${B.introduced} wrote things down. It was not a job that anybody else had wanted. In five weeks ${b} had written, "Monday. Nothing." There were twenty-five of those.`,
        `You can have the best detective club in the world, and it's no use without a crime. The one${where} had everything else. It had three badges. It had ${A.introduced} for president, with the magnifying glass. It had ${M.introduced}, who could ask the hardest question. It had ${B.introduced} for the notebook. "What shall I put?" said ${b}, each afternoon. "Put that it's quiet," said ${a}. "Too quiet."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'point', 'worried'), seen(A, 'jump', 'excited'), seen(B, 'stand', 'excited')],
          things: ['box'],
        },
        `And then one Monday ${D.introduced} lifted a lid. "Twelve ${many}," she said. "I counted them on Friday. There are eleven. One of them is gone." She looked rather thoughtful about it. ${a} had gone white with joy. "It's a great robbery," said ${a}. "Touch nothing. ${cap(refrain.slice(0, -1))}."`,
        `It was a Monday like the rest, until ${D.introduced} opened her flat box. "Well, now," she said. "Twelve ${many} went in there, and it's eleven. There's one gone." Three heads came round at the same time. "${refrain}" said ${a}, in a new, deep voice. ${b} turned to a clean page and wrote, with care: "The Great ${cap(one)} Robbery."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined'), seen(B, 'hold', 'curious'), seen(M, 'hold', 'curious')],
          things: ['box'],
        },
        `"What is it that we're looking for?" asked ${m}. That was the sort of question that had made ${M.names} name. "None of us knows," said ${a}. "We don't know the smell, or how it breaks, or what sort of crumb it leaves." It was plain what had to be done. Each of them took one and tested it, with shut eyes. "Eleven," ${b} had written. Then there was a bit about the taste. It went on for half a page.`,
        `Rule four of the club said that all evidence must be tested. It had never come up before. They took one each and did it properly: by nose, by thumb, and then by the only certain way. "Sweet," said ${m}. "Soft in the middle." "Would you know it again?" said ${a}. ${m} thought that one ought to make sure of that every day. ${b} wrote it all down, and licked the pencil.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'surprised')], things: ['box'] },
        `On Tuesday there were eight. ${a} counted three times over. "Yesterday one," said ${a}, "and now three at one go. He's mocking us." ${b} looked at the page and frowned, and was not sure why. But by then the box was going round, for testing. You can't trust a taste from yesterday. "${refrain}" said ${a} to ${d}, who had asked how they were getting on.`,
        `Tuesday's count was eight. The thief had come back, bold as brass, for three. "Did anyone see a stranger?" asked ${m}. "Did anyone hear a step?" Nobody had. ${b} had the feeling that there was something odd about the number three. It went away again, because it was time for testing. "${refrain}" said ${a}, and brushed off the crumbs.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(M, 'kneel', 'curious'), seen(B, 'stand', 'calm')],
          things: ['flour', 'box'],
        },
        `By Wednesday it was five. "He has no mouth that we know of," said ${m}, "and he has no name. But he's bound to have feet." It was the best thought of the week. They tested one each, in a hurry. Then they laid flour all round the box, as fine as snow. ${a} did the last bit walking backwards, out through the door. A mouse could not have got to it now without signing its name.`,
        `On Wednesday five were left. It was ${m} who thought of the flour. They would lay it all round, and the robber's feet would be in it, as plain as print. They tested their three, and then they sieved. They were so careful that it took until five. "Now he has to come across that," said ${a}. "Unless he can fly," said ${b}. They put that down as well.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'point', 'excited'), seen(M, 'stand', 'surprised')],
          things: ['footprints', 'flour'],
        },
        `On Thursday they could not wait. They ran right up to the box, and threw up the lid. Two! And when they turned round, there they were. There were footprints in the flour, dozens of them, going straight to the box. ${a} lay flat with the glass. "It's not one man," said ${a}. "It's three. They came in at the door together, and they were running. ${cap(refrain.slice(0, -1))}!"`,
        `They met at the door on Thursday and counted to three, and charged. There were two left in the box. "Look at the floor!" cried ${m}. From the door to where they stood the flour was trodden to pieces. One could see it all: three sets, side by side, and in a hurry. "A gang," said ${a}, on hands and knees. "I knew it. ${cap(refrain.slice(0, -1))}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'curious'), seen(A, 'stand', 'worried')], things: ['footprints'] },
        `"Small feet," said ${m}, and stood in one, for size. It might have been made to measure. ${a} had found another, with a worn place at the heel, and had gone silent. ${A.names} own heel had a worn place. "It's diabolical," said ${a}. "They've had our shoes. They took them in the night, and did it in those, and put them back. They want it to look like us."`,
        `They measured. The biggest was as long as ${a}, heel to toe, and the smallest was as long as ${m}. "That's a strange thing," said ${m}, standing in it. "Would you say that they know us?" "They've studied us," said ${a}. "It's a gang that looks exactly like a detective club. Nobody would ever suspect." There was a short silence. In the corner, somebody had stopped writing.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'worried', 'notebook'), seen(A, 'stand', 'curious'), seen(M, 'stand', 'curious')],
        },
        `${b} had gone back to the first page. It was all there. Eleven; then half a page about the taste; then eight. Eight; a note about crumbs; five. Nobody else ever read the notebook. One could shut it now. It would stay a gang, and they the club that nearly caught it. ${b} looked at the badge. Then ${b} read it out loud, from the beginning, in a flat voice, and left out nothing.`,
        `It was in the sums. ${b} had done them each day and had never looked at them. Twelve take away one. Then take away three, and three, and three. And always on the line before: "Tested the evidence." There was a smear on it, with a thumb in it. It was ${B.names} own. ${b} could turn over two pages at once. The president never read it. It was a very small crime, to turn two pages. "I've got them," said ${b} instead, and read it out.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'shy'), seen(M, 'stand', 'shy')],
          things: ['box'],
        },
        `"It's us," said ${m}, who for once had not asked. ${a} took the magnifying glass and looked into it for a while, from the wrong side. "I had all the clues," said ${a}. "I was standing in them." "We did solve it," said ${b}. It did not feel as it does in books. "They'll laugh," said ${a}. "Yes," said ${b}. "But we'd never let another gang off, would we?"`,
        `"Who?" cried ${a}. ${b} pointed with the pencil, three times. It took a while to go in. "Every day?" said ${m}. "Every day. We did it in front of everybody." ${a} got up off the floor, white to the elbows. It would be all round the place by dinner time. The president could have said that there was no need to tell. ${a} opened and shut the glass once or twice. "Write the report," said ${a}. "Put me first."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'happy'), seen(A, 'stand', 'shy'), seen(B, 'stand', 'curious')],
          things: ['box'],
        },
        `${d} read it standing up. They had laid their three badges beside the box. "Caught by their own notes," she read, "and very sorry." "There's a hole in it, though," said ${b}, who could not help it. "We did nine. Two are left. That's eleven. Who took the one on Monday?" It was ${d} who turned red now. "I did," she said. "They were mine. I only said that it was gone. It went with a cup of tea."`,
        `"Signed, the thieves," read ${d}, and folded it. The badges were in a row before her. Nobody was laughing yet. "It's the only honest report that I've ever been given," she said. "Only it doesn't come out," said ${b}. "It's one short. It was gone before we began." ${d} coughed. "I never said stolen," she said. "I said gone. I'd had no breakfast." ${b} put it down, and underlined it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'stand', 'happy'),
            seen(B, 'hold', 'proud', 'notebook'),
            seen(M, 'stand', 'happy'),
            seen(D, 'stand', 'happy'),
          ],
          things: ['box'],
        },
        `They did laugh, all of them, for about a week. Then somebody lost a bicycle, and was heard to say that there was a club that would catch anyone. It has four badges now. ${d} asked for one. On Fridays there is a box of ${many}, and they have all paid for it. ${b} counts it before and after. "${refrain}" says ${a}, and takes exactly one. And the president is ${b}.`,
        `${d} gave the badges back, in another order. The president's is ${B.names} now. They bought her twelve new ${many}, out of the club's own tin. When things go missing, people come to them from as far off as the swimming baths. "${refrain}" says ${a}, with the glass. But first, by rule five, they turn out their own pockets.`,
      ),
    ],
  };
}
