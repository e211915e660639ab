import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const FIRE = String.raw`\bfires?\b`;
const dies = (who: string): string => String.raw`\b(${who})\b[^.!?,]{0,24}\b(?:die|dies|dying|dead)\b`;
const MUM = dies('mummy|mum|mommy|mom');
const DAD = dies('daddy|dad');
const both = (one: string, other: string): RegExp => new RegExp(`(?=[^]*${one})(?=[^]*${other})`, 'i');

/** What else is feared in the same breath is said beside the burglars. */
const WHAT_IFS: Role = {
  fallback: { text: 'burglars' },
  cues: [
    { match: both(MUM, FIRE), phrase: { text: 'burglars, a fire or $' } },
    { match: both(DAD, FIRE), phrase: { text: 'burglars, a fire or $' } },
    { match: new RegExp(MUM, 'i'), phrase: { text: 'burglars or $' } },
    { match: new RegExp(DAD, 'i'), phrase: { text: 'burglars or $' } },
    { match: new RegExp(FIRE, 'i'), phrase: { text: 'burglars or a fire' } },
  ],
};

/** A fear of burglars at night: sounds in the house, a lock that clicks, and what is dull and true about both. */
export const worriedAboutBurglars: NamedScene = {
  id: 'burglars',
  image: 'the sounds of a house at night, each with its own dull reason',
  cue: said(
    String.raw`\b(?:burglars?|robbers?|thie(?:f|ves)|(?<!\bat )break(?:s|ing)? in(?:to)?(?! (?:summer|winter|the|case))\b|intruders?|bad (?:men|man|people|guys)|baddies|kidnap\w*|steal(?:ing)? (?:him|her|them)|someone (?:coming|getting|getting in|breaking) in|people (?:getting|coming) in)`,
    String.raw`\b(?:we were|we've been|we have been|have been|were|got|been|was) (?:\w+ )?(?:burgled|robbed|broken into)|\bafter (?:a|the|our) (?:burglary|break[- ]?in)|\b(?:was|been|had|heard|about) (?:a|the) (?:burglary|break[- ]?in)|\bbroke in(?:to)?\b|\bgame|plays?\b|\bover and over\b|\bagain and again\b`,
  ),
  decides:
    /^(?![^]*\b(?:burgled|burglary|broke in|broken into|robbed|break-in|(?:a|the) break in|after|over and over|again and again)\b)(?=[^]*\b(?:worr\w*|scared|afraid|fright\w*|terrified|anxious|fear\w*|can'?t sleep|won'?t sleep|checks?|thinks)\b)[^]*?\b(?:burglars?|robbers?|thieves|intruders?|kidnap\w*|(?<!\bat )break(?:ing)? in(?:to)?(?! (?:summer|winter|the|case))\b|(?:bad (?:men|man|people)|baddies) (?:\w+ ){0,3}(?:in|come|coming|at night|house))/i,
  answers: /\b(?:worr\w*|bed ?time|night|burglars?|robbers?|break\w*)\b/i,
  roles: { whatifs: WHAT_IFS },
  titles: { young: 'Click Goes the Lock', older: 'What a House Sounds Like' },
  text: {
    '4-5': `
      D<burglars> The house is dark. {Name} may worry that somebody will come in. A head tells that story in the dark. The door has a lock. Click, and it is shut. The creak is only a stair that gets cold.
      P<burglars> Grown-ups know how to look after a house. It is a job for big people.
      Q<burglars> When it creaks at night, {Name} may feel ____.
      H<burglars> {helper} can lock the door, click, with {him} there.
      H<burglars> {helper} can say what each sound is.
      T<burglars> {he} can say good night to the door, once.
      T<burglars,comforter> {he} can hold {comforter} and lie still.
      C<burglars> {he} can say, "Click. The door is shut."
      A<burglars> Drip goes the tap. Hum goes the fridge. The lock is shut, and grown-ups are near. A worry is loud, and a house is just a house. Good night, door.
    `,
    '6-7': `
      D<burglars> At night a house makes sounds. Wood gets cold and creaks, and pipes tick. {Name} may hear that and worry about {whatifs}. A head in the dark makes up a story for each sound. By day the same sound is there, and nobody hears it. A worry can sound very true without being true.
      P<burglars> Films and books are full of burglars, because they make a story go fast. A real street at night is mostly cats and parked cars.
      P<burglars> Grown-ups lock doors every night, as they brush their teeth. Looking after the house is their job.
      Q<burglars> When something creaks, {Name} may feel ____. It may be in the tummy.
      H<burglars> {helper} can lock up with {him} there, one time round.
      H<burglars> {helper} can say whose job it is to look after the house.
      T<burglars> {he} can find a dull reason for a sound, such as a pipe.
      T<burglars> {he} can check the door once with a grown-up, and then be done.
      T<burglars,comforter> {he} can tell {comforter} what each sound is.
      C<burglars> {he} can think, "That is a pipe, and the door is locked."
      A<burglars> The fridge hums, a stair ticks, and a cat walks by outside. It is a list of dull things, and dull is good at night. The worry may come again. Grown-ups are near, and the lock went click.
    `,
    '8-10': `
      D<burglars> Houses are noisy at night. Wood shrinks a little as it cools, pipes tick, and a fridge starts up with a shudder. {Name} may lie there and worry about burglars at every one of them. It is how ears work in the dark. With nothing to see, a brain turns them up, and films fill in the rest. The sounds are real. The person who goes with them comes from a film.
      P<burglars> Police officers say that most break-ins are aimed at empty houses, and mostly by day. Somebody who wants a television hopes to meet nobody at all.
      P<burglars> A person who has checked a lock five times is no calmer than after the first. Checking feeds a worry, and it comes back for more.
      Q<burglars> When the stairs creak, {Name} might feel ____. It may be in the stomach or the ears.
      H<burglars> {helper} can lock up at the same time each evening, and say so. ~ One round is enough, and it is a grown-up's job.
      H<burglars> {helper} can go round the house by day with {him}, and name each sound.
      T<burglars> {he} can give every sound a dull owner, such as boiler, cat or next door.
      T<burglars> {he} can let it be checked once, and then leave the checking to the grown-ups.
      C<burglars> {he} can think, "Boiler. Stairs. Next door's cat."
      A<burglars> The boiler came on at five, as it does, and a van brought the bread to the corner shop. That was the whole crime report for the street. A worry may have another try tomorrow at about ten. The locks are shut by then, and somebody big has the job of knowing it.
    `,
  },
};
