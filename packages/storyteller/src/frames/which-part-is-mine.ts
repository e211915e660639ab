import { said, type NamedScene } from './scene.ts';

/** A sorry that does not come because it was somebody else. */
export const whichPartIsMine: NamedScene = {
  id: 'whosefault',
  image: 'a ball of blame that is thrown on, until somebody holds a part of it',
  cue: said(
    String.raw`\b(?:(?:some|every|any)(?:one|body) else'?s? (?:is )?(?:to blame|fault)|(?:other people|others|other kids|everyone)'?s?'? fault|(?:never|nothing is|isn'?t) (?:ever )?(?:his|her|their) (?:own )?fault|blames? (?:everyone|everybody|other people|others|anyone|someone|somebody)(?: else)?|(?:won['’]?t|can['’]?t|cannot|never|refuses to|doesn['’]?t) (?:ever )?(?:admit|accept|own up|take (?:any )?(?:responsib\w+|the blame)))\b`,
    String.raw`\b(?:ref(?:eree)?|team\w*|game|match|losing|loses|lost|football|even (?:when|if|though) it(?:['’]?s| is| was)(?: not|n['’]?t) (?:his|her|their)|divorc\w*|separat\w*|died)\b`,
  ),
  decides: false,
  answers: /\b(?:fault|blames?|admit|responsib\w+)\b/i,
  titles: { older: 'Which Part Is Mine?' },
  text: {
    '6-7': `
      D<whosefault> Before anybody says sorry, a head looks for who did it. {Name} may find somebody else at once. Blame is like a ball that nobody wants to hold. It gets thrown on and on, and what went wrong is still there. Most quarrels have two parts, and one part can be held.
      P<whosefault> "It was me" feels dangerous to say, so lots of people throw the ball. Grown-ups do it with lost keys.
      P<whosefault> The other one may have a part in it as well. It comes out more easily after the first one.
      Q<whosefault> When somebody asks what happened, {Name} may feel ____.
      H<whosefault> {helper} can hear both sides and ask each for one own part.
      H<whosefault> {helper} can say thank you for a true part. ~ Then the next one is easier to say.
      T<whosefault> {he} can say one part, such as "I pushed" or "I was loud".
      T<whosefault> {he} can say sorry for that part alone. ~ A part is enough.
      C<whosefault> {he} can think, "Which part is mine? I can hold that."
      A<whosefault> The ball stopped, because somebody held a part of it. It was not so heavy. A bit later the other one had something to say, too. After that there were two to put it right. Sorry is a small word for a good throw back.
    `,
    '8-10': `
      D<whosefault> Before a sorry there is blame, and it behaves like a ball that is too hot to hold. Whoever has it throws it on. {Name} may be quick at that, since a mind that feels accused finds somebody else's part within a second. Often there is one. Most things that go wrong between people have two causes, and sometimes five. The trouble is that the ball keeps moving, and nobody gets round to mending anything.
      P<whosefault> The other person only hears, "It was you." So it comes straight back, and the argument is about the ball.
      P<whosefault> Admitting one thing can feel as if all of it were then one person's fault. It is not so. A part is a part.
      Q<whosefault> When it sounds like an accusation, {Name} might notice ____. It may be in the face or the fists.
      H<whosefault> {helper} can ask for parts instead of culprits: "Which bit of it was yours?"
      H<whosefault> {helper} can keep what follows small when somebody owns up. ~ That makes the next time easier.
      T<whosefault> {he} can name {his} own part first, however small it is, and stop there.
      T<whosefault> {he} can wait an hour and look at it again. ~ Fair thoughts are slow.
      C<whosefault> {he} can think, "Not all of it, but this bit."
      A<whosefault> The ball has cooled, as it does when somebody holds it for a moment. A part was named, and nothing terrible followed. The other one then named a part as well, which hardly ever happens the other way round. A sorry for one's own bit is a whole sorry.
    `,
    '11+': `
      D<whosefault> Before anybody says sorry there is a short trial, in which the mind acts as its own lawyer. {Name} may know how persuasive it is: there was provocation, others did worse, and it was unfair from the start. Much of that may be correct. Blame is thrown across the room like a ball, and each side has a good arm. It only leaves out the one useful question, which is what part could be done differently.
      P<whosefault> Whoever stands on the other side has a lawyer too. Two good defences can go on until midnight without anything being mended.
      P<whosefault> Adults who cannot admit a mistake are common, and hardly anyone enjoys working with them. Those who say "my mistake" and go on are trusted with more.
      Q<whosefault> On hearing "that was your fault", {Name} might notice ____. The defence usually starts in the body.
      H<whosefault> {helper} can own up to something first. ~ It lowers the price for everybody.
      H<whosefault> {helper} can talk about what happens next before going back to what happened.
      T<whosefault> {he} can concede one point, exactly, and without a "but".
      T<whosefault> {he} can say, "I'll think about that," and come back to it.
      C<whosefault> {he} can think, "Case closed. Which part is mine?"
      A<whosefault> Conceding a part did not lose the rest. The provocation was heard as well, once the lawyers had gone home and the ball lay still. A sorry for ten per cent sounds small, and it is the kind that both sides can believe. It gets easier with use, as most honest sentences do.
    `,
  },
};
