import { said, type NamedScene } from './scene.ts';

/** Breaks what belongs to somebody else out of anger: a pencil, a model, a toy of a friend. */
export const brokenWhenCross: NamedScene = {
  id: 'crossbreak',
  image: 'something of somebody else in two pieces, and what can be done with two hands',
  cue: said(
    String.raw`\b(?:breaks?|breaking|broke|snaps?|snapped|snapping|smash(?:es|ed|ing)?|rips?|ripped|tears?|tore|wrecks?|wrecked|destroys?|destroyed|ruins?|ruined)\b[^.!?]{0,24}\b(?:other|another|friends?['’]?s?|(?:his|her|their) (?:\w+ )?(?:friend|classmate|brother|sister|cousin)['’]?s?|someone(?: else)?['’]?s|somebody(?: else)?['’]?s|people['’]?s|children['’]?s|childrens|kids['’]?)\b[^.!?]{0,60}\b(?:cross|angry|mad|temper|upset|jealous|on purpose|argu\w+|fall(?:s|ing)? out|frustrat\w+)\b|\b(?:cross|angry|mad|temper|on purpose|jealous)\b[^.!?]{0,60}\b(?:breaks?|broke|snaps?|snapped|smash(?:es|ed)|rips?|ripped|tears?|tore|wrecks?|ruins?)\b[^.!?]{0,24}\b(?:other|another|friends?['’]?s?|(?:his|her|their) (?:\w+ )?(?:friend|classmate|brother|sister|cousin)['’]?s?|someone(?: else)?['’]?s|people['’]?s|children['’]?s)`,
    String.raw`\b(?:(?:brother|sister|friend|baby|he|she|someone|somebody|cousin) (?:breaks|broke|snapped|smashed|ripped|ruined) (?:his|her|their)\b|accident\w*|by mistake|heart|promise\w*|rules?|leg|arm|bone)\b`,
  ),
  decides: true,
  answers: /\b(?:break\w*|broke\w*|snap\w*|smash\w*|rip\w*|things?|pencils?|toys?)\b/i,
  titles: { young: 'Two Pieces and Two Hands', older: 'Two Pieces and Two Hands' },
  text: {
    '4-5': `
      D<crossbreak> When {Name is} angry, hands may break a thing. Crack! It was a thing of somebody else. Now it is in two pieces, and that child is sad. To be angry is fine. Things of others stay whole.
      P<crossbreak> The other child liked that thing. It had nothing to do with the anger.
      Q<crossbreak> When the thing is in two, {Name} may feel ____.
      H<crossbreak> {helper} can help to mend it with tape.
      H<crossbreak> {helper} can find old paper that may be torn.
      T<crossbreak> {he} can tear old paper into tiny bits.
      T<crossbreak> {he} can say sorry and help to mend it.
      C<crossbreak> {he} can say, "I am angry. Hands, off."
      A<crossbreak> Two hands held it, and two hands put the tape on. It is not quite as before, and it works. The angry feeling has gone by. Old paper is good for the next time.
    `,
    '6-7': `
      D<crossbreak> Angry hands look for something to break. {Name} may snap or tear a thing that belongs to somebody else. The crack is loud, and for a second it fits. Then there are two pieces and a sad face. The thing did nothing, and its owner has lost something. Anger is fine, and it needs another place to go.
      P<crossbreak> Whoever owned it thinks, "Why mine?" They may keep their things away after that. They come closer again when it has been put right.
      P<crossbreak> Hands that break things are strong. Strong hands can mend as well.
      Q<crossbreak> When the two pieces lie there, {Name} may feel ____. It may be two things.
      H<crossbreak> {helper} can ask what came before the crack.
      H<crossbreak> {helper} can help to mend it or find another one.
      T<crossbreak> {he} can squeeze both fists, or scrunch up old paper.
      T<crossbreak> {he} can say, "I broke it because I was angry. I am sorry."
      T<crossbreak> {he} can give one of {his} own in its place.
      C<crossbreak> {he} can think, "It is not mine to break. Hands to me."
      A<crossbreak> There is tape round the middle now, or a new one on the table. The sorry was said, and the owner nodded. What made the anger has been told as well. Hands can be angry and empty, and nothing breaks.
    `,
    '8-10': `
      D<crossbreak> Breaking something of somebody else's is a way of saying "I'm angry" without a word. {Name} may have done it before thinking: a snap, a rip, and there it lay. It says the wrong thing, though. The owner does not hear "I'm angry". The owner hears "I don't care about you", and that is seldom what was meant. Anger is allowed to be big, and it has no rights over other people's things.
      P<crossbreak> Even a cheap thing can matter to somebody. From outside nobody can see which pencil was the lucky one.
      P<crossbreak> Trust comes back in steps. The first step is the thing itself, mended or replaced.
      Q<crossbreak> Looking at the pieces, {Name} might feel ____. Still angry and sorry can go together.
      H<crossbreak> {helper} can help to work out what it costs to put right, and how to pay for it.
      H<crossbreak> {helper} can ask about the anger separately. ~ It had a reason.
      T<crossbreak> {he} can sit on both hands or walk out before they decide anything.
      T<crossbreak> {he} can say, "I broke it. That wasn't about you," and replace it.
      C<crossbreak> {he} can think, "Angry at that. Not at this."
      A<crossbreak> The thing was replaced, and the owner said "OK" after a while, which was a lot. What the anger was about got its own ten minutes. Pieces can be glued, and friendships too, as long as somebody comes back with the glue. Next time the hands may get as far as a pocket.
    `,
  },
};
