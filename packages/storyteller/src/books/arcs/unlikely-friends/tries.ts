import type { ActorHint, Figure } from '../../arc.ts';
import { asOurs, wayToSleep } from '../bedtime/ways-to-sleep.ts';
import { cap, clause, fitting, keeping, opening, within } from '../wording.ts';

/** A way of being together that does not work, and why. */
export interface Try {
  readonly id: 'lunch' | 'hide' | 'seesaw' | 'nap' | 'race' | 'copy';
  /** For the youngest: whole variants in sentences of at most eight words. */
  readonly young: readonly string[];
  /** Sentences of at most fourteen words. */
  readonly middle: readonly string[];
  /** Sentences of at most twenty words. */
  readonly old: readonly string[];
  readonly poses: readonly [ActorHint['pose'], ActorHint['pose']];
}

/** What somebody eats; children eat toast. */
export const eats = (who: Figure): string => clause(who.being?.eats ?? 'toast');

const INSECTS = /\b(?:flies|midges|greenfly|beetles|grubs|ants)\b/;

/** Whether one of them is on the other's plate, which no friendship should be reminded of. */
const isEaten = (food: string, who: Figure): boolean =>
  (who.being?.isa === 'insect' && INSECTS.test(food)) ||
  food.includes(who.kind) ||
  food.includes(who.being?.id ?? who.kind) ||
  food.includes(who.kinds);

/** Two foxes sleep alike, and have heard about foxes. */
export const areAlike = (a: Figure, b: Figure): boolean => a.kind === b.kind;

const size = (who: Figure): number => who.being?.size ?? 3;

function lunch(a: Figure, b: Figure): Try | null {
  if (eats(a).includes(eats(b)) || eats(b).includes(eats(a)) || isEaten(eats(a), b) || isEaten(eats(b), a)) return null;
  const [mine, yours] = [eats(a), eats(b)];
  return {
    id: 'lunch',
    young: keeping(
      8,
      [
        `They had lunch. ${a.name} tried ${yours}. ${b.name} tried ${mine}. Bleugh!`,
        `A picnic! They swapped lunches. One bite each. "I don't like this," said ${a.name}.`,
        `"Try ${mine}," said ${a.name}. "No!" said ${b.name}. "Try ${yours}." "No!"`,
      ],
      `Lunch! ${a.name} had a nibble. ${b.name} had a nibble. Bleugh! Bleugh!`,
    ),
    middle: keeping(
      14,
      [
        `They sat down to eat together. But ${b.name} would not try ${mine}. And ${a.name} would not try ${yours}. So it was a short lunch, and not a merry one.`,
        `They tried lunch. ${a.name} had brought ${mine}. ${b.name} had brought ${yours}. They swapped, to be polite. One bite was enough. Neither of them liked it at all.`,
        `First they had a picnic. "Have some ${mine}," said ${a.name}. "Have some ${yours}," said ${b.name}. They each took one bite. Then they did not know where to put it.`.replace(
          /"Have some ((?:an?|the|one|whatever|anything|nothing|something|somebody|fish, then|warm|cold) )/g,
          '"There is $1',
        ),
      ],
      `They tried lunch. They each took one polite bite of what the other had brought. They each looked for somewhere to put it.`,
    ),
    old: keeping(
      20,
      [
        `Everybody knows how to have lunch, so they had it together. Each of them was very keen for the other to have more. By two o'clock it had all changed sides, and nobody had swallowed a thing. "I'm so full," said ${a.name}. "So am I," said ${b.name}, whose tummy could be heard from the gate.`,
        `They began with lunch, because everybody eats. ${a.name} had brought ${mine}. ${b.name} had brought ${yours}. "After you," said ${a.name}. "No, after you," said ${b.name}. They each took one bite, and it stayed where it was. It is hard to make conversation round a thing like that.`,
        `"Lunch can't go wrong," said ${a.name}, and unpacked. It was ${mine}. ${b.name} unpacked too, and that was ${yours}. They swapped, as you do. There was a long silence, with some brave chewing in it. "Very unusual," said ${b.name}, into a napkin.`,
      ],
      `They began with lunch, because everybody eats. They swapped plates, as you do. There was a long silence, with some brave chewing in it. "Very unusual," said ${b.name}, into a napkin.`,
    ),
    poses: ['cover', 'cover'],
  };
}

function hide(a: Figure, b: Figure): Try {
  const [big, little] = size(a) >= size(b) ? [a, b] : [b, a];
  if (size(big) - size(little) < 2) {
    return {
      id: 'hide',
      young: [
        `Hide and seek! They both hid in one place. Bump! Ouch!`,
        `${a.name} hid. ${b.name} hid too. Nobody looked for them. Oh dear!`,
        `"I will hide," said ${a.name}. "I will hide," said ${b.name}. So who will look?`,
      ],
      middle: [
        `In hide and seek they both ran to the same place. There was only room for one. They stood in it together, rather squashed. And there was nobody to look for them.`,
        `They played hide and seek. ${a.name} hid, and so did ${b.name}. They hid for a long time. But there was nobody left to look, so nobody was found.`,
        `They tried hide and seek. "You count," said ${a.name}. "You count," said ${b.name}. So nobody did. They both hid very well, and it was very dull.`,
      ],
      old: [
        `Hide and seek began well. There was only one good place to hide, as they could both see. They met inside it, in the dark, with some force. "I was here first," said ${a.name}. "You were here second, at the same time," said ${b.name}. They did not like to come out, and they did not like to stay in.`,
        `Then it was hide and seek. Each of them thought that the other was counting. ${a.name} was behind the wall for an hour, not breathing much. ${b.name} was behind the other side of the same wall. "I won," said ${a.name}. "No, I won," said ${b.name}. It is a lonely way to win.`,
        `They tried hide and seek, which needs no explaining. But both of them liked hiding, and neither of them liked seeking. "I was never even looked for," said ${b.name}, at supper time. "Nor was I," said ${a.name}. They were both rather hurt.`,
      ],
      poses: ['hide', 'hide'],
    };
  }
  return {
    id: 'hide',
    young: [
      `"Find me!" said ${little.name}. ${big.name} looked all day. Where was ${little.name}? Too small to see!`,
      `Hide and seek! ${big.name} was too big to hide. ${little.name} was too small to find.`,
      `${big.name} hid behind a post. The post was too thin. "I see you!" said ${little.name}.`,
    ],
    middle: [
      `${big.name} hid first. But there was nothing big enough to hide behind. Then ${little.name} hid, and was not found all afternoon. It was no fun for either of them.`,
      `They played hide and seek. ${big.name} hid behind a post, and stuck out on both sides. Then ${little.name} hid. ${little.name} was so small that the looking took until supper.`,
      `They tried hide and seek. ${little.name} hid so well that ${big.name} could not see anybody. So ${big.name} sat down for a rest. "Stop!" said ${little.name}. "You're on me!"`,
    ],
    old: [
      `For hide and seek one wants somebody of about one's own size. ${big.name} hid behind a bank, and was seen over it, and round it. ${little.name} hid under a leaf, and went off with the leaf. They spent the rest of the day looking for each other in earnest. "Was that still the game?" said ${little.name}. Neither of them knew.`,
      `Then they played hide and seek. ${big.name} got behind a post, shut both eyes and was found at once, from all sides. "My turn," said ${little.name}, and was gone. By four o'clock ${big.name} was looking in places that were only just places. "I was on your shadow," said ${little.name}. "You kept moving it."`,
      `Hide and seek seemed safe enough. ${little.name} found ${big.name} at once, behind a bush, or rather round it. It took ${big.name} all afternoon to find ${little.name}, and even then it was by nearly sitting down. Neither of them said "again".`,
    ],
    poses: ['hide', 'look-up'],
  };
}

function seesaw(a: Figure, b: Figure): Try {
  const [big, little] = size(a) >= size(b) ? [a, b] : [b, a];
  if (size(big) - size(little) < 2) {
    return {
      id: 'seesaw',
      young: [
        `They both got on one end. Bump! The see-saw stayed down.`,
        `See-saw! ${a.name} got on. ${b.name} got on. It did not move at all.`,
        `A see-saw! ${a.name} sat. ${b.name} sat. They waited. It went nowhere.`,
      ],
      middle: [
        `There was a see-saw, and both of them wanted the same end. So they sat there together. The other end stayed up in the air. It did not go up and down at all.`,
        `They tried the see-saw. ${a.name} sat on one end and ${b.name} on the other. They were just as heavy as each other. So it stayed quite level, like a shelf.`,
        `They tried the see-saw. "You first," said ${a.name}. "No, you," said ${b.name}. But a see-saw needs two at once, and so it did not move.`,
      ],
      old: [
        `The see-saw was broken, or else they were. ${a.name} pushed when ${b.name} pushed, and rested when ${b.name} rested. It is a very fair way to do it, and nothing whatever happens. "One of us could stop," said ${b.name}. But neither of them wished to be the first to stop being fair.`,
        `There was a see-saw, and it looked promising. ${a.name} took one end and ${b.name} took the other. They weighed exactly the same, to a crumb. "Is it doing anything?" said ${a.name}. "I think it's a bench," said ${b.name}.`,
        `They tried the see-saw after that. But they were too polite, and each waited for the other to push. "Whenever you like," said ${b.name}. "No hurry," said ${a.name}. They sat there, quite level, until it got cold.`,
      ],
      poses: ['sit', 'sit'],
    };
  }
  return {
    id: 'seesaw',
    young: [
      `Down went ${big.name}. Up went ${little.name}. "I want to come down!" said ${little.name}.`,
      `See-saw! ${big.name} sat down. Up went ${little.name}. And ${little.name} stayed up!`,
      `${big.name} was too heavy for the see-saw. Bump! ${little.name} was too light. Oh dear!`,
    ],
    middle: [
      `On the see-saw ${big.name} went right down. ${little.name} went right up. And there they stayed, because nothing could move it. They were soon tired of that.`,
      `They tried the see-saw. ${big.name} sat down on one end. ${little.name} went up on the other, and stayed up. It was a nice view, but it was not a game.`,
      `They tried the see-saw. ${big.name} sat down with a bump. ${little.name} shot up into the air, and had to hold on tight. "Too high!" said ${little.name}.`,
    ],
    old: [
      `"You'll like the see-saw," said ${big.name}, and sat. That was the last that they saw of each other for some time. ${little.name} described the view. ${big.name} described the ground. It might have been a nice talk. But it is tiring to be shouted at by somebody who is straight above you.`,
      `There was a see-saw, and it looked promising. ${big.name} sat down at one end, with care. At the other ${little.name} went up, and stopped there. "When is it my turn to go down?" said ${little.name}. "I don't think there is a turn," said ${big.name}. They waited, out of politeness, until it rained.`,
      `They tried the see-saw after that. It does not do to go on a see-saw with somebody of quite another size. ${little.name} was in the air for so long that a swallow asked for the rent. "Did you like it?" said ${big.name}. "I could see my house," said ${little.name}, "and I wanted to be in it."`,
    ],
    poses: ['sit', 'reach'],
  };
}

function nap(a: Figure, b: Figure): Try | null {
  const way = b.being && wayToSleep(b.being);
  if (!b.being || !way || areAlike(a, b)) return null;
  const why = way.why.find((each) => !/night|dark|late|tomorrow|Tuesday|winter|\?/.test(each));
  const ours = asOurs(b.being.sleeps);
  if (why === undefined || !within(11, ours)) return null;
  const short = way.short === null ? null : asOurs(way.short);
  return {
    id: 'nap',
    young:
      short === null
        ? [`Nap time! ${b.name} slept. ${a.name} tried it too. ${way.noise} Oh dear!`]
        : keeping(8, [
            `"We ${short}," said ${b.name}. ${a.name} tried it. ${way.noise} Oh dear!`,
            `A nap? "We ${short}," said ${b.name}. ${a.name} did too. ${way.noise} No good!`,
            `Nap time! "We ${short}." So ${a.name} tried. ${way.noise} Oh dear!`,
          ]),
    middle: keeping(14, [
      `"You look tired," said ${b.name}. "We ${ours}. It's lovely." ${a.name} did try to find it lovely. But ${why}.`,
      `They tried a nap. "We ${ours}," said ${b.name}. So ${a.name} did that. But ${why}.`,
      `"Let's have a rest," said ${b.name}. "We ${ours}." ${a.name} had a go. But ${why}, and nobody slept.`,
    ]),
    old: keeping(20, [
      `Neither of them had slept well, so there could be no harm in a nap. "We ${ours}," said ${b.name}, and was off at once. ${a.name} gave it a fair try, but ${why}. The worst of it was to lie there and listen to ${b.name} being comfortable.`,
      `After that they were tired, so they tried a nap. "It's easy," said ${b.name}. "We ${ours}." ${a.name} had always just lain down. ${cap(a.he)} did as ${a.he} was told, but ${why}. "You're not trying," said ${b.name}, with both eyes shut. "I'm trying with everything I've got," said ${a.name}.`,
      `"A rest would do us good," said ${b.name}. "We ${ours}. What do you do?" "I just stop," said ${a.name}. They did it the one way, and ${why}. They did it the other way, and ${b.name} was bored. It was not restful.`,
    ]),
    poses: ['sit', 'sleep'],
  };
}

function race(a: Figure, b: Figure): Try | null {
  const quick = [a, b].find((each) => each.being?.can.includes('fast') === true);
  const slow = [a, b].find(
    (each) =>
      each !== quick && /^(?:snail|slug|tortoise|sloth|turtle|worm|caterpillar|koala)$/.test(each.being?.id ?? ''),
  );
  if (!quick || !slow) return null;
  return {
    id: 'race',
    young: [
      `They had a race. ${quick.name} won at once. ${slow.name} had not begun. Oh dear!`,
      `Ready, steady, go! ${quick.name} was there. Where was ${slow.name}? Far, far behind.`,
      `A race! Whoosh went ${quick.name}. ${slow.name} was slow, slow, slow. "Wait!" said ${slow.name}.`,
    ],
    middle: [
      `They tried a race. ${quick.name} won it before ${slow.name} had taken one step. They tried it once more, and it was just the same.`,
      `They had a race. "Go!" said ${quick.name}, and was soon at the end. ${slow.name} was still at the start. It is hard to race somebody whom you cannot see.`,
      `"Let's race," said ${quick.name}, and ran round the tree nine times. ${slow.name} went as far as the first stone. Then ${slow.name} had to lie down.`,
    ],
    old: [
      `They gave ${slow.name} a start, to be fair. They gave ${slow.name} all of Monday. On Tuesday ${quick.name} said "Go", and it was over. "I was just getting into it," said ${slow.name}. "Shall we call it a draw?" said ${quick.name}. But they both knew what a draw looks like.`,
      `They tried a race. ${quick.name} was at the gate before anybody had said "go", and came back to see what was keeping ${slow.name}. "I was getting ready to get ready," said ${slow.name}. "We could start again," said ${quick.name}. "We haven't yet," said ${slow.name}.`,
      `Somebody had the idea of a race. It was a bad idea. ${quick.name} won before lunch. ${slow.name} came in on Wednesday, and there was nobody there to clap.`,
    ],
    poses: ['run', 'walk'],
  };
}

/** A game of doing what the other one does, by what each of them is known to do. */
function copy(a: Figure, b: Figure): Try | null {
  const [mine, yours] = [a.being?.does, b.being?.does];
  const done = yours ?? mine;
  const [who, whom] = yours ? [b, a] : [a, b];
  if (done === undefined || !within(9, done) || areAlike(a, b)) return null;
  const told = opening(14, `${who.name} ${done}`) ?? '';
  if (told === '') return null;
  return {
    id: 'copy',
    young: keeping(
      8,
      [
        `"Do as I do!" ${told} ${whom.name} tried too. Thump! Oh dear!`,
        `"Copy me!" ${told} ${whom.name} fell over. "I can't!"`,
      ],
      `"Do as I do!" said ${who.name}. ${whom.name} tried. Thump! Oh dear!`,
    ),
    middle: [
      `They played a copying game. ${told} ${whom.name} tried, and fell over. "I can't do that," said ${whom.name}. So that was the end of the game.`,
      `They played do-as-I-do. ${told} "Now you," said ${who.name}. ${whom.name} tried it from the left and the right. But ${whom.name} could not do it at all.`,
      fitting(
        14,
        `"Just do what I do," said ${who.name}. ${told} ${whom.name} did try. But it looked so odd that a passing bird began to laugh.`,
        `"Just do what I do," said ${who.name}. ${whom.name} did try. But it looked so odd that a passing bird had to sit down.`,
      ),
    ],
    old: [
      `"It's quite easy," said ${who.name}, which it was, for ${who.name}. ${told} ${whom.name} began at the wrong end, and finished up facing the other way. "That's a new one," said ${who.name}. "Is it better?" said ${whom.name}. There was a kind pause. It went on for too long.`,
      `Next it was do-as-I-do. ${told} It was done quite easily, without thinking, as one breathes. "Now you," said ${who.name}. ${whom.name} thought about it, and that was the mistake. "Which bit goes first?" said ${whom.name}, from the ground.`,
      `"Just copy me," said ${who.name}. ${told} ${whom.name} watched closely. Then ${whom.name} did it too, or did something, and a passing bird had to sit down. "Not quite like that," said ${who.name}, who was trying to be kind and was not good at it.`,
    ],
    poses: ['dance', 'stand'],
  };
}

/** Every way in which these two could try and fail. `a` is who the book is about. */
export const triesOf = (a: Figure, b: Figure): readonly Try[] =>
  [lunch(a, b), race(a, b), nap(a, b), hide(a, b), seesaw(a, b), copy(a, b)].filter((each) => each !== null);
