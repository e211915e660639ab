import { said, type NamedScene } from './scene.ts';

/** Things that fly when somebody is angry; not a board at the end of a game, nor food. */
export const thrownInAnger: NamedScene = {
  id: 'thrownangry',
  image: 'a thing that flew, and hands that let go of it downwards',
  cue: said(
    String.raw`\b(?:throws?|throwing|threw|chucks?|chucking|hurls?|hurling|flings?|launches|lobs?)\b[^.!?]{0,60}\b(?:angry|cross|mad|temper|frustrated|upset|furious|rages?|meltdowns?|tantrums?|says? no|told no|can['’]?t have|cannot have|does(?:n['’]?t| not) get (?:his|her|their)|own way|gets? (?:so |really |very )?(?:angry|cross|mad))|\b(?:angry|cross|mad|temper|frustrated|upset|furious|rages?|meltdowns?|tantrums?|says? no|told no|own way)\b[^.!?]{0,60}\b(?:throws?|throwing|chucks?|hurls?|flings?|launches)\b`,
    String.raw`\b(?:throws? (?:up|(?:him|her|them)sel(?:f|ves)|a (?:tantrum|wobbly|strop|fit|punch))|loses?|losing|lost|game|board|food|sorry|after ?wards?|dinner|plate|spoon|cup|sand|stones?|homework|pencil|maths|shoes? on|xbox|playstation|ipad|tablet|controller|phone|racket|lego|build\w*|tower|jigsaw|at (?:me|us|him|her|them|people|his|her|the (?:baby|dog|cat)))\b`,
  ),
  decides: false,
  answers: /\b(?:throw\w*|thr(?:ew|own)|chuck\w*|things?|toys?)\b/i,
  titles: { young: 'Hands Let Go, Down Low', older: 'One Second Before the Bang' },
  text: {
    '2-3': `
      D<thrownangry> Bang! {Name} is mad, and a toy flies. Toys can break. A head can get a bump. A ball may fly. Toys go down.
      P<thrownangry> Mad hands are fast hands.
      Q<thrownangry> Before a throw, {Name} may feel ____.
      H<thrownangry> {helper} can find a soft ball.
      H<thrownangry> {helper} can come very near.
      T<thrownangry> {he} can stamp on the floor, hop, hop.
      T<thrownangry> {he} can put the toy down.
      C<thrownangry> {he} can say, "Down, toy. I am mad!"
      A<thrownangry> Down goes the toy. Stamp, stamp! Mad gets small. The toy is whole. Hands can play.
    `,
    '4-5': `
      D<thrownangry> When {Name is} angry, the next thing may fly. Hands are quicker than words. A thing that flies can break, and it can hit somebody. Then there is a bang, and the anger is still there. Hands can let go in another way. They can put it down low.
      P<thrownangry> People duck when things fly. They may get a fright, and then nobody hears what was wrong.
      Q<thrownangry> When hands want to throw, {Name} may feel ____.
      H<thrownangry> {helper} can say, "Down low," and show it.
      H<thrownangry> {helper} can keep soft balls in a box.
      T<thrownangry> {he} can put it on the floor and stamp.
      T<thrownangry> {he} can throw soft things at a cushion.
      T<thrownangry> {he} can help to pick up what flew.
      C<thrownangry> {he} can say, "I am so angry!"
      A<thrownangry> Down went the thing, and it is whole. Feet did the stamping, and it was loud. The angry feeling was heard. Now it is small, and somebody asks what it was.
    `,
    '6-7': `
      D<thrownangry> Anger gives arms a lot of strength, and it wants to go somewhere. Then {Name} may throw the nearest thing. It takes one second, and the bang is good for half of that. After it something may be broken, or somebody is hurt. And what made the anger is still there. The strength can go into the floor, a wall or a cushion.
      P<thrownangry> A bang makes people jump. Then they talk about the thing that flew, and not about what was wrong.
      P<thrownangry> To be angry is fine, and most people want to throw something at times. It gets easier to catch that second.
      Q<thrownangry> When the arm goes up, {Name} may feel ____. It may begin in the shoulders.
      H<thrownangry> {helper} can move people away and say very little.
      H<thrownangry> {helper} can ask later what it was about.
      T<thrownangry> {he} can put it down and push the wall with both hands.
      T<thrownangry> {he} can go where the soft things are and throw those.
      T<thrownangry> {he} can help to mend or sweep up.
      C<thrownangry> {he} can think, "Down low, and push the wall."
      A<thrownangry> The thing lies there in one piece, and the wall got a push. Anger goes down by itself after some minutes. Then there is room for the reason. If something did break, two people can mend it and say sorry.
    `,
    '8-10': `
      D<thrownangry> Throwing something in anger takes about a second, and nobody plans it. The arm is ready before the head has been asked, because anger prepares muscles first. {Name} may know the bang, and how good it is for a moment. Then something is broken or somebody is frightened, and everyone forgets the reason. The strength is real and needs a place to go. Things that break, and the space where people stand, are poor places for it.
      P<thrownangry> A flying object frightens people even when it was not aimed at them. After that, nobody is listening any more.
      P<thrownangry> Bodies give a sign before it, such as a hot neck or tight shoulders. People who learn their sign get a second more to choose.
      Q<thrownangry> Just before the arm goes up, {Name} might notice ____.
      H<thrownangry> {helper} can agree on a place to go to, and not talk on the way there.
      H<thrownangry> {helper} can keep the talk about the damage and the talk about the reason apart.
      T<thrownangry> {he} can press both palms against a wall for as long as it takes.
      T<thrownangry> {he} can drop it instead of throwing it. ~ Letting go downwards uses the same hand.
      T<thrownangry> {he} can mend, replace or clear up what was hit. ~ It says more than a speech.
      C<thrownangry> {he} can think, "Drop it. Wall first."
      A<thrownangry> Something landed on the carpet, and it can still be used. The anger went up and came down, as it does, within a few minutes. What it was about could be said afterwards in an ordinary voice. Every throw that turns into a drop makes the next one a little easier to catch.
    `,
  },
};
