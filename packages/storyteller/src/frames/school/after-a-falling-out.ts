import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** A quarrel with the friends one always sat with, and nobody to sit with since. */
export const afterAFallingOut: NamedScene = {
  id: 'fellout',
  image: 'a bench with a gap on it, and a wall on the other side of the yard',
  cue: said(
    String.raw`(?=[^]*\b(?:fell out|fallen out|falling out|had a (?:big |huge )?(?:row|fight|argument|bust up)|argued|quarrel\w*)\b[^.!?]{0,24}\b(?:friends?|mates?|group|besties?|girls|boys)\b)[^]*?\b(?:alone|lonely|on (?:his|her|their) own|nobody|no ?-?one|by (?:him|her|them)sel\w+|left out|no friends|nowhere to (?:sit|go)|nobody to)\b`,
    String.raw`\b(?:with (?:me|us|mum|dad)|parents? (?:fell|have)|moved (?:house|away)|whats ?app|group ?chat)\b`,
  ),
  decides: true,
  answers: /\b(?:fell out|fallen|friends?|alone|sits?|now|nobody|lonely)\b/i,
  titles: { young: 'A Gap on the Bench', older: 'Two Jobs After a Row' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<fellout> After a row with friends, {Name} has no one to play with. It hurts to be left out like that. A row says that somebody was angry. It does not say that it is over for good. On one bench there is a gap, and on it was {Name}. The others are likely to see the gap as well.
      P<fellout> After a row each one waits for the other to come first. So both wait.
      P<fellout> Two who keep together look strong. They may not feel like that.
      Q<fellout> Sitting alone, {Name} may feel ____.
      H<fellout> {helper} can hear how it began, from the start.
      H<fellout> {teacher} can bring the friends together for five minutes.
      T<fellout> {he} can say to one of them, "I don't like it like this."
      T<fellout> {he} can sit with another child today and see how that is.
      C<fellout> {he} can think, "It is a row. Rows get old."
      A<fellout> Today there was a game by the wall with another child. One of the friends looked over and waved a bit. Tomorrow somebody may go first. Until then there is room on more than one bench.
    `,
    '8-10': `
      D<fellout> {Name} has fallen out with friends, feels left out and has nobody to sit with. It leaves two jobs, which are best kept apart. One is the row, which needs words sooner or later. The other is today's lunch, which needs a place to sit. Being alone makes the row seem bigger than it was. Most rows between friends are over within days, and some show that a group did not fit any more.
      P<fellout> The others may be waiting for a sign as well. Nobody in a group likes to go first, since it looks like losing.
      P<fellout> It is easier to talk to one person than to two who agree with each other.
      Q<fellout> At the start of lunch, {Name} might feel ____. Angry and sorry can be in one person.
      H<fellout> {helper} can hear both halves of the story and not ring anyone.
      H<fellout> {teacher} can help with a talk, or with a place for the time being.
      T<fellout> {he} can ask one of them alone, "Can we start again? I'm sorry for my bit."
      T<fellout> {he} can sit with somebody new this week, without deciding anything.
      C<fellout> {he} can think, "Two jobs. The seat is today's."
      A<fellout> The seat was beside somebody who collects facts about whales, and it was a good half hour. The other job took until Thursday and began with an ordinary question about homework. Whether it gets as it was will show. Whoever is left out for a week can find out who else is about.
    `,
    '11+': `
      D<fellout> {Name} has fallen out with the people who made up most of the week, and the timetable has holes in it now. A row within a group is rarely about the thing it began with. Afterwards there are sides, and being alone makes everyone else's look larger than it is. It is worth separating two matters: how things stand with the friends, and where to be at lunch. The first takes time. The second can be settled today.
      P<fellout> Two people who agree with each other can keep a quarrel going longer than either of them would alone. Talked to singly, they are often quite different.
      P<fellout> People outside have noticed less than it seems. To them there is somebody who is free.
      Q<fellout> When they walk past, {Name} might notice ____. Missing people and being furious with them go together.
      H<fellout> {helper} can hear it through without taking sides too firmly.
      H<fellout> {helper} can make weekends less empty, without comment.
      T<fellout> {he} can write to one of them: "I hate this. I'm sorry for my part. Can we talk?" ~ Short is best.
      T<fellout> {he} can use the gap to sit with somebody who has been a nod away all along.
      C<fellout> {he} can think, "A row is an event. It isn't the rest of the year."
      A<fellout> There was a message and, a day later, an answer, stiff and with no joke in it. That is how it usually begins. It may mend with a scar, or it may show that the three had been growing apart for a while. Being left out for a fortnight has turned up two people who were there all the time. Neither of them asked what it had been about.
    `,
  },
};
