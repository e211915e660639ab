import { said, type NamedScene } from '../scene.ts';

/** A night at other people's, with a day and an hour on which the child is fetched: the end is what matters. */
export const aCarOnTheCalendar: NamedScene = {
  id: 'fetchedassaid',
  image: 'a day on a calendar, on which somebody comes and fetches',
  cue: said(
    String.raw`\b(?:respite|short break)\b|\b(?:we|i|mum|dad|nana?)(?:['’]ll| will)? (?:\w+ )?(?:(?:come|coming) (?:and |to )?|(?:is|are|am) )?(?:fetch|collect|pick(?:ing)?)(?:ing|es|s)? (?:him|her|them)\b|\b(?:collected|fetched|picked up) (?:as|on|at|again|when|the next)\b|\b(?:thinks?|worr\w+|afraid|scared|believes?|asks?|convinced|sure|fear\w*)\b[^.!?]{0,40}\b(?:(?:won'?t|not|never|n'?t) (?:\w+ ){0,2}(?:com(?:e|ing) (?:back|for|and (?:get|fetch))|fetch|collect|pick)|moving on|moves? on|sent away|giv(?:en|ing) (?:him|her|them)? ?(?:away|back|up)|for ever|forever|for good|not coming (?:back|home))`,
    String.raw`\b(?:had to (?:be )?(?:fetch\w*|collect\w*|pick\w*)|(?:fetched|picked (?:him|her) up|collected) (?:early|in the (?:night|middle)|at (?:ten|eleven|midnight|\d+ ?pm))|came home early|camp|residential|hospital)\b`,
  ),
  decides: false,
  answers: /\b(?:respite|fetch|collect\w*|calendar|car|sunday|saturday|sleeping|bathroom|light|moving on|weekend)\b/i,
  titles: { young: 'One Night and Then the Car', older: 'Fetched as It Was Said' },
  roles: {
    marked: {
      fallback: { text: 'a mark' },
      cues: [{ match: /\bcar\b/i, phrase: { text: 'a car' } }],
    },
  },
  text: {
    '4-5': `
      D<fetchedassaid> {Name} may sleep away for a bit, in another home. First there is a way there, then a supper, then a bed. After that there is a day when somebody comes. That day can stand on a calendar. {marked} can be drawn on it. A night away has an end, and the end is known.
      P<fetchedassaid> The people there know the day too. They have it on their wall.
      P<fetchedassaid> Grown-ups at home count the sleeps as well.
      Q<fetchedassaid> At bedtime over there, {Name} may feel ____.
      H<fetchedassaid> {helper} can say who comes, and when.
      H<fetchedassaid> {helper} can ask where the bathroom light is.
      T<fetchedassaid> {he} can put a cross on the calendar after a sleep.
      T<fetchedassaid> {he} can leave a sock at home, to come back to.
      C<fetchedassaid> {he} can think, "A night, and then they come."
      A<fetchedassaid> The night is over, and the bag is by the door. Somebody comes, as the calendar said. A home is still there after a night away. So is the bed.
    `,
    '6-7': `
      D<fetchedassaid> A sleep away from home is like a bridge. It has a start, a middle and an end on the other side. {Name} may look most at the end, and wonder if it is really there. It is written on a calendar, with a day and an hour. {marked} can be drawn beside it. Everyone who is part of it knows that day.
      P<fetchedassaid> The people there know it as well. They get a bed ready for a visit and not for a move.
      P<fetchedassaid> Some children have moved without a bridge back. So a head asks, "Is it like that this time?" That is a good question, and it can be asked out loud.
      P<fetchedassaid> There are plain reasons for such a night. None of them is that somebody is too much.
      Q<fetchedassaid> When the door shuts and the car is off, {Name} may feel ____. It may change by supper.
      H<fetchedassaid> {helper} can say who comes, on which day, at what time.
      H<fetchedassaid> {helper} can call at an agreed time and say it again.
      H<fetchedassaid> {helper} can show where the bathroom light is, before dark.
      T<fetchedassaid> {he} can cross off the sleep on a small calendar.
      T<fetchedassaid> {he} can leave something at home on purpose. ~ It keeps the place.
      T<fetchedassaid> {he} can find the bathroom light and try it twice.
      C<fetchedassaid> {he} can think, "One bridge, and they are at the end of it."
      A<fetchedassaid> The night is over, and the bathroom light is known. By the door stands a bag. Somebody comes at the hour on the calendar, as was said. A home is still a home after a night away. The bed there has kept its place.
    `,
    '8-10': `
      D<fetchedassaid> A night away has a return ticket, even if nobody prints it. {Name} may want to see it in writing: who comes, on which day and at what time. That is sensible, and above all for people who once were told less than they needed. It can stand on a calendar, with {marked} beside it. It is a visit, and visits end.
      P<fetchedassaid> The hosts have the same date in their kitchen. They have washed a towel for a guest.
      P<fetchedassaid> A visit like this has plain reasons, such as sleep, work or a course. None of them is that anybody is too much.
      Q<fetchedassaid> In the first quiet minute over there, {Name} might feel ____. It may be curiosity with something under it.
      H<fetchedassaid> {helper} can write the plan on a card for the pocket, with the hour of fetching on it.
      H<fetchedassaid> {helper} can be there five minutes early. ~ Early says more than words.
      T<fetchedassaid> {he} can ask outright, "Is this a visit?"
      T<fetchedassaid> {he} can walk the way to the bathroom once in daylight and find the switch.
      C<fetchedassaid> {he} can think, "It has an end, and I know the time."
      A<fetchedassaid> The card has been in a pocket for a night and looks like it. At the hour that it says, somebody is at the door. It is the plan, and it was kept. After a time away, a bed at home is just as it was left, crumbs and all.
    `,
  },
};
