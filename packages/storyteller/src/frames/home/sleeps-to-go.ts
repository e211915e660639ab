import { said, type NamedScene } from '../scene.ts';

/** A birthday or a holiday that is still some sleeps away. */
export const sleepsToGo: NamedScene = {
  id: 'sleepstogo',
  image: 'a row of squares, and one of them crossed out every evening',
  cue: said(
    String.raw`\b(?:birthday|christmas|xmas|easter|eid|diwali|hanukkah|holidays?|disney\w*|party|trip|santa|presents?)\b`,
    String.raw`\b(?:turn|open(?:s|ed|ing)? (?:the|his|her) presents|scared|afraid|after)\b`,
  ),
  decides:
    /\b(?:can'?t|cannot) wait (?:for|until|till) (?:his|her|their|the|our)? ?(?:birthday|christmas|xmas|easter|eid|diwali|holidays?|party|trip)\b|\bhow (?:long|many (?:days|sleeps|weeks))\b[^.]{0,30}\b(?:birthday|christmas|xmas|holidays?|easter|eid)\b|\b(?:birthday|christmas|xmas|holidays?|easter|eid)\b[^.]{0,40}\b(?:asks(?! why)|asking(?! why)|how (?:long|many)|every day)\b/i,
  titles: { young: 'A Square for Each Sleep', older: 'How Long Is Long?' },
  roles: {
    day: {
      fallback: { text: 'the big day' },
      cues: [
        { match: /\bbirthday\b/i, phrase: { text: 'the birthday' } },
        { match: /\b(?:christmas|xmas|santa)\b/i, phrase: { text: 'Christmas' } },
        { match: /\beaster\b/i, phrase: { text: 'Easter' } },
        { match: /\beid\b/i, phrase: { text: 'Eid' } },
        { match: /\bdiwali\b/i, phrase: { text: 'Diwali' } },
        { match: /\bholidays?\b/i, phrase: { text: 'the holiday' } },
        { match: /\bparty\b/i, phrase: { text: 'the party' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<sleepstogo> A good day is on its way. It is not today. {Name} may wait and wait. A sleep, and a day. A sleep, and a day.
      P<sleepstogo> Big people count sleeps too.
      Q<sleepstogo> With sleeps to go, {Name} may feel ____.
      H<sleepstogo> {helper} can draw the squares.
      H<sleepstogo> {helper} can count them too.
      T<sleepstogo> {he} can cross one out.
      T<sleepstogo> {he} can point to the last one.
      C<sleepstogo> {he} can say, "One sleep less!"
      A<sleepstogo> Cross, cross, cross. The row gets short. It is a wait with squares. One more cross. Night-night, square.
    `,
    '4-5': `
      D<sleepstogo> How far away is {day}? {Name} may ask, and wait, and ask once more. "Three weeks" is just a word, and nobody can see it. A row of squares can be seen. Each square is one sleep, and each evening one gets a cross.
      P<sleepstogo> Grown-ups think that the time goes fast. They have a lot to do before {day}.
      Q<sleepstogo> When it is still not today, {Name} may feel ____.
      H<sleepstogo> {helper} can draw a square for each sleep. ~ Then the question has an answer on the wall.
      H<sleepstogo> {helper} can find one thing to make for it.
      T<sleepstogo> {he} can cross out one square each evening.
      T<sleepstogo> {he} can draw in the last square what will be there.
      C<sleepstogo> {he} can say, "One cross more, and one sleep less."
      A<sleepstogo> There is one more cross in the row. The squares that are left are fewer than before. Waiting is long in the middle and short at the end. The last square has a drawing in it.
    `,
    '6-7': `
      D<sleepstogo> Nobody can hurry {day}, so there is a wait. {Name} may ask each morning how long it is. The answer gets smaller by one, and one is hard to feel. On paper it is easier. There, a row of squares gets eaten up from the left.
      P<sleepstogo> The days are as long for grown-ups, but they fill them with lists. For them it comes too soon.
      Q<sleepstogo> In the middle of the wait, {Name} may feel ____. It may be in the legs.
      H<sleepstogo> {helper} can hang up a row of squares for it. ~ A dentist or a swim makes a week shorter.
      H<sleepstogo> {helper} can hand over one job for the day itself.
      T<sleepstogo> {he} can cross out a square at bedtime and look at the next one.
      T<sleepstogo> {he} can plan one thing for each week in between.
      C<sleepstogo> {he} can think, "I do not count them all. I cross out one."
      A<sleepstogo> Half of the row is crossed out, and nobody has pushed. The wait had some good days in it as well. Whatever is in the last square, it will be there on its own day. Tonight there is one cross to make.
    `,
  },
};
