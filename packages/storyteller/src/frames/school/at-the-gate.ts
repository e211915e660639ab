import { SCHOOL, TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const STUCK = String.raw`\b(?:cr(?:y|ies|ied|ying)|sobs?|sobbing|tears|clings?|clinging|freez\w+|panics?|meltdowns?|screams?|holds? on)\b`;
const AT_IT = String.raw`\b(?:at|by|outside|through) the (?:school |front |main |playground )?(?:gates?|door)\b|\b(?:school|playground) gates?\b`;

/** A school gate, tears, and legs that stop: at an age at which nobody speaks of a nursery goodbye any more. */
export const atTheGate: NamedScene = {
  id: 'gate',
  image: 'the two steps through a school gate, where it is loudest',
  cue: said(
    `(?:${STUCK})[^.!?]{0,60}(?:${AT_IT})|(?:${AT_IT})[^.!?]{0,60}(?:${STUCK})`,
    String.raw`\bnursery\b|\bpre-?school\b`,
  ),
  decides: new RegExp(
    String.raw`^(?![^]*\b(?:nursery|pre-?school|reception|first day|starting|bull\w+)\b)(?=[^]*\b(?:refus\w+|won'?t|will not|does ?n'?t want|not want|point blank|school refus\w+|year (?:[3-9]|1[01])|yr ?[3-9])\b)(?=[^]*\bschool\b)(?=[^]*(?:${STUCK}))[^]*(?:${AT_IT})`,
    'i',
  ),
  titles: { young: 'Two Steps at a Gate', older: 'The Loudest Two Steps' },
  roles: { teacher: TEACHER, school: SCHOOL },
  text: {
    '6-7': `
      D<gate> It takes two steps to go through the school gate. On some mornings {Name} may stop just there, and tears come. Goodbye is hard at a gate, because the whole day stands behind it. A body rings its alarm, as if something bad was near. It rings most loudly before, and more softly after.
      P<gate> Other children think about bags and friends and what is for lunch. Some of them have had tears there as well.
      P<gate> Grown-ups at a gate want to do the right thing. It is hard for them to wave.
      Q<gate> At the gate, {Name} may feel ____. It may be in the legs.
      H<gate> {teacher} can wait at the gate and walk in with {him}. ~ Two go in more easily than one.
      H<gate> {helper} can say one short goodbye, the same one every day.
      T<gate> {he} can show which bit of the day is hard. ~ Then a grown-up can help with that bit.
      T<gate> {he} can count the steps from the gate to the peg.
      C<gate> {he} can think, "This is the hard bit. It is two steps."
      A<gate> Inside, the bell rings, and the gate is shut. A coat hangs on its peg, and a pencil is out. When school is over, the gate opens the other way. Somebody is there to say hello.
    `,
    '8-10': `
      D<gate> A school gate is about two steps wide, and on some mornings those are the longest steps of the day. {Name} may get as far as that and find that legs have stopped and tears have come. Beyond the goodbye there is a whole school day, and all of it seems to wait at once. That is how the alarm in a body works: it rings loudest just before. It is not babyish, and it is not laziness. A good many people of nine and ten know it, and hardly one of them says so.
      P<gate> Those who walk past are mostly thinking about a bag, a match or a best friend. A wet face stays in their minds for ten seconds or so.
      P<gate> Grown-ups at a gate are often torn. One half would like to go straight home again. The other half knows that the gate would be higher tomorrow.
      Q<gate> At the gate, {Name} might feel ____. It may be in the legs or the throat first.
      H<gate> {helper} can ask the school for another way in, such as a side door or ten minutes later. ~ Schools have more than one door.
      H<gate> {teacher} can be there and have a job ready for the first five minutes. ~ A job gives the eyes somewhere to go.
      T<gate> {he} can say, on a quiet evening, which part of the day it is about. ~ It is often one lesson, one person or one noise, and that can be changed.
      T<gate> {he} can choose the last words of the goodbye, say them, and take the two steps with somebody.
      C<gate> {he} can think, "It is loudest just here."
      A<gate> By ten o'clock the gate is locked, and nobody stands at it. Most of the alarm has run down by then, because alarms do. When school is over, the same two steps lead the other way, to hello. If tomorrow is just as hard, that is news for the grown-ups: something in there needs looking at.
    `,
    '11+': `
      D<gate> To most people a school gate is a piece of metal on the way to somewhere. For {Name} it may be the place where a morning stops at goodbye, with legs, breath and eyes all deciding at once. There is a mechanism behind it. A nervous system rings its alarm before a threat and not during it, so the peak comes at the gate. It has nothing to do with being childish. It means that something about school is too much at present, and that it is worth finding out what.
      P<gate> People who walk past take in a wet face for about as long as a traffic light. From inside it seems a great deal longer.
      P<gate> Parents at a gate tend to go wrong in both directions, by pushing or by driving home. They are not short of sympathy. They are short of information.
      Q<gate> With the gate in sight, {Name} might notice ____.
      H<gate> {helper} can ask the school for another arrival: a side door, a quieter time, one person who waits. ~ It is a common request, and nobody else is told why.
      H<gate> {teacher} can agree on a first quarter of an hour away from the crowd.
      T<gate> {he} can make three columns, for the journey, the lessons and the people, and mark the worst thing in each. ~ A marked page gets further than "I hate it".
      T<gate> {he} can decide who is told about it, and in which words.
      C<gate> {he} can think, "This is the peak. It is not the day."
      A<gate> At half past ten the gate stands in the weather with nobody at it. An alarm runs down when nothing feeds it, and on many days it has done so by then. On some it will not, and that is information rather than failure. When school ends, the gate opens outwards, on to an afternoon and whoever is there to say hello.
    `,
  },
};
