import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, clause, fitting, inBrief, introducing, sentence, titled } from '../wording.ts';
import type { SmallSteps } from './arc.ts';
import { sensing } from './fear-told.ts';

const REFRAINS = ['Somebody has to know', 'It is best to know', 'One ought to know', 'I like to know'];

/** For ages 8 to 12: what one knows best is what one would rather not be known for, and somebody in the hall needs it. */
export function expertOld({ hero, beside, small, rival, fear, chance }: SmallSteps): Told {
  const h = hero.name;
  const b = beside.name;
  const s = small.name;
  const o = rival.name;
  const refrain = chance.pick(...REFRAINS);
  const says = `"${refrain}," said ${h}.`;
  const { sensed, at } = sensing(fear.name);
  const [way, other] = fear.avoid;
  const shown = fear.shown ? [fear.shown] : [];
  const there = fear.figure ? [seen(fear.figure, 'stand', 'calm')] : [];
  const topic = chance.pick('cheese', 'buttons', 'string', 'teapots');
  const one =
    fear.scary === null
      ? 'Page one said only: WATCH OUT.'
      : fitting(20, `Page one said: ${clause(fear.scary)}.`, 'Page one said only: WATCH OUT.');
  const sense = inBrief(20, fear.sense);
  const truth = fitting(20, sentence(fear.truth), 'It had never once been looking back.');
  const use = inBrief(20, fear.trickUse);
  const can = fitting(20, `${h} could ${fear.habit}.`, `${h} knew one odd little trick.`);
  const failed = (each: readonly [string, string]): string =>
    fitting(20, `${h} ${each[0]}. But ${clause(each[1])}.`, `${h} ${each[0]}. But that was no good.`);
  const friend = fitting(20, `It was this: ${clause(fear.friend)}.`, `It was this: not so bad, from the side.`);
  const home = hero.isChild ? 'living-room' : (hero.being?.setting ?? 'living-room');
  return {
    title: titled(
      chance.pick(`all about ${fear.name}`, 'the evening of experts', `three minutes on ${fear.name}`, refrain),
    ),
    refrain,
    pages: [
      page(
        { setting: home, camera: 'medium', actors: [seen(hero, 'sit', 'calm')] },
        `People know about what they like, and they don't know much. There is no need to. ${cap(hero.introduced)} did not like ${fear.name}, and so ${h} had to know all of it. When, and where, and how near, and what came next. ${says} It took up most of the day. What was left over was for fun. ${can} There was no point to that at all.`,
        `There was one subject on which nobody came near ${hero.introduced}, and that was ${fear.name}. It had not been chosen. ${h} was afraid of ${fear.them}, and what you are afraid of you keep an eye on. ${says} It did not leave much time. ${can} But that was only for wet afternoons.`,
      ),
      page(
        { camera: 'close', actors: [seen(hero, 'sit', 'determined', 'pencil')], things: ['pencil', 'book'] },
        `It was written down, in pencil, in a book that nobody was shown. It had sixty-one pages. ${one} Page two was for ways of getting by. ${failed(way)} It said so there, with the date, and a line through it.`,
        `There was a book, and it lived at the back of a drawer, with a pencil in it. ${one} From there it went on to page sixty-one, and it had a map. It was strict, too. On Monday ${failed(way)} "Not recommended," said the book.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(beside, 'stand', 'happy'), seen(hero, 'sit', 'shy')],
        },
        ...introducing(beside, [
          `In May came the Evening of Experts. Anybody might stand up in the hall, for three minutes, and tell the rest what they knew most about. "What shall you take?" asked ${b}. "${cap(topic)}," said ${h}. There were four things that ${h} knew about ${topic}. It would have to be said slowly.`,
          `There was a notice in the hall. THE EVENING OF EXPERTS, it said. THREE MINUTES EACH, ON WHAT YOU KNOW BEST. "That's you," said ${b}. "What's it to be?" ${h} went red, and said the first thing there was. It was ${topic}. "I didn't know that you knew about ${topic}," said ${b}. Nor did ${h}.`,
        ]),
      ),
      page(
        {
          setting: fear.setting,
          weather: fear.weather,
          camera: 'wide',
          actors: [seen(rival, 'stand', 'proud'), seen(hero, 'hide', 'worried')],
        },
        `${rival.introduced} had a subject as well. It was Things I Am Not Afraid Of, and there was talk of making it ten minutes. "There's nothing I'm afraid of," said ${o}, to whoever came by. "What about you?" "Nor me," said ${h}. On the way home ${failed(other)} ${o} saw all of it. ${o} did not laugh. ${o} walked on quite quickly, and that was odd.`,
        `"I'm doing Things I Am Not Afraid Of," said ${rival.introduced}. "They've had to give me a second sheet. What are you doing?" "${cap(topic)}," said ${h}. Just then there was ${fear.name} to be got past. So ${failed(other)} It could not be hidden, and ${o} was standing there. But ${o} was looking hard the other way, and whistling.`,
      ),
      page(
        {
          setting: home,
          camera: 'medium',
          actors: [seen(beside, 'sit', 'calm', 'book'), seen(hero, 'stand', 'worried')],
          things: ['book'],
        },
        `It was ${b} who found the book. ${cap(b)} had read to page forty before ${h} came in. "It's private," said ${h}. "It's the best thing I've read about ${fear.them}," said ${b}. "I'm sorry. I couldn't stop." There was only one fault to be found with it. From the first page to the last, it was all from a long way off.`,
        `"I was looking for the scissors," said ${b}, "and I found an expert." The book lay open at the map. ${h} said nothing, and said it for a long time. "There's one thing that I miss in it," said ${b}, gently. "It's all seen from behind something. What's it like from near?" "I don't know," said ${h}. It was hard for an expert to say.`,
      ),
      page(
        {
          setting: fear.setting,
          weather: fear.weather,
          ...(fear.atNight ? { time: 'night' as const } : {}),
          camera: 'wide',
          actors: [seen(hero, 'look-up', 'curious'), seen(beside, 'stand', 'calm'), ...there],
          things: shown,
        },
        `So they went, for the sake of the book. "You say how near," said ${b}, "and you say stop." ${h} held on to ${b} and ${sensed}ed ${at} ${fear.seen}. ${sense} "Stop," said ${h}, and they stopped at once. It had been eleven seconds. It came to a page and a half.`,
        `${b} held one hand and ${h} held the pencil in the other. They went as near as ${h} said, and it was not very. ${sense} None of that was on any of the sixty-one pages. ${h} had thought there was nothing more to know. "Stop now?" said ${b}. "In a minute," said ${h}. "I'm writing."`.replace(
          /^./,
          (letter) => letter.toLocaleUpperCase('en'),
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(hero, 'think', 'surprised'), seen(beside, 'sit', 'happy')] },
        `They went again, and once more after that. ${truth} That was quite another thing from page one. ${h} got out the pencil to cross page one out, and then did not. It was still true. It had just been standing in front of the rest. ${says}`,
        `The second time went better, and the third time was nearly interesting. ${truth} ${h} read that over with a certain pride. "Does it say so in any other book?" said ${b}. It did not. They had been to the library. ${says}`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          weather: 'clear',
          camera: 'close',
          actors: [seen(small, 'sit', 'scared'), seen(hero, 'kneel', 'worried')],
        },
        `The next day was the evening itself. On the kerb outside the hall sat ${small.introduced}, shaking like a spoon in a saucer. "Does anybody know about ${fear.name}?" ${s} asked them all. Nobody did. They said that it was nothing, and went in. ${h} had four things about ${topic} in one pocket. The book was in the other. ${h} sat down on the kerb.`,
        `Then the next day came, and the evening with it. Everyone was going in. ${small.introduced} was not. "I've got to get home past ${fear.them} after," said ${s}. "And nobody can tell me one thing." People were sorry, but they did not know. ${h} could have gone in with the rest. There were two minutes. "Move up," said ${h}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(hero, 'sit', 'determined', 'book'), seen(small, 'sit', 'curious')],
          things: ['book'],
        },
        `${h} read from the book, leaving out page one. "And what do you do?" said ${s}. It was not in there. ${h} thought of the wet afternoons. ${can} ${use} "Again," said ${s}, and did it too. "Who wrote that book?" said ${s}, getting up. "They must be very brave." "I don't know who it was," said ${h}.`,
        `"How do they know all this?" said ${s}, over page forty. "Whoever wrote this book must be afraid of nothing." ${h} did not say who it was. "Is there something you can do?" said ${s}. There was no page on that. But ${can} ${use} They did it together, there on the step, until the bell rang. ${h} had never before thought of that as useful.`,
      ),
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(rival, 'stand', 'proud'), seen(hero, 'sit', 'worried')] },
        `${o} was good. There were spiders in it, and thunder, and the deep end. It went on like a train. And then, between one thing and the next, there was a small hole. Nobody would have noticed who was not an expert. ${o} had got to where ${fear.name} ought to come, and had stepped right over. "And so on," said ${o}, and sat down. Then they called ${h}.`,
        `There was clapping all through Things I Am Not Afraid Of. ${o} did cows, and did the dark. ${h} listened to the list as you listen to a stair. It came nearer and nearer to ${fear.name}. "And lots of others," said ${o}, all at once, and was done. That was strange, with a second sheet. But ${h} had no time to think about it. "Next," they said. "${h}."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(hero, 'stand', 'shy', 'book'), seen(small, 'sit', 'happy')],
          things: ['book'],
        },
        `It is nine steps up to a stage. There were four things about ${topic} in one pocket. Nobody would laugh at those, and nobody would remember. If it was the book, they would all know, for good. In the first row sat ${s}, looking up. "${refrain}," thought ${h}, and put ${topic} down on the chair. "What I know most about is ${fear.name}," said ${h}. "That's because I'm afraid of ${fear.them}." You could hear the clock. "Page three," said ${h}.`,
        `${h} had the one thing in each hand. One was four facts about ${topic}, and quite safe. One would be round the whole place by breakfast. Then ${h} saw ${s}, in front, with room left on the chair. "${refrain}," ${h} thought, and opened the book. "I'm afraid of ${fear.name}," said ${h}. "So I've had to find out." Nobody coughed. It ran over by twenty minutes. People were asking for the map.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(rival, 'stand', 'shy'), seen(hero, 'stand', 'happy')],
          things: ['book'],
        },
        `${o} was waiting outside, where the light was bad. "Could I borrow it?" said ${o}. "It's for a friend." "Tell your friend to leave out page one," said ${h}. The book was away for a week. When it came back there was a page sixty-four, and it was not in ${hero.names} writing. ${friend} And under that: you left this out. Signed, a friend.`,
        `They went home past ${fear.them} together, with ${s} in the middle. It was ${s} who told the way. At the corner ${o} hung back. "Is there anything in there," said ${o}, "about what to do?" "Not yet," said ${h}. "I can show you. Have you got a pencil?" There are two names on the book now. The last page is in ${o}'s writing. ${friend}`,
      ),
    ],
  };
}
