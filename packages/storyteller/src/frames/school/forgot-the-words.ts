import { said, type NamedScene } from '../scene.ts';

/** After it: the words were gone, and everybody saw. */
export const forgotTheWords: NamedScene = {
  id: 'wordsgone',
  image: 'the pause in a play, which was longer inside than outside',
  cue: said(
    String.raw`\b(?:forgot|went blank|froze|messed up|got (?:\w+ )?wrong|mixed up|fluffed)\b[^.!?]{0,40}\b(?:words?|lines?|part|play|assembly|nativity|show|song|speech|poem|presentation|stage|concert|solo)\b|\b(?:play|assembly|nativity|show|speech|presentation|concert|stage)\b[^.!?]{0,30}\b(?:froze|went blank|forgot (?:his|her|their))`,
    String.raw`\b(?:scared|afraid|worried|nervous|terrified) (?:\w+ ){0,4}(?:forget|will|of)\b|\bin case\b|\bmight\b`,
  ),
  decides: true,
  titles: { young: 'A Long Little Pause', older: 'Longer Inside Than Outside' },
  text: {
    '6-7': `
      D<wordsgone> The lights were on, and the words were gone. {Name} stood in front of everybody and there was a pause. From inside a pause like that is as long as a winter. From outside it is about three breaths. Then somebody whispered, or the next one spoke, and the show went on.
      P<wordsgone> People who watched thought, "Oh, that has happened to me." They clapped for all of it.
      P<wordsgone> Actors on big stages forget words, too. They have a person in the dark to whisper them.
      Q<wordsgone> Thinking of that moment, {Name} may feel ____. It may be in the cheeks.
      H<wordsgone> {helper} can tell of a time when words were gone.
      H<wordsgone> {helper} can say what was good to see from the chairs.
      T<wordsgone> {he} can say the words at home now, once, in a silly voice.
      T<wordsgone> {he} can tell one friend, "I forgot my words!"
      C<wordsgone> {he} can think, "It was three breaths long."
      A<wordsgone> The costume is back in its box, and the chairs are stacked. By Monday people in the front rows talk of the donkey and the biscuits. The pause was a small bit of a long show. Standing up there was the big bit, and {Name} did that.
    `,
    '8-10': `
      D<wordsgone> There was a line to say, and where it had been there was nothing. {Name} stood in front of everybody, and the pause went on and on. Researchers have timed such pauses. To the person in the middle they seem about five times as long as they are. It was seconds, then it was over, and the rest of it took place as planned.
      P<wordsgone> People in the audience do not know the lines. Most of them thought that it was meant, and the others were hoping along.
      P<wordsgone> Nearly everyone who stands on a stage has a story like that. They tell it with a grin, ten years later, and everybody likes them for it.
      Q<wordsgone> When the moment comes back, {Name} might feel ____. It tends to come at bedtime.
      H<wordsgone> {helper} can leave it alone tonight and say one thing that was good to watch.
      H<wordsgone> {helper} can tell about something that went wrong in front of people. ~ There will be one.
      T<wordsgone> {he} can tell it to somebody as a story, with the pause in it. ~ Told stories shrink.
      T<wordsgone> {he} can ask for one small thing to do in front of people soon, while the door is still open.
      C<wordsgone> {he} can think, "Longer inside than outside."
      A<wordsgone> The curtain is folded, and the hall smells of school dinners again. Two or three people may mention it tomorrow, and after that something will happen to somebody else. The line turned up on the way home, as they do. Forgetting it took four seconds. Getting up in front of all those people took a good deal more.
    `,
    '11+': `
      D<wordsgone> It was there in the corridor and gone under the lights. {Name} stood in front of a room, and the next sentence did not come. Stress does that: it shuts off exactly the part of memory that holds words in order. The silence was probably under ten seconds. It has been replayed since at full length, with close-ups.
      P<wordsgone> Psychologists call the effect a spotlight, since people believe they are noticed about twice as much as they are. Half the room was thinking about lunch or about their own turn.
      P<wordsgone> The ones who noticed were mainly relieved, then sympathetic. It is hard to dislike somebody who has just had everybody's nightmare for them.
      Q<wordsgone> When it replays at night, {Name} might notice ____.
      H<wordsgone> {helper} can skip the consolation and talk about something else. ~ It can be brought up when wanted.
      H<wordsgone> {helper} can mention a disaster of their own, in under a minute.
      T<wordsgone> {he} can make the first joke about it. ~ Whoever tells the story owns it.
      T<wordsgone> {he} can speak once in front of a few people this week, about nothing important. ~ It keeps the fear from setting.
      C<wordsgone> {he} can think, "It was ten seconds, seen once."
      A<wordsgone> By next week it is an anecdote, and a fairly good one if it is told with the right pause. The sentence itself came back on the stairs, word for word, which proves that it had been there. Being in front of people stays uncomfortable for a while. Doing it anyway has just been tested under the worst conditions, and it was survived.
    `,
  },
};
