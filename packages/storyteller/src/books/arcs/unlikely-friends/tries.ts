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
        `Lunch! ${a.name} has ${mine}. ${b.name} has ${yours}. Swap? One bite. Oh dear!`,
        `A picnic! ${a.name} had one bite. ${b.name} had one bite. One was plenty.`,
        `"Try ${mine}," said ${a.name}. Nibble. "Try ${yours}," said ${b.name}. Nibble. Bleugh!`,
      ],
      `Lunch! ${a.name} had a nibble. ${b.name} had a nibble. Bleugh! Bleugh!`,
    ),
    middle: keeping(
      14,
      [
        `They laid one cloth between them. ${a.name} passed things to the left, and ${b.name} passed them back. Everything had been all the way round before they stopped. Nobody had eaten any of it.`,
        `They tried lunch. ${a.name} had brought ${mine}. ${b.name} had brought ${yours}. They swapped, to be polite. They each took one bite, and looked for somewhere to put it.`,
        `First they had a picnic. "Have some ${mine}," said ${a.name}. "Have some ${yours}," said ${b.name}. It was a very quiet picnic. Nobody likes to spit.`.replace(
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
        `Ready or not! ${a.name} hid in there. ${b.name} hid in there. Bump!`,
        `Hide and seek! ${a.name} hid. ${b.name} hid. Nobody looked. Oh dear!`,
        `"You hide!" "No, you!" They both hid. And who looked? Nobody!`,
      ],
      middle: [
        `In hide and seek there is always one best place. ${a.name} ran to it. So did ${b.name}. They both stood in it, rather squashed, hiding from nobody.`,
        `They played hide and seek. ${a.name} hid, and so did ${b.name}. They hid until supper. But somebody has to do the seeking, and nobody had.`,
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
      `Count to ten, ${big.name}. Where is ${little.name}? Right behind ${big.name}! Turn round. Still behind!`,
      `Hide and seek! ${big.name} hid. Too big! ${little.name} hid. Too small! Oh dear!`,
      `${big.name} hid behind a post. Hello, ${big.name}! ${little.name} hid. Where? Nobody knows.`,
    ],
    middle: [
      `${big.name} hid first, and the hiding place fell over. Then ${little.name} hid, and it all went quiet. "I give up," called ${big.name}, at four, and at five. Nobody had told ${little.name} that one may answer.`,
      `They played hide and seek. ${big.name} hid behind a post, and stuck out on both sides. Then ${little.name} hid. It took until supper, and they only stopped because of a sneeze.`,
      `They tried hide and seek. There was nothing big enough for ${big.name} to hide behind. And ${little.name} was so well hidden that ${big.name} very nearly sat there.`,
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
        `See-saw! They both got on one end. Down! Now what? ${a.name} looked at ${b.name}.`,
        `See-saw! ${a.name} got on. ${b.name} got on. Up? Down? It stuck.`,
        `A see-saw! One each end. They sat. They sat. Nothing. Oh dear!`,
      ],
      middle: [
        `There was a see-saw, and both of them liked the same end. So they sat there together, ${a.name} in front and ${b.name} behind. The other end stayed up, and waited for somebody to come.`,
        `They tried the see-saw. ${a.name} sat on one end and ${b.name} on the other. They were just as heavy as each other. So it stayed quite level, like a shelf.`,
        `They tried the see-saw. "You first," said ${a.name}. "No, you," said ${b.name}. But nobody on a see-saw can go first alone, and it did not move.`,
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
      `Up, up, up! That was ${little.name}. "May I come down?" But ${big.name} liked it there.`,
      `See-saw! Down went ${big.name}. Up went ${little.name}. And up stayed ${little.name}!`,
      `${big.name} sat down. Bump. Wheee! Up went ${little.name}. Come back, ${little.name}!`,
    ],
    middle: [
      `On the see-saw ${little.name} could see for miles. ${big.name} could see one daisy. They told each other about it, in loud voices. After an hour they were both tired of their own end.`,
      `They tried the see-saw. ${big.name} sat down on one end. ${little.name} went up on the other, and stayed up. It was a nice view, but it was not a game.`,
      `They tried the see-saw. ${big.name} got on, and ${little.name} left. It was some time before ${little.name} came down again. One did all the down, and the other all the up.`,
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
            `Nap! "We ${short}." So ${a.name} did. ${way.noise} Oh dear!`,
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
      `${quick.name} went there. And back. And there again. Come on, ${slow.name}! Oh dear!`,
      `Ready, steady... ${quick.name} won. Where is ${slow.name}? Still at "ready". Oh dear!`,
      `A race! Whoosh went ${quick.name}. ${slow.name} went... not yet. Not yet. Oh dear!`,
    ],
    middle: [
      `"Ready?" said ${quick.name}, and that was the race. They tried it once more, with a start for ${slow.name}. But ${slow.name} fell asleep in the middle of the start.`,
      `They had a race. "Go!" said ${quick.name}, and was there. ${slow.name} had not heard the end of the word. It is hard to race somebody whom you cannot see.`,
      `They tried a race. ${quick.name} won it, had a drink and won it again. ${slow.name} was just about to start. They could not call it close.`,
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
      [`"Do as I do!" ${told} And ${whom.name}? Thump. Oh dear!`, `"Copy me!" ${told} ${whom.name} did. "Ow!"`],
      `"Do as I do!" said ${who.name}. And ${whom.name}? Thump. Oh dear!`,
    ),
    middle: [
      `There is a game where one does it, and then the other does it. ${told} ${whom.name} looked at that for a bit. "I'll just watch," said ${whom.name}. So then it was not a game.`,
      `They played do-as-I-do. ${told} "Now you," said ${who.name}. ${whom.name} tried it from the left and the right. But some things only go with some people.`,
      fitting(
        14,
        `"Just do what I do," said ${who.name}. ${told} ${whom.name} did try. But it looked so odd that a passing bird had to sit down.`,
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
