import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const SPORTS = String.raw`football|rugby|netball|hockey|cricket|gymnastics|gym|dance|dancing|ballet|swimming|basketball|tennis|karate|judo|athletics`;
/** What is missed. */
const SPORT: Role = {
  fallback: { text: 'sport' },
  cues: [{ match: new RegExp(String.raw`\b(${SPORTS})\b`, 'i'), phrase: { text: '$' } }],
};

/** A broken bone mends at its own speed, and a team plays on without somebody. */
export const theSeasonGoesOn: NamedScene = {
  id: 'season',
  image: 'a list of matches on a wall, and a place on the bench',
  cue: said(
    String.raw`(?=[^]*\b(?:broke|broken|breaks?|fractur\w*|cast|in plaster)\b)(?=[^]*\b(?:${SPORTS}|team|season|matches|training)\b)[^]*?\b(?:off (?:${SPORTS}|sport|games|the team)|out (?:of|for) (?:the )?(?:\w+ )?(?:team|season|rest|weeks|months)|miss(?:es|ing|ed)? (?:\w+ ){0,3}(?:season|final|match\w*|tournament|${SPORTS}|training|cup)|(?=[^]*\b(?:season|match\w*|team|league|cup|final)\b)(?:can['’]?t|cannot|not allowed to|not able to) (?:\w+ )?(?:play|train|dance|do (?:${SPORTS}))|whole season|rest of the season|no (?:${SPORTS})\b)`,
    String.raw`\b(?:record|window|trophy|promise|heart|toy|scared to (?:go back|play)|back to)\b`,
  ),
  decides: true,
  answers: /\b(?:season|off|football|team|miss\w*|training|weeks)\b/i,
  titles: { older: 'The Season Goes On' },
  roles: { sport: SPORT },
  text: {
    '6-7': `
      D<season> A broken bone does not look at a calendar. {Name} may look at one a lot, because of {sport}. The others put on their kit and go. It is sad to miss that, and it is fair to be cross. The bone is busy all the while. It builds, day and night, and nobody can see it.
      P<season> The others may not know what to say. They might think that it hurts to talk about {sport}.
      P<season> A team has jobs that need no legs and no arms. Somebody counts, and somebody shouts "well done".
      Q<season> When the others go and play, {Name} may feel ____.
      H<season> {helper} can ask for a job beside the game.
      H<season> {helper} can ask the doctor what is allowed already.
      T<season> {he} can choose to watch, or to do something else. ~ Both are fine, and it may change.
      T<season> {he} can keep the score, or cheer for one friend.
      C<season> {he} can think, "My bone is training too."
      A<season> A game went by, and then another. Some days it was good to watch, and some days it was not. The bone has done its work in secret. When it is strong enough, the doctor says so. Until then there is a warm place at the side.
    `,
    '8-10': `
      D<season> A season has dates on it, and a broken bone has none. {Name} may know the whole list of matches, and cross off one after another. The doctors talk about the bone, since that is what they can see. The other half is {sport} itself: the jokes, the kit, being counted in. It is a real loss, and it is allowed to be called one. Meanwhile the body lays down new bone every hour, and it takes no days off.
      P<season> The rest of the team may talk about anything else, out of kindness. It is easier for them when they are told what is welcome.
      P<season> Professionals are injured for months at a time. Most of them say that the hardest part was not the bone. It was watching.
      Q<season> When the others leave for a match, {Name} might feel ____. It may be different from week to week.
      H<season> {helper} can ask the coach whether there is something to do, such as keeping the statistics.
      H<season> {helper} can ask at the hospital what may be trained already. ~ There is mostly one part of a body that may.
      T<season> {he} can decide each time whether to go and watch. ~ Staying away on one day is not giving up.
      T<season> {he} can watch one position for a whole match. ~ From the side it looks quite different.
      C<season> {he} can think, "The bone is in training. I am on the bench, and I am still in it."
      A<season> The list on the wall has more crosses than gaps by now. Not one of those matches could be had back, and that stays annoying. From the bench a person learns things about {sport} that cannot be seen from the middle. When the doctors say yes, it begins with ten careful minutes. Until then the bone builds, and the place on the bench is a place.
    `,
  },
};
