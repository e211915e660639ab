import { said, type NamedScene } from '../scene.ts';

const HURTS = String.raw`(?:pain\w*|hurts?|sore|aches?|aching|stiff\w*|swollen|arthritis|joints?|flare\w*|tired|breathless|out of breath|wheez\w*|weak)`;
const MISSES = String.raw`(?:(?:can'?t|cannot|can not|not able to|unable to|isn'?t allowed to|not allowed to|has to) (?:\w+ )?(?:play|run|join|do|keep up|take part|climb|jump|dance|sit out|stop|watch|rest)|sits? out|sitting out|miss(?:es|ing)? (?:out|pe|football|games|sports)|watch(?:es|ing)? (?:the others|from))`;

/** A day on which a body with an illness cannot join in what the others play. */
export const fromTheSide: NamedScene = {
  id: 'side',
  image: 'a place at the side of a game, and a job that belongs to it',
  cue: said(
    String.raw`\b${HURTS}\b[^.]{0,60}\b${MISSES}\b|\b${MISSES}\b[^.]{0,60}\b${HURTS}\b`,
    String.raw`\b(?:diabet\w*|insulin|seizures?|epilep\w*|chemo\w*|leuk\w+|cancer|feeding tube|eczema)\b`,
  ),
  decides: false,
  answers:
    /\b(?:hurts?|pain\w*|sore|aches?|stiff\w*|can'?t (?:play|run|join|keep up|do)|sits? out|watch(?:es|ing)?)\b/i,
  titles: { young: 'A Job at the Side', older: 'A Place at the Side' },
  text: {
    '4-5': `
      D<side> Some days a body with an illness says, "Not so fast." Then running hurts or is too much, and {Name} may stop. The game goes on, with a lot of feet. At the side there is a bench. A game has jobs there, too.
      P<side> The others run off because they are in a hurry. They do not mean, "Go away." They cannot see what a body feels.
      Q<side> When the others run, {Name} may feel ____.
      H<side> {helper} can ask the children for a slow game. ~ There are good ones, with chalk or with bubbles.
      H<side> {helper} can sit there as well and keep warm.
      T<side> {he} can be the one who says, "Ready, steady, go!"
      T<side> {he} can say, "I will play on a good day."
      C<side> {he} can think, "Slow today, and still in the game."
      A<side> "Go!" called somebody from the bench, and off they went. A game is better with a good starter. Tomorrow the body may be quick or slow. There is room for both in a game.
    `,
    '6-7': `
      D<side> With some illnesses, no two mornings are the same. On one of them {Name} can run, and on the next it hurts. Nobody outside can see which day it is. Then there is a game, and a place at the side of it. Sitting there can be long.
      P<side> Friends forget, because yesterday it was all right. They are not being mean when they ask, "Are you playing?" It is the question they would ask anybody.
      P<side> Some of them would like to know what to do. They have not had a body like that.
      Q<side> At the side of a game, {Name} may feel ____. It may be about the body or about the others.
      H<side> {helper} can tell the teacher what a slow day looks like. ~ It is hard to explain at the edge of a game.
      H<side> {helper} can ask for a warm place and one friend there.
      T<side> {he} can choose a job: keeping the score, or saying who is next. ~ Every game needs it.
      T<side> {he} can tell a friend in one sentence, "Today is a slow day."
      C<side> {he} can think, "A slow day is a day with friends, too."
      A<side> By the end of break the score was right, for once. Two of the others had come over to ask about it. The body with the illness had its rest. On a quick day it can run. On a slow one there is a place that is known.
    `,
    '8-10': `
      D<side> An illness that comes and goes is hard to plan with. {Name} can do nearly everything on some days, and on others it hurts to hold a pen. Nothing shows from outside, so people believe what they saw last. Then the others run off to play, and one of them stays at the side. That can hurt as well, in another place.
      P<side> Classmates remember Tuesday, when everything worked, and do not understand Wednesday. Without an explanation they make one up. The true one is shorter and more interesting.
      P<side> Pushing through is admired in films. Doctors think little of it, since a body that is overdone on one day often takes back two.
      Q<side> At the edge of a game that goes on, {Name} might feel ____. There may be a word for the body and a second one for the rest.
      H<side> {helper} can agree on a plan with the school: where to sit and what to do. ~ It is tiring to negotiate while something hurts.
      H<side> {helper} can look for what works on slow days as well, such as cards, chess or commentary. ~ Friends turn up for a good game of any kind.
      T<side> {he} can tell one friend how to read the signs. ~ One who knows explains it to the rest.
      T<side> {he} can take over a job that the game needs: scores, tactics or the whistle.
      C<side> {he} can think, "The illness chose the speed. I choose what to do in it."
      A<side> There is a record of the score now, with dates, and two people argue about it. It was kept from the side, by somebody who saw the whole game. The illness will have quick days and slow ones, in no order. Both kinds have a place in them that is known.
    `,
  },
};
