import { TEACHER } from '../../../school-roles.ts';
import type { DeedThread } from './deed-thread.ts';

/** A word out loud from a child who does not talk in some places: at the register, to a teacher, in a shop. */
export const voiceOut: DeedThread = {
  id: 'voiceout',
  image: 'a voice that waited inside for a long time, and came out',
  cue: /\bselective(?:ly)? mut\w+|\b(?:answered|said|spoke|talked|whispered)\b[^.!?]{0,40}\b(?:register|out loud|aloud|(?:his|her|the|a) teacher|in class|at (?:school|nursery))\b[^]*\b(?:first time|never (?:talks?|speaks?|spoken)|for months|doesn['’]?t (?:talk|speak)|usually (?:only )?(?:silent|whispers))|\bfirst (?:word|time (?:he|she) (?:spoke|talked|answered|said))\b[^.!?]{0,40}\b(?:at|in|to) (?:school|nursery|class|(?:his|her|the) teacher)/i,
  decides: true,
  titles: { young: 'The Voice That Waited', older: 'The Voice That Waited' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<voiceout> At home the voice is there all day. In some places it waits inside. {Name} knew the word, and the voice came out with it. It was said in a room with people in it. They heard it.
      P<voiceout> {teacher} knows that a voice cannot be pulled out. It comes when it is ready.
      P<voiceout> The others turned round, and then they went on. That is good. It was just a word among words.
      Q<voiceout> When the word was out, {Name} may have felt ____.
      H<voiceout> {helper} can be glad in a quiet way.
      H<voiceout> {helper} can listen to how it was.
      T<voiceout> {he} can tell it to a teddy, in any voice.
      T<voiceout> {he} can nod or whisper next time. ~ That counts, too.
      C<voiceout> {he} can think, "My voice was in that room."
      A<voiceout> A word was said, and the room has heard that voice now. It may wait again tomorrow, and that is fine. {Name} said it once. The voice knows the way out.
    `,
    '6-7': `
      D<voiceout> A voice can be loud at home and shut itself in somewhere else. It is not being stubborn, and it is not on purpose. {Name} had the word ready, and this time the voice said it. It was heard in a room full of people. From outside it took about a second.
      P<voiceout> {teacher} knows that nobody can pull a voice out. It needs time and a place where it may also stay in.
      P<voiceout> The others looked up and went on with their day. Some of them were glad and did not show it. That was the right thing to do.
      Q<voiceout> Just before the word, {Name} may have felt ____. It may have been in the throat.
      H<voiceout> {helper} can be glad without making a big thing of it. ~ Small cheers are easier to live with.
      H<voiceout> {helper} can ask what made it easier that day.
      T<voiceout> {he} can choose the next word and the person for it. ~ It need not be tomorrow.
      T<voiceout> {he} can whisper or nod on other days. ~ Those are ways of telling, too.
      C<voiceout> {he} can think, "My voice has been in that room."
      A<voiceout> The room is the same, and it knows one more voice. On some days that voice will wait again, and nobody needs to count them. {Name} said a word out loud. It is written down nowhere, except in a few people who will remember it.
    `,
    '8-10': `
      D<voiceout> Some voices work perfectly at home and stay shut in other places, however much somebody wants to talk. People mistake that for being shy or stubborn. {Name} had the word ready, as on a hundred other days, and this time the voice said it. It went out into a room full of people and was heard. For most of them it was one second of an ordinary day.
      P<voiceout> {teacher} will have noticed and said nothing, which takes some self-control. Being made a fuss of is a good reason for a voice to stay in.
      P<voiceout> Friends who know the whisper have known all along what is in there. Now there are a few more who do.
      Q<voiceout> In the second before it came, {Name} might have felt ____.
      H<voiceout> {helper} can ask what was different that day, and listen to the answer. ~ It may have been something small.
      H<voiceout> {helper} can keep the celebration at the size that is wanted.
      T<voiceout> {he} can plan one next word: where, when and to whom. ~ Choosing it is half of it.
      T<voiceout> {he} can go on using a whisper, a note or a nod on other days.
      C<voiceout> {he} can think, "It opened once, so it is not a wall."
      A<voiceout> It may stay shut tomorrow, and that undoes nothing. The word was said, and a room has heard it. {Name} did that without anyone pulling. A door that has been open once is known to be a door.
    `,
  },
};
