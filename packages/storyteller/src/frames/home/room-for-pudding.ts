import { said, type NamedScene } from '../scene.ts';

/** Full after two bites, and room for pudding all the same. */
export const roomForPudding: NamedScene = {
  id: 'pudding',
  image: 'a tummy that is full of peas and has room for pudding',
  cue: said(
    String.raw`\bfull\b[^]*\b(?:puddings?|desserts?|sweets?|treats?|snacks?|biscuits?|cake|ice ?cream|yogh?urts?|afters)\b|\b(?:asks? for|wants?|only eats?|demands?|straight to)\b[^.!?]{0,14}\b(?:puddings?|desserts?|afters)\b`,
    String.raw`\b(?:too fast|never full|allerg\w*)\b`,
  ),
  decides: false,
  answers: /\b(?:puddings?|desserts?|full)\b/i,
  titles: { young: 'Room for Pudding', older: 'Room for Pudding' },
  text: {
    '4-5': `
      D<pudding> Two bites of dinner, and {Name} may feel full. Then comes pudding, and there is room. That is odd, but it is true. A mouth gets tired of one taste. A new, sweet taste wakes it up. So a mouth can be done when a tummy is not.
      P<pudding> Grown-ups know it well. They say "I am full" and then eat cake.
      P<pudding> The one who cooked hopes that some dinner goes in as well.
      Q<pudding> With dinner on the plate, {Name} may feel ____.
      H<pudding> {helper} can give small helpings. ~ More can come when it is wanted.
      H<pudding> {helper} can say before dinner if there is pudding today.
      T<pudding> {he} can put a hand on {his} tummy and ask it.
      T<pudding> {he} can have a rest and then look at the plate again.
      C<pudding> {he} can think, "Is it my mouth or my tummy?"
      A<pudding> Now and then a tummy says, "Yes, I am full." Now and then it is a mouth that is tired of peas. Both are fine to know. On some days there is pudding, and on some there is not. Food comes again at the next meal.
    `,
    '6-7': `
      D<pudding> How can somebody be full of dinner and have room for pudding? {Name} may have wondered. It is real, and it has been measured. A mouth gets tired of one taste, even when the stomach has space. A new taste wakes it up again. Sweet does that best.
      P<pudding> Grown-ups do the same at parties. They hold their stomachs, and then the cake comes.
      P<pudding> The one who cooked sees a plate with two bites gone. It is easy to think that it tasted bad.
      Q<pudding> When dinner is on the plate and pudding is not, {Name} may feel ____.
      H<pudding> {helper} can put just a little on the plate.
      H<pudding> {helper} can say early if there is a pudding today. ~ Then nobody needs to ask.
      T<pudding> {he} can go from one thing on the plate to the next. ~ A change of taste wakes a mouth up.
      T<pudding> {he} can stop and ask, "Is it my mouth or my stomach?"
      C<pudding> {he} can think, "My mouth is tired. What does my stomach say?"
      A<pudding> A stomach that is really full can say so, and that is enough food. A mouth that is only bored of peas can try the carrots. Pudding comes on some days and not on others. It is not a prize, and the peas are not the price for it.
    `,
    '8-10': `
      D<pudding> Scientists have a name for the room that people find for pudding when they are full: sensory-specific satiety. It means that a mouth gets tired of one taste long before the stomach is full of food. {Name} may know it from both sides. Two bites of stew are enough, and for something sweet there is suddenly a second stomach. Nobody is pretending. It is an old trick of the body to make people eat different things.
      P<pudding> Whoever cooked sees the stew come back, and hears the question about pudding. It sounds like a judgement, and it is only taste.
      P<pudding> Restaurants live on this. That is why the menu with the sweets comes last, and with pictures.
      Q<pudding> In the middle of dinner, {Name} might feel ____. It may be in the mouth more than in the stomach.
      H<pudding> {helper} can serve small portions and leave the pan on the table.
      H<pudding> {helper} can settle which days have a pudding, so that it is not a question each evening.
      T<pudding> {he} can switch between the things on the plate. ~ A change of taste keeps a mouth awake.
      T<pudding> {he} can wait five minutes and then decide whether it was the mouth or the stomach.
      C<pudding> {he} can think, "Bored, or full? Those are two things."
      A<pudding> On some evenings it was the stomach, and then enough is enough. On others it was the mouth, and a bit of something else woke it up. Pudding is food that comes round on its days, and no medal. Anyone who knows the trick can watch it at work, in others as well.
    `,
  },
};
