import { said, type NamedScene } from '../scene.ts';

const SOOTHER = String.raw`\b(?:dumm(?:y|ies)|pacifiers?|soothers?|binky|paci)\b`;

/** A dummy that is in all day long, and a day in which it stays in bed. */
export const aMouthForTheDay: NamedScene = {
  id: 'dummyday',
  image: 'a dummy that sleeps in the cot by day, and a mouth that talks and sings',
  cue: said(
    String.raw`(?=[^]*${SOOTHER})(?=[^]*\b(?:day ?times?|in the day|during the day|by day|all day|all the time|constantly|(?:at|to) (?:nursery|pre-?school)|out and about|24 ?\/ ?7|(?:talks?|talking|speaks?) (?:with|through|round|around)|never out of)\b)`,
    String.raw`\b(?:all day and (?:all )?night|only|just for|day and night|fairy|gave it|has gone|bin(?:ned)?|thrown|threw|thumb|bites?|chew\w*|no dummy|takes? (?:the )?(?:baby|brother|sister)|bottle)\b`,
  ),
  decides: false,
  answers: /\b(?:day ?time|all day|day|nursery|stop)\b/i,
  titles: { young: 'It Sleeps in the Bed', older: 'It Sleeps in the Bed' },
  text: {
    '2-3': `
      D<dummyday> It is day, and {Name} is up. {soother} sleeps in the bed. Shh! The mouth is up too.
      P<dummyday> A free mouth can talk. People hear all of it.
      Q<dummyday> Without {soother}, {Name} may feel ____.
      H<dummyday> {helper} can give a big cuddle.
      H<dummyday> {helper} can find a game.
      T<dummyday> {he} can sing, la, la, la.
      T<dummyday> {he} can blow, puff, puff.
      C<dummyday> {he} can say, "Sleep well. See you."
      A<dummyday> The day was long. The mouth did a lot. Hello, bed! {soother} is here too. Night-night.
    `,
    '4-5': `
      D<dummyday> By day {his} mouth has a lot to do. It talks and sings, and it bites into apples. With {soother} in, the words get stuck behind it. So {soother} stays in the bed. {Name} may miss it, most of all when tired.
      P<dummyday> To suck feels good, and that is why so many do it. Nobody did it wrong.
      P<dummyday> Friends like to hear words. With a free mouth they get all of them.
      Q<dummyday> When it stays in bed, {Name} may feel ____.
      H<dummyday> {helper} can have a cuddle ready for a hard bit.
      H<dummyday> {helper} can find something crunchy. ~ Teeth like that.
      T<dummyday> {he} can lay it to sleep in the morning.
      T<dummyday> {he} can hold something soft in one hand.
      C<dummyday> {he} can say, "You sleep, and I play."
      A<dummyday> The mouth told a whole story today. Some bits of the day were hard. Then there was a cuddle, and it got better. At night {soother} is there, in the bed.
    `,
  },
};
