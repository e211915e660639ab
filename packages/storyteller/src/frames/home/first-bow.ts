import { said, type NamedScene } from '../scene.ts';

/** Laces that come undone, and fingers that are learning a bow. */
export const firstBow: NamedScene = {
  id: 'bow',
  image: 'two loops that meet, come apart and meet again',
  cue: said(
    String.raw`\b(?:shoe ?)?laces?\b|\btie (?:his|her|their) (?:own )?shoes\b|\btying (?:his|her|their) (?:own )?shoes\b`,
  ),
  decides:
    /\b(?:can'?t|cannot|learn\w*|struggl\w*|frustrat\w*|not able|unable|hard|gives? up|cries|angry)\b[^]{0,40}\b(?:shoe ?laces|(?:tie|tying|do|doing) (?:up )?(?:his|her|their) (?:own )?(?:laces|shoes))\b|\b(?:shoe ?laces|laces)\b[^]{0,40}\b(?:can'?t|frustrat\w*|gives? up|hard|cries)\b/i,
  titles: { young: 'Two Loops Meet', older: 'Fingers That Learn a Bow' },
  text: {
    '4-5': `
      D<bow> A lace has two ends, and they are long. {Name} may want to make a bow on a shoe. Cross, under, pull, and that part holds. Then come two loops, and they slip away. Fingers need a lot of tries for that.
      P<bow> Grown-ups do it without looking. When they show it, they are too quick.
      Q<bow> When the loop slips away, {Name} may feel ____.
      H<bow> {helper} can show it slowly, side by side. ~ From the front it is the wrong way round.
      H<bow> {helper} can hold one loop.
      T<bow> {he} can do just the first knot today.
      T<bow> {he} can try it on a shoe that stands on the table.
      C<bow> {he} can say, "Cross, under, pull. Loop, and rest."
      A<bow> The knot held, and the loops did not. That is half a bow. Tomorrow the fingers know the first half already. Until then, a shoe can have help.
    `,
    '6-7': `
      D<bow> A bow is one of the hardest things that a shoe can ask for. {Name} has ten fingers, and it needs most of them. Two loops are held, crossed and pulled through. One of them likes to escape. Reading it does not help, and watching helps a little. What helps is doing it again, because fingers learn by feel.
      P<bow> People who can do it have forgotten how. They say "like this", and it is done.
      Q<bow> When the loop slips out once more, {Name} may feel ____. It may be hot in the hands.
      H<bow> {helper} can sit beside {him} and do one step at a time. ~ From the front, everything is the wrong way round.
      H<bow> {helper} can find laces in two colours. ~ Then it is plain which end goes where.
      T<bow> {he} can practise on a shoe on the table, after school.
      T<bow> {he} can stop after three tries and go on tomorrow. ~ Fingers keep it overnight.
      C<bow> {he} can think, "Loop, loop, cross and through. One more, then a rest."
      A<bow> The third bow looked like a beetle. It held as far as the gate. Then it came undone, as bows do. The shoe was tied for a while by its owner. Fingers that have done it once know where to look.
    `,
    '8-10': `
      D<bow> Tying a shoe is done by fingers, and thinking about it gets in the way. That is why it is so hard to learn late, when {Name} can think about it very well. Each hand does something different, in the right order, with a thing that slips. Velcro has made the skill rare, so plenty of people of this age do not have it. They wear their shoes loose and say nothing.
      P<bow> Adults cannot explain it, because their hands do it without them. Asked for the next step, they need to look.
      Q<bow> When the loop escapes again, {Name} might feel ____.
      H<bow> {helper} can sit side by side and not opposite. ~ Opposite is a mirror, and a mirror gets everything the wrong way round.
      H<bow> {helper} can look for another method, since there are at least three. ~ With two loops from the start, there is less to let go of.
      T<bow> {he} can practise five minutes on a shoe in the lap, away from the morning.
      T<bow> {he} can film two hands that can do it, and play it slowly.
      C<bow> {he} can think, "Hands learn it, not heads. Again."
      A<bow> One day the shoe is tied, and nobody could say what was different. The bow may sit crooked, and it holds. It is a private kind of knowledge, which is used for about seventy years. Until then, double knots were invented by somebody with the same problem.
    `,
  },
};
