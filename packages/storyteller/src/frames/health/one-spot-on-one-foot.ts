import { said, type NamedScene } from '../scene.ts';

/** A verruca, and who might see it at the pool. What it is and that it may be covered for swimming: NHS, "Warts and verrucas". */
export const oneSpotOnOneFoot: NamedScene = {
  id: 'verruca',
  image: 'one spot on one foot, under a plaster',
  cue: said(
    String.raw`(?=[^]*\b(?:swim\w*|pool|bare ?f[oe]et|bare ?foot|changing room|pe)\b)[^]*?\b(?:ver+uc+as?|ver+uc+ae|plantar warts?|warts? on (?:his|her|their) (?:foot|feet|toes?|heel))\b`,
    String.raw`\b(?:can['’]?t|cannot|not allowed|is ?n['’]?t allowed|sit out|miss(?:es|ing)?|froz\w*|freez\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:ver+uc+as?|warts?|laugh|foot|feet|everyone|swimming)\b/i,
  titles: { older: 'One Spot on One Foot' },
  text: {
    '6-7': `
      D<verruca> A verruca is a small rough spot on a foot. A tiny virus makes it, and lots of children get one. {Name} may think that they will all look at it at swimming. But feet are low down, and most eyes are on the water. A plaster or a rubber sock goes over it. Then it is covered, in both ways.
      P<verruca> Swimming teachers see plasters and rubber socks all year round. For them it is like a cap or goggles.
      P<verruca> Some of the others have had one too. Nobody writes it on a forehead.
      Q<verruca> When shoes and socks come off, {Name} may feel ____.
      H<verruca> {helper} can put on a waterproof plaster at home.
      H<verruca> {helper} can ask a pharmacist what is worth doing. ~ Some are treated, and some are left alone.
      T<verruca> {he} can wear pool shoes right up to the edge.
      T<verruca> {he} can say, "It is a verruca. Lots of people get them."
      C<verruca> {he} can think, "It is one spot on one foot."
      A<verruca> The foot went in with all the rest, and the water closed over it. A verruca goes in its own time, and that may be months. Until then it has a plaster. There was swimming, and hair that smelt of it all the way home.
    `,
    '8-10': `
      D<verruca> A verruca is a wart on the sole of a foot, pressed flat by walking. A virus makes it, and at any one time a good many children have one. {Name} may be sure that everybody at swimming will notice. A pool is a bad place for looking at soles, because people stand on them. A waterproof plaster or a rubber sock covers it. That also keeps it from being passed on.
      P<verruca> People at the poolside think mostly about how they look themselves. It does not leave much time for other people's feet.
      P<verruca> Anyone who makes a joke about it has feet as well, and feet get things. It is a question of when.
      Q<verruca> On the bench, with one sock off, {Name} might feel ____.
      H<verruca> {helper} can see to plasters or a rubber sock before the lesson.
      H<verruca> {helper} can ask a pharmacist what is worth doing. ~ Many verrucas go without treatment, slowly.
      T<verruca> {he} can put the plaster on at home and wear pool shoes to the edge.
      T<verruca> {he} can say, "It's a verruca, it's covered," and go on to the next subject.
      C<verruca> {he} can think, "One spot, one foot, one plaster."
      A<verruca> The plaster held, or it came off and was replaced, and the lesson went on. Verrucas leave in their own time, after months or sometimes longer. By then there will have been a lot of swimming. What people remember of a lesson is who dived in and lost their goggles.
    `,
  },
};
