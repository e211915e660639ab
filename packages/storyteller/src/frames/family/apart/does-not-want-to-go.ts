import { said, type NamedScene } from '../../scene.ts';
import { OVER_THERE } from './by-friday.ts';

const PARENT = String.raw`(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|father|mother)`;
const NOT = String.raw`(?:won['’]?t|wont|will not|refus(?:es|ed|ing)(?: to)?|does ?n['’]?t want to|does not want to|don['’]?t want to|says (?:he|she|they) (?:is|are|['’]?s|isn['’]?t|['’]?s not|won['’]?t|is not) ?(?:not |never )?|(?:has )?stopped|no longer wants? to|(?:is |['’]?s )?never)`;

/** A child who no longer wants to go to the other parent. Whether it goes is decided by adults; that it is heard is not. */
export const doesNotWantToGo: NamedScene = {
  id: 'wontgo',
  image: 'a page with two columns: what is so, and what would help',
  cue: said(
    String.raw`\b${NOT} (?:go(?:es|ing)?|visit(?:ing)?|stay(?:ing)?|see(?:ing)?|sleep(?:ing)?)(?: over| back)?(?: to| at| with)? (?:see )?(?:(?:his|her|their) )?(?:${PARENT}\b(?!['’]s (?:grave|work|office|wedding|parents|boyfriend|girlfriend))|${PARENT}['’]?s\b)(?: (?:house|flat|place|home))?[^]*(?:\b(?:any ?more|again|weekends?|girlfriend|boyfriend|partner|split|divorc\w*|separat\w*|my ex|contact|court|since|because|because of)\b)|\b(?:my ex|divorc\w*|separat\w*|split)\b[^]*\b${NOT} (?:go(?:es|ing)?|visit(?:ing)?|stay(?:ing)?|see(?:ing)?)(?: over| back)?(?: to| at| with)? (?:see )?(?:(?:his|her|their) )?${PARENT}['’]?s?\b`,
    String.raw`\b(?:hit|hits|hurts?|hurt|violen\w*|drunk|drinks?|drinking|drugs?|touch\w*|prison|hospital|ill|died|dying|grave|tummy|bed|sleep|cries|fridays?|school|supervised)\b`,
  ),
  decides: true,
  answers: /\b(?:refus\w*|won['’]?t|any ?more|girlfriend|boyfriend|split|ex|weekends?)\b/i,
  titles: { young: 'Two Columns', older: 'Two Columns on a Page' },
  roles: { there: OVER_THERE },
  text: {
    '6-7': `
      D<wontgo> {Name has} two homes, and there is a plan of days. Just now there is a big no to {there}. A no has a reason in it, and sometimes more than one. It may be a new person there, or a rule, or missing somebody here. Grown-ups can only help with a reason that they know.
      P<wontgo> Parents can be sad about such a no, or cross with each other. That part is theirs, and not a child's to fix.
      P<wontgo> If somebody there hurts or frightens a child, that is told at once. It is listened to first, before any plan.
      Q<wontgo> When the day comes near, {Name} may feel ____. It may be two things at once.
      H<wontgo> {helper} can write it down in two columns. ~ On the left is what is so, on the right what would help.
      H<wontgo> {helper} can talk with the other grown-up. ~ Children need not carry words across.
      T<wontgo> {he} can say what the hard bit is, in any order.
      T<wontgo> {he} can draw it, if the words do not come.
      C<wontgo> {he} can think, "I say how it is. Grown-ups make the plan."
      A<wontgo> On the page there are words on the left and on the right. A shorter day is there, and a phone call at seven. The plan of days may stay, or it may change. {Name} was heard, and is at home with people who listen.
    `,
    '8-10': `
      D<wontgo> "I'm not going" is a short sentence with a lot behind it. Between two homes, for {Name} it may be about a new person, a row or boredom. It may also be about being needed by whoever stays behind. It may not be clear at once which it is. It helps to find out, because each has a different answer. Nobody is expected to love every day in both homes.
      P<wontgo> A parent who hears it may be hurt, and the other one may be worried or secretly pleased. All that is theirs to sort out. It is nobody's job to choose between two people.
      P<wontgo> One thing is different. Being frightened or hurt anywhere is told straight away, to any adult who can be trusted. It comes before every plan.
      Q<wontgo> When the day comes closer, {Name} might feel ____. Guilty is a common guest, and has not been invited.
      H<wontgo> {helper} can take the message to the other home. ~ Children are bad places to send messages through.
      H<wontgo> {helper} can find somebody outside the family who listens, such as a counsellor at school. ~ They do not take sides.
      T<wontgo> {he} can make two columns, "what is so" and "what would help", and put in the small things too.
      T<wontgo> {he} can tell the parent there one thing from the page, by message if that is easier.
      C<wontgo> {he} can think, "I may say what is hard without choosing anybody."
      A<wontgo> The left column took ten minutes, and the right one took a week. Some of it was easy, like an hour alone with nobody new at the table. Some is still being talked about by people over thirty. How the days are shared is an adult decision, and it can be made again. What {Name} thinks of each home is on the page, where it can be read.
    `,
    '11+': `
      D<wontgo> Arrangements between two homes are made by adults, sometimes by a court, and are kept by whoever packs the bag. {Name} may have reached the point of not wanting to. That deserves more than "you have to" and more than "suit yourself". Behind such a no there may be a person who is new there, a quarrel that stayed unfinished, or the wish to be asked. There may also be loyalty to whoever stays behind, which is a heavy thing to act on.
      P<wontgo> The parent who is refused may hear a verdict in it. They may ring too often, or not at all. Neither proves how much they care.
      P<wontgo> Anything that is frightening or unsafe belongs in another category. It is told to an adult at once, and it outranks all agreements. 
      Q<wontgo> When the date comes closer, {Name} might notice ____. Relief and guilt can arrive by the same bus.
      H<wontgo> {helper} can make sure that {his} view is asked for by somebody neutral. ~ Mediators and courts are expected to listen at this age, although they may decide otherwise.
      H<wontgo> {helper} can speak about the other home without a face that answers the question.
      T<wontgo> {he} can put it in two columns, "what is so" and "what would have to be different". ~ The second is the one that adults can work on.
      T<wontgo> {he} can suggest less of it, such as a lunch for two on neutral ground. ~ It keeps a door on the latch.
      C<wontgo> {he} can think, "Saying what is hard is not the same as choosing a side."
      A<wontgo> The page does not settle anything, since two columns are not a treaty. It does show that the no has parts, and that some of them can be mended. What is decided about the homes will be decided by adults, preferably after reading it. Feelings about a parent are allowed to change more than once, in either direction.
    `,
  },
};
