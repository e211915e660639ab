import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import {
  cap,
  clause,
  fitting,
  gist,
  inBrief,
  introducing,
  keeping,
  opening,
  sentence,
  spoken,
  titled,
} from '../wording.ts';
import type { FirstTime } from './arc.ts';
import { lowered } from './lowered.ts';
import { shortSkill } from './young.ts';

/** Where a first time is kept by whoever has one: not everybody has pockets. */
const keptIn = ({ hero }: FirstTime): string =>
  hero.being === null || hero.being.isa === 'person' ? 'pocket' : 'basket';

/** For the smallest: there is only one first time, so it is put away; then it is used up, and there is a second. */
export function savedYoung(bound: FirstTime): Told {
  const { hero, beside, helper, first, home, chance } = bound;
  const h = hero.name;
  const b = beside.name;
  const w = helper.name;
  const pocket = keptIn(bound);
  const keep = chance.pick("I'll save it!", "I'll keep it!", 'It is for later!');
  const r = `"${keep}"`;
  const can = shortSkill(h, first.skill);
  const cry = sentence(opening(8, first.cry) ?? 'Ta-da!');
  const smell = gist(8, first.sense[0]) ?? 'It smelled quite new.';
  const step = gist(8, `${h} ${first.step1}`) ?? `${h} had a little look.`;
  const wobble = gist(8, first.wobble) ?? 'It was all too much.';
  const use =
    sentence(first.use)
      .split(/(?<=[.!?]) /)
      .map((each) => gist(8, each))
      .find((each) => each !== null && !cry.startsWith(each.slice(0, 8))) ?? 'That was better.';
  const today = fitting(8, `Today is ${first.today}.`, `Today is ${first.place}.`, 'Today is the day.');
  return {
    title: titled(
      chance.pick('only one', `${h} and ${first.place}`, clause(keep), 'and then a second', `in ${h}'s ${pocket}`),
    ),
    refrain: keep,
    pages: [
      page(
        { setting: home, actors: [seen(hero, 'stand', 'happy')] },
        `This is ${hero.introduced}. ${h} can ${can}. ${cry}`,
        `${cry} Who is that? It is ${hero.introduced}. ${h} can ${can}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(beside, 'stand', 'happy'), seen(hero, 'stand', 'curious')] },
        `${today} "The first time," said ${b}. "You have only one."`,
        `"The first time!" said ${b}. ${today} How many are there? Only one!`,
      ),
      page(
        { camera: 'close', actors: [seen(hero, 'stand', 'determined'), seen(beside, 'stand', 'calm')] },
        `${r} said ${h}. It went in a ${pocket}. ${cap(b)} nodded.`,
        `${r} In the ${pocket} it went. Pat, pat. "Come along," said ${b}.`,
      ),
      page(
        {
          setting: first.setting,
          camera: 'medium',
          actors: [seen(hero, 'stand', 'worried'), seen(beside, 'stand', 'calm')],
        },
        `Here they are. ${smell} ${r} ${h} told ${b}.`,
        `Sniff. ${smell} ${cap(b)} held ${h}. ${r}`,
      ),
      page(
        { camera: 'wide', actors: [seen(helper, 'wave', 'happy'), seen(hero, 'hide', 'shy')] },
        ...introducing(helper, [
          `"A first time!" said ${w}. "I had one once." ${r} said ${h}.`,
          `Here came ${w}. "What is in there?" ${h} held it shut. ${r}`,
        ]),
      ),
      page(
        { camera: 'medium', actors: [seen(hero, 'stand', 'curious'), seen(helper, 'stand', 'calm')] },
        `"Try a corner," said ${w}. ${step} One corner gone!`,
        `"Just a bit," said ${w}. ${step} One small bite!`,
      ),
      page(
        { camera: 'close', actors: [seen(hero, 'cover', 'scared')] },
        `But then... oh! ${wobble} ${r} ${h} pushed it down again.`,
        `Oh, no! ${wobble} ${h} held the ${pocket} shut. ${r}`,
      ),
      page(
        { camera: 'medium', actors: [seen(hero, 'stand', 'proud')] },
        `But ${h} can do this. ${cry} ${use} Out it came!`,
        `One big breath, ${h}. ${cry} ${use} Out it popped!`,
      ),
      page(
        { camera: 'wide', actors: [seen(hero, 'cheer', 'surprised'), seen(helper, 'cheer', 'happy')] },
        `The ${pocket} was empty. All used up! "You did it, ${h}!" said ${w}.`,
        `The ${pocket} was flat. All gone! "Hooray, ${h}!" said ${w}.`,
      ),
      page(
        {
          setting: hero.isChild ? 'bedroom' : home,
          time: 'night',
          camera: 'close',
          actors: [seen(hero, 'sleep', 'sleepy')],
        },
        `Good night, ${h}. What comes after a first time? A second!`,
        `Good night. Tomorrow ${h} has a second time. Shh.`,
      ),
    ],
  };
}

const REFRAINS = ["I'm saving it", "I'm keeping mine", "I'll keep it for later", "It's for later"];

/** From five: whoever has only one first time does well to save it; whoever has none left would give a good deal for one. */
export function savedMiddle(bound: FirstTime): Told {
  const { hero, beside, helper, first, atHome, home, chance } = bound;
  const h = hero.name;
  const b = beside.name;
  const w = helper.name;
  const pocket = keptIn(bound);
  const refrain = chance.pick(...REFRAINS);
  const says = `"${refrain}," said ${h}.`;
  const cry = sentence(first.cry);
  const senses =
    first.sense
      .map((each) => fitting(14, sentence(each), ''))
      .join(' ')
      .trim() || 'It all smelled new.';
  const step = gist(14, `So ${h} ${first.step1}`) ?? `So ${h} had one small try.`;
  const wobble = gist(14, `But then ${lowered(first.wobble)}`) ?? 'But then it was all too much.';
  const use = inBrief(14, first.use);
  const asks = fitting(14, `"${spoken(first.ask)}" said ${h}.`, `"What is it like?" said ${h}.`);
  const worry = fitting(14, `"${spoken(first.worry)}" said ${h}.`, `"It may be too big," said ${h}.`);
  const many = chance.pick('four thousand', 'nine thousand', 'six thousand');
  return {
    title: titled(
      chance.pick('only the one', refrain, `${h} and ${first.place}`, 'a first time, as good as new', 'all used up'),
    ),
    refrain,
    pages: [
      page(
        { setting: home, camera: 'medium', actors: [seen(hero, 'stand', 'happy'), seen(beside, 'sit', 'calm')] },
        ...keeping(
          14,
          [
            `"${cry}" That was ${hero.introduced}. ${h} could ${first.skill}. "What's it for?" said ${b}. "It isn't for anything," said ${h}. It was done ${first.skillAt}, every day.`,
            `Every day, ${first.skillAt}, one heard it. "${cry}" It was only ${hero.introduced}. ${h} could ${first.skill}. "It's no use for anything," ${h} told ${b}. "It's just mine."`,
          ],
          `"${cry}" That was ${h}. "What's it for?" said ${b}. "It isn't for anything," said ${h}. "I can just do it." It was ${hero.introduced} who said so.`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(beside, 'stand', 'happy'), seen(hero, 'stand', 'curious')] },
        ...keeping(
          14,
          [
            `"Today is ${first.today}," said ${b}. "And it's your first time." "How many of those do I get?" said ${h}. "Only the one. After that they're all second times." If there is just one, it ought not to be wasted.`,
            `"Do you know what you've got today?" said ${b}. "It's ${first.today}. You've got a first time." "Can I have two?" said ${h}. "Nobody can. There is only ever one." ${h} had never owned anything of which there was only one.`,
          ],
          `"You've got a first time today," said ${b}. "Can I have two?" said ${h}. "Nobody can. There is only ever one." It was for ${first.place}.`,
        ),
      ),
      page(
        {
          setting: atHome ? 'living-room' : 'street',
          camera: 'close',
          actors: [seen(hero, 'stand', 'determined'), seen(beside, 'stand', 'calm')],
        },
        `${says} So it went into a ${pocket}, right down, where one puts the best things. "Very well," said ${b}. "But bring it along. You needn't take it out." ${worry} "Then it's safest in there," said ${b}.`,
        `${says} It would be a pity to use it up on a Tuesday. It went into a ${pocket}, with a pat. ${worry} "You don't have to use it," said ${b}. "Just let it see the place."`,
      ),
      page(
        {
          setting: first.setting,
          camera: 'wide',
          actors: [seen(hero, 'stand', 'worried'), seen(beside, 'stand', 'calm')],
        },
        `So there they were. ${senses} ${h} kept one hand on the ${pocket}, and it was warm in there. "How is it doing?" asked ${b}. ${says}`,
        `And that was the place. ${senses} ${h} stood close to ${b}, and held the ${pocket} shut. ${says} It seemed to be jumping a little.`,
      ),
      page(
        { camera: 'medium', actors: [seen(helper, 'stand', 'happy'), seen(hero, 'stand', 'curious')] },
        ...introducing(helper, [
          `"Is that a first time you've got there?" said ${w}. ${says} "I would, too," said ${w}. "I've done this ${many} times. I'd swap them all for one like that." ${h} looked at ${w}. Nobody had ever wanted ${h}'s ${pocket} before.`,
          `It was ${w} who came over. ${asks} "I can't tell you," said ${w}. "I must have known, the first time. That's ${many} times ago. I've looked for it since, and it's gone." ${w} looked at the ${pocket}, rather as one looks at cake.`,
        ]),
      ),
      page(
        { camera: 'medium', actors: [seen(hero, 'stand', 'curious'), seen(helper, 'stand', 'calm')] },
        `"You could use just a corner," said ${w}. "It won't show." ${step} Nearly all of it was still there, and still good.`,
        `"Do they keep?" said ${h}. "Not for ever," said ${w}. "They go off, like a held breath. But one can nibble." ${step} That was one nibble.`,
      ),
      page(
        { camera: 'close', actors: [seen(hero, 'cover', 'scared'), seen(helper, 'kneel', 'calm')] },
        `${wobble} Back it went, all that was left, to the very bottom of the ${pocket}. "${refrain}," said ${h}, with both eyes shut. "Quite right," said ${w}. "You say when."`,
        `${wobble} It was too much to do with anything so precious. "${refrain}," said ${h}, in the smallest voice there was. ${w} had all day.`,
      ),
      page(
        { camera: 'medium', actors: [seen(hero, 'stand', 'determined')] },
        `There was one thing that ${h} could do anywhere. "${cry}" ${use} And meanwhile something slipped out of the ${pocket}.`,
        `With both hands on a ${pocket}, what can one do? ${h} did what ${h} always does. "${cry}" ${use} Nobody was holding the ${pocket} now.`,
      ),
      page(
        { camera: 'wide', actors: [seen(hero, 'cheer', 'surprised'), seen(beside, 'cheer', 'happy')] },
        `And then it was done. ${h} had done it! ${h} felt in the ${pocket}, in one corner and then the other. "It's gone," said ${h}. "All of it?" said ${b}. "All of it," said ${h}, and began to laugh.`,
        `It was over before ${h} had thought about it. So that was the first time! The ${pocket} was quite flat. "I've used it," ${h} told ${b}. "I used it all up, and I never noticed."`,
      ),
      page(
        { camera: 'close', actors: [seen(helper, 'sit', 'curious'), seen(hero, 'sit', 'happy')] },
        `"Quick," said ${w}. "What was it like? Tell me, before you forget." So ${h} told all of it. ${w} sat with both eyes shut. "Yes," said ${w}, slowly. "Yes! That's how it was. Now I've got mine back."`,
        `"Well?" said ${w}. "You're the only one here who knows." ${h} told ${w}. It was big, and then it was loud, and then it fizzed. "It fizzed!" said ${w}. "So it did. I'd clean forgotten the fizz." And ${w} went about all day looking new.`,
      ),
      page(
        {
          setting: hero.isChild ? 'bedroom' : home,
          time: 'night',
          camera: 'medium',
          actors: [seen(hero, 'sit', 'sleepy'), seen(beside, 'sit', 'happy')],
        },
        `"What have I got now?" said ${h}, that night. "A second time," said ${b}. "How many of those?" "As many as you like." ${h} put them all in the ${pocket}. There was plenty of room. "${cry}" said somebody, under the covers.`,
        `${fitting(14, `Afterwards ${clause(lowered(first.after))}.`, '')} "It was only the one," said ${h}, at bedtime, "and it's gone." "Do you mind?" said ${b}. ${h} thought. "No. It would have gone off."`.trim(),
      ),
    ],
  };
}
