import type { Rule } from './rules.ts';

/** What is kept at table, by guests for whom no table was made. */
export const MEAL_RULES: readonly Rule[] = [
  {
    line: 'Napkin tucked in',
    pose: 'reach',
    big: {
      young: (h) => `${h} took the tablecloth. All of it. Crash!`,
      middle: (h) => `${h} looked for a napkin of the right size, and found one. It had been under everything.`,
      old: (h) =>
        `${h} looked about for a napkin of the right size, found one, and tucked it in with great care. It was the tablecloth. Until then nobody had noticed how many things were standing on it.`,
    },
    middling: {
      young: (h) => `${h} put the napkin on top. A hood!`,
      middle: (h) => `${h} shook the napkin out, admired it, and put it on top. Nothing was tucked into anything.`,
      old: (h) =>
        `${h} had never been given a present so early in a visit. The napkin was folded nine ways, and put away to be taken home. After that ${h} put away everybody else's.`,
    },
    small: {
      young: (h) => `Down came the napkin. Where was ${h}? Under it.`,
      middle: (h) =>
        `The napkin came down, and then there was only a napkin. ${h} was in it somewhere. It went about the table by itself.`,
      old: (h) =>
        `The napkin was put on in the usual way, and after that there was only a napkin. It went up and down the table with ${h} inside, saying how nice everything looked. After a while it walked off the end.`,
    },
  },
  {
    line: 'Sit up straight',
    pose: 'sit',
    big: {
      young: (h) => `${h} sat up. Up, up. Bump! Ceiling.`,
      middle: (h) => `${h} sat up, and then went on sitting up. There was soon a bit of ceiling in the butter.`,
      old: (h) =>
        `${h} began to sit up straight, and went on doing it for longer than anybody had expected. When it stopped there was dust in the butter. There was also a new place in the ceiling, exactly the shape of the top of ${h}.`,
    },
    middling: {
      young: (h) => `${h} sat up. Very, very straight. Over it went!`,
      middle: (h) => `${h} sat up so straight that there was nothing left to lean on. They all watched it go over.`,
      old: (h) =>
        `${h} sat up so straight that there was no room left for breathing, and none at all for swallowing. It could not last. About a minute later ${h} went slowly over backwards, still straight.`,
    },
    small: {
      young: (h) => `${h} sat up straight. Nobody could see. Hello?`,
      middle: (h) => `${h} sat up as straight as anything, behind the sugar. "I am doing it now," said the sugar.`,
      old: (h) =>
        `${h} sat up as straight as a pin, and it made no difference that anybody could see. They put something under, and something under that. In the end ${h} was exactly the right height, and a long way from the table.`,
    },
  },
  {
    line: 'Pass it on',
    pose: 'reach',
    big: {
      young: (h) => `${h} passed it on. Oops! There went the shelf.`,
      middle: (h) => `${h} passed the salt to the left. The curtains went with it, and so did the shelf.`,
      old: (h) =>
        `${h} passed the salt, which was easy, and then the rest of ${h} came round after it. First the curtains went to the left. The shelf followed, and everything that had ever been put on it for safety.`,
    },
    middling: {
      young: (h) => `${h} passed it. And that. And that! All gone.`,
      middle: (h) =>
        `${h} passed the salt, and did not like to stop. Soon everything was at the other end, with nobody there.`,
      old: (h) =>
        `${h} passed the salt on, and then the sugar, and then anything else that was not held down. It was done so nicely that nobody liked to speak. By the end the whole of the tea was on the stairs.`,
    },
    small: {
      young: (h) => `${h} held on tight. Off went both of them!`,
      middle: (h) => `${h} took hold of the salt to pass it. When it was passed, so was ${h}.`,
      old: (h) =>
        `${h} took hold of the salt to pass it, and held on well. That was how ${h} came to be passed as well. They went to the left together, all the way round, and were put down where they had started.`,
    },
  },
  {
    line: 'Only small bites',
    pose: 'hold',
    big: {
      young: (h) => `One small bite. Gulp! ${h} had eaten everything.`,
      middle: (h) => `${h} took one, and it truly was a small one, for ${h}. After it there was nothing on the table.`,
      old: (h) =>
        `${h} took great trouble over it, and closed both eyes, and bit as small as possible. There had been nine buns and a jelly. Now there was a table, very clean, with a bite out of one corner.`,
    },
    middling: {
      young: (h) => `Nip, nip, nip. ${h} was so slow. Bedtime!`,
      middle: (h) => `${h} bit the bun in half, and then each half in half. At last it was only a sort of powder.`,
      old: (h) =>
        `${h} cut the bun into four, and the four into sixteen, and wanted to know whether it was small yet. In a while there was no bun to be seen. Somebody breathed, and then it was all over the room.`,
    },
    small: {
      young: (h) => `One bite. One crumb. ${h} was full. Oh.`,
      middle: (h) => `${h} took a bite that nobody could find afterwards. It was chewed for a quarter of an hour.`,
      old: (h) =>
        `${h} took a bite, and the bun looked just as it had before. ${h} chewed for a long time, with a thoughtful face. "I really couldn't manage another," said ${h}, and everybody else had to stop as well.`,
    },
  },
];
