import type { DeedThread } from './deed-thread.ts';

/** A first week or term of school, or the return to whole weeks of it: one day after another, until they are known. */
export const weeksAtSchool: DeedThread = {
  id: 'school-weeks',
  image: 'one school day after another, and the peg or the place that is known by now',
  cue: /\b(?:(?:first|whole|full|entire) (?:full |whole |proper )?(?:week|fortnight|month|half[- ]term|term|year) (?:of|at|in|back at|back in|back) ?(?:(?:big|primary|secondary|middle|elementary|junior|infant|high|new|his|her|their|the|a) )*(?:school|nursery|reception|year \w+|college|class|pre-?school|kindergarten|sixth form)|(?:school|nursery|reception|college|pre-?school|kindergarten)\b[^.!?]{0,16}\b(?:all week|the whole week|for a (?:whole |full )?(?:week|month|term)|every (?:single )?day(?: this (?:week|term|month))?|full[- ]time|five days a week|for good)|back (?:at|in|to) (?:school|nursery|college|lessons) (?:full[- ]time|properly|for good))\b/i,
  decides: true,
  titles: { young: 'In and Out, and In Again', older: 'One School Day After Another' },
  text: {
    '2-3': `
      D<school-weeks> Not one day. A lot of days! {Name} went in. {Name} came out. Then in again, day by day.
      P<school-weeks> Other small ones went in too.
      P<school-weeks> Big people waved. They came back each time.
      Q<school-weeks> After all those days, {Name} may feel ____.
      H<school-weeks> {helper} can sit and rest too.
      H<school-weeks> {helper} can ask for one song.
      T<school-weeks> {he} can show one song or game.
      T<school-weeks> {he} can lie down flat.
      C<school-weeks> {he} can say, "In, out, and in again."
      A<school-weeks> In and out, day by day. {Name} got through them all. Now the bag can rest. Night-night, bag.
    `,
    '4-5': `
      D<school-weeks> That is a lot of days in a row. On the first one, it is all new. {Name} went back the next day, and the next. Bit by bit there are things one knows. One is the way in, and one is where to sit.
      P<school-weeks> The other children were learning the same things. They looked for their pegs too.
      P<school-weeks> Grown-ups need time as well for a new kind of morning. They get better at it day by day.
      Q<school-weeks> At the end of all those days, {Name} may feel ____.
      H<school-weeks> {helper} can ask which bit was best.
      H<school-weeks> {helper} can plan a quiet day. ~ School days are long.
      T<school-weeks> {he} can show a toy how a school day goes.
      T<school-weeks> {he} can lie on the rug and do nothing.
      C<school-weeks> {he} can think, "I know where my things go."
      C<school-weeks> {he} can say, "One day, and then the next day."
      A<school-weeks> The days stand in a row now. {Name} got through all of them. Some bits were easy, and some were long. The bag is empty, and the shoes are off. They can rest until the next school day.
    `,
    '6-7': `
      D<school-weeks> One day at school is one thing, and a row of days is another. {Name} went in on the first of them and on those that came after. Each day a bit more was known, such as a name or a rule. That is how a place stops being strange.
      P<school-weeks> Teachers know that children are tired after such days. It is the same for teachers, with a lot of new names.
      P<school-weeks> Nobody finds each of those days good. Most people have a long one somewhere in the middle.
      Q<school-weeks> On the last of those days, {Name} may have felt ____.
      H<school-weeks> {helper} can ask which of the days was the longest.
      H<school-weeks> {helper} can leave some time empty. ~ It is needed after so many days.
      T<school-weeks> {he} can draw the days in a row, with one thing for each.
      T<school-weeks> {he} can have some time for nothing at all.
      C<school-weeks> {he} can think, "I know where I go now."
      C<school-weeks> {he} can say, "One day, and then the next one."
      A<school-weeks> In such a row, a long day counts as much as a good one. {Name} got through all of them. The way in is known now, and so are some names. The coat has the rest of the day off.
    `,
    '8-10': `
      D<school-weeks> For one day, a person can pull through on nerves alone. For a whole row of them it takes something else, such as getting up again the next morning. {Name} did that. By and by the strange things turn into ordinary ones, like who sits where and how long lunch truly is.
      P<school-weeks> Classmates get used to it as well. At first they look up when somebody comes in, and after some days they just move their bags.
      P<school-weeks> Teachers notice who is there every day. They may say no more than "morning", and mean more by it.
      Q<school-weeks> Looking back over those days, {Name} might feel ____. Tired is an honest word too.
      H<school-weeks> {helper} can ask which day was the longest, and what got {him} through it.
      H<school-weeks> {helper} can keep some of the free time really free. ~ Full days need a rest after them.
      T<school-weeks> {he} can write one word for each of the days. ~ They will not all be the same.
      T<school-weeks> {he} can say what would make the next ones easier.
      C<school-weeks> {he} can think, "One day, and then the next one."
      C<school-weeks> {he} can think, "I know my way round here."
      A<school-weeks> None of those days was much to look at, one by one. In a row they are a lot, and {Name} got through the row. A place becomes one's own in that way. The alarm clock will ring again on the next school day, and the way in is known.
    `,
    '11+': `
      D<school-weeks> One day can be got through on nerve alone, but whole weeks cannot. They need sleep, sandwiches and the decision to go in again, made each morning before one is properly awake. {Name} made it each time. Somewhere along the way the building stopped being a test and turned into a place with corridors.
      P<school-weeks> People make a fuss of a first day, and hardly anyone mentions the ninth. Those who have done it themselves know that the later ones take just as much.
      P<school-weeks> The staff will have noticed. Some of them may be careful not to say so, in case it sounds like surprise.
      Q<school-weeks> Looking back over those days, {Name} might feel ____. It need not be the same as what others feel about it.
      H<school-weeks> {helper} can keep the free time free, and the fridge full. ~ Ordinary days cost more strength than they show.
      H<school-weeks> {helper} can agree on what to do about a day that goes badly. ~ There may be one, and it will not undo the others.
      T<school-weeks> {he} can work out which hour costs the most, and tell somebody who could change it.
      T<school-weeks> {he} can take an evening off from talking about it.
      C<school-weeks> {he} can think, "One day, and then the next one."
      C<school-weeks> {he} can think, "It is getting ordinary, and ordinary was the plan."
      A<school-weeks> There was no single moment at which it was done, only one day and then another. {Name} got through them, the dull ones and the hard ones alike. By now it is known which stairs are crowded and which seat is free. The rest can be left to the next ordinary day.
    `,
  },
};
