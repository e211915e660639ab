import { said, type NamedScene } from '../scene.ts';

/** Fingers that go for the eyes or the face of a new baby. */
export const eyesAreForLooking: NamedScene = {
  id: 'babyeyes',
  image: 'two eyes that look up, and a hand that holds two small feet',
  cue: said(
    String.raw`\b(?:pok\w+|prod\w*|jab\w*|push\w*|press\w*|finger\w*|goes for|touch\w*|grab\w*)\b[^.]{0,30}\b(?:eyes?|face)\b`,
    String.raw`\b(?:eye contact|cat|dog|friend|nursery|teacher)\b`,
  ),
  decides:
    /^(?=[^]*\b(?:baby|newborn|new (?:brother|sister))\b)[^]*?\b(?:pok\w+|prod\w*|jabs?|jabbing|fingers?|goes for)\b[^.]{0,30}\b(?:eyes?|face)\b/i,
  titles: { young: 'Eyes Look, Hands Hold' },
  text: {
    '2-3': `
      D<babyeyes> The baby has two eyes. They look at {Name}. Eyes are soft. A poke hurts them.
      P<babyeyes> Babies cannot say "ow". They can only cry.
      Q<babyeyes> When the baby looks, {Name} may feel ____.
      H<babyeyes> {helper} can stroke the small hand.
      H<babyeyes> {helper} can sit in between.
      T<babyeyes> {he} can hold two small feet.
      T<babyeyes> {he} can wave at the eyes.
      C<babyeyes> {he} can say, "Eyes look. Hands hold."
      A<babyeyes> Two eyes look up. Two eyes look down. A soft hand holds a foot. Hello, baby.
    `,
    '4-5': `
      D<babyeyes> The baby's eyes are new, and they look at everything. {Name} may want to touch them. Eyes are the softest part of a face. A finger hurts them a lot. Eyes are for looking, and hands are for holding.
      P<babyeyes> A baby cannot say "stop" or turn away. So big people watch out for it.
      Q<babyeyes> When the baby looks up, {Name} may feel ____.
      H<babyeyes> {helper} can stay close when the two are together.
      H<babyeyes> {helper} can show where a baby likes to be touched.
      T<babyeyes> {he} can hold the baby's feet in two hands.
      T<babyeyes> {he} can make a face for the eyes to look at.
      C<babyeyes> {he} can say, "Eyes look. Hands hold."
      A<babyeyes> Two new eyes look up, and two big eyes look down. A funny face comes, and then another. Two soft hands hold two small feet. The baby looks and looks. Eyes are for that.
    `,
  },
};
