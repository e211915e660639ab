import { said, type NamedScene } from '../scene.ts';

const CROSS = String.raw`\b(?:angry|anger|cross|mad|furious|rage|frustrat\w*|temper|tantrum|told no|says? no|does ?n['’]?t get (?:his|her|their) (?:own )?way)\b`;

/** A bite that comes out of anger: the anger is told, and what the teeth can have instead. */
export const teethThatWereCross: NamedScene = {
  id: 'crossbite',
  image: 'anger that goes to the teeth, and a cloth or a stamp that it can go to',
  cue: said(
    String.raw`\bbit(?:es?|ing|e)?\b[^!?]{0,60}${CROSS}|${CROSS}[^.!?]{0,40}\bbit(?:es?|ing)\b`,
    String.raw`\b(?:own|(?:him|her|them)sel(?:f|ves)|nails?|toys?|takes?|snatch\w*|excit\w*|bitten|bit (?:him|her)|toothbrush|nursery worker|tics?|autis\w*|(?:he|she) (?:is|was|gets|got) bitten)\b`,
  ),
  decides: false,
  answers: /\b(?:angry|cross|mad|furious|frustrat\w*|bit\w*|temper|no)\b/i,
  takesHelps: true,
  titles: { young: 'Cross Teeth', older: 'When Anger Goes to the Teeth' },
  roles: {},
  text: {
    '2-3': `
      D<crossbite> {Name is} cross. So cross! The cross goes to the teeth. The teeth want to bite. Snap!
      P<crossbite> A bite hurts. Ow! Being cross is fine.
      Q<crossbite> Oh so cross, {Name} may feel ____.
      H<crossbite> {helper} can come close.
      H<crossbite> {helper} can bring a cloth.
      T<crossbite> {he} can bite a cloth.
      T<crossbite> {he} can stamp, stamp, stamp.
      C<crossbite> {he} can say, "I am cross!"
      A<crossbite> Stamp, stamp. The cross gets small. The mouth is soft. The teeth have a rest. Hello, toast.
    `,
    '4-5': `
      D<crossbite> Being angry starts in the tummy and goes up. In {Name} it may go right to the teeth. Then a bite comes out, faster than a word. A bite hurts, and it does not say what is wrong. Being angry is fine.
      P<crossbite> The other one feels the teeth and nothing else. They do not know why.
      P<crossbite> Grown-ups get angry too. Some press their teeth together and go "grr".
      Q<crossbite> When the angry feeling comes, {Name} may feel ____.
      H<crossbite> {helper} can come in between and say, "You are angry."
      H<crossbite> {helper} can find a thing that may be bitten.
      T<crossbite> {he} can bite on a cloth.
      T<crossbite> {he} can go "grr" and stamp.
      C<crossbite> {he} can say, "I am angry, and my teeth stay in."
      A<crossbite> The stamp was loud, and nobody was hurt. The angry feeling goes up, and it comes down. Then there are words for it. The mouth can have its apple.
    `,
    '6-7': `
      D<crossbite> Anger looks for a way out. For some it is the feet, and for {Name} it may be the teeth. The jaw gets hard, and then a bite is there before a word is. It hurts a lot, more than people think. The anger was real, and it can get out in another way.
      P<crossbite> The one who was bitten remembers the teeth. What it was about got lost.
      P<crossbite> A jaw is one of the strongest things in a body. It tightens early, and so it can be a sign.
      Q<crossbite> When the jaw gets hard, {Name} may feel ____. It may be hot as well.
      H<crossbite> {helper} can see the sign and make some room.
      H<crossbite> {helper} can listen to what it was about, when it is over.
      T<crossbite> {he} can press both lips together and push a wall.
      T<crossbite> {he} can say, "I am so angry!" as loud as the teeth were.
      C<crossbite> {he} can think, "Hard jaw? Step back first."
      A<crossbite> The step back was only one step, and it was enough. The jaw is loose again. Now it is fine to say what was unfair. Somebody with no bite on the arm listens better. A sorry can go there too, if one is needed.
    `,
  },
};
