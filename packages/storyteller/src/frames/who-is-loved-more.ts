import { said, type NamedScene } from './scene.ts';

/** There is a baby, and the older child says that it is loved more. */
export const whoIsLovedMore: NamedScene = {
  id: 'lovedmore',
  image: 'a candle that lights another one and is as bright as before',
  cue: said(
    String.raw`\b(?:love[sd]?|like[sd]?|prefer\w*|care (?:more )?about)\b[^.!?]{0,30}\b(?:more than|better than|most|instead of|not (?:him|her|me) (?:any ?more)?)\b|\b(?:do ?n.?t|does ?n.?t|do not|does not|not|no longer) (?:really )?(?:love|like|want) (?:him|her|me|them)(?: any ?more| now)?\b|\b(?:not|nobody|no one) (?:\w+ )?lov(?:ed|es)\b|\b(?:favourite|replaced|forgotten|unloved)\b`,
    String.raw`\b(?:he|she) (?:does ?n.?t|doesn.?t|does not|says (?:he|she) (?:does ?n.?t)) (?:love|like|want) (?:him|her|the baby|it)\b|hates|dad's new|half`,
  ),
  decides: false,
  answers: /\b(?:lov\w*|jealous\w*|more|favourite|replaced|forgotten)\b/i,
  titles: { young: 'Two Candles', older: 'What Is Not Divided' },
  text: {
    '4-5': `
      D<lovedmore> A baby gets a lot of arms and a lot of time. {Name} may think, "They love the baby more." It can look like that. But love is not like cake. It is like a light. A candle can light a new one and stay as bright.
      P<lovedmore> A baby cannot walk or talk or eat toast. So it gets more help. Help is not the same as love.
      Q<lovedmore> When all look at the baby, {Name} may feel ____.
      H<lovedmore> {helper} can say, "I love you as before."
      H<lovedmore> {helper} can find a time for two each day.
      T<lovedmore> {he} can say, "I want a cuddle now."
      T<lovedmore> {he} can choose the book for the time for two.
      C<lovedmore> {he} can think, "Two lights, and mine is still here."
      A<lovedmore> One candle is new, and one has been there from before. Both of them are bright. A baby needs a lot of help, and {Name} needs cuddles too. It is good to say so.
    `,
    '6-7': `
      D<lovedmore> A baby can look like the winner. It gets the lap, the visits and the smiles. {Name} may think that there is more love for the baby now. What the baby gets more of is minutes. It needs them, because it can do nothing alone. Love is not counted in minutes, and it does not run out.
      P<lovedmore> Grown-ups are often so tired that they forget to say it. They think that everybody knows.
      P<lovedmore> Nearly all big brothers and sisters have had this thought. Some said it, and some slammed a door.
      Q<lovedmore> When the baby is on the lap again, {Name} may feel ____. Jealous is a word that many people use.
      H<lovedmore> {helper} can say it in plain words, and say it often. ~ It is good to hear.
      H<lovedmore> {helper} can keep ten minutes a day for {Name} alone. ~ Ten that are sure are better than "later".
      T<lovedmore> {he} can say, "I need a turn with you." It is a clear way to ask.
      T<lovedmore> {he} can look at photos of {his} own first year.
      C<lovedmore> {he} can think, "The baby gets more minutes. I am loved as before."
      A<lovedmore> A candle can light a second one and keep its own flame. It is about like that in a family with a baby. There will be days with too little time, and it helps to say so. The place that {Name has} is not for swapping.
    `,
    '8-10': `
      D<lovedmore> Since the baby came, {Name} may have kept an account of who is held and who is told to wait. The figures are probably correct. A baby gets far more time, since it cannot feed, dress or amuse itself. What the figures show is time and not love. Those two are measured in different units.
      P<lovedmore> Parents in those months run on little sleep. They say "in a minute" to the person who can wait. They forget how often it is the same one.
      P<lovedmore> Being jealous of a baby sounds petty, and nearly every older child has been. It only means that something matters.
      Q<lovedmore> Hearing "in a minute" once more, {Name} might feel ____.
      H<lovedmore> {helper} can say it in so many words. ~ It's odd how seldom people say the most important thing.
      H<lovedmore> {helper} can set a fixed time for two, and keep it.
      T<lovedmore> {he} can put it as a request, such as "half an hour on Saturday, without the baby".
      T<lovedmore> {he} can say out loud that it is hard. ~ A true sentence works better than a slammed door.
      C<lovedmore> {he} can think, "That was a sum of minutes. Love is another sum."
      A<lovedmore> When one candle lights another, neither of them gets smaller, which is rare among things that are given away. Minutes do run short in a family with a baby, and it is fair to ask for some. {Name} was here before, is loved as before, and can hear it said as often as it is needed.
    `,
  },
}; // prettier-ignore
