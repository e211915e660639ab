import { said, type NamedScene } from '../scene.ts';

/** Fingers that are sore or bleed from biting. */
export const bittenSore: NamedScene = {
  id: 'bittensore',
  image: 'a fingertip that mends under a plaster',
  cue: said(
    String.raw`\b(?:bleed\w*|blood\w*|bled|sore|raw|infect\w+|hurts?|swollen|to the quick|red)\b`,
    String.raw`\b(?:toe ?nails?|toes|bites? (?:his|her|their) (?:brother|sister|friend)\w*)\b`,
  ),
  decides: false,
  answers: /\b(?:bleed\w*|blood\w*|sore|raw|hurts?|quick)\b/i,
  titles: { young: 'A Roof for a Finger', older: 'Closed for Repairs' },
  text: {
    '4-5': `
      D<bittensore> A nail is like a small roof on a finger. When it gets very short, the soft bit has no roof. {Name} may feel that with soap and with oranges. Nobody does that on purpose. Teeth find a rough bit, and then they look for more.
      P<bittensore> Skin is good at mending. It needs some days with no teeth.
      Q<bittensore> With a sore finger, {Name} may feel ____.
      H<bittensore> {helper} can put cream and a plaster on it.
      H<bittensore> {helper} can make a rough bit smooth with a file.
      T<bittensore> {he} can show the sore finger to a grown-up.
      T<bittensore> {he} can hold something soft in that hand.
      C<bittensore> {he} can think, "Finger, you can have a rest."
      A<bittensore> The sore finger mends a bit each day. The nail grows back slowly, like a new roof. Some days teeth will be quick. The finger just starts again.
    `,
    '6-7': `
      D<bittensore> A nail is a cover for a fingertip. When it is bitten very short, the soft skin has none. {Name} may know how that stings, and how it looks. Nobody does it to be sore. Teeth find a rough edge, and then another, and the head notices late.
      P<bittensore> Skin on fingers mends fast. It needs some days without teeth.
      P<bittensore> "Look at your fingers!" does not help much. People who bite have seen them.
      Q<bittensore> When soap gets on a sore finger, {Name} may feel ____.
      H<bittensore> {helper} can clean it and put a plaster on. ~ A plaster keeps teeth away as well.
      H<bittensore> {helper} can keep a file where hands can reach it. ~ A smooth edge is less interesting.
      T<bittensore> {he} can say when a finger hurts. ~ It is easy to help with.
      T<bittensore> {he} can choose one nail that is left alone.
      C<bittensore> {he} can think, "This finger is closed for repairs."
      A<bittensore> New skin comes by night and by day, with nobody doing anything. The nail grows a tiny bit each week. One finger is closed for repairs, and the others can follow. A day with teeth in it does not stop that.
    `,
    '8-10': `
      D<bittensore> Fingertips have more nerves than almost any other part of the skin. So a nail that is bitten down too far hurts a good deal. {Name} may have found blood without remembering the bite. That is what a habit is like. The teeth take off one rough corner, leave another and come back for it. Nobody does it for the pain.
      P<bittensore> In any class there are several pairs of hands like that. Most of them are in sleeves or under the table.
      P<bittensore> Remarks about it are meant as help. They arrive at somebody who has seen it already.
      Q<bittensore> When a finger is sore again, {Name} might feel ____.
      H<bittensore> {helper} can keep plasters, cream and a file in one place, without a remark.
      H<bittensore> {helper} can have a look when a finger is red, hot or swollen. ~ That is one for a nurse or a doctor.
      T<bittensore> {he} can put a plaster on the sore ones. ~ It protects them, and it reminds the teeth.
      T<bittensore> {he} can pick one nail and leave only that one alone.
      C<bittensore> {he} can think, "This one is closed for repairs."
      A<bittensore> Skin closes within days, and a nail needs months to grow all the way. Both start at once, without being asked. On some days the teeth will be quicker. One finger is closed for repairs, and it is a bit further than last week.
    `,
    '11+': `
      D<bittensore> Biting nails or picking skin has a stage that nobody mentions, in which typing hurts, hot water hurts, and the hand goes up anyway. {Name} may know it. It looks like carelessness and is nearly the opposite, an attempt to make an edge smooth that ends in a sore finger. The hand acts first, and the mind is told later. So being annoyed about the result changes very little, and practical things change more.
      P<bittensore> People who remark on it assume that it has not been noticed. It has, at every keyboard.
      P<bittensore> Nurses and teachers see this so often that they look past it. What they do react to is a finger that is hot, swollen or throbbing, because that can be an infection, and infections are simply treated.
      Q<bittensore> On noticing blood again, {Name} might feel ____. Two words at once are usual.
      H<bittensore> {helper} can supply tape, cream and a good file, and no commentary.
      H<bittensore> {helper} can make an appointment if a finger does not heal.
      T<bittensore> {he} can tape the worst two for a week. ~ It protects them and interrupts the routine.
      T<bittensore> {he} can keep one nail out of it and let it grow, as evidence.
      C<bittensore> {he} can think, "Closed for repairs."
      A<bittensore> Skin closes in days, and a nail takes months to replace itself. Both are under way already. There will be evenings that set one finger back, and they do not cancel the rest. Some of the ten are closed for repairs, and the work goes on overnight.
    `,
  },
};
