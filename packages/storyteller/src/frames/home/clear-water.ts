import { said, type NamedScene } from '../scene.ts';

/** A child who is afraid of the bath itself, or of what cannot be seen under the water: small steps from the mat. */
export const clearWater: NamedScene = {
  id: 'clearwater',
  image: 'water without bubbles, in which ten toes can be seen from above',
  cue: said(
    String.raw`\b(?:can'?t|cannot|couldn'?t|can not|not) see (?:\w+ ){0,2}(?:legs?|feet|toes|body|bottom|knees|tummy)\b|\bunder (?:the )?(?:water|bubbles|foam)\b|\b(?:can'?t|cannot|won'?t|doesn'?t|scared|afraid|frightened|hates?|terrified) (?:\w+ ){0,3}bubbles\b` +
      String.raw`|\bsat (?:\w+ ){0,4}(?:bathroom|bath) (?:mat|floor)\b|\b(?:monsters?|something)\b[^.!?]{0,20}\b(?:bath|water|tub)\b|\b(?:won'?t|will not|refus\w+ to) (?:\w+ )?(?:sit|lie) (?:down )?in\b` +
      String.raw`|\b(?:scared|afraid|frightened|terrified|terror|fear|phobia|petrified|panics?|screams?)\b[^.!?]{0,24}\b(?:of (?:the )?|in (?:the )?|about (?:the )?|at (?:the )?|get(?:ting)? (?:in|into)(?: the)? )(?:baths?|bath ?tub|tub|bath ?water|water)\b|\b(?:won'?t|will not|can'?t|cannot|refus\w+ to) (?:even )?(?:get|go|step|climb) (?:back )?(?:in|into)\b(?! (?:the )?(?:bed|car|shower))`,
    String.raw`\b(?:hair|shampoo|rins\w+|eyes|face|plug\w*|drain\w*|hole|slip\w*|fell|loud\w*|nois\w*|get(?:ting)? out|come out|smell\w*|hot|burn\w*|scald\w*|shower\w*|sea|pool|swim\w*|used to (?:love|like)|suddenly|all of a sudden|cold water|went under|play(?:ing)?)\b`,
  ),
  decides: false,
  answers: /\b(?:mat|bubbles|legs|see|door|clothes|water)\b/i,
  titles: { young: 'Ten Toes in There', older: 'Clear Water' },
  text: {
    '2-3': `
      D<clearwater> The water is clear. No bubbles today. {Name} may look from the mat. The duck is in there. It has a big look too.
      P<clearwater> Water is new each day. It can look big.
      Q<clearwater> On the mat, {Name} may feel ____.
      H<clearwater> {helper} can sit there too.
      H<clearwater> {helper} can put one hand in.
      T<clearwater> {he} can look, and that is all.
      T<clearwater> {he} can dip one toe in.
      C<clearwater> {he} can say, "I see the duck."
      A<clearwater> One look, and one toe. The water is clear. {Name} saw it all. The duck swims on. Bye-bye, bath.
    `,
    '4-5': `
      D<clearwater> Some baths have bubbles on top. Then nobody can see what is under them. {Name} may like water that is clear. In clear water there is the floor of the bath. There is the duck, and there is its shadow. Feet that go in can be seen all the time.
      P<clearwater> Bubbles are only soap and air. Still, some people like to see their own legs.
      P<clearwater> Grown-ups like to get in all at once. Others go bit by bit. Both get there.
      Q<clearwater> Next to the water, {Name} may feel ____.
      H<clearwater> {helper} can leave out the bubbles. ~ Soap works well without them.
      H<clearwater> {helper} can sit on the mat too. ~ There is time.
      T<clearwater> {he} can sit on the mat and float a cup.
      T<clearwater> {he} can put in one hand, or one foot.
      C<clearwater> {he} can say, "I can see my toes."
      A<clearwater> A hand went in, and it was there all the time. Clear water is easy to look through. The next bit can wait for the next bath. Toes keep well on a mat.
    `,
    '6-7': `
      D<clearwater> A bath does not start in the water. It starts on the mat, with a good look. {Name} may want to know what is in there before any foot goes in. Clear water has no bubbles on top, so the whole floor can be seen. There is the plug, there is a cup. When a foot goes in, it can be seen as well.
      P<clearwater> Water bends the light. So legs look a bit short in it, and a bit wobbly. They come out just as they went in.
      P<clearwater> Some people jump in, and some take five baths to get there. One toe is a step, and so is one look. Nobody needs to be faster.
      P<clearwater> Grown-ups who are in a hurry forget that part. On a good day they sit down on the mat too.
      Q<clearwater> On the mat, {Name} may feel ____. It may change when the water is still.
      H<clearwater> {helper} can leave the door open by the width of a shoe. ~ A shoe is good at that.
      H<clearwater> {helper} can run just a little water, as high as a hand.
      H<clearwater> {helper} can stay on the mat and be in no hurry.
      T<clearwater> {he} can choose what goes in next: a cup, a hand or a foot.
      T<clearwater> {he} can say "stop there" at any step. ~ A step that is done stays done.
      T<clearwater> {he} can sit on the edge and look at two feet in the water.
      C<clearwater> {he} can think, "I can see my feet, and I say what is next."
      A<clearwater> The water is still now, and a cup floats on it. It went one step further, or it stayed at the same step. Both are a bath in the making. What went in has come out again, and all of it is dry. Next time starts from the mat, with a look.
    `,
    '8-10': `
      D<clearwater> People who explore caves do not jump in. They look first, with a lamp, and go on when they know the floor. {Name} may want to do it like that with a bath. Bubbles hide what is below, and a brain does not like legs that end at the knees. Clear, shallow water can be inspected from the mat, plug and all.
      P<clearwater> It is a sensible rule in a brain: what cannot be seen is not known. In rivers that rule is right. In a bath it is only very careful.
      P<clearwater> Adults may call it silly, until they remember how they walk through lake water with weeds in it.
      Q<clearwater> On the edge, {Name} might feel ____. Curious and careful get on quite well.
      H<clearwater> {helper} can agree on the steps beforehand and leave it to {him} when to go on.
      H<clearwater> {helper} can fill it to a hand's width and leave the bubbles in the bottle.
      T<clearwater> {he} can write the steps on a card, from the mat to the shoulders, and tick one at a time.
      T<clearwater> {he} can use a wet cloth on the mat on days when that is enough. ~ Clean is clean.
      C<clearwater> {he} can think, "I can see the floor, and I choose the step."
      A<clearwater> The water has gone still, and the tiles can be counted through it. One step was taken today, or none, and the list is still valid. Explorers turn back all the time and come again with a better lamp. The bath is not going anywhere.
    `,
  },
};
