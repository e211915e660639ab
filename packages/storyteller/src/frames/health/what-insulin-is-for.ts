import { said, type NamedScene } from '../scene.ts';

const DIABETES = String.raw`\b(?:diabet\w*|insulin|t1d?\b|type ?(?:1|one)\b|blood sugars?|libre|dexcom)`;
const LEAVES_OUT = String.raw`\b(?:skip\w*|miss(?:es|ed|ing)?|leav(?:es?|ing) out|left out|avoid\w*|forgets?|forgot|pretend\w*|l(?:ies|ying|ied) about|does(?:n['’]?t| not)|doesnt|won['’]?t|wont|refus\w+ to|not (?:doing|taking)|stopped) (?:\w+ ){0,3}?(?:doing |taking |having |giving )?(?:\w+ ){0,2}?(?:insulin|injections?|inject\w*|bolus\w*|jabs?|doses?|dose|finger ?pricks?|test\w*|checks?|blood sugars?|carb)\b`;
const HIDES = String.raw`\b(?:hid(?:es?|ing|den)|covers?|embarrass\w*|asham\w*|so (?:that )?(?:no ?one|nobody)|in front of|others? (?:see|know)|sees?|secret\w*|in the toilets?)\b`;

/**
 * Insulin that is left out, or done in hiding, because others would see it. What happens without it is said plainly, as the
 * clinics say it (Diabetes UK, "Diabetes burnout", "Type 1 at school"), and it is told with no blame: a plan, not a lecture.
 */
export const whatInsulinIsFor: NamedScene = {
  id: 'insulin',
  image: 'a bag that goes where its owner goes, and the half minute that it needs',
  cue: said(
    `(?=[^]*${DIABETES})(?=[^]*${HIDES})[^]*?\\b(?:insulin|inject\\w*|bolus\\w*|kit|jabs?)\\b|(?=[^]*${DIABETES})(?=[^]*\\b(?:hid(?:es?|ing|den)|secret\\w*|in the toilets?)\\b)[^]*?\\b(?:pricks?|test(?:s|ing)?|needles?)\\b|(?=[^]*${DIABETES})[^]*?${LEAVES_OUT}`,
    String.raw`\b(?:others?|kids|friends?|people|everyone|class\w*) (?:\w+ )?(?:ask\w*|star(?:e|es|ed|ing)|look\w*|touch\w*)\b|\bfinger ?pricks? (?:hurt|again)\b`,
  ),
  decides: true,
  answers:
    /\b(?:type|t1d?|insulin|pump|jumper|injections?|inject\w*|skip\w*|hid\w*|school|front|friends|embarrass\w*|asham\w*)\b/i,
  titles: { older: 'Half a Minute, Out in the Open' },
  text: {
    '8-10': `
      D<insulin> With type 1 diabetes, insulin comes from outside, several times a day. It is as needed as breathing, and it shows more. {Name} may not like to be seen with it, so it may get hidden, put off or left out. When it is left out, sugar piles up in the blood. A body feels thirsty, tired and ill, and it can become dangerous. To want to be like everyone is no crime. There are ways to have the insulin and less of an audience.
      P<insulin> Most people at school think of it for about a minute, and then of lunch. Those who look are mostly wondering whether it hurts.
      P<insulin> Parents who ask "Have you done it?" are frightened, and it comes out as cross. They would like to be told the true answer, also when it is no.
      Q<insulin> In the moment before it, {Name} might feel ____.
      H<insulin> {helper} can listen to what is hard about it, and leave the telling-off out.
      H<insulin> {helper} can settle with the school on a place and a person for it. ~ It can be public, private or with one friend.
      T<insulin> {he} can tell an adult straight away when insulin was left out. ~ It can be put right, and sooner is easier.
      T<insulin> {he} can try two places for it and keep the better one.
      C<insulin> {he} can think, "Half a minute. Then it is done."
      A<insulin> It took half a minute, in a corner that somebody had thought about. The sandwich was still a sandwich, and the insulin did its work on it. On a day when it gets left out, there is an adult to tell, and nobody shouts. A nurse at the clinic knows hundreds of people who have hidden a kit.
    `,
    '11+': `
      D<insulin> Insulin is the one part of the day that cannot be handed in late. {Name} may know that perfectly well and still not want to be seen with it, which is among the commonest things that diabetes nurses hear. So it may be hidden, or left for after school. The trouble is that a body cannot wait. Without insulin the sugar climbs, thirst and tiredness follow, and within hours it can turn into an emergency. What needs changing is the audience, and not the insulin.
      P<insulin> What people notice, they mostly take for a phone, a music player or nothing. Interest lasts for one answer. The few who make remarks are the school's business.
      P<insulin> Parents see a number and think of everything at once. It comes out as a question with a full stop after it. Many of them would trade a good number for an honest one.
      Q<insulin> When it is time and there are people about, {Name} might feel ____. Tired of it all is a recognised answer.
      H<insulin> {helper} can hear an honest "I skipped it" and begin with thanks. ~ Whoever gets a lecture for it will not say it twice.
      H<insulin> {helper} can ask the clinic about discreet ways, and about burnout, which has a name because it is common.
      T<insulin> {he} can say it the same hour to an adult when insulin was left out. ~ It can be put right, and it is safer early.
      T<insulin> {he} can choose who sees it: nobody, one friend or whoever is there.
      T<insulin> {he} can tell the nurse that being seen is the hard part. ~ There are solutions for that which are not willpower.
      C<insulin> {he} can think, "Half a minute, and the body has what it needs."
      A<insulin> There is a place for it now, and one person who knows and talks about something else. On some days it will still be too much, and then it can be said out loud, to somebody who helps and does not count. A jumper may be as big as anyone likes. The insulin under it keeps a whole body running, and that is worth half a minute.
    `,
  },
};
