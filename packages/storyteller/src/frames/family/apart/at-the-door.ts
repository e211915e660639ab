import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';
import { PARENTS } from './one-and-the-other.ts';

/** Who comes to the door: "when dad picks her up". */
const COMES_ROLE: Role = {
  fallback: { text: 'the other parent' },
  cues: [
    { match: /\b(mum|mummy|mom|mommy|mama)\b (?:\w+ )?(?:picks?|collects?|comes? (?:to|for)|fetches)/i, phrase: { text: '$', gender: 'f' } },
    { match: /\b(dad|daddy|papa|baba)\b (?:\w+ )?(?:picks?|collects?|comes? (?:to|for)|fetches)/i, phrase: { text: '$', gender: 'm' } },
  ],
}; // prettier-ignore

/** The minutes at the door, when one parent hands over to the other. */
export const atTheDoor: NamedScene = {
  id: 'atthedoor',
  image: 'one doorstep with a goodbye and a hello on it',
  cue: said(
    String.raw`\b(?:hand ?overs?|drop[- ]?off (?:at|to|with) (?:his|her|their|my ex)|(?:won['’]?t|refuses to|does ?n['’]?t want to|cr(?:ies|ying)|screams?|clings?|upset|hides|tantrums?|meltdowns?)[^.!?]{0,30}\bwhen (?:his |her |their )?(?:${PARENTS})\b (?:\w+ )?(?:picks (?:him|her|them) up|comes (?:to|for)|collects|fetches)(?![^.!?]*\b(?:school|nursery|club|childminder|preschool|playgroup)))`,
  ),
  decides: /\bhand ?overs?\b/i,
  titles: { young: 'One Step, Two Homes', older: 'The Doorstep' },
  roles: { comes: COMES_ROLE },
  text: {
    '2-3': `
      D<atthedoor> Ding dong! {Name} is at the door. One home says bye-bye. One home says hello. It is all on one step.
      P<atthedoor> A step is small. A goodbye is big.
      Q<atthedoor> On the step, {Name} may feel ____.
      H<atthedoor> {helper} can hug, and then wave.
      H<atthedoor> {helper} can say bye-bye, and wave.
      T<atthedoor> {he} can carry one thing.
      T<atthedoor,comforter> {he} can hold {comforter} tight.
      C<atthedoor> {he} can say, "Bye here, hello there."
      A<atthedoor> The door is shut. A hand is there to hold. One home waves. One home waits for {Name}.
    `,
    '4-5': `
      D<atthedoor> {Name has} two homes, and there is a minute in between. The bell rings. {comes} is on the step. The bag is in the hall. A goodbye and a hello want to happen in that one minute. That is a lot for one doorstep.
      P<atthedoor> Grown-ups can be a bit stiff on a step. They want it to go well. They may forget to bend down.
      Q<atthedoor> When the bell rings, {Name} may feel ____.
      H<atthedoor> {helper} can make the goodbye the same each time. ~ One hug, one wave, and off.
      H<atthedoor> {helper} can say what comes first over there.
      T<atthedoor> {he} can choose who carries the bag.
      T<atthedoor,comforter> {he} can hold {comforter} on the step.
      T<atthedoor> {he} can wave from the gate, or from the car.
      C<atthedoor> {he} can say, "One hug, one wave, and off."
      A<atthedoor> One hug, one wave, and the minute on the step is over. Behind the window, somebody still waves. In front, there is a hand. {Name} is missed in one home and awaited in the other.
    `,
    '6-7': `
      D<atthedoor> {Name has} two homes. The hard part in between is only a metre wide. It is the doorstep. {comes} stands on one side, and home is on the other. One hand lets go before the other is full, and {Name} may notice. For a moment, no home is there. Then feet get heavy, or a shoe cannot be found.
      P<atthedoor> Grown-ups may be polite and stiff at a door. It is odd for them too. Each one is thinking about {Name}.
      P<atthedoor> Crying at the door does not tell which home is better. It tells that a goodbye is a goodbye.
      Q<atthedoor> On the doorstep, {Name} may feel ____. Half an hour later it may be another word.
      H<atthedoor> {helper} can keep the goodbye short and the same each time.
      H<atthedoor> {helper} can have the bag by the door before the bell. ~ Then nobody runs for a shoe.
      T<atthedoor> {he} can make up a goodbye, such as two taps on the door.
      T<atthedoor,comforter> {he} can carry {comforter}, and somebody else can carry the bag.
      C<atthedoor> {he} can think, "It is one step, and I know both sides."
      A<atthedoor> Two taps on the door, and the step is behind. On the way there is time to look out and say nothing. One home is getting smaller, and one is getting nearer. {Name} belongs in both, and in the car as well.
    `,
  },
};
