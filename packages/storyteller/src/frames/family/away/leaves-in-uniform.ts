import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';
import { COUNT_OF_MONTHS, HOW_LONG } from './many-months.ts';

/** With whom a parent goes: "with the army". */
const WITH_WHOM: Role = {
  fallback: { text: 'for work' },
  cues: [
    { match: /\b(?:army|soldier|military|deploy\w*|regiment|tour)\b(?![^]*\b(?:navy|raf|air force|marines?)\b)/i, phrase: { text: 'with the army' } },
    { match: /\b(?:navy|submarine|sailor)\b/i, phrase: { text: 'with the navy' } },
    { match: /\b(?:raf|air force)\b/i, phrase: { text: 'with the air force' } },
    { match: /\bmarines?\b/i, phrase: { text: 'with the marines' } },
  ],
}; // prettier-ignore

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => `on ${day}`);
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'].map((month) => `in ${month}`); // prettier-ignore

/** When it is, where it was said. */
const LEAVING_DAY: Role = {
  fallback: { text: 'soon' },
  cues: [...DAYS, ...MONTHS, 'tomorrow', 'next week', 'next month'].map((when) => ({
    match: new RegExp(String.raw`\b(?:leav\w+|goes|going|flies|sails|deploy\w*|away)\b[^.!?]{0,40}\b${when}\b`, 'i'),
    phrase: { text: when },
  })),
};

/** A parent is about to leave for months: who goes, with whom, for how long, and that there is a coming back. */
export const leavesInUniform: NamedScene = {
  id: 'leavesformonths',
  image: 'a big bag in the hall, and a list of things to tell',
  cue: said(
    String.raw`\b(?:(?:being|gets?|getting|be) (?:deployed|sent away|posted)|(?:is|are|'s|’s|about to|going to|has to|have to|will|due to) (?:be )?(?:deploying|deploy|leav\w+|going|go|flying|sailing)(?! (?:for|to) work\b)|goes|leaves|deploys|flies out|sails)\b[^.!?]{0,50}\b${COUNT_OF_MONTHS}\b|\b(?:army|navy|raf|military|marines?|soldier|deployment)\b[^.!?]{0,40}\b(?:(?:leaves?|goes|is going|going|deploys|flies|sails|deployed)\b[^.!?]{0,30}\b(?:soon|tomorrow|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:a|one|two|three|\d))|(?:being|about to be|going to be|getting) (?:deployed|posted|sent away))\b`,
    String.raw`\b(?:prison|jail|(?:comes?|coming|came|is|got|gets) (?:back|home)|back from|months? (?:old|ago)|hospital|been away|has been|already|school|moving|moves)\b`,
  ),
  decides:
    /\b(?:dad(?:dy)?|mum(?:my)?|mom(?:my)?|father|mother|husband|wife)\b[^.!?]{0,20}\b(?:army|navy|raf|marines|military|soldier)\b[^.!?]{0,40}\b(?:goes|going|away|deploy\w*|leav\w+|months)\b/i,
  answers: /\b(?:months?|weeks?|army|navy|call\w*|phone\w*|rings?|video|sundays?|away)\b/i,
  titles: { young: 'The Big Bag in the Hall', older: 'A List of Things to Tell' },
  roles: { howlong: HOW_LONG, withwhom: WITH_WHOM, leavingday: LEAVING_DAY },
  text: {
    '2-3': `
      D<leavesformonths> {who} is going away. There is a big bag. {Name} may pat it. No child made it so.
      P<leavesformonths> {who} can think of {Name} far off.
      Q<leavesformonths> By the big bag, {Name} may feel ____.
      H<leavesformonths> {helper} can hang up a photo.
      T<leavesformonths> {he} can wave with two hands.
      T<leavesformonths> {he} can kiss the photo.
      C<leavesformonths> {he} can say, "Bye-bye. I am here."
      A<leavesformonths> {who} is away. {Name} is at home. It takes many nights. The photo is by the bed. Night-night.
    `,
    '4-5': `
      D<leavesformonths> {who} goes away {withwhom} {leavingday}. It is for {howlong}. {Name} may see a big bag in the hall. It is a long time, with a lot of nights in it. Work is the reason. No child made it so.
      P<leavesformonths> {who} belongs to this family here and far off. It is hard to go, too.
      Q<leavesformonths> When {who} packs the bag, {Name} may feel ____.
      H<leavesformonths> {helper} can say who does bedtime now.
      H<leavesformonths> {helper} can make a chain, a ring a week.
      T<leavesformonths> {he} can put a small drawing in the bag.
      T<leavesformonths> {he} can keep one thing to tell {who} later.
      C<leavesformonths> {he} can say, "Far away, and still my {who}."
      A<leavesformonths> The big bag has gone out of the door. {who} is away now, and a drawing is in the bag. The chain gets shorter, ring by ring. Somebody here is good at hugs.
    `,
    '6-7': `
      D<leavesformonths> {who} goes away {withwhom} {leavingday}, for {howlong}. A big bag stands in the hall. {Name} may look at it and feel the day come closer. It is a long time to be without somebody. The reason is work. It is not anything that a child did.
      P<leavesformonths> {who} has a job to do there, and people to do it with. Many of them have a photo in a pocket.
      P<leavesformonths> The last days can be odd. Grown-ups may be cross or extra cheerful. They are thinking of the goodbye.
      Q<leavesformonths> When {who} has gone out of the door, {Name} may feel ____. It may be another word in a week.
      H<leavesformonths> {helper} can say what is known about calls. ~ A call can be late, because work comes first there.
      H<leavesformonths> {helper} can plan one good thing for each month.
      T<leavesformonths> {he} can choose something small for the bag.
      T<leavesformonths> {he} can keep a list of things to tell. ~ Then none of it is lost.
      C<leavesformonths> {he} can think, "Away is a place. It is not the end of us."
      A<leavesformonths> The hall looks big without the bag. {who} is away, and the list has three things on it. By the end it may be as long as the hall. On missing days it helps to say so, and to write one more line.
    `,
    '8-10': `
      D<leavesformonths> {who} goes away {withwhom} {leavingday}, for {howlong}. The bag in the hall has been there for days, and {Name} may find it hard to walk past. Before a long time apart, people count, argue about nothing or go quiet. All of that is common. The reason is the job. Nothing that a child did or said has any part in it.
      P<leavesformonths> Those who leave have a task, and that helps a little. Those who stay have an empty chair. Both are hard, in different ways.
      P<leavesformonths> Calls from there depend on work and on a signal. Silence is mostly about one of those two.
      Q<leavesformonths> In the days before, {Name} might feel ____. Cross and sad are often the same thing then.
      H<leavesformonths> {helper} can say what is known about the place and the calls, and what is not.
      H<leavesformonths> {helper} can keep the jobs of a grown-up with grown-ups. ~ At that age, nobody needs to be the new one in charge.
      T<leavesformonths> {he} can keep a list of things to tell, with dates. ~ "Nothing much" is hard to say from far off.
      T<leavesformonths> {he} can ask {who} a real question before the bag is shut.
      C<leavesformonths> {he} can think, "It is long, and it comes in weeks."
      A<leavesformonths> The bag has gone, and there is a pale square on the floor where it stood. {who} is away and will miss a good deal of what happens here. The list on the wall will know all of it. Some weeks will be long, and it is fine to say so out loud to whoever is in the kitchen.
    `,
    '11+': `
      D<leavesformonths> {who} leaves {withwhom} {leavingday} and will be away for {howlong}. {Name} may have been through this before, which does not make it routine. The days before are strange. There is too much to say, and what gets said is mostly about the bins. The reason is the job, and nobody here was asked to vote on it. It has nothing to do with anything that {Name} did.
      P<leavesformonths> People who serve are trained for a good deal. Leaving home is not really on the course.
      P<leavesformonths> News about such places is loud and seldom precise. What the family hears through its own channels is worth more.
      Q<leavesformonths> When the door has shut, {Name} might notice ____. Relief that the goodbye is over is allowed as well.
      H<leavesformonths> {helper} can share what is known about dates and risks, without dressing it up.
      H<leavesformonths> {helper} can protect the plans that {Name} had before. ~ Nobody under eighteen is a second parent.
      T<leavesformonths> {he} can agree with {who} on what the calls are for. ~ Ordinary gossip is often what people over there want.
      T<leavesformonths> {he} can tell one friend or teacher, so that a bad week needs no explanation.
      C<leavesformonths> {he} can think, "I can be proud, and I can mind."
      A<leavesformonths> After the door there is a quiet that takes getting used to. {who} is away for a stretch that can be counted, although it does not pass faster for that. Life here goes on without waiting politely. It can be told later, in instalments, to somebody who wants to hear all of it.
    `,
  },
};
