import type { SettingName, ThingName } from '@storylantern/contract';
import type { ActorHint, Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { named } from '../the-one.ts';

const REFRAINS = [
  'Catch the lid',
  'Stop that lid',
  'Mind the lid',
  'There goes the lid',
  'Oh, the lid',
  'Catch it, the lid',
  'Quick, the lid',
  'Not the lid again',
  'Hold the lid',
  'Off goes the lid',
] as const;
const TITLES = ['catch the lid', 'one wheel short', 'something that rolls', 'round and round'];

interface Parts {
  /** Who mends. */
  readonly M: Figure;
  /** "the cart", or the bus by its name. */
  readonly v: string;
  /** The same at its first mention: "Mia's cart". */
  readonly first: string;
  readonly here: string;
  readonly setting: SettingName;
  /** "the lid of the tin". */
  readonly lid: string;
  readonly tin: string;
  readonly things: readonly ThingName[];
  readonly actors: (feeling: ActorHint['feeling']) => readonly ActorHint[];
  readonly many: boolean;
}

function partsOf(going: Going): Parts {
  const { A, K, G, company, raw } = going;
  const owner = named(going);
  const isHero = A !== K && A.being?.isa === 'vehicle';
  const M = owner ?? (isHero ? company.person('Mr Bell', 'neighbour') : G);
  const shed = /\bgarage\b/.test(raw) ? 'the garage' : /\bworkshop\b/.test(raw) ? 'the workshop' : 'the shed';
  const cart = /\b(?:go-?kart|wheelbarrow|trolley|pushchair|scooter)\b/.exec(raw)?.[0] ?? 'cart';
  return {
    M,
    v: isHero ? A.name : `the ${cart}`,
    first: isHero ? A.introduced : `${K.names} ${cart === 'cart' ? 'little cart' : cart}`,
    here: isHero ? 'the yard' : shed,
    setting: isHero ? 'street' : 'garden',
    lid: isHero ? 'the dustbin lid' : 'the tin lid',
    tin: isHero ? 'dustbin' : 'tin',
    things: isHero ? [] : ['wheelbarrow'],
    actors: (feeling) => (isHero ? [seen(A, 'stand', feeling)] : []),
    many: /\bwheels\b/.test(raw),
  };
}

/** A wheel is wanted, and nothing round will do; and all the time something is rolling about. */
export const LID: EventPlot = { id: 'lid', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { M, v, first, here, setting, lid, tin, actors, many } = partsOf(going);
  const m = M.name;
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [...actors('surprised'), seen(K, 'stand', 'surprised')],
          things: ['wheel'],
        },
        many
          ? `Crack, bump! The wheels fell off ${first}. Three are here. One is broken.`
          : `Crack, bump! A wheel fell off ${first}. It is broken. ${k} is sad.`,
        many
          ? `${cap(first)} goes bump. The wheels fell off! One is broken in two.`
          : `${cap(first)} goes bump. A wheel fell off! It broke.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'stand', 'happy'), seen(K, 'stand', 'curious'), ...actors('calm')],
          things: ['hammer'],
        },
        `In ${here} ${m} has a hammer. "We need a round thing," says ${m}.`,
        `They go to ${here}, to ${m}. "I can mend it. What is round?"`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'reach', 'surprised'), seen(K, 'run', 'happy')] },
        `Clang! Down falls ${lid}, and rolls off. "${r}!" ${k} runs.`,
        `There is a ${tin}. Clang! The lid rolls away. "${r}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'biscuit'), ...actors('calm')] },
        `A biscuit is round. ${k} puts it on. Crunch! It is all crumbs.`,
        `${k} has a big round biscuit. Is that a wheel? Crunch. No.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hold', 'worried', 'plate'), seen(K, 'run', 'happy')] },
        `A plate is round. Crack! And clang, off rolls the lid. "${r}!"`,
        `${cap(m)} has a plate. Crack! Clang, there goes the lid. "${r}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'curious', 'clock'), seen(K, 'stand', 'curious')] },
        `A clock is round. Tick, tick, ding! It goes, but it does not roll.`,
        `They try the clock. "Ding!" it says. It will not roll at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'sad')] },
        `"Nothing rolls," says ${m}. Clang! Something rolls by. "${r}!"`,
        `They sit down. "What can roll?" says ${k}. Clang! "${r}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')] },
        `But ${k} does not catch it. ${k} looks. "It rolls! It rolls all day!"`,
        `${k} looks at it. Round and round it goes. "The lid! It can roll!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'hold', 'happy', 'hammer'), seen(K, 'cheer', 'happy'), ...actors('happy')],
        },
        `Knock, knock, knock. One nail in the middle. Now the lid is a wheel!`,
        `A hole, a nail, knock, knock! The lid goes on. It fits!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'happy'), seen(M, 'run', 'surprised'), ...actors('excited')] },
        `Off goes ${v}, down the hill. Clang! "${r}!" shouts ${m}.`,
        `Clang, clang, away rolls ${v}. And they both run after it. "${r}!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { M, v, first, here, setting, lid, tin, actors, many } = partsOf(going);
  const m = M.name;
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [...actors('surprised'), seen(K, 'stand', 'surprised')],
          things: ['wheel'],
        },
        many
          ? `There was a bump, and the wheels fell off ${first}. Three of them were soon found again. The fourth was in two halves. "That's that," said ${K.introduced}.`
          : `There was a bump, and a wheel fell off ${first}. It lay there in two halves. "That's that," said ${K.introduced}. A thing with three wheels goes round in a circle.`,
        many
          ? `It began with a crack. Then the wheels fell off ${first}, one, two, three, four. Number four was broken. "We're one wheel short," said ${K.introduced}.`
          : `It began with a crack. Then ${first} sat down on one corner. A wheel was broken, right across. "We're one wheel short," said ${K.introduced}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'stand', 'happy'), seen(K, 'stand', 'curious'), ...actors('calm')],
          things: ['hammer'],
        },
        `In ${here} was ${m}, with a pencil behind one ear. "There's nothing that can't be mended," said ${m}. "What we want is something round, and so big." ${cap(m)} showed how big.`,
        `"Let's see," said ${m}, who mended everything, in ${here}. There was a pencil behind one ear. "It has to be round, and so big." ${cap(m)} showed how big. "Have a look about."`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'reach', 'surprised'), seen(K, 'run', 'happy')] },
        `${cap(m)} turned round, and hit ${lid}. Clang! Off it went on its edge, round the corner. "${r}!" cried ${m}. ${k} brought it back.`,
        `There was a ${tin}, and on it a lid that would never stay on. Clang! It rolled off all by itself. "${r}!" said ${m}. ${k} got it, just by the drain.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'biscuit'), ...actors('calm')] },
        `First ${k} thought of a big biscuit, with a hole in it already. It looked very well. It did half a turn. Crunch. "We'll call that lunch," said ${m}.`,
        `"A ginger biscuit is as hard as wood," said ${k}. They put it on. It was as hard as wood until it had to carry something. They ate the wheel.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hold', 'worried', 'plate'), seen(K, 'run', 'happy')] },
        `Then ${m} tried a plate, an old one. It turned twice, and was two plates. The noise made everything shake. Clang! "${r}!" And ${k} ran again.`,
        `A plate was next. It went better than the biscuit, for as long as it went. Crack! And behind them, clang, clang, clang. "${r}!" said ${m}, without looking.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'curious', 'clock'), seen(K, 'stand', 'curious')] },
        `The clock was the right size, and strong as well. They put it on, and pushed. "Ding," said the clock, at every turn, eleven times in all. Then it would go no further, for it was eleven.`,
        `"The clock!" said ${k}. It was round, and made of brass. But a clock has feet. It went thump, thump, and then ding, and stood still.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'sad')] },
        `They sat down side by side. "I want something round," said ${m}, "that doesn't know when to stop." Clang. Something rolled past their feet. "${r}," said ${m}.`,
        `${cap(m)} scratched one ear with the pencil. "Isn't there anything in ${here} that rolls?" There was a clang. It came from the left, and went off to the right. "${r}," said ${m}, with a sigh.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(M, 'stand', 'curious')] },
        `But ${k} did not get up. ${k} watched it go, right to the end, and lean over, and come back. "It's never done anything else," said ${k} slowly. "It's been rolling all day!"`,
        `This time ${k} let it run. It went round two corners, and up to ${k}, and lay down. "It isn't a lid," said ${k}. "It only thinks so. It's a wheel!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'hold', 'happy', 'hammer'), seen(K, 'cheer', 'happy'), ...actors('happy')],
        },
        `${cap(m)} held it up against the others. You couldn't have got a hair between. Knock, knock, knock, one nail in the middle. "It's what it always wanted," said ${m}.`,
        `It was just the right size. ${cap(m)} made a hole in the middle, and ${k} held the nail. Knock, knock! They gave it a push, and it turned, and turned, and turned.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'happy'), seen(M, 'run', 'surprised'), ...actors('excited')] },
        `So now ${v} has one wheel that says clang. It goes very well, most of all when nobody is ready. "${r}!" shouts ${m}. And they both run.`,
        `There was no lid for the ${tin}, so half a plate went on. It has never once come off. But ${v} is another matter. Clang, clang! "${r}!"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance } = going;
  const { M, v, first, here, setting, lid, tin, actors, many } = partsOf(going);
  const m = M.name;
  const mcap = cap(m);
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick('catch the lid', 'one wheel short', 'what it was for', 'the thing that would not stay')),
    refrain: `${r}!`,
    pages: [
      page(
        { setting, camera: 'medium', actors: [...actors('surprised'), seen(K, 'stand', 'worried')], things: ['wheel'] },
        `It was on the Friday before the Great Roll. That's a race from the church to the pond, with no engines. There was a crack. ${many ? `The wheels fell off ${first}` : `A wheel fell off ${first}`}, and ${K.introduced} sat down in the road. ${many ? 'Three were whole. One' : 'It'} was in two halves, and they don't make them any more.`,
        `On Saturday, at three, was the Great Roll: from the church down to the pond, and no engines. ${K.introduced} had been looking forward to it since last year. On Friday there was a bump, and ${many ? `the wheels fell off ${first}` : `a wheel fell off ${first}`}. ${many ? 'Three could be put back.' : 'Three were left.'} With three, you only go round and round.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'stand', 'happy'), seen(K, 'stand', 'curious'), ...actors('calm')],
          things: ['hammer'],
        },
        `${mcap} was in ${here}, as always, mending. There were four hundred things hung up and put by, because they might come in useful. "It's only a wheel," said ${m}. "We'll have one by supper. I never throw anything away." "What was that?" said ${k}. Something had gone clang.`,
        `"Bring it here," said ${m}. In ${here} there was one of everything, mostly bent. ${mcap} had kept it all, for years, and knew where each thing was, and what it was for. "A wheel! Nothing easier," said ${m}. There was a noise like a bell that's been dropped.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'reach', 'angry'), seen(K, 'run', 'happy')] },
        `"That," said ${m}, "is ${lid}. It's the one useless object that I've got. It has never fitted, and it won't stay where it's put." It was going round the corner by then, on its edge. "${r}!" ${k} caught it by the drain. It was still humming.`,
        `It was ${lid}, off on its own again. "${r}!" cried ${m}, and ${k} ran, and got it by the drain. "It's useless," said ${m}. "It's driven me mad for twenty years. It doesn't fit the ${tin}. It doesn't fit anything. One of these days I'll take it to the dump." ${k} pressed it down hard. It came up at the other side.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'curious', 'plate'), seen(M, 'stand', 'calm')] },
        `They tried a plate, and then had two halves of that. They tried the bottom of a barrel, which weighed more than all the rest. They even tried a ginger biscuit, out of the jar for emergencies. It was the best so far. "${r}," said ${m}, in between, without turning round.`,
        `${mcap} was sure that it would be the barrel end; and the barrel end was too thick. It would be the plate, then, and that lasted until it was pushed. By five they had got down to the biscuit jar. Each time that something broke, it shook the wall, and clang! "${r}!" And ${k} went off down the path.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hold', 'worried', 'clock'), seen(K, 'think', 'worried')] },
        `Then ${m} looked up at the clock. It was brass, and round, and exactly the right size. It had been wound every Sunday since before ${k} was born. "It could be the clock," said ${m}, after a while, and took it down. There was a clean round patch, where it had hung.`,
        `On the wall, above the saws, there was the clock. ${mcap} took care not to look at it, for some time. "It's the size," said ${m}. "It would never go again. But it would roll." And ${m} reached up and unhooked it, and it went on ticking, like somebody who hasn't been told.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'hold', 'sad', 'hammer'), seen(K, 'stand', 'worried')],
          things: ['clock'],
        },
        `${mcap} laid it on its back and picked out a nail. It only wanted a hole through the middle. The Great Roll was once a year, and ${k} had talked of nothing else since the spring. All that there was to do was say nothing. "Well, then," said ${m}, and lifted the hammer.`,
        `"There's a nail," said ${m}, "and there's the middle. You'll be down at the pond before anybody." It ticked. You could see the small hand shake. ${k} thought of the hill, and of the wind, and of being first. ${mcap} shut one eye, to aim.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined'), seen(M, 'stand', 'surprised')], things: ['clock'] },
        `"Don't," said ${k}. It came out too loud. "It's yours. It goes. I'd sooner not roll at all." The hammer stayed up there. "You'd have to wait a whole year," said ${m}. "I know," said ${k}, and it didn't get any better by being said. Somebody breathed out, and it wasn't ${k}.`,
        `${k} put a hand flat on the glass. "No," said ${k}. "I don't want it to be a wheel. It's a clock." "It's only one race a year," said ${m}, "and you'd miss it." "I'll watch," said ${k}. It's an odd feeling to give up a thing that you want, and to be the only one who's sorry. But ${m} hung it up again rather quickly.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'sad'), seen(M, 'sit', 'sad')] },
        `They sat on the step. There were four hundred things behind them, and each of them was for something else. "What you'd need," said ${m}, "is a thing that's good for nothing. Then nobody would miss it." There was a clang. Something rolled by in front of them, from left to right. "${r}," said ${m}.`,
        `It was nearly dark. "I've got everything in there," said ${m}, "and not one thing that rolls." Behind them something fell, and hummed, and came after them. It rolled between them, down the path, round the water butt, and up to ${K.names} foot. "${r}," said ${m}, out of habit.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(M, 'stand', 'surprised')] },
        `${k} didn't run. ${k} had fetched it eleven times that day. Eleven times it had gone off, on its edge, round corners, and never once fallen over until it was caught. "You said that it's useless," said ${k}. "But what has it been doing?" ${mcap} looked, and went quite red.`,
        `"How far did it go," said ${k}, "that first time?" "To the drain," said ${m}. "And then?" "To the gate. It got as far as the church once. It took me half a day to," said ${m}, and stopped. They both looked down. It was humming. "It doesn't fit," said ${k}, "because it isn't a lid."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'hold', 'happy', 'hammer'), seen(K, 'cheer', 'happy'), ...actors('happy')],
        },
        `It was exactly the size. There was even a dent in the middle, just where the nail had to go. "Twenty years," said ${m}, between the knocks. "I've been putting it back on for twenty years. And it was telling me the whole time." ${mcap} gave it a push. They had supper, and washed up, and it was still turning.`,
        `They held it up beside the others, and it might have been their sister. Knock, knock, knock. "I called it names," said ${m}. "Every day." "It didn't take it to heart," said ${k}. They let it spin. It made a note, deep and even, like something that's been asked the right question at last.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'run', 'excited'), seen(M, 'run', 'excited'), ...actors('excited')],
        },
        `You could hear them coming from the church down. Clang, clang, clang, it went, past the baker's and the bank. The others braked at the corner. ${cap(v)} did not. It took that corner as it had taken every corner in its life. "${r}!" shouted ${m}, far behind, waving a hammer. But nobody caught it, that day.`,
        `There were nine in the Great Roll, and eight of them were quieter. At the corner by the baker's the ninth leaned over, and hummed, and lost nothing. It went through the ribbon. It went through the crowd. "${r}!" they heard, from the top of the hill. It went once round the pond.`,
      ),
      page(
        {
          setting,
          time: 'sunset',
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy'), seen(K, 'stand', 'proud'), ...actors('proud')],
          things: ['clock'],
        },
        `The ${tin} has half a plate on it now. It fits as though it had been made for that. On Sundays, after winding the clock, ${m} goes round among all the things in ${here}. "And what about you?" says ${m}, to each. "What is it that you'd rather be?"`,
        `The clock still hangs where it always hung, and ticks. The ${tin} is covered up with half a plate. "I won't have a thing called useless in here again," said ${m}. There was a crash. It was the biscuit jar. They watched it go, the two of them, with their heads on one side.`,
      ),
    ],
  };
}
