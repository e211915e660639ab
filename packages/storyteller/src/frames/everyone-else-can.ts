import type { Role } from '../frame.ts';
import { said, type NamedScene } from './scene.ts';

const A_TRICK = String.raw`(?:click|snap|whistle|wink|(?:do |turn )?(?:a |the )?(?:cartwheels?|handstands?|headstands?|forward rolls?|roly[- ]poly|splits|monkey bars)|hula[- ]?hoop|skip(?! (?:lunch|breakfast|dinner|school|class|lessons|meals?))|hop|catch(?: a ball)?(?! (?:a cold|it|buses|the))|throw and catch|juggle|roller ?skate|ice ?skate|blow (?:a bubble|bubbles|bubble gum)|do (?:the |his |her |their )?(?:floss|moonwalk))`;

/** What the hands, feet or lips are to learn. */
const TRICK: Role = {
  fallback: { text: 'the trick' },
  cues: [
    { match: /\b(?:click|snap)\b/i, phrase: { text: 'a click of the fingers' } },
    { match: /\bwhistl\w*/i, phrase: { text: 'a whistle' } },
    { match: /\bwink\w*/i, phrase: { text: 'a wink' } },
    { match: /\bcart ?wheels?\b/i, phrase: { text: 'a cartwheel' } },
    { match: /\bhandstands?\b/i, phrase: { text: 'a handstand' } },
    { match: /\bheadstands?\b/i, phrase: { text: 'a headstand' } },
    { match: /\bforward rolls?|roly/i, phrase: { text: 'a forward roll' } },
    { match: /\bmonkey bars\b/i, phrase: { text: 'a swing along the monkey bars' } },
    { match: /\bhula/i, phrase: { text: 'a turn of the hoop' } },
    { match: /\bskip\w*\b/i, phrase: { text: 'a skip' } },
    { match: /\bhop\w*\b/i, phrase: { text: 'a hop' } },
    { match: /\bcatch\w*\b/i, phrase: { text: 'a catch' } },
    { match: /\bbubble/i, phrase: { text: 'a bubble' } },
    { match: /\bskat\w+/i, phrase: { text: 'a glide on skates' } },
  ],
};

/** A trick that all the others can do already: a whistle, a cartwheel, a click. */
export const everyoneElseCan: NamedScene = {
  id: 'everyoneelse',
  image: 'a trick that others do without looking',
  cue: said(
    String.raw`\b(?:ca(?:n['’]?t|nnot)|can ?not|could ?n['’]?t|not able to|unable to|struggl\w+ to|still trying to|wants to learn to|trying to learn to) (?:\w+ )?${A_TRICK}\b|\b(?:everyone|everybody|(?:his|her|their|all the|the) (?:\w+ )?(?:class|friends|others)|(?:all|others))\b[^.!?]{0,24}\bcan ${A_TRICK}\b[^.!?]{0,16}\b(?:he|she|they) (?:can['’]?t|cannot)`,
    String.raw`\b(?:hear|see|fall|broken|cast|wheel ?chair|hypermobil\w*|dyspraxi\w*|cerebral|bus|train|breath|cold|stop|ball at|teas\w*|laugh\w*|bull\w*|call(?:s|ed)? (?:him|her|them)|pe kit|sports? day|team)\b`,
  ),
  decides: true,
  answers:
    /\b(?:everyone|everybody|all (?:his|her|their|the)|friends?|class|others|upset|frustrated|cross|cries|yet)\b/i,
  titles: { young: 'Nearly Is on the Way', older: 'What the Others Do Without Looking' },
  roles: { trick: TRICK },
  text: {
    '4-5': `
      D<everyoneelse> The others do it, and it looks so easy. {Name} tries, and {trick} does not come. That is not fair on a body that works so hard. It does not know yet how it feels when it is right. So it goes on looking, try by try.
      P<everyoneelse> The others could not do it once. They just forgot.
      Q<everyoneelse> When the others can do it, {Name} may feel ____.
      H<everyoneelse> {helper} can show it slowly, one bit at a time.
      H<everyoneelse> {helper} can try it as well, and get it wrong.
      T<everyoneelse> {he} can try it five times and then play.
      T<everyoneelse> {he} can ask a friend to show it slowly.
      C<everyoneelse> {he} can say, "Not yet is on the way."
      A<everyoneelse> Today it was nearly right. Nearly is more than nothing. Bodies go on learning at night, and nobody sees it. One day it comes, in the middle of a game.
    `,
    '6-7': `
      D<everyoneelse> At break it looks as if everyone can do it. {Name} may try, and {trick} does not come out. Looking at it does not help much, because the trick is inside. A body looks for the feeling, and it finds it by being wrong. Some find it on the tenth try, and some on the hundredth.
      P<everyoneelse> Those who can do it do not know how they do it. They say, "You just do it," and that is no help.
      P<everyoneelse> Most of them practised at home, where nobody counts.
      Q<everyoneelse> When everyone else can do it, {Name} may feel ____.
      H<everyoneelse> {helper} can find out which bit is missing. ~ It is mostly one.
      H<everyoneelse> {helper} can learn it too. ~ Two beginners laugh more than one.
      T<everyoneelse> {he} can try it ten times and stop while it is still fun.
      T<everyoneelse> {he} can ask one friend, "Can you show me in slow motion?"
      C<everyoneelse> {he} can think, "My body is still looking for it."
      A<everyoneelse> It is not there yet, and each try gets a bit nearer. Tricks come all at once, on a day that nobody planned. Until then there are games without it. It will be one more person at break who says, "You just do it."
    `,
    '8-10': `
      D<everyoneelse> Some skills come with no instructions. Trying does nothing for a long while, and then it works. {Name} may be in the long while with {trick}. What is missing is a feeling, and it is a tenth of a second wide. It cannot be explained, only found. Scientists call it motor learning, and it runs on mistakes.
      P<everyoneelse> Whoever has it forgets at once what not having it was like. That is why experts of nine are such poor teachers.
      P<everyoneelse> Plenty of people cannot do it to this day, and they run companies, choirs and fire engines.
      Q<everyoneelse> Seeing everyone else do it, {Name} might feel ____.
      H<everyoneelse> {helper} can film it, theirs and {his}, and look for the one thing that is different.
      H<everyoneelse> {helper} can say honestly what they cannot do to this day.
      T<everyoneelse> {he} can practise five minutes a day for a week. ~ Short and often beats long and furious.
      T<everyoneelse> {he} can do the first half of it well, and leave the second half for later.
      C<everyoneelse> {he} can think, "It runs on mistakes, and I have made a few."
      A<everyoneelse> After a week the mistakes are smaller ones, which is how it looks when something is being learned. It may arrive on a Thursday, for no reason. It may also turn out not to matter. Either way there was somebody who practised where others gave up.
    `,
  },
};
