import { said, type NamedScene } from '../scene.ts';

/** Somebody who can dress wants a grown-up to do it: being dressed is also being looked after. */
export const dressMe: NamedScene = {
  id: 'dressme',
  image: 'one sock by a big hand and one by a small one',
  cue: said(
    String.raw`\b(?:wants?|asks?|insists?(?: on| that)?|expects?|demands?|needs?|begs?|likes?) (?:(?:me|us|mum\w*|mom\w*|dad\w*|daddy|nan\w*|a grown-?up|somebody|someone|i|we) )?(?:(?:to|still) )*(?:dress|put (?:his|her|their) (?:\w+ )?(?:clothes|shoes|socks|coat)(?: on)?|put (?:clothes|shoes|socks) on|do (?:his|her|their) (?:\w+ )?(?:shoes|coat|zip|buttons|socks)|get (?:him|her|them) dressed)\b|\b(?:i|we|mum\w*|dad\w*) (?:still )?(?:have|has|need|needs) to (?:do it|dress (?:him|her|them)|get (?:him|her|them) dressed)\b[^]*\bdress|\b(?:get (?:him|her|them)sel\w+ dressed|get dressed|dress) (?:by )?(?:him|her|them)?sel\w*[^.!?]{0,30}\b(?:i|we) have to do it\b|\b(?:can (?:dress|do it|get dressed)|knows how to (?:dress|get dressed))\b[^.!?]{0,40}\b(?:wants? me|won['’]?t|refuses)\b`,
    String.raw`\b(?:itch\w*|seams?|labels?|wheel ?chair|cast|broken|arm|dyspraxi\w*|cerebral|autis\w*|pyjamas all day|fancy|himself and|herself and|on (?:his|her|their) own and|private|doll|teddy)\b`,
  ),
  decides: true,
  answers: /\b(?:can do it|although|though|dress\w*|every (?:day|morning)|still)\b/i,
  titles: { young: 'One Sock Each', older: 'One Sleeve Each' },
  text: {
    '2-3': `
      D<dressme> Two socks, two feet. {Name} may lie still like a doll. One hand is big. One hand is small. Each hand can do a sock.
      P<dressme> Big hands like to be near.
      Q<dressme> With two socks, {Name} may feel ____.
      H<dressme> {helper} can do one sock.
      H<dressme> {helper} can hold the top.
      T<dressme> {he} can pull one sock up.
      T<dressme> {he} can put in one arm.
      C<dressme> {he} can say, "You one, me one."
      A<dressme> A big hand did one sock. A small hand did one sock. Two feet are warm. All dressed! Clap, clap, socks.
    `,
    '4-5': `
      D<dressme> Some mornings, arms and legs do not want to get dressed. {Name} can do it, but the arms hang down. It is nice to be dressed by somebody. It is close, and there is time to talk. That is a good thing to want. But the clock goes on, and the shirt lies on the bed.
      P<dressme> Grown-ups are proud of small hands. They also like a bit of time with {Name} in the morning.
      Q<dressme> When the clothes lie on the bed, {Name} may feel ____.
      H<dressme> {helper} can do the second sock.
      H<dressme> {helper} can give one long hug before the shirt. ~ Then the hug need not come from a sleeve.
      T<dressme> {he} can do the first thing and get help with the last.
      T<dressme> {he} can choose who does which sock.
      C<dressme> {he} can say, "One for you, and one for me."
      A<dressme> A big hand did one sock, and a small hand did one. On the feet they look the same. The clothes are on, and there was a hug as well. Hands that can dress can still hold hands.
    `,
    '6-7': `
      D<dressme> Being able to get dressed and wanting to are two things. {Name} can do it, and some mornings it is nicer to be small. Somebody who does the sleeves is close, and nobody is in a hurry yet. Wanting that is no baby thing. It is just slow for two people to do what one can do.
      P<dressme> Grown-ups may say, "You can do that." They mean it as praise, and it can sound like going away.
      Q<dressme> When the clothes are on the chair, {Name} may feel ____.
      H<dressme> {helper} can come for two minutes when the last thing is on. ~ Time saved on socks is time to sit.
      H<dressme> {helper} can do one thing a day, and {Name} can choose which.
      T<dressme> {he} can put the clothes in a row and start with the easiest.
      T<dressme> {he} can ask for a hug as a hug. ~ It is quicker to get than one in a sleeve.
      C<dressme> {he} can think, "I can do sleeves. I can still ask for a hug."
      A<dressme> The clothes are on, and one sleeve had help. There were two minutes left, and somebody sat on the bed for them. A child who can get dressed still gets looked after. It only takes less time, and less cloth.
    `,
  },
};
