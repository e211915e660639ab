import { said, type NamedScene } from '../scene.ts';

const BACK = String.raw`\b(?:when (?:(?:is|will|does|can) )?(?:\w+(?:['’]s)? ){1,3}?(?:(?:is|will|be) )?(?:com(?:e|es|ing)|gets?|getting) (?:back|home|better|out)|(?:still )?(?:thinks?|expects?|waits? for|waiting for)\b[^.!?]{0,30}\b(?:com(?:e|ing) (?:back|home)|in (?:the )?hospital)|wants? (?:\w+ ){0,3}(?:back|to come (?:back|home))|(?:visit|see) (?:\w+ )?in heaven|fetch \w+ (?:back )?from heaven)`;

/** A child asks when somebody who died comes back: the same true answer each time, and heaven where a family speaks of it. */
export const comesBack: NamedScene = {
  id: 'comesback',
  image: 'a question that comes back, and a person who cannot',
  cue: said(
    String.raw`(?=[^]*\b(?:died|dead|death|passed away|passed on|lost (?:his|her|their|my)|funeral)\b)[^]*?${BACK}`,
  ),
  decides: false,
  answers: /\b(?:heaven|com\w+ (?:back|home)|candle|hospital)\b/i,
  titles: { young: 'The Question That Comes Back', older: 'The Question That Comes Back' },
  roles: {
    gone: {
      fallback: { text: 'dead' },
      cues: [
        { match: /\bheaven\b/i, phrase: { text: 'in heaven, as the family says' } },
        { match: /\bjannah\b/i, phrase: { text: 'in Jannah, as the family says' } },
        { match: /\bwith (?:god|jesus)\b/i, phrase: { text: 'with God, as the family says' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<comesback> {who} died. {Name} may ask and look. The body stopped. {who} cannot come home. That is sad.
      P<comesback> Big people are sad, too.
      Q<comesback> Asking again, {Name} may feel ____.
      H<comesback> {helper} can hold {him} close.
      H<comesback> {helper} can say it again.
      T<comesback> {he} can look at a photo.
      T<comesback> {he} can wave to a candle.
      C<comesback> {he} can say, "I miss you."
      A<comesback> {who} died. A photo is here. It can get a kiss. To miss somebody is fine. Here is a lap.
    `,
    '4-5': `
      D<comesback> {who} died. {Name} may ask when {who} comes home. When people die, the body stops for good. No doctor can start it again. {who} is {gone}, and cannot come home.
      P<comesback> Grown-ups would like it, too. They also listen for the door.
      P<comesback> Some questions come again and again. A big thing needs more than one telling.
      Q<comesback> When the answer is the same again, {Name} may feel ____.
      H<comesback> {helper} can give the same answer, on a lap.
      H<comesback> {helper} can tell what {who} liked for breakfast.
      T<comesback> {he} can ask it again tomorrow.
      T<comesback> {he} can help to light a candle with a grown-up.
      C<comesback> {he} can say, "I miss you, and I remember you."
      A<comesback> {who} is {gone}. The question may come again at bedtime. Somebody will listen to it. To miss a person is sad, and two can do it.
    `,
    '6-7': `
      D<comesback> {who} died, and {Name} may ask when {who} comes home. People go away and come back, so a head goes on waiting. But dying is not like being away or being ill. The heart and the body stop, and no doctor can start them again. {who} is {gone}. No child made it happen, and it stays true tomorrow.
      P<comesback> Some questions get asked many times, because the answer is so big. A head takes it in bit by bit.
      P<comesback> Grown-ups do it, too. They begin to lay a place at the table, and then they stop.
      Q<comesback> When the answer is the same again, {Name} may feel ____. On another day it may be a different word.
      H<comesback> {helper} can answer it again, in the same words. ~ It is a good question each time.
      H<comesback> {helper} can look for a story of {who}.
      T<comesback> {he} can ask as often as {he needs} to.
      T<comesback> {he} can light a candle with a grown-up, or choose a photo.
      C<comesback> {he} can think, "You cannot come back, and I can remember you."
      A<comesback> {who} is {gone}. The waiting gets quieter, and on some days it is loud again. A photo can have a place on a shelf. Somebody can say good morning to it. To miss a person is a way of being fond of them.
    `,
  },
};
