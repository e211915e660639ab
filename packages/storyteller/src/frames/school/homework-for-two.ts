import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const ROW = String.raw`\b(?:fights?|rows?|argu\w+|arguments?|shout\w*|scream\w*|battles?|war|both (?:of us )?(?:cry\w*|shouting|in tears|end up)|loses? (?:his|her|their) temper|fall(?:s|ing)? out)\b`;
const WITH_A_PARENT = String.raw`\b(?:with (?:me|us|mum|dad|her mum|his mum|his dad|her dad)|at (?:me|us)|between us|both of us|we (?:both|always|end up|fight|argue|row)|when (?:i|we) (?:try to )?help)\b`;

/** What the homework is about that evening. */
const TASK: Role = {
  fallback: { text: 'one question' },
  cues: [
    { match: /\btimes[- ]?tables?\b/i, phrase: { text: 'a times table' } },
    { match: /\bspellings?\b/i, phrase: { text: 'one spelling' } },
    { match: /\bmaths?\b|\bsums?\b|\bfractions?\b/i, phrase: { text: 'one sum' } },
    { match: /\breading\b|\bread\b/i, phrase: { text: 'one page of reading' } },
    { match: /\bwriting\b|\bhandwriting\b|\bessays?\b/i, phrase: { text: 'one line of writing' } },
  ],
};

/** Homework at a kitchen table that ends in a row between the one who helps and the one who is helped. */
export const homeworkForTwo: NamedScene = {
  id: 'fortwo',
  image: 'two tired people at one table, and a page between them',
  cue: said(`(?=[^]*(?:${ROW}))(?=[^]*(?:${WITH_A_PARENT}))`),
  decides: new RegExp(
    String.raw`^(?=[^]*\b(?:home ?work|times[- ]?tables?|spellings?|school ?work|revision)\b)(?=[^]*(?:${ROW}))[^]*?(?:${WITH_A_PARENT})`,
    'i',
  ),
  titles: { young: 'Two at a Table', older: 'Two Chairs and a Page' },
  roles: { task: TASK },
  text: {
    '6-7': `
      D<fortwo> Homework at a table often has two people in it. One knows the way, and one is tired. {Name} may be the tired one. It begins with {task}. Soon it is about loud voices and cross faces. Then nobody thinks of the page any more. It can happen to two people who like each other very much.
      P<fortwo> A grown-up who knows a thing forgets how it was not to know it. So they say it again, only louder.
      Q<fortwo> When the voices go up, {Name} may feel ____.
      H<fortwo> {helper} can stop after ten minutes and write a note.
      H<fortwo> {helper} can sit near with another job and wait.
      T<fortwo> {he} can say, "Wait, please, I am still thinking."
      T<fortwo> {he} can ask for a drink and a stretch before it gets loud.
      C<fortwo> {he} can think, "We are two, and it is one page."
      A<fortwo> The page has a tick on it, or a note for the teacher. Two chairs get pushed in. Learning is slow for most people, and it goes best when it is quiet. There is time for a hug before supper.
    `,
    '8-10': `
      D<fortwo> Homework at a kitchen table often has two people in it. One knows the way and wants it to be over. The other has had six hours of being told things, and {Name} may be that one. It begins with {task}, and soon it is about a voice, a face and a pencil. By then nobody remembers the page. Two tired people can do that without either of them meaning to.
      P<fortwo> Whoever explains it for the third time gets louder, as if the page was deaf. Mostly they are worried that it will not be learnt. It is hard to remember how it was not to know something.
      P<fortwo> Scientists who study learning say that short and often beats long and loud. Ten minutes a day is plenty.
      Q<fortwo> When the voices go up, {Name} might feel ____.
      H<fortwo> {helper} can stop at ten minutes and write a note on the page. ~ Teachers would rather have the note than the row.
      H<fortwo> {helper} can sit near with another job, and help when asked.
      T<fortwo> {he} can say, "Please wait, I am still thinking." ~ It is a polite way of slowing somebody down.
      T<fortwo> {he} can ask for a break while it is still quiet, with a drink in it.
      C<fortwo> {he} can think, "It is the two of us and one page."
      A<fortwo> The page has an answer on it, or a note for the teacher, and two chairs are pushed in. Nobody at the table was the enemy, not even the homework. Tomorrow it begins again with {task}, and it can end after ten minutes. There are better things to do together in an evening.
    `,
    '11+': `
      D<fortwo> Homework with help is two conversations at once. The upper one is about {task}, and the lower one is about who decides and in which tone. {Name} may notice that the lower one wins within five minutes. It happens in households where people are fond of each other, and largely because they are. Parents hear the whole future in one wrong answer. That is a lot to hear in it.
      P<fortwo> Whoever explains something for the third time is usually frightened rather than angry. They learnt it by another method, thirty years ago, and cannot see where the difficulty is.
      P<fortwo> Tutors are not more patient people. They only go home afterwards.
      Q<fortwo> At the point where the tone changes, {Name} might feel ____.
      H<fortwo> {helper} can offer a time and a place, and then answer only what is asked.
      H<fortwo> {helper} can hand the subject over to somebody else, such as an aunt, a neighbour or a homework club.
      T<fortwo> {he} can say beforehand what kind of help is wanted: testing, explaining or only company. ~ It rules out most of the lower conversation.
      T<fortwo> {he} can call a break at the first change of tone, and come back in ten minutes.
      C<fortwo> {he} can think, "Which conversation is this?"
      A<fortwo> The page went in with an answer or with an honest gap, and both are usable. Homework was not worth what it used to cost in an evening. There is a good deal for two people at one table to talk about, most of it more interesting than this. Some of it was talked about afterwards, over toast.
    `,
  },
};
