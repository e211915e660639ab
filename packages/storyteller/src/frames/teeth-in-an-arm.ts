import { said, type NamedScene } from './scene.ts';

/** A child who bites, scratches or pinches its own arm or hand when it is angry. A doctor is asked where it leaves marks. */
export const teethInAnArm: NamedScene = {
  id: 'ownarm',
  image: 'an own arm, which feels each tooth, and a cushion that feels none',
  cue: said(
    String.raw`\b(?:bit(?:es?|ing)|scratch(?:es|ing)?|pinch(?:es|ing)?|claws?|digs? (?:his|her|their) nails into) (?:at |into )?(?:his|her|their) own (?:arms?|hands?|fingers?|legs?|skin|wrists?)\b|\b(?:bit(?:es?|ing)|scratch(?:es|ing)?|pinch(?:es|ing)?) (?:his|her|their) (?:arms?|hands?|wrists?|legs?) (?:when|if|because)\b[^.!?]{0,20}\b(?:cross|angry|mad|frustrated|upset|overwhelmed|told)\b|\b(?:bit(?:es?|ing)|scratch(?:es|ing)?|pinch(?:es|ing)?) (?:him|her|them)sel(?:f|ves) (?:when|if|because|whenever)\b`,
    String.raw`\b(?:own (?:hands?|fingers?)|bit(?:es?|ing) (?:his|her|their) hands?|nails?|eczema|itch\w*|scabs?|spots?|bored|cut(?:s|ting)?|self[- ]harm\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:bit\w*|scratch\w*|pinch\w*|cross|angry|frustrated|upset)\b/i,
  titles: { young: 'Be Soft, Arm', older: 'Somewhere Else for the Teeth' },
  text: {
    '2-3': `
      D<ownarm> {Name} may get so mad. The mad is too big. Teeth go to the arm. Ow! That is {his} arm. It feels that.
      P<ownarm> Grown-ups come. They want the arm to be well.
      Q<ownarm> With a big mad, {Name} may feel ____.
      H<ownarm> {helper} can bring a soft cushion.
      H<ownarm> {helper} can hold both hands.
      T<ownarm> {he} can bite a cloth.
      T<ownarm> {he} can squeeze a cushion.
      C<ownarm> {he} can say, "Mad, go to my feet!"
      A<ownarm> Stamp, stamp. The mad gets small. The arm gets a stroke. Soft, soft. It is a good arm.
    `,
    '4-5': `
      D<ownarm> Being angry can be too big for one body. It wants to go somewhere, and {his} own arm is near. Then teeth or nails go in. {Name} may do it in a second. But an arm can feel, and it gets sore. It did not do a thing.
      P<ownarm> Grown-ups may look scared then. They are not cross. They want the arm to be well.
      Q<ownarm> When it gets too big, {Name} may feel ____.
      H<ownarm> {helper} can bring something that may be bitten.
      H<ownarm> {helper} can press both {his} hands, if that is nice.
      T<ownarm> {he} can squeeze a cushion as hard as can be.
      T<ownarm> {he} can push against a wall.
      C<ownarm> {he} can say, "Not my arm. Cushion, here I come!"
      A<ownarm> The cushion got a big squeeze, and the arm got none. Angry went down, bit by bit. A mark gets cold water and a kind hand. An arm is good for a lot of things, and for hugs.
    `,
    '6-7': `
      D<ownarm> Anger makes a body very strong, and strength looks for something to do. {Name} may turn it on {his} own arm, with teeth or nails. Nobody else is hurt then, and it may even feel better for a second. But the arm is hurt. Skin has no way to say, "Stop." It can only sting.
      P<ownarm> Lots of children have done it. Most of them stop when they find another place for the strength.
      P<ownarm> Grown-ups look frightened because they care about that arm. They are not angry with anybody.
      Q<ownarm> Just before it, {Name} may feel ____. It may be in the jaw or the hands.
      H<ownarm> {helper} can keep something chewy or a towel where it is needed.
      H<ownarm> {helper} can ask a doctor if there are marks on many days.
      T<ownarm> {he} can twist a towel with both hands.
      T<ownarm> {he} can push a wall until the arms are tired.
      C<ownarm> {he} can think, "Strong, and not into me."
      A<ownarm> The towel is twisted like a rope, and the arm has no mark. The anger came out all the same. A mark from another day can have some cream and a kind word. Later two people can talk about what it was.
    `,
    '8-10': `
      D<ownarm> When anger has nowhere to go, some people turn it on themselves. {Name} may bite or scratch {his} own arm before there is a thought. It can feel as if it took the pressure off, and that is why it happens again. The pressure does not last, and the marks do. An arm is worth looking after, on the angriest day as well.
      P<ownarm> It is more common than it looks, because people wear sleeves. It means that something was too much.
      P<ownarm> Adults may react with a fright. What they are looking for is a way to help.
      Q<ownarm> In the minute before it, {Name} might notice ____. It may be too much noise, or a thing that would not work.
      H<ownarm> {helper} can talk with a doctor, who knows good ways out of it. ~ Early is easier.
      H<ownarm> {helper} can agree on a sign for "it is getting too much".
      T<ownarm> {he} can hold something very cold, or twist a towel hard. ~ It gives the body a strong feeling without a mark.
      T<ownarm> {he} can leave the place that is too much, and say so afterwards.
      C<ownarm> {he} can think, "Somewhere else for it. This arm is mine."
      A<ownarm> Anger comes up like water in a lock and goes down in the same way. The towel took all of it this time, or half. Nobody expects it to work each day. Whoever is told about it will look at the reason before the mark, and that is where it gets better.
    `,
  },
};
