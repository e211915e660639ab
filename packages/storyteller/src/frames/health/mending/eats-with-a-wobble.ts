import { said, type NamedScene } from '../../scene.ts';

/**
 * Who does not eat because of a wobbly tooth. Soft food: Delta Dental of South Dakota, "A loose tooth guide";
 * Nottingham oral health, "Wobbly teeth" (a wobbly tooth may bleed a little, and it goes on being brushed).
 */
export const eatsWithAWobble: NamedScene = {
  id: 'wobbleeat',
  image: 'a tooth that wobbles, and the other side of the mouth, which does the work',
  cue: said(
    String.raw`(?=[^]*\b(?:tooth|teeth)\b)(?=[^]*\b(?:wobbl\w*|loose|shaky|wiggl\w*)\b)[^]*?\b(?:(?:won['’]?t|will not|wont|refus\w*(?: to)?|not|stopped|can['’]?t|cannot|scared to|afraid to|hardly|barely|does ?n['’]?t(?: want to)?|only) (?:\w+ )?(?:eat(?:s|ing)?|bit(?:e|es|ing)|chew(?:s|ing)?)|hurts? (?:to|when \w+) (?:eat|chew|bite)s?|off (?:his|her|their) food)\b`,
    String.raw`\b(?:swallow\w*|fell out|came out|knock\w*|brace)\b`,
  ),
  decides: true,
  answers: /\b(?:eat\w*|bit(?:e|es|ing)|chew\w*|falls? out)\b/i,
  titles: { young: 'The Other Side Can Chew', older: 'The Other Side Can Chew' },
  text: {
    '4-5': `
      D<wobbleeat> A tooth that wobbles gets in the way of a sandwich. {Name} may not want to bite on it. A bite makes it move, and that feels odd. But a mouth has two sides. One side has the wobble, and the other side can chew.
      P<wobbleeat> All big people had a tooth like that at lunch. They ate soup and mash, and they chewed on one side.
      Q<wobbleeat> With food on the fork, {Name} may feel ____.
      H<wobbleeat> {helper} can cut an apple into thin slices.
      H<wobbleeat> {helper} can make something soft, such as mash or soup.
      T<wobbleeat> {he} can chew a small bit on the other side.
      T<wobbleeat> {he} can start with something soft.
      C<wobbleeat> {he} can say, "This side rests. That side chews."
      A<wobbleeat> The soup is gone, and the banana is gone, too. The tooth is still there, or it is not. Each tooth like that has its own day for falling out. The new one below is on its way.
    `,
    '6-7': `
      D<wobbleeat> A wobbly tooth turns lunch into a puzzle. {Name} may leave the plate alone, so that nothing moves in there. A milk tooth lets go when its root has become very short. That happens whether anybody eats or not. Until then there are soft foods, small bits and the other side.
      P<wobbleeat> Dentists hear of this often. They say that eating is fine, and brushing too, with a soft hand.
      P<wobbleeat> Somebody in each class eats on one side this week. It cannot be seen from outside.
      Q<wobbleeat> Before the first bite, {Name} may feel ____. It may be in the tooth or in the tummy.
      H<wobbleeat> {helper} can cut hard things into thin slices. ~ Then no front tooth is needed.
      H<wobbleeat> {helper} can tell how it ends: a little blood and a rinse.
      T<wobbleeat> {he} can chew on the other side and take small bites.
      T<wobbleeat> {he} can choose three soft things for this week.
      C<wobbleeat> {he} can think, "This side rests. That side eats."
      A<wobbleeat> The pasta went round by the other side, and so did the banana. The tooth had a quiet meal. One day it lets go, at the table or somewhere else. Then it is a small thing in a hand. The next tooth has been on its way for months.
    `,
    '8-10': `
      D<wobbleeat> A milk tooth is let go from below, where the new tooth dissolves its root bit by bit. It is a slow business, and it ends at a table or anywhere else. {Name} may have stopped biting, because each bite moves something that used to be firm. Hunger does not help a gum. There are two rows, two sides and a good many soft things to eat.
      P<wobbleeat> Dentists give the same advice every time: eat, rinse and brush gently. They do not mind which side does the work.
      P<wobbleeat> At most tables in Year 3 somebody is avoiding crusts. It is about as rare as a cold.
      Q<wobbleeat> With the fork half way up, {Name} might feel ____. It may be more of a thought than a pain.
      H<wobbleeat> {helper} can put soft things on the list: eggs, pasta, soup, ripe pears.
      H<wobbleeat> {helper} can tell how it ends: some blood, a rinse, a clean cloth to bite on.
      T<wobbleeat> {he} can cut everything small and chew at the back, on the other side.
      T<wobbleeat> {he} can begin each meal with the softest thing on the plate.
      C<wobbleeat> {he} can think, "One tooth is off duty. The others can eat."
      A<wobbleeat> The plate is empty, and the tooth was not needed for it. One day it will come out, during a meal or in the middle of a spelling test. It is smaller in a hand than it was in the mouth, and the gap is soon quiet again. Lunch went on all that time, on the other side of the mouth.
    `,
  },
};
