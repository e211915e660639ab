import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** "You're not my friend any more": a quick sentence, said in a cross minute, and what can be said after it. */
export const notMyFriendAnyMore: NamedScene = {
  id: 'notmyfriend',
  image: 'a sentence like a door that bangs in the wind, and opens again or does not',
  cue: said(
    String.raw`\b(?:you['’]?re|you are|your|(?:he|she|they)(?:['’]?s| is| are)) not (?:(?:my|her|his|their) (?:best )?friend|(?:best )?friends with (?:him|her|them|me))\b(?: any ?more| today| now)?|\b(?:won['’]?t|not) be (?:my|her|his|their|your) friend (?:any ?more|again)\b`,
    String.raw`\b(?:unless|only if|if (?:he|she|they|i|you)|brother|sister|imaginary|^(?:(?:he|she|they) )?(?:\w+ )?(?:tells|says to|says|keeps (?:telling|saying to)|telling) (?:his|her|the other|other|people|everyone|everybody|children|kids|friends)|online|chat)\b`,
  ),
  decides: true,
  titles: { young: 'A Door in the Wind', older: 'Said in a Minute' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<notmyfriend> "You are not my friend any more!" It was said to {Name}, and it hurts. It is like a door that bangs in the wind. Bang! The door did not think about it first. Friends can be cross, and then it stops.
      P<notmyfriend> A cross mouth is very quick. It may be sorry later and not know how.
      Q<notmyfriend> After those words, {Name} may feel ____.
      H<notmyfriend> {teacher} can help the two friends to talk.
      H<notmyfriend> {helper} can hear all of it and give a hug.
      T<notmyfriend> {he} can say, "That hurt. I like you."
      T<notmyfriend> {he} can play with another child for now.
      C<notmyfriend> {he} can say, "That was a cross word. It can stop."
      A<notmyfriend> A door that banged can open again. It may be today or another day. If it comes each day, a grown-up can help. There are other friends to make, with room in the sand.
    `,
    '6-7': `
      D<notmyfriend> "You are not my friend any more." Somebody said that to {Name}, and perhaps it was not the first time. It is a sentence like a door that bangs in the wind. It is loud and quick, and it was not thought about. A friend who says it wants something, or is cross. It still hurts the one outside the door.
      P<notmyfriend> Most friends have said it once. They did not know another way to say, "I am cross with you."
      P<notmyfriend> When the same child says it each day, it is not a quarrel. It is a way to be the boss, and a grown-up can help.
      Q<notmyfriend> After that sentence, {Name} may feel ____. It may be two feelings at once.
      H<notmyfriend> {teacher} can hear both of them, one after the other.
      H<notmyfriend> {helper} can hear the whole story and not choose a side.
      T<notmyfriend> {he} can say, "That hurt. Tell me what is wrong."
      T<notmyfriend> {he} can play with somebody else, and leave the door alone for a bit.
      C<notmyfriend> {he} can think, "Friends are not for taking away."
      A<notmyfriend> The wind goes down, and some doors open again after lunch. Some stay shut a bit longer. In between there was a game with somebody else, and it was good. {Name} is a good friend to have, on both kinds of day.
    `,
    '8-10': `
      D<notmyfriend> "You are not my friend any more" takes two seconds to say. {Name} has heard it, and may have gone over it for a good deal longer. It is often said to win an argument, because nothing else hurts so fast. A friendship is not handed out in the morning and collected again at lunch. Most people know that, once they are no longer cross.
      P<notmyfriend> People say it when they have run out of better words. Quite a few of them wait for the other one to make it up.
      P<notmyfriend> Said once, it is a quarrel. Said every day, it is a way of being in charge. It is fair to stop playing along with it.
      Q<notmyfriend> In the minute after it, {Name} might feel ____.
      H<notmyfriend> {helper} can listen to what came before it, without ringing anyone yet.
      H<notmyfriend> {teacher} can talk with the two of them if it goes on. ~ Somebody who is not a part of it hears more.
      T<notmyfriend> {he} can say, "I did not like that. If you are cross, tell me what about."
      T<notmyfriend> {he} can spend break with other people, and see what happens in a day or two.
      C<notmyfriend> {he} can think, "Said in a minute. It need not be for ever."
      A<notmyfriend> By the afternoon the sentence has lost some of its noise. It may be taken back, with or without a sorry, or it may not. A friend who can be cross and stay a friend is worth waiting for. One who keeps threatening to go can be let go for a while. The bench is wide enough for others.
    `,
  },
};
