import { said, type NamedScene } from '../scene.ts';

/** Running off, by a child who does not speak: a game of stop and go, a card to hold, and a name that is worn and not called. */
export const theStopGame: NamedScene = {
  id: 'stopgame',
  image: 'a stop and a go, played with feet',
  cue: said(
    String.raw`(?=[^]*\b(?:runs?|running|bolts?|bolting|dart(?:s|ing)?|elop\w*|legs it|takes off|wander(?:s|ing)?) ?(?:off|away|out|into)?\b)[^]*\b(?:non[- ]?verbal|non[- ]?speaking|pre[- ]?verbal|(?:does(?: no|n['’]?)t|can(?: ?no|['’]?)t|not) (?:talk|speak)(?:ing)?|no (?:words|speech)|few words|understands? ["“']?stop)\b`,
  ),
  decides: false,
  inNotes: true,
  answers: /\bunderstands? ["“']?stop\b/i,
  titles: { young: 'Feet Stop, Feet Go', older: 'Stop and Go' },
  roles: {
    where: {
      fallback: { text: 'outside' },
      cues: [
        { match: /\b(?:shops?|shopping|supermarkets?|stores?|aisles?|mall)\b/i, phrase: { text: 'in a shop' } },
        { match: /\bcar ?parks?\b/i, phrase: { text: 'in a car park' } },
        { match: /\bpark\b/i, phrase: { text: 'in the park' } },
        { match: /\b(?:streets?|pavement|roads?)\b/i, phrase: { text: 'in the street' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<stopgame> Feet go, go, go! {Name} may run {where}. A big hand goes up. Stop! Feet stand. Then they walk with a grown-up.
      P<stopgame> Feet love to run. Grown-ups like to see them.
      Q<stopgame> When it is "stop", {Name} may feel ____.
      H<stopgame> {helper} can show a red card.
      H<stopgame> {helper} can show what comes next.
      T<stopgame> {he} can stand like a post.
      T<stopgame> {he} can hold on to the trolley.
      C<stopgame> {he} can think, "Stop! Post. Go!"
      A<stopgame> Up goes the hand. Feet stop, and a hand holds a hand. Go! In the park they can run.
    `,
    '4-5': `
      D<stopgame> There is so much to see {where}. {Name} may run to it, and {his} feet are very quick. There is a game that feet know well. A flat hand goes up, and feet stand like a post. The hand goes down for "go".
      P<stopgame> When {he is} out of sight, grown-ups get a fright. Cars and trolleys cannot see small people.
      P<stopgame> People who do not talk with words can still tell a lot. A card or a hand says it.
      Q<stopgame> When the hand says stop, {Name} may feel ____.
      H<stopgame> {helper} can show in pictures what comes first and next.
      H<stopgame> {helper} can find a wrist band with a number.
      H<stopgame> {helper} can play the stop game at home, too.
      T<stopgame> {he} can stand like a post when the hand goes up.
      T<stopgame> {he} can hold the trolley and push.
      T<stopgame> {he} can point at the thing, and they go there together.
      C<stopgame> {he} can think, "Hand up, feet stop."
      A<stopgame> A hand goes up, and two feet stand still. Then they go on, side by side, to the good thing. After that comes a place for running, with no cars. There, it is go, go, go.
    `,
    '6-7': `
      D<stopgame> Quick feet are a good thing to have, in a field. {Name} may run off {where}, to look at something good. There is a word that feet can learn, and it is "stop". It can be a hand, a card or a sound. It works best when it has been played a hundred times.
      P<stopgame> A grown-up who cannot see {him} is afraid, and it comes out loud. Nobody in a shop knows where a child belongs.
      P<stopgame> Not everyone talks with a mouth. A picture, a sign or a pointing finger is an answer as well.
      Q<stopgame> When it is stop in the middle of a run, {Name} may feel ____.
      H<stopgame> {helper} can show the plan in three pictures, the good thing last.
      H<stopgame> {helper} can find a wrist band with a number. ~ It speaks for {him} if need be.
      T<stopgame> {he} can freeze like a statue at the sign.
      T<stopgame> {he} can point, and wait for the other hand.
      C<stopgame> {he} can think, "Stop is a game, and I know it."
      A<stopgame> Statue, and then off again with a hand to hold. The thing on the shelf had not run away. It was looked at by two people. Afterwards there was a field with a fence. Nobody said stop there at all. It was good to run.
    `,
  },
};
