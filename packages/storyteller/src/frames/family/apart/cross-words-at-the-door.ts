import { said, type NamedScene } from '../../scene.ts';
import { PARENTS } from './one-and-the-other.ts';

/** The parents quarrel on the doorstep when a child goes from one home to the other. */
export const crossWordsAtTheDoor: NamedScene = {
  id: 'doorrow',
  image: 'a doorstep with loud words on it, and a child who is not the postman',
  cue: said(
    String.raw`(?=[^]*\b(?:argu\w*|row(?:s|ing)?|shout\w*|fight\w*|horrible to each other|tense)\b)(?=[^]*\b(?:parents?|we|${PARENTS}|my ex)\b)[^]*\b(?:hand ?overs?|swap (?:him|her|them)|pick(?:s|ing)? (?:him|her|them)? ?up|drop(?:s|ping)? (?:him|her|them)? ?off|change ?overs?|(?:at|on) the (?:door|doorstep|step))\b`,
    String.raw`\b(?:school gates?|nursery|neighbours?|lives? with both|hits?|hurt)\b`,
  ),
  decides: /\b(?:shout|argue|row|fight)\w*\b[^.!?]{0,40}\b(?:hand ?overs?|when they swap|at the door when)\b/i,
  answers: /\b(?:swap\w*|stomach\w*|tummy|handover|door|ache)\b/i,
  titles: { young: 'Loud Words on the Step', older: 'Not the Postman' },
  text: {
    '4-5': `
      D<doorrow> {Name} goes from one home to the other. At the door, the grown-ups get loud. Their words fly over {his} head. It can make a tummy hurt. They are cross with each other. No child made them so.
      P<doorrow> Grown-ups can learn to be quiet at a door. It is their job.
      Q<doorrow> On the step, {Name} may feel ____.
      H<doorrow> {helper} can say hello and bye, and no more.
      H<doorrow> {helper} can be told, "It is too loud."
      T<doorrow> {he} can hold {his} own bag and look at {his} shoes.
      T<doorrow> {he} can put both hands on {his} tummy and breathe out.
      C<doorrow> {he} can say, "That is for big people."
      A<doorrow> The door is shut, and the loud words are outside. In this home it is quiet, and in the other one too. Both of them are glad that {Name} comes.
    `,
    '6-7': `
      D<doorrow> {Name} has two homes, and there is a door in between. When {he changes} from one to the other, the grown-ups may argue there. A tummy can ache from that, even before the bell rings. They argue about grown-up things. No child is the reason, even if a name is said.
      P<doorrow> People who live apart may still have old rows in them. A doorstep is a bad place for those. Grown-ups can sort them out by phone.
      Q<doorrow> When voices get loud at the door, {Name} may feel ____. It may be in the tummy.
      H<doorrow> {helper} can agree with the other home on a quiet handover. ~ Hello, bag, goodbye is enough.
      H<doorrow> {helper} can hear what it is like for {Name}.
      T<doorrow> {he} can say at a calm time, "Please do not argue at the door."
      T<doorrow> {he} can tell a teacher or somebody else {he trusts}.
      C<doorrow> {he} can think, "It is their row. I am not in it."
      A<doorrow> A row on a step ends, and then there is supper in a home. Both are homes where {Name} is wanted. A tummy calms down after a bit of time. What was too loud can be said out loud, and grown-ups can do better.
    `,
    '8-10': `
      D<doorrow> {Name} lives in two homes, and the change between them takes place on a doorstep. Sometimes the adults argue there: about times, bags, money or something from years ago. It goes on over {his} head. A stomach ache before the bell is a sensible answer to that. The argument belongs to the two of them, even when a child's name comes up in it.
      P<doorrow> Most parents are not proud of it. They see each other for three minutes a week, and all of it comes out in those.
      P<doorrow> Some families change over at school, or with an aunt at the door. Then nobody meets on the step at all.
      Q<doorrow> On the way to the door, {Name} might feel ____. The stomach often knows first.
      H<doorrow> {helper} can keep it to hello, bag and goodbye, and send the rest by message.
      H<doorrow> {helper} can ask for another place to change over, such as school or a relative's home.
      T<doorrow> {he} can say on a calm day, "When you argue at the door, my stomach hurts." ~ It is information that both need.
      T<doorrow> {he} can decline to carry messages. ~ "Please tell them yourself" is polite.
      T<doorrow> {he} can tell another adult, such as a teacher, if it goes on.
      C<doorrow> {he} can think, "I change homes. I do not carry the row."
      A<doorrow> Three minutes on a step are a small part of a week, and they can spoil the rest of it. That is why it is worth saying so. In both homes there is somebody who wants {Name} to arrive in one piece. How the adults manage the door is for them to learn.
    `,
    '11+': `
      D<doorrow> Two homes have one weak spot, and it is the doorstep. {Name} may know the sequence: the bell, a remark about the time, an answer, and then the whole archive. It is conducted over the head of the one person who cannot leave. Feeling sick beforehand is a reasonable response. What is being fought about is between the adults, whoever's name is used in it.
      P<doorrow> Parents tend to believe that it does not get through, or that the other one starts it. Both can be corrected by somebody who was present.
      Q<doorrow> Shortly before a change, {Name} might notice ____.
      H<doorrow> {helper} can move the change to neutral ground, or let {Name} travel without an escort where that works.
      H<doorrow> {helper} can use messages for arrangements, so that the step is only for goodbye.
      T<doorrow> {he} can say or write it once to both of them, in the same words. ~ Then nobody can claim to be the exception.
      T<doorrow> {he} can walk on and say, "I'm inside when you've finished."
      T<doorrow> {he} can bring in another adult if nothing changes. ~ A school counsellor has heard it before.
      C<doorrow> {he} can think, "It is their argument. I am not the courier."
      A<doorrow> The arguments may take years to wear out. The doorstep can be taken out of them much sooner, since it is only a place. Both homes are {Name}'s, and the way between them is meant to be dull. Asking for that is not taking sides.
    `,
  },
};
