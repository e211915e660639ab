import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const LEARNT = String.raw`(?:(?:school ?|class ?)?work|lessons?|learning|school|maths?|sums|numbers|fractions|times tables|science|english|french|spanish|history|geography|writing|it|year \d+)`;
const TOO_HARD = String.raw`\b${LEARNT}(?: (?:at|in) (?:school|class|year \d+))? (?:(?:is|are|gets?|being|getting|feels?) )?(?:\w+ )?(?:too|so|very|really|all too) (?:hard|difficult|tricky)\b|\b(?:finds?|finding|thinks) (?:the |all |his |her |their )?(?:\w+ )?${LEARNT}(?: (?:at|in) (?:school|class|year \d+))? (?:\w+ ){0,2}(?:hard|difficult|tricky)\b|\b(?:can['’]?t|cannot|does ?n['’]?t|not) (?:do|understand|get|keep up with|follow) (?:the |his |her |their )?${LEARNT}\b|\bstruggl\w+ (?:with|at|in) (?:the |his |her |their )?${LEARNT}\b`;
const THINKS_LITTLE_OF_ITSELF = String.raw`\b(?:s?he|they|I)(?:['’](?:s|re|m)| is| are| am|s| feels?)? (?:\w+ )?(?:the )?(?:\w+ )?(?:stupid(?:est)?|thick(?:est)?|dumb(?:est)?|useless|not clever|the worst|an? idiot)\b|\bfeel(?:s|ing)? (?:\w+ )?(?:stupid|thick|dumb|useless)\b|\b(?:stupidest|thickest|dumbest)\b`;

/** Homework, reading and what has a name of its own are told of elsewhere. */
const OF_SOMETHING_ELSE = String.raw`home ?work|spellings?|read(?:s|ing)?|dyslexi\w*|dyscalculi\w*|dysgraphi\w*|dyspraxi\w*|autis\w*|adhd|tests?|exams?|rips?|throws?|hits?|kicks?`;
/** Work at school that is too hard is a matter of lessons, whatever a child thinks of it. */
export const TOO_HARD_AT_SCHOOL = said(
  String.raw`\b(?:(?:school|class) ?work|work (?:at|in) (?:school|class)|lessons?|maths?|sums|fractions|times tables|science|year \d+ work)(?: (?:at|in) (?:school|class|year \d+))? (?:(?:is|are|gets?|being|getting) )?(?:\w+ )?(?:too|so|very|really) (?:hard|difficult|tricky)\b`,
  String.raw`\b(?:${OF_SOMETHING_ELSE}|(?:works?|working|tries|trying|worked) (?:\w+ )?(?:too|so|very|really) hard|goodbye|drop[- ]?off|friends?|sit(?:s|ting)?)\b`,
);

/** What is too hard, in the parent's words. */
const THE_SUBJECT: Role = {
  fallback: { text: 'the work at school' },
  cues: [
    { match: /\bmaths\b/i, phrase: { text: 'maths' } },
    { match: /\bmath\b/i, phrase: { text: 'math' } },
    { match: /\btimes tables\b/i, phrase: { text: 'this kind of maths' } },
    { match: /\bscience\b/i, phrase: { text: 'science' } },
    { match: /\bwriting\b/i, phrase: { text: 'writing' } },
  ],
};

/** Work at school that is too hard, and a child who draws a hard word about itself from it. The word is not said again. */
export const theHardestInTheRoom: NamedScene = {
  id: 'toohard',
  image: 'a shelf that is too high today, and a step that is put in front of it',
  cue: said(
    `(?=[^]*(?:${TOO_HARD}))(?=[^]*(?:${THINKS_LITTLE_OF_ITSELF}))`,
    String.raw`\b(?:${OF_SOMETHING_ELSE}|fractions|division|calls? (?:him|her|them)|called|told (?:him|her|them)|(?:bottom|lower|lowest|slow) (?:set|group|table)|friends? (?:is|are))\b`,
  ),
  decides: true,
  takesHelps: true,
  answers: /\b(?:stupid\w*|thick\w*|dumb\w*|useless|hard|difficult|class)\b/i,
  titles: { young: 'A Step in Front of the Shelf', older: 'What Hard Means' },
  roles: { subject: THE_SUBJECT, teacher: TEACHER },
  text: {
    '4-5': `
      D<toohard> Some things are up on a high shelf. {Name} may learn hard things, and they are like that. Nobody blames the arm. A step in front of the shelf helps. A good head needs a step, too.
      P<toohard> Other children have hard things too. They just do not say it.
      Q<toohard> When it is too hard, {Name} may feel ____.
      H<toohard> {teacher} can make a smaller step.
      H<toohard> {helper} can say what went well today.
      T<toohard> {he} can put up a hand and say, "Help, please."
      T<toohard> {he} can do one bit and then rest.
      C<toohard> {he} can say, "Not yet. I need a step."
      A<toohard> There is the step, and up goes one foot. The shelf is as high as before, and now it is nearer. To learn one bit is good for a day.
    `,
    '6-7': `
      D<toohard> Some shelves are too high, and nobody blames the arm. They fetch a step. What there is to learn can be too high for {Name} as well. With {subject} it may be so just now. Then {he} may think, "I am not clever." Many children have that thought, and it is not true. A step is missing, and steps can be put there.
      P<toohard> A teacher cannot see into a head. When somebody says where it stops, a teacher can help.
      P<toohard> The others look as if they can do it all. Most of them get stuck at something.
      Q<toohard> When it is too hard, {Name} may feel ____. Under that word there may be another.
      H<toohard> {teacher} can go back to the part that was easy, and start there.
      H<toohard> {helper} can tell the teacher how it feels at home.
      T<toohard> {he} can say, "I got this far. What comes next?"
      T<toohard> {he} can do the first one, and then ask about the second.
      C<toohard> {he} can think, "It needs a step. My head is good."
      A<toohard> The shelf is still high, and now a step stands in front. One thing is in reach today that was not there before. Tomorrow there may be another step. A head that wants to learn is a good head.
    `,
    '8-10': `
      D<toohard> When a shelf is too high, people look for a step, and nobody blames the arm. In lessons that is easy to forget. {Name} may look at {subject}, find it too hard and think, "It must be me." That thought feels like a fact, and it is a mistake. What is hard today is built on something earlier, and often one piece of that is missing or shaky. It can be found.
      P<toohard> In a class, everyone sees who has finished, and nobody sees what others find hard. So each one who is stuck believes that there is only one. Mostly there are several.
      P<toohard> Quick and clever are two different things. Some people who became famous for a subject were slow at it, and asked a lot.
      Q<toohard> When the page looks impossible, {Name} might feel ____. Under the first word there is often a quieter one.
      H<toohard> {teacher} can look for the last thing that was clear, and begin from there. ~ That may be a page from last year, and it is quickly done.
      H<toohard> {helper} can tell the school what is being said at home. ~ Teachers want to know it, and often have no idea.
      T<toohard> {he} can say, "I understand it up to here," and point. ~ It is the most useful sentence in a lesson.
      T<toohard> {he} can do the ones that look possible first. ~ A brain that has just managed something tries longer.
      C<toohard> {he} can think, "It is hard. That is about the page."
      A<toohard> The shelf has not become any lower, but there is a step in front of it. Something can be reached now that could not be reached last week. There will be other shelves, for everyone in the room. Whoever has learned to ask for a step knows a thing that no test asks about.
    `,
    '11+': `
      D<toohard> When something is out of reach, people fetch a ladder and draw no conclusions about the arm. In lessons they do it the other way round. With {subject}, {Name} may look at what is too hard, look at the others and draw a conclusion about a brain. It is a common one, and the evidence does not support it. Each topic stands on earlier ones. One piece that was missed, through illness or a bad term, is enough to make the rest look impossible.
      P<toohard> In any classroom, confusion is invisible and finishing is not. It gives a false picture of how many people are lost.
      P<toohard> Feeling judged uses up the part of memory that thinking needs. That is why it gets harder in the lesson than it was at the kitchen table.
      Q<toohard> When the lesson moves on without an answer, {Name} might notice ____.
      H<toohard> {teacher} can be asked, by email if that is easier, which earlier topic to go back to.
      H<toohard> {helper} can leave out "you are clever", which is hard to believe just then, and ask where it stopped.
      T<toohard> {he} can mark the exact line where it stops making sense. ~ A question with a place gets a better answer.
      T<toohard> {he} can go back two topics for ten minutes. ~ It feels like going backwards, and it is the shortest way.
      C<toohard> {he} can think, "There is a gap in the topic. It is not a gap in me."
      A<toohard> The lesson is as hard as it was, and there is a ladder now, with one rung that was missing put back. Some of it can be reached this week. The verdict can wait for better evidence, and it may well be dropped for lack of it. Knowing precisely what one does not understand is most of learning.
    `,
  },
};
