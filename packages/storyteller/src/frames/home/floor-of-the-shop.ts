import { said, type NamedScene } from '../scene.ts';

const SHOP = String.raw`(?:super ?market|shops?|store|tesco|asda|aldi|lidl|sainsbury'?s|morrisons|co-?op|checkout|toy shop)`;

/** Down on the floor of a shop: a no that was too big. Somebody stays near, the floor is hard, and it ends. */
export const floorOfTheShop: NamedScene = {
  id: 'shopfloor',
  image: 'a cold floor, and a hand that waits beside it',
  cue: said(
    String.raw`(?=[^]*\b${SHOP}\b)[^]*?\b(?:(?:throws?|threw|throwing|flings?) (?:himself|herself|themselves|themself) (?:down|on|onto|to)|(?:lies|lays|lying|laying|drops?|dropping|falls?|goes) (?:down )?(?:on|onto|to) the (?:\w+ )?floor|tantrums?|melt ?-?downs?|screams? (?:on the floor|when (?:I|we) say no)|kicks? and screams?|screaming fits?|paddy|strops?)\b`,
    String.raw`\b(?:autis\w*|overload|sensory|too (?:loud|bright|noisy)|lights|lost in|run(?:s|ning)? off|can['’]?t have|steal\w*|stole|work(?:s|ing)? in)\b`,
  ),
  decides: true,
  answers: /\b(?:floor|throws?|tantrums?|melt ?-?downs?|screams?|no|kicks?|shop|supermarket)\b/i,
  titles: { young: 'Down on the Floor', older: 'Down on the Floor' },
  beside: {
    benefits: [
      'Says that being very cross about a no is allowed, and that the no stays.',
      'Shows a way up from the floor that is easy to take.',
      'Shames nobody for lying there.',
    ],
    talk: {
      young: ['What was the wish?', 'What is the floor like?', 'Which hand helps to get up?'],
      older: ['What made the no so big?', 'What helps to get up again?', 'What could be agreed before the shop?'],
    },
  },
  text: {
    '2-3': `
      D<shopfloor> In the shop {Name} sees a thing. It can not come home. No is a big word. Down, down, on the floor!
      P<shopfloor> The floor is cold. Big people wait.
      Q<shopfloor> Down on the floor, {Name} may feel ____.
      H<shopfloor> {helper} can sit down too.
      T<shopfloor> {he} can hold on to a hand.
      C<shopfloor> {he} can say, "Up we go."
      A<shopfloor> One leg up, two legs up. The shop is still here. Roll, roll, goes the trolley. Bye-bye, shop.
    `,
    '4-5': `
      D<shopfloor> In a shop there is a lot to want. A grown-up says no, and the no is too big. {Name} may go down on the floor and kick. The floor is cold, and the thing stays on the shelf. A cross feeling is big, and then it gets small.
      P<shopfloor> People walk by with their bags. Most of them have seen it before, at home.
      Q<shopfloor> When the no comes, {Name} may feel ____.
      H<shopfloor> {helper} can stay close and say little.
      H<shopfloor> {helper} can say before the shop what will be bought.
      T<shopfloor> {he} can stamp two feet and stay up.
      T<shopfloor> {he} can hold on to the trolley and push.
      C<shopfloor> {he} can say, "Cross, and on two feet."
      A<shopfloor> It took a while, and then a hand was there. Up on the knees, up on the feet. The no is still a no. But the shop has a job for two hands. The eggs want to go home.
    `,
    '6-7': `
      D<shopfloor> Shops are made so that people want things. {Name} wants something there, and the answer is no. The wish is big and the no is bigger. Down goes a body on the floor. From there a shop is all wheels and shoes. It does not change the answer. It is one way of being cross, and there are others.
      P<shopfloor> The grown-up may go red, because others look. The others are mostly thinking of milk.
      P<shopfloor> A no in a shop is often about money. It is not about who is loved.
      Q<shopfloor> When the no comes, {Name} may feel ____. It may be in the legs.
      H<shopfloor> {helper} can say before the door what will be bought.
      H<shopfloor> {helper} can stay near, and say very little.
      T<shopfloor> {he} can hold the trolley with both hands and squeeze it.
      T<shopfloor> {he} can put the wish on a list, with a drawing.
      C<shopfloor> {he} can think, "I am cross, and I can be it on two feet."
      A<shopfloor> The wheels rolled on, and so did the cross feeling. The list has one more thing on it, which may come or not. In the shop somebody picked the apples. It is hard to walk past a wish, in any shop.
    `,
  },
};
