import { said, type NamedScene } from '../scene.ts';

/** A pool in which somebody holds on tight, and a back that is to lie on the water. */
export const onTheBack: NamedScene = {
  id: 'onback',
  image: 'a hand under a back, and water that carries',
  cue: said(
    String.raw`\b(?:float(?:s|ing)?|(?:lie|lying|go|going) on (?:his|her|their) back|on (?:his|her|their) back|cling(?:s|ing)? (?:on )?(?:to|on)|won'?t let go|will not let go|holds? on (?:to me|tight)|let(?:ting)? go of (?:me|the (?:side|wall|edge|rail|bar)))\b`,
    String.raw`\b(?:(?:won['’]?t|will not|refus\w+ to|does ?n['’]?t want to) (?:even )?(?:get|go|come|step) in(?:to)?\b|hair|bath|shower|boat|drop[- ]?off|arm ?bands? off|jump\w*|div\w+|slide|(?:face|head|eyes) (?:\w+ ){0,2}(?:in|under)|face wet|splash\w*)\b`,
  ),
  decides: false,
  takesHelps: true,
  titles: { young: 'Ears Under, Nose Up', older: 'What Water Can Carry' },
  text: {
    '2-3': `
      D<onback> Here is the pool. {Name} can hold on. Arms go round a neck. The water goes up and down. It can carry a duck. It can carry feet.
      P<onback> Big arms hold. They hold well.
      Q<onback> Holding on tight, {Name} may feel ____.
      H<onback> {helper} can hold {him} close.
      T<onback> {he} can kick two feet.
      T<onback> {he} can look up at a lamp.
      C<onback> {he} can say, "Hold me, water."
      A<onback> Splash, splash, and then out. The arms held. The water held a bit, too. Hello, towel.
    `,
    '4-5': `
      D<onback> In a pool, {Name} may hold on with both arms. The floor is far down, and the water moves. To float, a back lies flat on the water. A hand is under it. The ears go under, and it gets quiet. The nose stays up in the air.
      P<onback> Grown-ups learned it once, too. They held on to somebody's neck. It took them many goes.
      Q<onback> When it is time to lie back, {Name} may feel ____.
      H<onback> {teacher} can keep one hand under {his} back.
      H<onback> {helper} can let go only after a yes.
      T<onback> {he} can put {his} head on a shoulder and look up.
      T<onback> {he} can try it first where it is not deep.
      C<onback> {he} can say, "Ears under, nose up."
      A<onback> A head lay on a shoulder, and the ears got wet. That is how it begins. Water can carry a leaf, and one day a back. Until then there is a hand. Now for a towel.
    `,
    '6-7': `
      D<onback> Water pushes up on everything that lies in it. {Name} may not trust that yet, and hold on to a neck. A body that is tight goes down at the feet. One that is soft and long, with a big breath in it, stays up. So floating is less about doing something. It is about leaving something off, a bit at a time.
      P<onback> Swimming teachers know how strong small fingers are. They have had them round their own necks. They wait, because a hand that is pulled off holds on tighter next time.
      Q<onback> With both feet off the floor, {Name} may feel ____. It may be in the tummy.
      H<onback> {teacher} can keep a hand under {his} back and count aloud. ~ At the number five it is over.
      H<onback> {helper} can practise it with {him} in shallow water.
      T<onback> {he} can lie with {his} head on a shoulder and look at the ceiling.
      T<onback> {he} can let go with one finger, and then with two. ~ Fingers may come back.
      C<onback> {he} can think, "Big breath, long back, look up."
      A<onback> It was two fingers today, or the count of three. The water did its part. Swimming comes after that, and there is no hurry about it. The pool has a lot of lamps, and somebody counted them from below.
    `,
  },
};
