import type { Role } from '../../../frame.ts';
import type { DeedThread } from './deed-thread.ts';

/** The baby, by name where it has one. */
const BABY: Role = {
  fallback: { text: 'the baby' },
  cues: [
    {
      match: /\b(?:[Bb]aby|[Nn]ew|[Ll]ittle) (?:brother|sister|cousin)(?:,| is)?(?: called| named)? (\p{Lu}\p{Ll}+)/u,
      phrase: { text: '$' },
    },
    { match: /\b[Bb]aby (\p{Lu}\p{Ll}+)/u, phrase: { text: '$' } },
  ],
};

/** Gentle hands with a baby: stroking, holding, singing. */
export const gentleWithBaby: DeedThread = {
  id: 'softhands',
  image: 'a finger that a baby holds on to',
  cue: /^(?![^]*\b(?:hit|hits|hitting|bit|pushed|stopped (?:hurting|hitting))\b)[^]*?\b(?:(?:gentle|gently|careful|soft(?:ly)?|sweet|kind|lovely|cuddled|held|kissed|stroked|sang to|met)\b[^.!?]{0,40}\b(?:new |little )?(?:baby|newborn)\b)/i,
  decides: true,
  titles: { young: 'One Soft Finger', older: 'A Hand Round a Finger' },
  roles: { small: BABY },
  text: {
    '2-3': `
      D<softhands> So small! Such tiny toes! {Name} was kind. Soft, soft went the hand. {small} had a look.
      P<softhands> Babies like soft hands. They cannot say it yet.
      Q<softhands> Near the baby, {Name} may feel ____.
      H<softhands> {helper} can show a soft spot.
      T<softhands> {he} can stroke one foot.
      C<softhands> {he} can say, "Soft, soft, tiny toes."
      A<softhands> Soft, soft. {small} had a sleep. {Name} was kind. Night-night, tiny toes.
    `,
    '4-5': `
      D<softhands> A baby is new and cannot say thank you. {Name} was kind, and did not need one. {small} can feel how a hand comes, fast or slow. This hand came slowly, and it was soft.
      P<softhands> {small} knows that voice from before, through the tummy wall. Now there is a hand that goes with it.
      P<softhands> Grown-ups see how hard it is to be slow. They noticed.
      Q<softhands> When {small} was so near, {Name} may have felt ____.
      H<softhands> {helper} can sit next to both of them. ~ Two laps are better than one.
      H<softhands> {helper} can still keep some time for {Name} alone.
      T<softhands> {he} can hold out one finger and wait.
      T<softhands> {he} can sing something very quietly.
      C<softhands> {he} can say, "Slow and soft. Here I come."
      A<softhands> A tiny hand went round a finger and did not let go. That is a lot of strength for somebody so small. {Name} was kind, and {small} is finding out what kind is. Tomorrow there is more time for it.
    `,
    '6-7': `
      D<softhands> {Name} was kind to somebody very new. {small} sees only as far as a face that bends down. This face came slowly, and the hands were soft. That takes a lot of control when hands would rather be quick.
      P<softhands> {small} cannot smile on purpose yet. The body gets calm instead, and the fists open. It is a baby's way of saying "good".
      P<softhands> Everybody came to look at the baby. Some of them looked at {Name} as well, and they were the clever ones.
      Q<softhands> With {small} so close, {Name} may have felt ____. A new person can bring two feelings at once.
      H<softhands> {helper} can show how to hold the head. ~ Sitting down makes it safe.
      H<softhands> {helper} can keep an hour for {Name}, with no baby in it.
      T<softhands> {he} can let {small} hold one finger. ~ Babies do not like to give it back.
      T<softhands> {he} can tell {small} one thing about this house.
      C<softhands> {he} can think, "Slow hands, quiet voice."
      A<softhands> The fist is still round the finger, and there is no hurry. {Name} was kind, and did it without being told. {small} is getting to know that face. It begins like this.
    `,
  },
};
