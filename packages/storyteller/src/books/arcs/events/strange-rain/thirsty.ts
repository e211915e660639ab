import type { SettingName } from '@storylantern/contract';
import type { ActorHint, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { about, page } from '../page.ts';
import { inPlace, settingOf } from '../the-one.ts';
import { whatFalls, type Falling } from './what-falls.ts';

interface Parts {
  readonly X: Falling;
  /** The same with a capital. */
  readonly Xs: string;
  /** "rained", or what the theme says. */
  readonly fell: string;
  readonly where: string;
  readonly refrain: string;
  readonly title: string;
  /** One of those that come down, where they are somebody. */
  readonly who: readonly ActorHint[];
  readonly things: readonly NonNullable<Falling['drawn']>[];
}

const SOMETHING: Falling = {
  word: 'jelly',
  one: 'jelly',
  aBit: 'a bit of jelly',
  were: 'was',
  they: 'it',
  them: 'it',
  sort: 'food',
  being: null,
  says: 'Oh',
  drawn: about('jelly').thing?.drawn ?? null,
  names: (word) => word === 'jelly',
};

function partsOf(going: Going): Parts {
  const { chance, raw, company } = going;
  const X = whatFalls(raw) ?? SOMETHING;
  const x = X.word;
  const more = [`More ${x}`, `Still more ${x}`, `Even more ${x}`, `And more ${x}`, `Yet more ${x}`];
  const all = [`Only ${x}`, `Nothing but ${x}`, `Just ${x}`, `${cap(x)} again`, `${cap(x)} and more ${x}`];
  return {
    X,
    Xs: cap(x),
    fell: /\bsnow/.test(raw) ? 'snowed' : 'rained',
    where: inPlace(going, ''),
    // "Cats and dogs and more cats and dogs" is too much of a good thing.
    refrain: `${x.includes(' ') ? chance.pick(`More ${x}`, `And more ${x}`) : chance.pick(...more, ...all)}!`,
    title: titled(chance.pick(`more ${x}`, `${x} on the hat`, 'the thirsty cloud', `a bucket of ${x}`)),
    who: X.being === null ? [] : [seen(company.meet(X.being), 'jump', 'happy')],
    things: X.drawn === null ? [] : [X.drawn],
  };
}

const bySort = <T>({ sort }: Falling, lines: Readonly<Record<Falling['sort'], T>>): T => lines[sort];

/** Where it comes down: never under a roof. */
const outside = (going: Going): SettingName => {
  const at = settingOf(going, 'garden');
  return at === 'classroom' ? 'school-gate' : /^(?:kitchen|bedroom|bathroom|library|shop)$/.test(at) ? 'garden' : at;
};

/** A cloud that finds no water has drunk something else, and that comes down, until somebody gives it a drink. */
export const THIRSTY: EventPlot = mateBeside({ id: 'thirsty', young, middle, old });

function young(going: Going): Told {
  const { A, B, a, b, comesToo } = going;
  const { X, Xs, fell, where, refrain, title, who, things } = partsOf(going);
  const x = X.word;
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: outside(going),
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried')],
          things: ['sunflower', 'cloud'],
        },
        `${A.introduced} had a sunflower${where}. "I want rain!" said ${a}.${comesToo} Up came a thin cloud.`,
        `There was no rain${where}. The sunflower hung its head. "Rain!" said ${A.introduced} to a thin cloud.${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'cheer', 'excited'), seen(A, 'look-up', 'surprised'), ...who], things },
        `It ${fell} ${x}! Here was ${B.introduced}. "${refrain}"`,
        `Plop! Rain? No, it ${fell} ${x}! Out came ${B.introduced}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'happy'), seen(A, 'stand', 'surprised'), ...who], things },
        `${Xs} came down on the shed. Some came down on ${b}. "${refrain}"`,
        `${Xs} came down on the hat. And on ${b}! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'umbrella')], things: ['umbrella', ...things] },
        `Up went the umbrella. Plop, bump! Down it went. "${refrain}"`,
        `${a} got the umbrella. It bent. Down came the ${x}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'determined', 'broom')], things: ['broom', ...things] },
        `${a} got the broom. Sweep, sweep! "${refrain}" said ${a}.`,
        `Then ${a} took the broom. Sweep, sweep! "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'sad')], things: ['sunflower'] },
        `And the sunflower was still dry. It wants water, not ${x}!`,
        `The sunflower cannot drink ${x}. It wants water.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious'), seen(B, 'look-up', 'curious')], things: ['cloud'] },
        `${a} looked up. The cloud was so thin! "It is thirsty, too!" said ${a}.`,
        `${a} looked at the thin cloud. "It wants water, too!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'bucket')], things: ['bucket', 'cloud'] },
        `So ${a} held up a bucket of water. Down came the cloud. Slurp!`,
        `${a} put out a bucket of water. The cloud bent down. Slurp, slurp!`,
      ),
      page(
        { camera: 'wide', weather: 'rain', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `The cloud got fat and grey. Drip. Drop. "Rain!" said ${a}. "Real, wet rain!"`,
        `The cloud was big now. Drip, drop! "It is rain!" said ${a}. "Real rain!"`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'sit', 'happy'), ...who],
          things: ['sunflower', ...things],
        },
        `The sunflower put its head up. And ${b} kept ${X.aBit}.`,
        `Up went the sunflower, up and up. ${b} kept ${X.aBit}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo } = going;
  const { X, Xs, fell, where, refrain, title, who, things } = partsOf(going);
  const x = X.word;
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: outside(going),
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried')],
          things: ['sunflower', 'cloud'],
        },
        `It had not rained${where} for five weeks. The puddles were gone, and the pond was a plate of dry mud. ${A.introduced} had a sunflower, and it hung its head.${comesToo} "We need rain," said ${a}. Up came one thin little cloud.`,
        `Day after day there was no rain${where}. The pond had dried up, and even the puddles had gone home. ${A.introduced} looked at the sunflower. It was as limp as a sock.${comesToo} "Rain, please," said ${a}, to the only cloud there was. It was a very thin one.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'cheer', 'excited'), seen(A, 'look-up', 'surprised'), ...who], things },
        `Plop! "Rain!" cried ${a}. But it was not rain. ${B.introduced} and ${a} looked at what had come down. "That's ${X.aBit}," said ${b}. Plop, plop, plop! It ${fell} ${x}. "${refrain}" shouted ${b}.`,
        `Something went plop. Something else went plop. ${B.introduced} tried to catch a drop, and stopped. "It isn't wet," said ${b}. "It's ${x}!" And so it was. It ${fell} ${x}, and nothing else. "${refrain}" cried ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'happy'), seen(A, 'stand', 'surprised'), ...who], things },
        `${Xs} came down on the shed, and on the poor postman. ${bySort(X, { food: 'People ran out with plates and spoons.', alive: `"${X.says}!" they said, and went in at every door.`, thing: 'People ran out with bags and baskets.' })} "It's the best day there ever was," said ${b}. "${refrain}"`,
        `Soon there ${X.were} ${x} in the hats and the boots. ${bySort(X, { food: 'Everybody was eating, even the postman.', alive: `"${X.says}!" it said in the kitchen, and in the bath.`, thing: 'Everybody filled their pockets, even the postman.' })} "${refrain}" said ${b}. "I never want rain again."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'umbrella'), seen(B, 'stand', 'happy')],
          things: ['umbrella', ...things],
        },
        `By dinner time there was too much. ${a} put the big umbrella over the sunflower. For a moment all was well. But an umbrella is made for rain, which runs off. ${Xs} did not run off. The umbrella bent, and sat down. "${refrain}" said ${a}.`,
        `Now one could not see the path. "It'll squash the sunflower!" said ${a}, and put up the umbrella. It got heavier and heavier. ${Xs} had filled the top like a dish. Then it turned inside out. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined', 'broom'), seen(B, 'stand', 'worried')],
          things: ['broom', ...things],
        },
        `Next ${a} fetched the broom, and swept the ${x} to the gate. ${bySort(X, { food: 'It stuck to the broom, and to the gate.', alive: 'They thought that it was a game, and came back.', thing: 'It took an hour to make one heap.' })} When ${a} turned round, the path was full again. "${refrain}" said ${b}, but not so loudly.`,
        `So ${a} swept. Behind the broom there was a clean bit of path. Behind the clean bit there ${X.were} ${x} again. The sky was quicker than the broom. "${refrain}" said ${b}, and sat down. "I've had nearly enough."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'sad'), seen(B, 'stand', 'worried')], things: ['sunflower'] },
        `And the sunflower? It hung down to the ground. "It's had nothing to drink," said ${a}. "Flowers don't drink ${x}." "Not even one sip?" said ${b}. They both looked up at the cloud.`,
        `${a} dug out the sunflower. It was drier than ever. All that had come down all day, and not one drop was water! "What does that cloud think it's doing?" said ${b}. They looked up.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious'), seen(B, 'look-up', 'curious')], things: ['cloud'] },
        `It hung there as thin as a tissue. "Clouds drink out of ponds," said ${a}, slowly. "And puddles. And they're all dry." "So it drank something else," said ${b}. "There must have been ${x} somewhere, with no lid on."`,
        `The cloud hung low over the dry pond. It looked in, as one looks into an empty cup. "It's thirsty!" said ${a}. "It wanted water, and there wasn't any. So it drank what it could find." "${Xs}," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'bucket')], things: ['bucket', 'cloud'] },
        `There was one bucket of water left in the house. ${a} carried it out, and held it up high. The cloud came down as far as the shed. It put in one corner. Slurp! ${a} felt the bucket get light.`,
        `${a} got the last bucket of water, the one for the night. "Here," said ${a}, and set it on the wall. The cloud sank, and sniffed, and dipped in its edge. Slurp, it went. It drank like a horse.`,
      ),
      page(
        { camera: 'wide', weather: 'rain', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `Up it went, and it was fat, and as grey as an elephant. Plip. ${b} put out a hand. Plip, plip, plip. "It's wet!" shouted ${b}. "It's rain! More rain!" Everybody ran out to stand in it.`,
        `It swelled, and turned dark. It burped, a long way off. And then something fell on ${B.names} nose. It was small and cold and wet. "It's only water," said ${b}. "Oh, lovely! More water!" And down it came.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy'), ...who],
          things: ['puddle', ...things],
        },
        bySort(X, {
          food: `It rained all evening, and washed the last ${x} off the roofs. There were puddles again. The cloud had a sip of each, in passing. "Water," said ${a}. "Good."`,
          alive: `It rained until the pond was full. The ${x} had found ${X.them === 'it' ? 'itself' : 'themselves'} places to stay. Nearly every house had one by the fire. The cloud drank a puddle, in passing.`,
          thing: `It rained all evening, and the puddles came back. The ${x} had been put away by then, in boxes and jars and drawers. The cloud had a sip of every puddle.`,
        }),
        bySort(X, {
          food: `The pond filled up, and the dogs ate what was left of the ${x}. "Look," said ${a}. The cloud had come down to the pond. It was having a proper drink.`,
          alive: `The pond filled up. The ${x} came to look at it, and some stayed for good. Over the pond hung the cloud, and had a proper drink.`,
          thing: `The pond filled up. There would be ${x} in everybody's cupboard for years. Over the pond hung the cloud. It was having a proper drink.`,
        }),
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'look-up', 'curious'), seen(A, 'stand', 'happy'), ...who],
          things: ['sunflower', 'bucket', ...things],
        },
        `By Sunday the sunflower was as tall as the shed. Each night ${a} puts out a bucket of water, just in case. And each night ${b} puts something beside it, just in case. It's ${X.aBit}. "${refrain}" whispers ${b}, and looks up.`,
        `The sunflower lifted its head, and has not put it down since. ${a} keeps a bucket on the wall for the cloud. ${b} has kept something, too. It's ${X.aBit}. "It might be hungry, one day," says ${b}. "${refrain}"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo } = going;
  const { X, Xs, fell, where, refrain, title, who, things } = partsOf(going);
  const x = X.word;
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: outside(going),
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried')],
          things: ['sunflower', 'cloud'],
        },
        `It was the driest summer${where} that anyone could remember. The pond was a dish of cracks. The puddles had been gone so long that small children did not believe in them. ${A.introduced} had grown a sunflower for the show on Saturday, and gave it the water from the washing up.${comesToo} It hung its head all the same. "Come on," said ${a} to the sky. There was one cloud in it, as thin as a hanky.`,
        `There had been no rain${where} for seven weeks. People spoke of it as one speaks of a friend who has moved away. ${A.introduced} had a sunflower that was meant to win on Saturday. It was the tallest in the street, and it had begun to bow.${comesToo} In the sky there was one cloud. It was a poor thin thing, and it went from pond to pond, and looked into each. "Rain," said ${a}. "Just once. Please."`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'cheer', 'excited'), seen(A, 'look-up', 'surprised'), ...who], things },
        `At ten past nine something came down and went plop. ${B.introduced} was nearest. "It's started!" cried ${a}. "Something has," said ${b}, and bent down. "It isn't rain. It's ${X.aBit}." Then there was another plop, and then they could not be counted. It ${fell} ${x}. There was no other word for it. "${refrain}" shouted ${b}, with both arms out.`,
        `It came on Tuesday. ${a} heard the first plop on the shed, and ran out with a wide open mouth, to catch some. "I shouldn't," said ${B.introduced}, who had got there first. "Look what it is." On the path between them was ${X.aBit}. They looked up, and had just time to jump. It ${fell} ${x}, from one end of the street to the other. "${refrain}" yelled ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'happy'), seen(A, 'stand', 'surprised'), ...who], things },
        `There has never been such a day. There ${X.were} ${x} on the washing and ${x} in the prams. ${bySort(X, { food: 'People stood in their doors with spoons, and ate, and waved to each other.', alive: 'They came down as softly as leaves, looked round, and went in wherever a door was open.', thing: 'People who had not spoken for years held out the two ends of a sheet.' })} ${b} filled the old bathtub behind the shed, right up to the taps. "That's mine," said ${b}. "That's for the rest of my life." "${refrain}" they called up and down the street.`,
        `By noon the school had shut. One couldn't get in at the door for ${x}. ${bySort(X, { food: 'The baker put up a sign that said, WHY BOTHER.', alive: 'There was one on every chair, and two were on the teacher.', thing: 'The shops put up signs that said, HELP YOURSELF OUTSIDE.' })} ${b} had found the old bathtub behind the shed, and filled it to the top. "That's for the rest of my life. ${refrain}" called ${b} to the sky, in case it should think of stopping.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'umbrella'), seen(B, 'stand', 'happy')],
          things: ['umbrella', ...things],
        },
        `It did not think of stopping. By three it was over the step. ${a} took the big umbrella, the one from the beach, and planted it over the sunflower. Now the whole point of an umbrella is that rain runs off it. ${Xs} did nothing of the kind. The top filled like a bowl, and the stick bent like a fishing rod. Then there was a bang. "${refrain}" said ${a}, from underneath.`,
        `On Wednesday nobody laughed so much. It was up to the window sills. ${a} held an umbrella over the sunflower for as long as two arms can hold one. It grew heavy. Rain is polite, and leaves by the edges. ${Xs} stayed on top, and made friends. At last the umbrella turned inside out, and all of it came down at once. "${refrain}" said ${b}, a bit less loudly.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined', 'broom'), seen(B, 'stand', 'worried')],
          things: ['broom', ...things],
        },
        `They tried brooms, the whole street in a line. ${bySort(X, { food: 'It clung to the bristles, and after that the brooms weighed more than the sweepers.', alive: 'But who is swept thinks that somebody wants to play, and comes round again.', thing: 'They swept it into a hill, and the hill slid back.' })} They tried shouting. They rang the fire bell. The sky went on as if it had been paid by the hour. "Isn't it enough for you now?" said ${a}. "It was never too much for me," said ${b}. But ${b} looked at the brooms, and then quickly at the bathtub.`,
        `There was a meeting, and it was decided to sweep. Forty brooms went up the street, and behind them it was clean. When they looked round, it wasn't. "It comes down faster than we do," said somebody. "${refrain}" said somebody else, and it sounded like a person with toothache. "You wanted this," said ${a} to ${b}. "I wanted some of it," said ${b}.`,
      ),
      page(
        {
          camera: 'close',
          time: 'sunset',
          actors: [seen(A, 'kneel', 'sad'), seen(B, 'stand', 'worried')],
          things: ['sunflower'],
        },
        `In the evening ${a} dug down to the sunflower. It was alive, but only just. So much had fallen, and in the whole of it there was not a cupful of water. "It can't drink ${x}," said ${a}. "Nobody can. Not for ever." The rain barrel was still half full. ${a} had kept that for Friday, so that it would look well on Saturday.`,
        `The sunflower lay on its side when they found it. Its leaves were like paper. "There's half of the rain barrel left," said ${a}. "I've saved it for weeks. That'll get it as far as the show." It was all the water that ${a} had in the world. In every direction there ${X.were} ${x}, and in every direction one was thirsty.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'curious'), seen(B, 'look-up', 'curious')],
          things: ['cloud'],
        },
        `Above them hung the cloud. It had moved over the pond, and was leaning down to look in, as it had done all summer. It was no fatter. You could see the sky through it. "That's odd," said ${a}. "It's looking for something." They had only looked at what came out of it. Nobody had asked what went in. "It's thirsty," said ${a}. "It couldn't find any water. So it drank what there was." Somewhere, then, there had been a great deal of ${x}, and no lid on it.`,
        `${b} pointed. The cloud was over the pond again. It let itself down until it nearly touched the mud, and stayed, and came up. "What does it do that for?" said ${b}. ${a} thought of the pond, which was mud, and the puddles, which were dust. "What would you do," said ${a}, "if you were thirsty, and every cup was empty? You'd drink whatever there was." They thought of how much it must have drunk. "And it didn't even help," said ${b}. "Poor old thing."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried'), ...who],
          things: ['bathtub', ...things],
        },
        `A cloud can't drink from a jug. It needs something with a wide top, and there was just one such thing in the street. It was full to the taps. ${b} walked round it once. "All of it?" said ${b}. "I don't know," said ${a}. "And I've got to put in all the water. It may not work. Then I'll have no sunflower, and you'll have no ${x}." They stood there for some time. Neither of them wanted to be first.`,
        `"It would want a big bowl," said ${a}. "It can't get its nose into the barrel." They both knew where there was a big bowl. ${b} had slept beside it. "You're asking me to tip out the lot," said ${b}. "I'm asking both of us," said ${a}. "It's your bath and my water." If it went wrong, there would be nothing for Saturday, and nothing for the rest of anybody's life. It's hard to pour away a thing that one has wished for.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(B, 'reach', 'determined'), seen(A, 'hold', 'determined', 'bucket'), ...who],
          things: ['bathtub', 'bucket', ...things],
        },
        `It was ${b} who did it, all at once, as one pulls off a plaster. ${b} leaned on the end of the bathtub, and over it went. ${bySort(X, { food: 'There was a long, soft slap.', alive: 'Out they came, and shook themselves, and did not mind at all.', thing: 'Out it slid, the whole treasure.' })} Then ${a} carried the water over, bucket by bucket, past the sunflower. It took nine. The last was so small that the bucket was tilted to get it. It just covered the bottom of the bathtub, and had the moon in it.`,
        `"On three," said ${a}. But ${b} did not wait for three. Over went the bathtub with a groan. ${bySort(X, { food: 'There it all lay', alive: 'There they all sat', thing: 'There it all lay' })} in the grass, the rest of ${B.names} life. ${a} took the lid off the barrel. It came to nine buckets. On every walk one went by the sunflower, and it was not easy to look the other way. In the end there was a thin, black, shining bit of water, and it shook a little.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'curious'), seen(B, 'look-up', 'surprised')],
          things: ['cloud', 'bathtub'],
        },
        `The cloud came over the wall so quietly that they nearly missed it. It sank down to the bathtub, until there was fog round their knees. Slurp. It was quite a small noise. It drank to the last drop, and then it licked the taps. "It's got bigger," whispered ${b}. It had a waist, and then it had none. It rolled up over the roofs, as dark as a plum. And after that, for as long as one can hold one's breath, nothing came down at all.`,
        `They sat on the wall and waited. Towards midnight it grew misty. It was not mist. It was the cloud, and it had come down to the bathtub like a cow to a trough. There was a slurp, and a long one, and a sigh. When it went up, it was twice the size. It had gone the blue of a bruise. It hung over the street and rumbled to itself. The last ${x} came down at a quarter past. And then it was still.`,
      ),
      page(
        { camera: 'wide', weather: 'rain', actors: [seen(B, 'cheer', 'excited'), seen(A, 'cheer', 'happy')] },
        `Plip. It was on the back of ${B.names} neck. ${b} did not move. Plip, plip. "It's cold," said ${b}. "It's wet. It isn't anything! It's rain!" Windows went up along the whole street. People came out in their nightclothes, and stood there with their faces turned up. Nobody had a spoon or a sheet. "More rain!" they shouted, and one could hear that they had never meant anything so much.`,
        `Something fell on the bathtub with a very small ping. It fell again. ${a} held out an arm, and there was a drop on it, round and clear. It was the plainest thing that one could think of. "It's water," said ${a}. "Just water," said ${b}, and began to laugh. Then it came down as if somebody had pulled a plug. All the doors opened. "More rain!" they called in the dark. "Still more!" They got it.`,
      ),
      page(
        {
          time: 'day',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(B, 'sit', 'happy'), seen(A, 'stand', 'happy'), ...who],
          things: ['sunflower', 'bathtub', ...things],
        },
        `On Saturday the sunflower came third. It had a bend in the middle, where it had lain down, and a very straight neck above it. ${a} wouldn't have changed it for the winner. The bathtub stands on the lawn, and is kept full. On hot evenings the cloud drops in. "And that's for you," ${a} said to ${b}. It had a place of its own on the step, out of the wet. It was ${X.aBit}, the last in the street. ${b} looked at it for a long time. "${refrain}" said ${b}, quite softly. "No. One's just right."`,
        `There was no show that Saturday. The field was under water, and everybody went to paddle in it. The sunflower stood up on Sunday, all by itself. "I kept something back, that night," said ${b}. "I did tip it all out. I only kept one." Behind the shed, in the dry, was ${X.aBit}. They thought about putting it in the bathtub, which is always full now, for the cloud. "${refrain}" said ${b}, and grinned. "Not on your life," said ${a}.`,
      ),
    ],
  };
}
