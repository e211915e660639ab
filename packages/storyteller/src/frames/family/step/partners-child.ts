import { said, type NamedScene } from '../../scene.ts';

const CHILD_OF = String.raw`(?:(?:his|her|their) (?:(?:own|two|three|\d|little|older|younger|teenage) )*(?:daughters?|sons?|kids|children|boys?|girls?|child)|step-?(?:brothers?|sisters?|siblings?))`;

/** A parent's partner who does not come alone. */
export const partnersChild: NamedScene = {
  id: 'twofamilies',
  image: 'two toothbrush mugs, and then one more',
  cue: said(
    String.raw`\b(?:partner|boyfriend|girlfriend|fianc\w+|husband|wife|step-?(?:dad|mum|mom))\b[^]*?\b(?:moving|moves?|moved|liv(?:e|es|ing)|share|staying)\b[^.!?]*\b${CHILD_OF}|\b(?:with|and) ${CHILD_OF}\b[^.!?]{0,60}\b(?:moving|moves?|moved|liv(?:e|es|ing)|share)\b|\bstep-?\s?(?:brothers?|sisters?|siblings?)\b[^.!?]{0,30}\b(?:liv(?:e|es|ing)|mov(?:e|es|ing)|shar(?:e|es|ing))\b|\b(?:will|going to|have|has|getting|gets?)\b[^.!?]{0,24}\bstep-?\s?(?:brothers?|sisters?|siblings?)\b`,
    String.raw`\b(?:split|left us|moved out|pregnan\w*|having a baby|expecting)\b`,
  ),
  decides:
    /\bstep-?\s?(?:brothers?|sisters?|siblings?)\b[^.!?]{0,30}\b(?:liv(?:e|es|ing) with (?:us|him|her|them)|mov(?:e|es|ing) in)\b|\b(?:getting married|re-?marr\w+|marrying)\b[^.!?]{0,40}\bstep-?\s?(?:brothers?|sisters?|siblings?)\b/i,
  titles: { young: 'One More Mug', older: 'Two Families, One Fridge' },
  roles: {
    kid: {
      fallback: { text: 'the other child' },
      cues: [
        {
          match:
            /\b(?:daughters?|sons?|step-?(?:brother|sister)|child|boy|girl)\b,? (?:is |who is |are )?(?:called |named )?(?!(?:And|Who|Is|Are|Has|The|He|She|They|We|But)\b)(\p{Lu}\p{Ll}+)/u,
          phrase: { text: '$' },
        },
        {
          match: /\b(?:kids|children|sons|daughters|boys|girls|step-?(?:brothers|sisters|siblings))\b/i,
          phrase: { text: 'the other children', plural: true },
        },
      ],
    },
  },
  text: {
    '4-5': `
      D<twofamilies> A parent has a new partner, and somebody else comes along. It is {kid}. {Name} may not want to share. There are more shoes in the hall, and one more mug. It is a house for more people now.
      P<twofamilies> Somebody new does not know where to sit, or what is whose.
      Q<twofamilies> When it comes to sharing the house, {Name} may feel ____.
      H<twofamilies> {helper} can say which things are for everyone.
      H<twofamilies> {helper} can keep a time for just two.
      T<twofamilies> {he} can choose a shelf that nobody else uses.
      T<twofamilies> {he} can show where the mugs are.
      C<twofamilies> {he} can say, "This is mine, and this is for all."
      A<twofamilies> One more mug stands by the sink. Some games are better with more people, and some are not. New people take a long time to get used to. {Name has} a shelf and a parent, as before.
    `,
    '6-7': `
      D<twofamilies> A parent has a new partner, and the partner is not coming alone. {kid} will be there, too. Nobody asked {Name} about it. Soon there is a bathroom to share, and a table, and a parent's time. It is normal not to want that. A house has only so many rooms and hooks.
      P<twofamilies> The other one did not choose it either. Somebody who moves in leaves a bedroom behind. Here everyone else knows the rules.
      P<twofamilies> Grown-ups hope that children will be friends by Friday. It takes more like a year, and being polite is plenty until then.
      Q<twofamilies> Thinking of sharing the house, {Name} may feel ____. Two feelings can be there at once.
      H<twofamilies> {helper} can make a list of what is shared.
      H<twofamilies> {helper} can keep one hour in the week for {Name} alone. ~ It goes on the calendar.
      T<twofamilies> {he} can say which things are not to be borrowed.
      T<twofamilies> {he} can tell one useful thing, such as which tap is hot.
      C<twofamilies> {he} can think, "I can share a house and keep my shelf."
      A<twofamilies> There is one more mug, and everyone knows whose it is. Some days have slammed doors in them, and some have a good game. A new partner is one thing, and a new family is a slow one. {Name} was here first, and that stays so.
    `,
    '8-10': `
      D<twofamilies> A parent has a new partner, and the partner is not moving in alone. That makes two families at one table, and {Name} was not asked for a vote. It is a big change, and it comes with small ones: the bathroom at seven, the last yoghurt. Not wanting it is no sign of being mean. It is what nearly everybody feels at the start.
      P<twofamilies> On the other side somebody has packed a bedroom into boxes. It is odd to arrive where the jokes are older. It is not an easy place to stand.
      P<twofamilies> The adults look happy and watch everyone's face. They would like to be told it was a good idea, and it is too early for that.
      Q<twofamilies> With the boxes on the stairs, {Name} might feel ____. Two words may contradict each other.
      H<twofamilies> {helper} can settle the rooms and the rules before the day, and on paper.
      H<twofamilies> {helper} can keep an evening a week with {Name} alone, and not move it. 
      T<twofamilies> {he} can name three things that nobody else uses. ~ Three is fair.
      T<twofamilies> {he} can be polite for now and leave friendship for later.
      C<twofamilies> {he} can think, "I did not choose it. I can choose how I do my part."
      A<twofamilies> There is one more mug on the shelf and a second opinion on what to watch. It takes such a family a year or two to find its shape. A partner is an addition. {Name has} a parent, and a place that is not up for discussion.
    `,
    '11+': `
      D<twofamilies> Somebody has decided to turn two households into one, and {Name} was informed. A parent has a new partner, and {kid} will be part of the arrangement. Families of this kind take a year or two to find their shape. Most of what goes wrong before that is about bathrooms. Not being enthusiastic is not a fault of character.
      P<twofamilies> The other side has packed up a room and lost an argument as well. They are arriving in a place where the jokes are old and the good shelf is taken.
      P<twofamilies> The couple would like it to be a success and may announce that it is one. Being told the truth in a friendly tone does them no harm.
      Q<twofamilies> With boxes on the stairs, {Name} might feel ____. Curiosity has been known to hide behind contempt.
      H<twofamilies> {helper} can settle rooms, rules and quiet hours in writing before the day, with everyone asked.
      H<twofamilies> {helper} can keep some time a week for {Name} alone and treat it like an appointment.
      T<twofamilies> {he} can name what is not for sharing, and leave the rest open to talks.
      T<twofamilies> {he} can be civil, and let friendship be a thing that happens or does not.
      C<twofamilies> {he} can think, "I did not choose the people. I can choose my manners."
      A<twofamilies> There is a second opinion on everything now, from music to washing-up. Some new relations of this kind become friends for life and some remain flatmates, and both can work. The new partner is an addition, and so are the others. The place in this family that belongs to {Name} was there before.
    `,
  },
};
