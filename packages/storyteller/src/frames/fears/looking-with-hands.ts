import { said, type NamedScene } from '../scene.ts';

/** Hands that touch whatever is on the shelves. */
export const lookingWithHands: NamedScene = {
  id: 'touchshop',
  image: 'hands that want to look, and a job for both of them',
  cue: said(
    String.raw`\btouch\w* (?:everything|all|things|stuff)\b|\b(?:picks? up|picking up|fiddl\w+ with|handl\w+) (?:everything|things|stuff|every)\b|\bhands on everything\b`,
    String.raw`\b(?:trolleys?|baskets?|steal\w*|stole|pocket|without paying|germs?|dirty)\b`,
  ),
  decides: false,
  answers: /\btouch\w*\b/i,
  titles: { young: 'Eyes Look, Hands Carry', older: 'A Job for Two Hands' },
  text: {
    '2-3': `
      D<touchshop> A shop has lots to see. {Name has} two hands. Hands like to look too. Some things can break. Eyes can look. Hands can carry bread.
      P<touchshop> Big hands want to feel things too.
      Q<touchshop> By the shiny things, {Name} may feel ____.
      H<touchshop> {helper} can say, "Carry this."
      T<touchshop> {he} can carry one thing.
      T<touchshop> {he} can ask, "Can I feel it?"
      C<touchshop> {he} can say, "Eyes look, hands carry."
      A<touchshop> Eyes had a look. Hands had the bread. The shop is done. Bye-bye, shop.
    `,
    '4-5': `
      D<touchshop> In a shop the things stand where hands can get them. {Name} may touch one to see what it is like. Hands find out a lot. But a glass can fall, and soft fruit gets spots. So in a shop, eyes look and hands can have a job.
      P<touchshop> The shop wants people to look. That is why it all shines so.
      P<touchshop> The people who work there put each thing in its place. They like it when it stays.
      Q<touchshop> In front of a full shelf, {Name} may feel ____.
      H<touchshop> {helper} can give both hands something to carry.
      H<touchshop> {helper} can say what may be touched. ~ Some things may.
      T<touchshop> {he} can ask, "May I touch that?"
      T<touchshop> {he} can hold on to the trolley.
      C<touchshop> {he} can think, "Eyes look, hands carry."
      A<touchshop> Eyes saw a lot today, and the hands had a job. The bread came through the shop with no dents. One soft thing could be touched, and it was very soft. At home there are things for hands.
    `,
    '6-7': `
      D<touchshop> Shops put shiny, soft and small things just where hands are. {Name} may touch one before there is time to think. Hands look in their own way, and they find out more than eyes. But in a shop things belong to the shop until they are paid for. Some break, and some get marks.
      P<touchshop> It took somebody half a morning to make that shelf look so neat. They know each row of it.
      P<touchshop> Grown-ups feel towels and press bread. So it is not so clear what is fine and what is not.
      Q<touchshop> In front of a full shelf, {his} hands may feel ____.
      H<touchshop> {helper} can say at the door what is all right to touch. ~ Then it is clear.
      H<touchshop> {helper} can find a job for two hands, such as the basket.
      T<touchshop> {he} can ask first, "May I feel that?"
      T<touchshop> {he} can keep one hand on the trolley and one in a pocket.
      C<touchshop> {he} can think, "Eyes first. Hands have a job."
      A<touchshop> A job was found for two hands, and eyes did the looking. In the shop the neat shelf is still neat. One towel was felt, after a question, and it was very soft. At home nearly all of it is for touching.
    `,
  },
};
