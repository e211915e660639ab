import { said, type NamedScene } from '../scene.ts';

/** A grown-up's phone in a small hand that does not give it back. */
export const phoneInHand: NamedScene = {
  id: 'phoneback',
  image: 'a phone that goes from a small hand to a big one',
  cue: said(
    String.raw`\b(?:grab(?:s|bing)?|snatch(?:es|ing)?|tak(?:es|ing)|want(?:s|ing)?|screams? for|cries for|asks? for|begs? for|won'?t (?:give|let go)|will not give|refus\w+ to give|doesn'?t give)\b[^.]{0,24}\b(?:my|mum\w*'?s|mom\w*'?s|dad\w*'?s|our|the|nan\w*'?s) (?:mobile )?phone\b`,
    String.raw`\b(?:own phone|friends? ha(?:s|ve)|class|school|secretly|without asking|sneaks?|hides?|bought|money|at night)\b`,
  ),
  decides: true,
  titles: { young: 'From Hand to Hand', older: 'From Hand to Hand' },
  text: {
    '2-3': `
      D<phoneback> A phone has a bright screen. {Name} may hold it tight. It is a grown-up's phone. It has a job. Somebody big needs it now.
      P<phoneback> It rings for big ones. They look at it a lot.
      Q<phoneback> When the phone goes, {Name} may feel ____.
      H<phoneback> {helper} can hold out a hand.
      H<phoneback> {helper} can put it up high.
      T<phoneback> {he} can put it on the flat hand.
      T<phoneback> {he} can swap it for a toy.
      C<phoneback> {he} can say, "Here you are, phone."
      A<phoneback> From one hand to one hand. Bye-bye, screen. The phone is up high. Two hands are free. Hello, blocks.
    `,
    '4-5': `
      D<phoneback> A phone has a bright screen, with a whole lot in it. {Name} may hold on to it with all ten fingers. But it belongs to a grown-up. It is for calls, and for letters without paper. Behind the screen it is thin and breaks fast. So it goes back, from hand to hand.
      P<phoneback> Grown-ups look at their phones too much. They know it. That makes it hard for everyone else who wants a look.
      Q<phoneback> When it is time to give it back, {Name} may feel ____.
      H<phoneback> {helper} can hold out a flat hand and wait.
      H<phoneback> {helper} can put it up on a shelf.
      T<phoneback> {he} can put it on the flat hand.
      T<phoneback> {he} can ask, "Can we look at one picture together?"
      C<phoneback> {he} can say, "One look, and here you are."
      A<phoneback> The phone lay on a big flat hand, and nobody had pulled. Then it went up on a shelf with its screen down. There it is dark and no use to anyone. Down here there are ten fingers that can do a lot.
    `,
  },
};
