import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const WORK = String.raw`\b(?:maths?|sums?|homework|home ?work|writing|handwriting|spellings?|reading|school ?work|worksheets?|work|drawing|lego|jigsaw|puzzle|times tables)\b`;
const CANNOT = String.raw`\b(?:can(?:['’]?t|not) (?:do|get|work|understand|manage|finish)|does ?n['’]?t (?:understand|get)|gets? (?:it|something|one|an answer|a question) wrong|finds? (?:it|\w+) (?:hard|difficult|tricky)|is (?:too )?(?:hard|difficult|tricky)|makes? (?:a )?mistakes?|stuck|goes wrong|(?:he|she|they)(?:['’]?s|['’]?re| is| are) (?:so |too )?(?:stupid|thick|dumb|rubbish|no good)|(?:makes|making|feels?|felt) (?:him|her|them|so )?(?: ?feel)? ?(?:stupid|thick|dumb|useless))\b`;
const IN_A_RAGE = String.raw`\b(?:angry|anger|rage|furious|hits? (?:the|his|her|their) (?:table|desk|head)|kicks?|throws?|rips?|ripp(?:ed|ing)|tears? (?:\w+ ){0,3}?up|tore|tearing|screws? up|crumples?|scribbles? (?:all )?over|slams?|bangs?|screams?|shouts?|lashes out|loses (?:his|her|their) temper|meltdowns?|snaps? (?:his|her|the|their)? ?pencils?)\b`;

/** What could not be done and made somebody furious. */
const THE_WORK: Role = {
  fallback: { text: 'the work' },
  cues: [
    { match: /\bmaths?\b|\bsums?\b|\btimes tables\b/i, phrase: { text: 'a sum' } },
    { match: /\bspellings?\b/i, phrase: { text: 'a spelling' } },
    { match: /\bhandwriting\b|\bwriting\b/i, phrase: { text: 'some writing' } },
    { match: /\breading\b/i, phrase: { text: 'a page of reading' } },
    { match: /\bhome ?work\b|\bworksheets?\b/i, phrase: { text: 'a page of homework' } },
    { match: /\bjigsaw\b|\bpuzzle\b/i, phrase: { text: 'a puzzle' } },
  ],
};

const OWN_HEAD =
  /\b(?:hit|bang|punch|slap|smack|thump)\w* (?:(?:himself|herself|themsel\w+)\b|(?:his|her|their) (?:own )?(?:head|face)\b)/i;

const TORN = /\b(?:rips?|ripp(?:ed|ing)|tears? (?:it )?up|tore|tearing|screws? (?:it )?up|crumples?)\b/i;

/** What the hand did, and what took it: a table, a page, or the child's own head. */
const STRUCK: Role = {
  fallback: { text: 'thumped the table' },
  cues: [
    { match: OWN_HEAD, phrase: { text: 'hit the head' } },
    { match: TORN, phrase: { text: 'torn the page' } },
  ],
};
const BUMPED: Role = {
  fallback: { text: 'the table' },
  cues: [
    { match: OWN_HEAD, phrase: { text: 'the head' } },
    { match: TORN, phrase: { text: 'the other half of the page' } },
  ],
};

/** Fury at a page that will not come right: a table that gets hit, a pencil that flies. */
export const angryAtSums: NamedScene = {
  id: 'sums',
  image: 'a question that got stuck, and a pencil that was not to blame',
  cue: said(
    `(?=[^]*(?:${IN_A_RAGE}))(?=[^]*(?:${CANNOT}))(?=[^]*(?:${WORK}))`,
    String.raw`(?=[^]*\b(?:makes? (?:a )?mistakes?|gets? (?:it|something|one|a word) wrong)\b)(?=[^]*\b(?:r[iu]ps?|tears?|scrunch\w*|screws?|crumples?|bins?)\b)(?![^]*\b(?:angry|anger|rage|furious|throws?|hits?|kicks?|slams?|bangs?|screams?|meltdowns?)\b)[^]|\b(?:perfect\w*|with (?:me|us|mum|dad)|dys\w+ia|(?:hits?|kicks?|bites?) (?:me|his|her|other|the teacher)|lego|jigsaw tower)\b`,
  ),
  decides: true,
  titles: { young: 'The Pencil Was Not to Blame', older: 'Stuck at Number Four' },
  roles: { work: THE_WORK, struck: STRUCK, bumped: BUMPED, teacher: TEACHER },
  text: {
    '6-7': `
      D<sums> There is {work}, and it will not come right. {Name} may get angry then, right down to the hands and feet. A table gets a thump, or a pencil flies. Anger brings a lot of strength, and a page needs none. So the strength looks for something else. The table did nothing, and it is hard.
      P<sums> It is not about being clever. A head that is stuck has worked hard just before.
      P<sums> Grown-ups kick printers. They say sorry to them afterwards.
      Q<sums> When it will not come right, {Name} may feel ____. Hands often know first.
      H<sums> {helper} can cover all of it but one line.
      H<sums> {teacher} can show the first step again, quietly.
      T<sums> {he} can put the pencil down and push the wall for ten.
      T<sums> {he} can make a ring round the hard one and do the next.
      C<sums> {he} can say, "I am stuck. I need a hand, please."
      A<sums> The pencil is back on the table, and so is the page. One line had a trick in it. It is all right to be angry at it. A page can wait, and it does not hit back.
    `,
    '8-10': `
      D<sums> Being stuck on {work} is one of the quickest ways to get angry. {Name} may know the order of it. First the eyes read the line again, and then the neck gets hot. Then a hand has {struck}, all by itself. A brain that runs out of ideas calls for strength, and muscles are all it gets. They are no use with a pencil.
      P<sums> Teachers see a broken pencil and may think that somebody will not try. It is mostly the other way round. People who do not try stay very calm.
      P<sums> Scientists get stuck for a living, some of them for years. They go for a great many walks.
      Q<sums> In the second before the thump, {Name} might notice ____.
      H<sums> {helper} can ask, "Which word or number stopped you?" ~ It is often a small one.
      H<sums> {teacher} can agree on a card that means "stuck", to be put on the desk without a word.
      T<sums> {he} can put the pencil down at the first heat, push both hands against the seat, and count twenty.
      T<sums> {he} can ring the hard one, do the next and come back. ~ Brains go on working on it meanwhile.
      C<sums> {he} can think, "Stuck is a place, and I have been out of it before."
      A<sums> {bumped} is fine, and the pencil has a shorter point. The hard one had a step missing, or it is still hard and has a ring round it. Being angry with it was fair enough. It got less when the hands had something to do, and then there was room for {work}.
    `,
    '11+': `
      D<sums> Few things make a person as angry as {work} that others seem to find easy. {Name} may know the sequence: the line gets read again, the neck gets warm, somebody says "just", and the book is on the floor. When thinking stalls, the brain sends for energy, and what arrives is adrenaline. It is excellent for running. It narrows attention to a point, which is the last thing that a hard question needs.
      P<sums> From outside it looks like giving up. It is closer to the opposite, since nobody throws a thing they do not care about.
      P<sums> People who are good at hard subjects are stuck as often as anyone. They are only less surprised by it.
      Q<sums> In the moment before the book flies, {Name} might notice ____.
      H<sums> {helper} can leave out the word "just", and ask where exactly it stopped.
      H<sums> {teacher} can be asked for one worked example, which says more than an explanation.
      T<sums> {he} can stand up at the first heat, leave the room for three minutes and come back to another question.
      T<sums> {he} can write down what is known and what is asked, in words. ~ Half of being stuck is not knowing where.
      C<sums> {he} can think, "Adrenaline. Wrong tool. Three minutes."
      A<sums> The book is back on the desk with one corner bent. Three minutes in a corridor did what twenty at the desk could not, or at least they left somebody in a state to ask. Anger at a page is honest, and it passes faster standing up. The question is still there, and it is only a question.
    `,
  },
};
