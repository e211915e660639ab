import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** A baby of whom everyone at school had been told, and who died. */
export const newsThatChanged: NamedScene = {
  id: 'toldall',
  image: 'one sentence that is ready for whoever asks about the baby',
  cue: said(
    String.raw`\b(?:told|telling|tells?) (?:everyone|everybody|all (?:his|her|their)|(?:his|her|their) (?:whole )?(?:class|friends|teacher|school)|the (?:whole )?(?:class|school)|people|friends|strangers)\b|\b(?:what to (?:say|tell)|how to tell)\b[^.!?]{0,40}\b(?:school|friends|class\w*|teacher|people|everyone|others)\b|\b(?:friends|kids|children|class\w*|people|everyone|teachers?)\b[^.!?]{0,30}\b(?:ask\w*|keep asking)\b`,
    String.raw`\b(?:tells? (?:strangers|everyone|everybody|people) (?:that )?(?:the|our|her|his) baby (?:is|died|has))\b`,
  ),
  decides: false,
  titles: { young: 'One Sentence to Say', older: 'One Sentence, Ready' },
  roles: {
    teacher: TEACHER,
    theBaby: {
      fallback: { text: 'the baby' },
      cues: [
        {
          match: /\b[Bb]aby (?:(?:is|was|girl|boy|brother|sister) )*(?:called|named) (\p{Lu}\p{Ll}+)\b/u,
          phrase: { text: '$' },
        },
        { match: /\b(?:called|named) (?:the|our|her|him) ?(?:baby )?(\p{Lu}\p{Ll}+)\b/u, phrase: { text: '$' } },
      ],
    },
  },
  text: {
    '6-7': `
      D<toldall> At school they know that a baby was on the way. {Name} told them, because it was good news. Then the baby died, and the news has changed. Now somebody may ask, "Is it born yet?" They ask because they do not know. There can be a sentence for that.
      P<toldall> Children who ask such a thing mean it kindly. When they hear the answer, they may go quiet. Quiet means that they are sorry and have no words.
      Q<toldall> When somebody at school asks, {Name} may feel ____. It may be in the throat.
      H<toldall> {teacher} can tell the class, so that nobody needs to ask.
      H<toldall> {helper} can think of the sentence with {Name}, and try it out.
      T<toldall> {he} can say, "The baby died, and I don't want to talk now."
      T<toldall> {he} can look at {teacher}, and that means "Please help."
      C<toldall> {he} can say, "The baby died. We are sad at home."
      A<toldall> The sentence was short, and it was true. After it they can play, or sit side by side. It was not wrong to have told the good news. {theBaby} died, and nobody made it happen. Being glad about a baby is allowed, and so is being sad.
    `,
    '8-10': `
      D<toldall> Good news travels through a school in a day. Other news hardly travels at all. {Name} had told people about the baby, and then {theBaby} died. Nobody did anything to cause that. It leaves somebody in a corridor with thirty people who still have the old news. Sooner or later one of them asks. A sentence that is ready saves finding one on the spot.
      P<toldall> People who ask "Has she come yet?" are being friendly. On hearing the answer, some say the wrong thing, and some say nothing and look at their shoes. It is hardly ever because they do not care.
      P<toldall> It was no mistake to have told it early. Everybody would have. Being glad beforehand does not bring about what comes after.
      Q<toldall> When the question comes, {Name} might feel ____. It may be another word in the corridor than at home.
      H<toldall> {teacher} can tell the class in plain words, with {Name} in the room or not. ~ It is worth choosing which.
      H<toldall> {helper} can write the sentence down together with {Name}, and change it until it sounds right.
      T<toldall> {he} can tell one friend and ask that friend to tell the rest. ~ It is a good job for a friend.
      T<toldall> {he} can say, "The baby died. I'd rather talk about something else."
      C<toldall> {he} can say, "The baby died. Thank you for asking."
      A<toldall> After a week or two most people know, and the question gets rare. Some will ask again in a year, at a new club or on a form. The sentence can be longer then, or shorter. The baby died and belongs to the family all the same. When it gets too heavy to say, somebody at home or in school can be told just that.
    `,
  },
};
