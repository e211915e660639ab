import { script } from '../../../frame.ts';
import type { KindOfMatter } from './kind-of-matter.ts';

/** Something that was there, or was looked forward to, and is not any more: it cannot be got back, and it may be missed. */
export const gone: KindOfMatter = {
  topicWords: ['gone', 'place', 'wave', 'waves', 'goodbye', 'picture', 'drawing', 'page', 'remembered', 'remember'],
  threads: {
    gap: 'the place where something was, which is still looked at',
    wave: 'a goodbye, which can be said late',
    picture: 'a picture in the head, which stays when the thing is gone',
  },
  titles: {
    young: [
      { text: 'The Place Where It Was', thread: 'gap' },
      { text: 'Wave, Wave', thread: 'wave' },
      { text: 'A Picture That Stays', thread: 'picture' },
      { text: 'It Was Here', thread: 'gap' },
    ],
    older: [
      { text: 'The Place Where It Was', thread: 'gap' },
      { text: 'A Late Goodbye', thread: 'wave' },
      { text: 'What Is Kept', thread: 'picture' },
      { text: 'Gone, and Still Known', thread: 'gap' },
    ],
  },
  text: {
    '2-3': script(`
      D<gap> Here is a place. Something is gone from it. {Name} may look and look. It is not there now.
      D<wave> Something is gone. {Name} may look for it. There was no bye-bye. A wave can come now, too.
      D<picture> Once it was there. Now it is gone. {Name} knows how it was. A head has pictures in it.
      P Big people miss things, too.
      P Some cry about it. Some ask where it is.
      P Other children look for it, too. Then they play.
      Q Now it is gone. {Name} may feel ____.
      Q Without it, {Name} may feel ____.
      H {helper} can sit close.
      H {helper} can tell how it was.
      H {helper} can say, "Yes, gone."
      T {he} can ask about it again.
      T {he} can come for a hug.
      T {he} can draw it, round and round.
      C<gap> {he} can say, "You were here."
      C<wave> {he} can say, "Bye-bye. You were good."
      C<picture> {he} can say, "I know how it was."
      A<gap> The place is here, and it is gone. That is sad for a bit. Here is a lap. Laps stay warm.
      A<wave> Wave, wave, wave. It is gone, and it had a bye-bye. Hands can rest now. One hand holds a hand.
      A<picture> It is gone. The picture is still here. It can be on paper, too. Night-night, picture.
    `),
    '4-5': script(`
      D<gap> There is a place that looks different now. Something was there, and it is gone. {Name} may look at the place when {he goes} by. Eyes do that for a while. They are used to it.
      D<wave> When people go, somebody waves. When a thing is gone, mostly nobody has waved. {Name} may still have a goodbye left over. It is not too late for it.
      D<picture> Something was there, and now it is gone. {Name} can still see it with {his} eyes shut. A head keeps pictures like that. Nobody can take them out.
      P Grown-ups miss things, too. They stop and look, and then they go on.
      P Somebody may say, "It was only a thing." It was a thing that was liked. That is different.
      P One child cries about it. Another asks a lot, or says nothing. All of them may be sad.
      Q Now that it is gone, {Name} may feel ____.
      Q When {he thinks} of how it was, {Name} may feel ____.
      H {helper} can say what happened, in true words. ~ It helps to hear it more than once.
      H {helper} can be sad about it for a bit, too.
      H {helper} can say what stays as it was. ~ Some things mostly do.
      T {he} can draw it as it was. ~ A drawing can hang on a wall.
      T {he} can ask what happened, as often as {he needs}.
      T {he} can say goodbye to it in {his} own way.
      C<gap> {he} can say, "You were here. I remember."
      C<wave> {he} can say, "Goodbye. I liked you."
      C<picture> {he} can think, "It is in my head, and I can look."
      A<gap> The place is still there. Some day something else may be in it, or grass, or nothing. What was there is gone, and it is fine to miss it. On the way home there is a hand to hold.
      A<wave> The goodbye has been said, with a hand or a word. It is gone, and it was good to have. Now the hand has time again. It can hold another hand, or a piece of toast.
      A<picture> With eyes shut it is there, as it was. With eyes open it is gone. Both are true. The picture does not get used up. It is still there tomorrow.
    `),
    '6-7': script(`
      D<gap> Where something has been for a long time, eyes go on looking for it. Then it is gone, and the place looks too big. {Name} may notice it again each time. That is no mistake. A head had learnt that it was there. Now it learns the other way, and that takes some days.
      D<wave> Most goodbyes are said at a door. Some things go without a door, and all at once they are gone. {Name} may have had no time for a goodbye. It can still be said. It works with a wave, a drawing or one good sentence.
      D<picture> Some things last, and some are gone before anybody is ready. {Name} may think about how it was, and how it looked. Heads keep pictures of what was liked. They even keep sounds and smells. Those are not gone.
      P Others in the family may miss it in their own way. One talks about it, and one would rather not. It can be the same sadness.
      P People may say, "Never mind." They would like it to stop hurting. It takes longer than two words.
      P Grown-ups have lost things that they still think about. They can tell what those were.
      Q Now that it is gone, {Name} may feel ____. It may be another word next week.
      Q When somebody talks about it, {Name} may feel ____. Two words can be right.
      H {helper} can tell exactly what happened, as far as anybody knows. ~ Guessing is often worse than knowing.
      H {helper} can be sorry about it out loud. ~ Then nobody is sorry alone.
      H {helper} can talk about how it was, when there is time.
      T {he} can write down three things about it that were good. ~ Paper keeps them.
      T {he} can draw it as it was, with all that belonged to it.
      T {he} can ask whether some small part can be kept.
      C<gap> {he} can think, "It was here, and I knew it."
      C<wave> {he} can say, "Goodbye, and thank you."
      C<picture> {he} can think, "That part I can keep."
      A<gap> After some days the eyes stop looking quite so often. The place is only a place, and sometimes it pulls a little. What was there is gone, and it was good while it lasted. Missing it shows that somebody looked properly.
      A<wave> The goodbye was late, and it was a real one. What is gone does not come back for it. It was said by somebody who liked it. That is what goodbyes are for. Now there is room for supper.
      A<picture> It is gone, and the picture is not. It can be told, or drawn, or only thought of. Some evenings it makes people smile, and on some it stings. Then there is somebody on the sofa who knows.
    `),
    '8-10': script(`
      D<gap> A brain keeps a map of everything that is usually there. When something is gone, the map is wrong for a while. {Name} may notice that in odd moments, such as a look out of habit at a place that has changed. It is not silly. The map is being redrawn, and that takes more days than anybody has patience for.
      D<wave> Goodbyes have a proper time, and it is easily missed. One day something was there, and on another it was gone, with nobody waving. {Name} may find that there is something left to say. The useful thing about a goodbye is that it can be late. It only needs somebody who means it.
      D<picture> Things can break, close, go or stop, and very few of them ask first. When one is gone, {Name} may be left with a memory of it. That is more than it sounds like. It holds how the thing was used, what it was like on ordinary days, and who was there. None of that is gone.
      P Other people may be done with it sooner. It is not a race. They may have had less to do with it, or they hide it better.
      P Adults like to say that it could be worse. That is true of everything, and so it comforts nobody. Mostly they wish that they could put it right.
      P Somebody else may miss it just as much and say nothing. It can be worth asking who.
      Q Now that it is gone, {Name} might feel ____. It may be one word today and another on Sunday.
      Q When the subject comes up, {Name} might feel ____. Cross and sad often travel together.
      H {helper} can say honestly what is known about it and what cannot be changed. ~ A clear no is easier to live with than a perhaps.
      H {helper} can leave out the bright side for now. ~ It keeps, and it is more use later.
      H {helper} can find out whether anything of it can be saved. ~ Sometimes it is a piece, a photo or a story.
      T {he} can write half a page about how it was. ~ Details disappear first, so they are worth catching.
      T {he} can do one last thing for it, however small, and choose what it is.
      T {he} can tell somebody exactly what {he misses} about it.
      C<gap> {he} can think, "The map is out of date. It gets redrawn."
      C<wave> {he} can think, "Late is allowed."
      C<picture> {he} can think, "It happened, and it stays happened."
      A<gap> One day the eyes go past the place without stopping, and only later somebody notices. That is not forgetting. What is gone has moved from the map to the memory, where it needs no room and no repairs. Whoever was there can still describe it exactly.
      A<wave> It has had its goodbye now, late and in {his} own words. Nothing came back, and something was settled. What is gone was worth a few minutes of somebody's time. Then the day went on with whatever was on its list.
      A<picture> What is gone cannot be put back, and it would be untrue to say so. The good days with it cannot be taken back either. They happened, and they are on record in at least one head. On some evening that makes a story worth telling.
    `),
    '11+': script(`
      D<gap> The brain works with predictions, and it goes on predicting things that are gone. That is why {Name} may look up at the wrong moment, or make a plan and remember halfway through it. It is mildly embarrassing and entirely normal. The correction takes place in small steps, each of which stings a little. Nobody is able to hurry it by being sensible.
      D<wave> There are ceremonies for some endings and none at all for others. Something was part of ordinary life, then it was gone, and the day simply continued. {Name} may find that it takes up more thought than seems reasonable. Part of that may be the missing goodbye. It is possible to hold one afterwards, without an audience, and it need not look like anything.
      D<picture> Endings are seldom announced in good time. What is gone leaves two things behind, a gap and a record. {Name} may notice mainly the gap at the moment, because that is what turns up during the day. The record is quieter: what it was like, what it was good for, which time of life it belonged to. That part belongs to whoever was there.
      P Others may seem untouched by it. Some of them are, and some have decided that this is what coping looks like. From outside the two cannot be told apart.
      P Adults tend to offer perspective, and it tends to arrive too early. What they mean is that they would change it if they could.
      P There may be somebody who feels the same and assumes that nobody else does. One sentence would be enough to find out.
      Q Now that it is gone, {Name} might feel ____. Contradictions are welcome.
      Q When somebody calls it a small thing, {Name} might feel ____. It is possible to agree and to mind.
      H {helper} can be exact about what is over and what is still open. ~ Vague hope is tiring.
      H {helper} can ask what the best thing about it was, and then only listen.
      H {helper} can help to save a part of it, if there is one worth saving.
      T {he} can write down how it was while the details are still sharp. ~ It does not need a reader.
      T {he} can decide on one way to mark the end of it, and who is to be there.
      T {he} can ask for an evening without comfort. ~ Most people respect a clear request.
      C<gap> {he} can think, "That is the old prediction. It is being updated."
      C<wave> {he} can think, "It may be late. It is still mine to say."
      C<picture> {he} can think, "The gap is new. The record is not."
      A<gap> At some point the look in that direction no longer happens, and nobody notes the date. It is not a betrayal. What is gone had a place, and it keeps one in the account that somebody gives of this year. For now it is reasonable to be a little out of step with the map.
      A<wave> The end has been marked, by a sentence or by nothing that anyone else would recognise. What is gone stays gone. The difference is that it was noticed, by a person who thought it worth noticing. After that the evening has its usual length, and there is usually something in the fridge.
      A<picture> The gap closes slowly, and the record does not. It is of no use to pretend that what is gone was unimportant, and of no use to stay beside it all week. It can be visited in between. Good company for that is somebody who asks what it was like, and waits for the answer.
    `),
  },
};
