import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';
import { NEWCOMER_ROLE, PARTNERS } from './newcomer-role.ts';

const WITH = String.raw`(?:${PARTNERS})`;
/** Whose partner it is, and whose time is missed. */
const PARENT: Role = {
  fallback: { text: '{his} parent' },
  cues: [
    { match: new RegExp(String.raw`\b([Mm]um|[Mm]ummy|[Mm]om)(?:['’]s|s)? (?:\w+ )?${WITH}\b`), phrase: { text: '$', gender: 'f' } },
    { match: new RegExp(String.raw`\b([Dd]ad|[Dd]addy)(?:['’]s|s)? (?:\w+ )?${WITH}\b`), phrase: { text: '$', gender: 'm' } },
  ],
}; // prettier-ignore

/** A parent has a new partner, and a child misses the time that was for two. */
export const timeForTwo: NamedScene = {
  id: 'timefortwo',
  image: 'a day on the calendar with two names on it',
  cue: said(
    String.raw`(?=[^]*\b${WITH}\b)[^]*?\b(?:(?:no|any|enough|less|same|more|much) (?:\w+ )?time (?:left )?(?:for|with|alone with) (?:him|her|them|me|us|\w+)\b|(?:spends?|spending|with (?:him|her)) (?:all|so much|every|most)\b[^.!?]{0,24}\b(?:time|evening|weekend|minute)s?|time (?:alone|together|on (?:our|their) own|just us)|(?:want|wants|wanting|have|having) (?:me|us|mum\w*|mom\w*|dad\w*) (?:all )?to (?:him|her|them)sel\w+|(?:replac|push(?:ed|ing)? out|left out|forgotten|second place|comes? second|in the way)\w*|always (?:there|here|round|around|with us))\b`,
    String.raw`\b(?:split|left us|moved out|baby|pregnan\w*|expecting|step-?(?:brother|sister)|(?:his|her) (?:kids|children|son|daughter)|wedding|married|hits?|hurt\w*|scared of|touch\w*|half-?(?:brother|sister))\b`,
  ),
  decides: false,
  answers: /\b(?:time|worried|alone|together|replac\w*|push\w*|forgotten|always|jealous|left out)\b/i,
  titles: { young: 'A Day for Two', older: 'Two Names on a Day' },
  roles: { newone: NEWCOMER_ROLE, theparent: PARENT },
  beside: {
    benefits: [
      'Says that wanting time with a parent is fair.',
      'Names time for two as something that can be planned.',
      'Leaves it to {name} how fast to like somebody new.',
    ],
    talk: {
      young: ['What is on the calendar?', 'Which word fits in the blank today?', 'What shall the two of us do?'],
      older: [
        'Why is a fixed time better than "soon"?',
        'Which word went into the blank?',
        'Which day shall be ours?',
      ],
    },
  },
  text: {
    '4-5': `
      D<timefortwo> {theparent} has a new partner. A new coat makes a small hall full. {Name} may look for the place next to {theparent}. It is fine to want that. Time for two is a good thing to ask for.
      P<timefortwo> Grown-ups who like somebody new look that way a lot. They can forget to look round.
      P<timefortwo> Liking somebody new takes no liking away from a child.
      Q<timefortwo> When {theparent} talks with {newone}, {Name} may feel ____.
      H<timefortwo> {helper} can put time for two on the calendar. ~ It can have a star.
      H<timefortwo> {helper} can start small, with ten minutes before bed.
      T<timefortwo> {he} can say, "I want you for a bit."
      T<timefortwo> {he} can choose what to do for two.
      C<timefortwo> {he} can think, "Some time is for two."
      A<timefortwo> On the calendar are two names. It may be a walk to the ducks, or just the sofa. The new coat hangs on its hook. {Name has} a place in this family, and it stays.
    `,
    '6-7': `
      D<timefortwo> Before there was a new partner, some hours had only two people in them. {Name} may count those hours now and find fewer. {theparent} has a new partner, and no day gets longer for that. To miss the hours for two is not unkind to anybody. It only means that they were good.
      P<timefortwo> Grown-ups who have met somebody may not see what has got shorter. They notice when somebody tells them.
      P<timefortwo> {newone} may not know which hours were for two. Somebody new knows very little about a house.
      Q<timefortwo> When there are three at the table again, {Name} may feel ____. It can be two things at once.
      H<timefortwo> {helper} can choose a day and write two names on it. ~ A day on paper is easier to wait for.
      H<timefortwo> {helper} can keep the goodnight for two, on every evening at home.
      T<timefortwo> {he} can say, "I would like an hour with just you." ~ That is clear, and it is not rude.
      T<timefortwo> {he} can make a list of things that are best for two.
      C<timefortwo> {he} can think, "There is an hour with my name on it."
      A<timefortwo> On the calendar stand two names, and nobody else's. The hour may have pancakes in it, or a bus ride to nowhere. {newone} reads the paper then, or goes for a walk. A parent can have a partner and a child, and be glad of both.
    `,
    '8-10': `
      D<timefortwo> A week has 168 hours, and nobody gets extra ones for falling in love. When {theparent} has a new partner, some of those hours go to {newone}. {Name} may have done the sum and worry about what is left. It is a reasonable worry, and it is about time and not about love. Time is the easier of the two, because it can be planned.
      P<timefortwo> Adults who are happy with somebody new are poor at sums. They often believe that an evening for three counts as an evening for two. It does not, and they can be told.
      P<timefortwo> {newone} has no way of knowing which hours used to be taken. Most people in that position would rather know than guess.
      Q<timefortwo> When another evening has three people in it, {Name} might feel ____. Two words may be needed.
      H<timefortwo> {theparent} can choose a fixed time in the week for two. ~ A name on a calendar is worth more than "soon".
      H<timefortwo> {theparent} can keep the small things for two as well, such as the last ten minutes of the day.
      T<timefortwo> {he} can say what is missed most, as exactly as possible. ~ "Saturday breakfast" is easier to give back than "everything".
      T<timefortwo> {he} can ask for it on a quiet evening, and not in the middle of a row.
      C<timefortwo> {he} can think, "It is fair to ask, and it can be planned."
      A<timefortwo> There are two names on the calendar, on the same day each week. Some weeks it is a film, and some weeks it is the tip and chips. It is no deal about liking somebody new. A partner was added to the sum, and {his} place in it was not taken away.
    `,
    '11+': `
      D<timefortwo> Nobody announces that there will be less time. It goes in pieces: a lift, a Sunday, the half hour in the kitchen when things were said that did not get said elsewhere. {theparent} has a new partner, and {Name} may be the first to notice what has gone. It is possible to want a parent to be happy and to mind the price. Minding is not the same as objecting.
      P<timefortwo> People who have fallen for somebody count evenings generously. Three at a table looks to them like time spent together.
      P<timefortwo> {newone} may keep out of the way, or turn up everywhere. Either is usually nerves, and neither is a verdict on anyone.
      Q<timefortwo> When plans are made for three again, {Name} might notice ____. Missing something and being cross about it often travel together.
      H<timefortwo> {theparent} can agree on one regular time that nobody else comes to, and keep it when it is inconvenient.
      H<timefortwo> {theparent} can ask which of the lost pieces mattered, and listen to an answer that is not polite.
      T<timefortwo> {he} can name one piece and ask for it back. ~ Half an hour in the kitchen is a modest demand.
      T<timefortwo> {he} can say, "I have nothing against it. I would like some of you back." ~ Both halves can be true.
      C<timefortwo> {he} can think, "It is a request about time. I am allowed to make it."
      A<timefortwo> What comes of it is seldom grand: a drive, a takeaway, the same half hour with the radio on. It does not decide what a new partner will be one day, and that has no deadline. A parent's hours have long been shared out among work, friends and the washing. There is a portion that is not up for sharing, and it has a name on it.
    `,
  },
}; // prettier-ignore
