import { TEACHER } from '../school-roles.ts';
import { said, type NamedScene } from './scene.ts';

const PRIZE = String.raw`(?:star of the (?:week|day|month)|pupil of the (?:week|day|month)|student of the (?:week|month)|child of the week|certificates?|house ?points?|merits?|golden time|head ?teacher['’]?s? award|awards?|prizes?|medals?|stickers?|trophy|main part|lead (?:role|part)|line ?leader|the part of \w+|chosen for)`;

/** Somebody else at school got the star, the certificate or the part. */
export const jealousOfAStar: NamedScene = {
  id: 'starforother',
  image: 'a star on somebody else, and a sky that has more than one',
  cue: said(
    String.raw`\b(?:jealous|envious|upset|cr(?:y|ies|ied)|cross|angry|sulk\w*|gutted|devastated|sad|says it['’]?s? (?:is )?(?:not|un)fair|minds|hates it)\b[^.!?]{0,60}\b(?:friends?|others?|else|another|classmates?|girl|boy|brother|sister|\p{Lu}\p{Ll}+|kids|children|not (?:him|her|get|got)|didn['’]?t|did not|never)\b[^.!?]{0,40}\b${PRIZE}\b|\b(?:never|not|has ?n['’]?t|did ?n['’]?t|didnt|hasnt) (?:\w+ )?(?:got|get|gets|been|had|won|win|chosen)\b[^.!?]{0,16}\b${PRIZE}\b`,
    String.raw`\b(?:chart|reward (?:chart|system)|dentist|potty|brush\w*|steal\w*|took|takes|race|running|exam|football (?:match|game)|second team|trials?)\b`,
  ),
  decides: true,
  answers: /\b(?:jealous|star|friend|getting|certificate|prize|award|never|fair|upset|chosen)\b/i,
  titles: { young: 'More Than One Star', older: 'One Star a Week' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<starforother> At school somebody else got the star. {Name} may want it too, and that can pinch. It is called jealous. It is a feeling that many people have. One got it today, and there will be more days. A star for one child takes nothing from another.
      P<starforother> {teacher} sees each child do good things. There is just one star at a time.
      Q<starforother> When somebody else gets the star, {Name} may feel ____.
      H<starforother> {helper} can ask what went well today. ~ It may be small.
      H<starforother> {teacher} can tell how a child comes to get it.
      T<starforother> {he} can clap three times and breathe out.
      T<starforother> {he} can tell at home that it pinched.
      C<starforother> {he} can say, "I want one, too. I can still clap."
      A<starforother> Clap, clap, clap, and it pinched a bit less. The one with the star smiled back. Somebody else will have it next week. {Name} did good things today, and they count with no star.
    `,
    '6-7': `
      D<starforother> Only one child gets the star, and this time it was somebody else. {Name} may be jealous of that. It feels like a stone in the tummy, and it comes to nearly everyone. It can be there even when one likes the other child. {teacher} saw one good thing there. There were others, too.
      P<starforother> The one who gets it may have wished for it a long time, too.
      P<starforother> {teacher} tries to see all of them. Thirty children do a lot of good things in a week.
      Q<starforother> While the others clap, {Name} may feel ____. It may be two things at once.
      H<starforother> {helper} can hear it with no "but". ~ Being jealous is no crime.
      H<starforother> {teacher} can say what {Name} does well, just to {him}.
      T<starforother> {he} can say, "Well done, I wish it had been me." ~ It is true, and it is kind.
      T<starforother> {he} can name one good thing {he} did this week that nobody saw.
      C<starforother> {he} can think, "Theirs this week. There are more weeks."
      A<starforother> The clapping is over, and the stone has got smaller. There was a "well done", and the other child grinned. Stars go round, and some weeks go by without one. To want one is fine. To be glad for somebody else takes some strength.
    `,
    '8-10': `
      D<starforother> There is one award a week and there are thirty people. {Name} saw it go to somebody else, and was jealous. That is uncomfortable, all the more when it is a friend. Envy is a signal and not a fault. It says that something matters. It gets nasty only when it looks for reasons why the other one did not deserve it.
      P<starforother> Such awards are chosen in a hurry, by somebody who saw a tiny part of the week. They are meant to please one person, and they disappoint twenty-nine.
      P<starforother> The winner may be a bit embarrassed. One friendly word is worth more to them than all the clapping.
      Q<starforother> When the name is read out, {Name} might feel ____. Glad and jealous can be in one person.
      H<starforother> {helper} can listen without explaining that it is only a piece of paper.
      H<starforother> {teacher} can be asked what {he} could work on. ~ It is a fair question, and most teachers like it.
      T<starforother> {he} can say one true nice sentence to the other one, and then go and do something else.
      T<starforother> {he} can write down what went well this week without a witness.
      C<starforother> {he} can think, "I want that. It tells me what I care about."
      A<starforother> A nice sentence was said, and it was nearly all true. By the evening the envy had shrunk to a small wish, which is a good size for one. Next week there is another award and again one name. What somebody else gets takes nothing off what {Name} can do.
    `,
  },
};
