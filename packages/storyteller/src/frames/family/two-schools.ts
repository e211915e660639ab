import { said, type NamedScene } from '../scene.ts';

const SIBLING = String.raw`(?:brother|sister|sibling|twin)`;
const OTHER_SCHOOL = String.raw`(?:special (?:needs )?school|sen school|specialist (?:school|provision)|(?:different|another|separate|other|not the same) school)`;
const MORE_HELP = String.raw`\b(?:autis\w*|down'?s?|syndrome|disab\w*|special|specialist|sen|needs|cerebral|palsy|deaf|blind|adhd|delay\w*|wheel ?chair|condition|non-?verbal)\b`;

/** A brother or sister who goes to a school of another kind. */
export const twoSchools: NamedScene = {
  id: 'twoschools',
  image: 'two buses in the morning, and one hall in the afternoon',
  cue: said(
    String.raw`(?=[^]*${MORE_HELP})[^]*?(?:\b${SIBLING}\b[^]{0,80}\b${OTHER_SCHOOL}\b|\b${OTHER_SCHOOL}\b[^]{0,80}\b${SIBLING}\b)`,
    String.raw`\b(?:died|bull\w*|excluded|boarding|he is autistic|she is autistic|(?:he|she) (?:is|'s) (?:moving|changing) (?:to a )?schools?)\b`,
  ),
  decides: true,
  answers: /\b(?:why|ask\w*|together|same school|go with|miss\w*|fair|wants?)\b/i,
  titles: { young: 'Two Buses, One Hall', older: 'Why There Are Two Schools' },
  text: {
    '4-5': `
      D<twoschools> In the morning two children get ready. They go to two different schools. {Name} may ask why it is not one. {who} needs more help to learn. There is a school with a lot of that help.
      P<twoschools> Both schools have pegs, paint and playtime. Nobody did a thing wrong. Nobody was sent away.
      Q<twoschools> At the time to part, {Name} may feel ____.
      H<twoschools> {helper} can show a picture of the other school.
      H<twoschools> {helper} can plan a thing for two after school.
      T<twoschools> {he} can wave until the bus is gone.
      T<twoschools> {he} can make a picture for {who}.
      C<twoschools> {he} can think, "Two schools, and one home."
      A<twoschools> Two bags go out, and two bags come in again. There is sand in one and a painting in the other. In the hall they lie side by side. It was the right help for each. After school it is one home for both.
    `,
    '6-7': `
      D<twoschools> There are shoes in many sizes, because feet are not all the same. With schools it is a bit like that. {Name} may ask why {who} goes to a different one. Some children need more help to learn, to talk or to get about. In a school with small classes and more grown-ups there is time for it. So each of the two goes where the help fits.
      P<twoschools> Nobody won it, and nobody did a thing wrong. Parents and teachers looked at what fits, and then they chose.
      Q<twoschools> When the two ways part in the morning, {Name} may feel ____.
      H<twoschools> {helper} can look at pictures of the other school with {Name}.
      H<twoschools> {helper} can keep a time after school for the two of them.
      T<twoschools> {he} can ask {who} to show what was made there.
      T<twoschools> {he} can ask a grown-up each question that comes.
      C<twoschools> {he} can think, "Two schools that fit, and one home."
      A<twoschools> In the morning the two ways part, and in the afternoon they meet again. One has a song from school, and one has a snail in a jar. They show each other. Being a family does not happen at school. It happens at the table and in the hall with the bags. That is no different from before.
    `,
    '8-10': `
      D<twoschools> Most families send their children through one gate. In some there are two different ones, and then there is a question. {Name} may ask why {who} cannot come along. The answer is plain. {who} needs more help with learning or everyday things. Some schools are built around that, with small classes and trained people. It was decided by what fits, and not by who deserves what.
      P<twoschools> Adults may have found the decision difficult themselves. They looked at rooms, spoke to teachers and asked a lot of questions, some of them the same ones.
      Q<twoschools> When somebody asks about it at school, {Name} might feel ____. There may be two answers, an inside one and an outside one.
      H<twoschools> {helper} can say honestly what was looked at and why this school was chosen.
      H<twoschools> {helper} can find one thing that the two still do together every week. ~ A fixed thing is easier to count on.
      T<twoschools> {he} can have one sentence ready for people who ask: "It's a school with more help."
      T<twoschools> {he} can visit on an open day and see what a morning there looks like.
      C<twoschools> {he} can think, "Different school. Same family."
      A<twoschools> Two gates, two timetables and two sets of friends, and one hall in which all the bags land. It may still be a pity that they do not walk in together. Missing that is allowed. The help fits each of them now. What the two know about each other is not taught at either school.
    `,
  },
};
