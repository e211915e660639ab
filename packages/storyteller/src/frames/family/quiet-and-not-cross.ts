import { said, type NamedScene } from '../scene.ts';

/** A parent with a low mood is quiet or does not play, and the child takes it for being cross. */
export const quietAndNotCross: NamedScene = {
  id: 'notcross',
  image: 'a face that is tired, and looks a little like a cross one',
  cue: said(
    String.raw`\b(?:thinks?|believes?|asks?|asked|asking|says?|worr\w+|convinced|feels?)\b[^.!?]{0,30}\b(?:cross|angry|mad|annoyed|fed up|do ?n.?t (?:love|like|want)|does ?n.?t (?:love|like|want)|(?:it is|it'?s|is) (?:his|her|their|my) fault|because of (?:him|her|them)|(?:he|she) (?:did|has done|'s done) something)\b`,
    String.raw`\b(?<!\b(?:thinks?|thinking|believes?|says?|asks?|asks if|feels?|that|convinced|sure|worr\w+) )(?:he|she) (?:is|gets?|'s) (?:so |very )?(?:cross|angry)|manic|bi-?polar|drinks?|drunk|hits?`,
  ),
  decides: false,
  answers: /\b(?:cross|angry|mad|annoyed|play\w*|fault|love|like)\b/i,
  titles: { young: 'Tired Looks Like Cross', older: 'Tired Looks Like Cross' },
  text: {
    '4-5': `
      D<notcross> {who} has a low mood. Then a face smiles less, and there may be no game. {Name} may think, "Is it because of me?" It is not. A tired face and a cross face look alike. This one is tired, and no child made it so.
      P<notcross> {who} would like to play. The low mood takes away the strength for it.
      Q<notcross> When there is no game, {Name} may feel ____.
      H<notcross> {helper} can say, "It is not because of you."
      H<notcross> {helper} can play a short game on some days.
      T<notcross> {he} can ask, "Are you cross or tired?"
      T<notcross> {he} can sit close, or go and play.
      C<notcross> {he} can think, "Not cross. It is the low mood."
      A<notcross> The face is tired, and a hand is still warm. Today there was no game, or there was a small one. The low mood is for grown-ups and doctors. {Name} did nothing wrong.
    `,
    '6-7': `
      D<notcross> {who} has a low mood. The voice gets flat and the face goes still. {Name} may think that {who is} cross about something. It looks nearly the same from outside. But it is an illness that takes away strength. Playing needs a lot of that. It was not made by anything that {Name} did or said.
      P<notcross> In a low mood it is hard to smile, even at a loved one.
      P<notcross> Children look for a reason, and the nearest one is themselves. Lots of children think so. It is not so.
      Q<notcross> When there is no time for a game, {Name} may feel ____.
      H<notcross> {helper} can have a sign, like a cushion by the door. ~ Then nobody needs to guess.
      H<notcross> {helper} can say, "Not now, and not because of you."
      T<notcross> {he} can ask, "Is it me or the mood?" It is fine to ask more than once.
      T<notcross> {he} can ask somebody else for the game.
      C<notcross> {he} can think, "That is a tired face. It is not about me."
      A<notcross> The cushion is by the door, and everyone knows what it says. Tomorrow it may be there, or not. A low mood can last for a good while, and doctors help with it. The game has not gone away, and neither has the person.
    `,
    '8-10': `
      D<notcross> Depression and a bad temper look alike from across a room. With a low mood, {who} may say little and not feel up to a game. {Name} may have concluded that somebody is annoyed with {him}. It is a reasonable guess, and it is wrong. The illness takes the energy out of a face first. Nothing that a child did has caused it.
      P<notcross> {who} may notice the guess and be too tired to correct it. The love is where it was, and the strength to show it comes and goes.
      P<notcross> Most people explain a silence by something they did. Grown-ups do it with their bosses.
      Q<notcross> After a short answer, {Name} might feel ____. It may sting, even with the reason known.
      H<notcross> {helper} can agree on a code, such as a number from one to five for the day.
      H<notcross> {helper} can say on good days what is hard to say on bad ones.
      T<notcross> {he} can check by asking: "Is it me, or is it a two today?"
      T<notcross> {he} can do something alongside that asks for nothing, such as reading on the same sofa.
      C<notcross> {he} can think, "That is the illness in the voice, and not a message."
      A<notcross> Today was a two, and nobody needed to wonder why. A low mood is treated by people who know about it, and it takes the time it takes. There will be evenings with a game in them and evenings without. Neither kind says how much somebody is liked.
    `,
  },
}; // prettier-ignore
