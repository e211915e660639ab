import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, clause, fitting, inBrief, introducing, keeping, sentence, spoken, titled } from '../wording.ts';
import type { FirstTime } from './arc.ts';
import { lowered } from './lowered.ts';

const REFRAINS = ["I'm saving it", "I'm keeping mine", "I'll keep it for later", "It's for later"];

/** For ages 8 to 12: a first time is to go well, since there is only one, until somebody near by has spoiled theirs. */
export function savedOld({ hero, beside, helper, newest, first, atHome, home, chance }: FirstTime): Told {
  const h = hero.name;
  const b = beside.name;
  const w = helper.name;
  const n = newest.name;
  const next = atHome ? ' from next door' : '';
  const refrain = chance.pick(...REFRAINS);
  const says = `"${refrain}," said ${h}.`;
  const cry = sentence(first.cry);
  const senses =
    first.sense
      .map((each) => fitting(20, sentence(each), ''))
      .join(' ')
      .trim() || 'It all smelled new.';
  const step = fitting(20, `So ${h} ${clause(first.step1)}.`, `So ${h} had one small try.`);
  const wobble = fitting(20, `Then ${lowered(clause(first.wobble))}.`, 'Then all of it went wrong at once.');
  const use = inBrief(20, first.use);
  const asks = fitting(20, `"${spoken(first.ask)}" said ${h}.`, `"What is it like?" said ${h}.`);
  const worry = fitting(20, `"${spoken(first.worry)}" said ${h}.`, `"It may be too big," said ${h}.`);
  const after = fitting(20, `Afterwards ${clause(lowered(first.after))}.`, '');
  const many = chance.pick('four thousand', 'nine thousand', 'six thousand');
  return {
    title: titled(
      chance.pick('the book of firsts', 'only the one', `${h}, ${n} and ${first.place}`, 'it did not go well', refrain),
    ),
    refrain,
    pages: [
      page(
        { setting: home, camera: 'medium', actors: [seen(hero, 'sit', 'proud', 'book')], things: ['book'] },
        ...keeping(
          20,
          [
            `${cap(hero.introduced)} kept a Book of Firsts. Each had a line to itself, with the date, the weather, and how it went. The first snail. The first hailstone. The first word read off a bus. One thing was not in the book, for nobody could remember its beginning. ${h} could ${first.skill}. "${cry}" It was only done ${first.skillAt}, and it was no use at all.`,
            `In a drawer lay the Book of Firsts, and it belonged to ${hero.introduced}. A first only happens once, so somebody ought to write it down. It had eleven in it, with dates. "You've left out the useless one," said ${b}. ${h} could ${first.skill}. "${cry}" That had been done ${first.skillAt} since for ever, and it was not that kind of book.`,
          ],
          `${h} kept a Book of Firsts, with the date, the weather, and how it went. One thing was not in the book. "${cry}" ${h} had always done that. It was no use at all. ${cap(hero.introduced)} had never seen what it was for.`,
        ),
      ),
      page(
        {
          camera: 'close',
          actors: [seen(beside, 'sit', 'curious', 'book'), seen(hero, 'stand', 'shy')],
          things: ['book'],
        },
        `${cap(b)} turned the pages. "I don't see the first pancake," said ${b}. "It's still on the ceiling," said ${h}. "And the first whistle?" "It was only spit." There was not one in the book that had gone badly. Those had been left out. "It's a very good book," said ${b}. "It makes one afraid to sneeze."`,
        `"They all went so well," said ${b}, who had the book. "What about the cake that came out as a plate?" "That isn't in," said ${h}. "Nor the sledge?" "No." There were gaps, if one knew where to look. A first time is the only one there is. ${h} was not going to have one laughed at, in ink.`,
      ),
      page(
        { camera: 'medium', actors: [seen(beside, 'stand', 'happy'), seen(hero, 'stand', 'worried')] },
        ...keeping(
          20,
          [
            `And now it was ${first.today}. ${worry} It might very well be so. It might also be a Monday, or rain, with everyone looking. One would have to choose the moment. ${h} ruled the line for it in advance, with a good wide space for how it went. ${says} "You can do that there as well as here," said ${b}.`,
            `Then came ${first.today}. ${asks} ${cap(b)} did not know. "You get to find out," said ${b}. "Once." That was just it. If it was only once, it had better be perfect, and ${h} did not feel perfect. ${says} "Bring it along, then," said ${b}. "Things keep just as well with their coat on."`,
          ],
          `And now the day was there. It was ${first.place}. One would have to choose the moment. ${says} "You can do that there as well as here," said ${b}.`,
        ),
      ),
      page(
        {
          setting: first.setting,
          camera: 'wide',
          actors: [seen(hero, 'stand', 'worried'), seen(beside, 'stand', 'calm')],
        },
        `${senses} It was not at all as one would have ordered it. ${h} stood a little to one side, near ${b}, and waited for the moment. Several moments went by. None of them was it. ${says} Nobody had asked.`,
        `So this was where it was to be. ${senses} ${h} looked it over from beside ${b}, for the best place, and the best light. The best place had somebody in it. ${says} "There's no hurry," said ${b}. "It's a long day, and we've got all of it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(helper, 'stand', 'happy'), seen(hero, 'stand', 'curious')] },
        ...introducing(helper, [
          `"You've never done this, have you?" said ${w}. "It's all round you, like a coat that still has its paper on." ${h} said that was so. ${says} "I should think you are. I've done it ${many} times, and I'd give the lot for one like yours." ${w} looked quite hungry. "I must have had one. I can't call it to mind."`,
          `Somebody had come up, and it was ${w}, who belonged there. ${asks} "Ask me another," said ${w}. "I knew once. But then one does it ${many} times, and they all lie down on top of the first. I couldn't get it out now with a spade." ${says} "So would I," said ${w}, and sighed.`,
        ]),
      ),
      page(
        { camera: 'medium', actors: [seen(hero, 'kneel', 'curious'), seen(helper, 'stand', 'calm')] },
        `"Does it count if one only starts?" said ${h}. "Not in any book I know of," said ${w}. ${step} It went rather well. It would have done for a line of its own. But that was the trouble with going well. Now there was even more to lose, and ${h} stepped back.`,
        `"You might try the edge of it," said ${w}. "It won't show." ${step} That was all. Nobody could have found a fault in it. ${h} looked at how well it had gone. It seemed a good time to stop. ${says}`,
      ),
      page(
        { camera: 'wide', actors: [seen(newest, 'run', 'surprised'), seen(hero, 'stand', 'surprised')] },
        `Then the door flew open, and in came ${newest.introduced}${next}. ${n} was new, too. ${n} did not stop for any of that. ${n} said good night for good morning, knocked a chair over, and sat down on somebody's hat. It was over in half a minute. You could hear the last of it rolling about under things. And somebody laughed, as anyone would have.`,
        `That was when ${newest.introduced}${next} arrived. "It's my first time!" said ${n}, to all of them, and did it. It was done at a run, and backwards, and with one arm in a sleeve. A chair went over. There was a hat that would never be the same. It took ${n} half a minute, from one end to the other. There was a laugh from the back.`,
      ),
      page(
        { camera: 'close', actors: [seen(newest, 'sit', 'sad'), seen(hero, 'kneel', 'worried')] },
        `${h} found ${n} among the coats. "That was it," said ${n}. "That was the only one I had, and I've spoiled it." "You can do it again," said ${h}. "Not for the first time." One could not argue with that. It was just what ${h} would have said. It might have come out of the book.`,
        `After a while there were two shoes to be seen, under the coats, with ${n} in them. "Everyone gets one," said ${n}, "and mine's got a hat in it." ${h} knew what there was to say. It doesn't matter. Nobody noticed. None of it was so, and ${n} would know. ${h} had a book at home with all of those left out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(hero, 'think', 'worried'), seen(newest, 'sit', 'sad')] },
        `There was still time to go home. Nothing had been used yet, and it could be perfect on some other day. Or one could do it now, with the wrong light, and a chair over, and everybody looking. It would not go well. It would have to be put down as it was. But then there would be two of them. ${h} stood up. "Watch this," ${h} told ${n}.`,
        `${h} thought of the ruled line, with its good wide space. Nobody would ever fill that in nicely, if it was done today. It could wait. It would keep. Only, ${n} would have gone home by then, and would have been the one who did it badly. One can be that by oneself for a long time. "Move the chair," said ${h}. "No, don't. Leave it." And ${h} went.`,
      ),
      page(
        { camera: 'wide', actors: [seen(hero, 'stand', 'determined'), seen(newest, 'look-up', 'surprised')] },
        `It began badly. ${wobble} After that it was too late to be perfect, and there was nothing left to lose. It is a big, light feeling. "${cry}" said ${h}, out loud, in front of all of them. ${use} Somebody laughed. It was ${n}. It was not a moment that anyone would have chosen, and it was done.`,
        `One could have wished for a better start. ${wobble} ${h} stood in the middle of it, and had just one thing to hold on to. "${cry}" ${use} It was not how it ought to go. It went, though. It got all the way to the end, on its own two feet. "That," said ${n}, with shining eyes, "was nearly as bad as mine."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(helper, 'sit', 'surprised'), seen(hero, 'sit', 'happy'), seen(newest, 'sit', 'happy')],
        },
        `"Mine was worse," said ${n}. "Mine was longer," said ${h}. They would not give way, either of them. ${w} had sat down on what was left of the hat. "The floor came up," said ${w}, slowly. "I had it upside down, and I called somebody Mother. That was it! That was my first time! It's the bad ones that keep," said ${w}. "I couldn't find it. I'd been looking for a good one."`,
        `"What was it like?" said ${w}. "Quick, both of you, before it goes." So they told ${w}. It was too loud, said ${n}, and then one's ears went hot. "And you want to laugh," said ${h}, "in the wrong place." ${w} had gone quite still. "I walked into a door," said ${w}. "I said sorry to it. Oh, I've got it back!" And ${w} shook hands with them both.`,
      ),
      page(
        {
          setting: hero.isChild ? 'bedroom' : home,
          time: 'night',
          camera: 'close',
          actors: [seen(hero, 'sit', 'happy', 'pencil')],
          things: ['pencil', 'book'],
        },
        `${after} That night ${h} took a pencil and filled in the line. There was the date, and the weather. How it went: badly, with ${n}. It looked well there. It looked so well that ${h} turned back through the book, to where the gaps were. The pancake got in, and the whistle. It was a thicker book after that, and people asked to borrow it.`.trim(),
        `"How did it go?" said the book, at bedtime, in its good wide space. ${h} sharpened the pencil. Wrong light, wrote ${h}. Chair over. ${n} says it was not the worst. It took up that line and the two below. ${after} And tomorrow there was the second time. There would be no need to write that down at all.`,
      ),
    ],
  };
}
