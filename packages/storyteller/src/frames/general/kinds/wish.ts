import { script } from '../../../frame.ts';
import type { KindOfMatter } from './kind-of-matter.ts';

/** Something that a child would like to have, to be or to be allowed: it can be said, and the answer may be yes, no or not yet. */
export const wish: KindOfMatter = {
  topicWords: ['wish', 'wishes', 'wishing', 'want', 'wants', 'list', 'fridge', 'window', 'answer'],
  threads: {
    fridge: 'a list of wishes on a fridge',
    window: 'looking at something nice through a window',
    answers: 'the three answers to a wish: yes, no and not yet',
  },
  titles: {
    young: [
      { text: 'A Wish on the Fridge', thread: 'fridge' },
      { text: 'A Wish at the Window', thread: 'window' },
      { text: 'Yes, No, Not Yet', thread: 'answers' },
    ],
    older: [
      { text: 'A Wish on the Fridge', thread: 'fridge' },
      { text: 'On This Side of the Window', thread: 'window' },
      { text: 'Yes, No, Not Yet', thread: 'answers' },
      { text: 'A Wish and Its Answer', thread: 'answers' },
    ],
  },
  text: {
    '2-3': script(`
      D<fridge> A wish can go on paper. {Name} has a wish. It is a big one. The paper goes on the fridge.
      D<window> Look, over there! {Name} has a wish. Eyes can look for a long time. A wish is nice to look at.
      D<answers> There are three answers: yes, no, not yet. {Name} has a wish. It can be said. One of the three comes back.
      P Big people have wishes, too.
      P Some wishes are too big for a house.
      P Some say it loud. Some say it low.
      Q With such a wish, {Name} may feel ____.
      Q With a no, {Name} may feel ____.
      H {helper} can hear the wish.
      H {helper} can say yes or no.
      H {helper} can look at it, too.
      T {he} can say the wish.
      T {he} can draw the wish.
      T {he} can play that it is here.
      C<fridge> {he} can say, "There is my wish."
      C<window> {he} can say, "Nice to look at."
      C<answers> {he} can say, "Yes? No? Not yet?"
      A<fridge> The wish is on the fridge. It can stay there. In the fridge is milk. Milk is for now.
      A<window> The wish is nice. It is over there. Here is a lap. Here is a spoon. Night-night, wish.
      A<answers> The wish was said. There was an answer. It may be sad for a bit. A wish is fine to have.
    `),
    '4-5': script(`
      D<fridge> A wish is quick. It comes into a head and sits there. {Name} has one just now. On the door of a fridge there is room for wishes. There they can be seen, without being said again and again.
      D<window> Behind a window there can be a very nice thing. {Name} may stand there with {his} nose on the glass and wish. Wishing costs nothing. It is a bit like hunger, and it comes and goes.
      D<answers> To a wish there are three answers. One is yes, one is no, and one is not yet. {Name} may wish for a yes. Nobody likes a no, and it can be the true one. The wish is all right all the same.
      P Grown-ups have wishes that do not come true, too. They look in catalogues and sigh.
      P What somebody else has can look very nice. The other one may be wishing for something, too.
      P Somebody may say no and still like the wish. A no is about the thing.
      Q With that wish in {his} head, {Name} may feel ____.
      Q When the answer is no, {Name} may feel ____.
      H {helper} can say a clear yes or no, and why. ~ A clear answer is kind.
      H {helper} can ask what the best bit would be.
      H {helper} can think of something small that is like it.
      T {he} can draw the wish, with all that belongs to it.
      T {he} can ask for a look, a turn or a visit.
      T {he} can be cross about a no for a while.
      C<fridge> {he} can think, "It is on the fridge. It is not forgotten."
      C<window> {he} can think, "I can wish, and I can go on."
      C<answers> {he} can say, "Is it yes, no or not yet?"
      A<fridge> The wish has a place now, next to the shopping list. Some wishes stay there for a long time, and some come down. Whoever wants milk goes past and sees it. It is a good wish, and somebody knows it.
      A<window> A nose leaves a mark on a window. The wish may stay a while, too. On this side there is a bench, and somebody on it. Both sides of the glass are in the same street.
      A<answers> The wish was asked for, and there was an answer. If it was a no, it can feel heavy until supper. After that there is often room for another thought. Wishes are fine to have, and they may stay.
    `),
    '6-7': script(`
      D<fridge> A wish does not ask whether it is a good time. It comes, and then it is there at breakfast as well. {Name} has one of those. It can be said so often that everybody stops hearing it. On a list on the fridge it says itself, and nobody gets tired.
      D<window> There is a kind of looking that is mostly wishing. It goes through a shop window, or over a fence. {Name} may know how that pulls. Wishing for a thing does no harm to anyone. It only takes up a lot of room.
      D<answers> A wish can be answered with yes, with no or with not yet. There is also "we will see", and that is the worst to wait for. {Name} has a wish and would like to know where it stands. It may be one that somebody can grant, or one that nobody can. It is worth asking which.
      P To people who have it, it is nothing special. They wish for something else.
      P Grown-ups think of money, room, time and who will clean it. They may not say so.
      P A no can sound as if somebody did not like the wish. Mostly it is about other things.
      Q When {he thinks} of the wish, {Name} may feel ____.
      Q When somebody else has it, {Name} may feel ____. Two words may fit.
      H {helper} can give a clear answer and the true reason for it. ~ Reasons can be argued with, and that is fine.
      H {helper} can ask what exactly would be so good about it. ~ A part of that may be possible.
      H {helper} can say what there is instead, without calling it better.
      T {he} can write the wish down with the best reason for it.
      T {he} can ask for one small part of it.
      T {he} can say, "I still wish it," and leave it at that.
      C<fridge> {he} can think, "It is written down, so I can stop asking."
      C<window> {he} can think, "I wish it. That is allowed."
      C<answers> {he} can think, "Which of the three is it?"
      A<fridge> Between the dentist's card and a drawing, the wish hangs on the fridge. It may come true, or be forgotten one day behind a magnet. Until then it has a place. The head has room for a game.
      A<window> The looking has lasted a while, and the wish is still a good one. Not all of it can be had. A part can be borrowed or saved for, or just talked about. Feet on this side of the window get cold in the end.
      A<answers> There was an answer, and at least it was a clear one. It can be sad or good, and some wishes can be asked again. A wish does not go bad. In the meantime it is known in this house, and nobody laughed at it.
    `),
    '8-10': script(`
      D<fridge> A wish that is said once is heard. When it is said thirty times, people begin to hear a tap dripping. {Name} has a wish, and it is quite likely a good one. Written down, with a reason and a rough idea of what it needs, it turns into a proposal. It can hang on the fridge and be read by people who are looking for butter.
      D<window> Shops have known about wishing for two hundred years, which is why they have large windows. What can be seen every day begins to feel as if it were nearly one's own. {Name} may know that pull, towards a thing, a place or what somebody else is allowed. It is not greed. It is how wishing works, and it works on adults as well.
      D<answers> Between yes and no there is a wide area called "we will see". {Name} has a wish that may have been living there for some time. It would be good to know more. Is it no because it is not possible, no because of what it costs, or no for now? Only one of those can be changed by waiting.
      P People who have it have mostly stopped noticing. They are busy wishing for the next thing, or for something that somebody here has.
      P Adults do sums behind their foreheads: money, time, space, safety and who will be doing it in February. The result comes out as one word.
      P Somebody may grow quiet because they would like to say yes and cannot. It looks exactly like not caring.
      Q When the wish is at its loudest, {Name} might feel ____.
      Q When others have it already, {Name} might feel ____. It can be more than one thing.
      H {helper} can give an answer with the true reason in it, even if it is a dull reason.
      H {helper} can say which part of it might be possible, and when that could be talked about.
      H {helper} can ask what {he would} do with it on an ordinary Tuesday. ~ The answer tells a lot about the wish.
      T {he} can write the proposal: what, why, what it takes, and who does the work.
      T {he} can look for the nearest thing to it within reach, such as a loan or a visit.
      T {he} can put the wish away for two weeks and see whether it is still the same size.
      C<fridge> {he} can think, "Proposed, and pinned up."
      C<window> {he} can think, "That is the window working."
      C<answers> {he} can ask, "Which kind of no is it?"
      A<fridge> The proposal has a spot of butter on it by now, so it has been read. It may lead to a yes, to half of it or to a conversation. A wish that was taken seriously is easier to live with, even if it stays a wish. There is room for a second sheet.
      A<window> After a while the street has other things in it. The wish is still there when one looks back, with the light on. Some wishes get granted, some are outgrown, and a few go along for life and do no harm. It is not a bad thing to know what one likes.
      A<answers> The answer was plain, and it came with a reason. If it was a no, it may rankle for an evening, which is only fair to a good wish. Somebody knows now how much it matters. Next time the question can be asked by a person who is a little older.
    `),
    '11+': script(`
      D<fridge> There is an art to asking for things, and it consists largely of not asking for them at half past seven in the morning. {Name} has a wish. Repeated in passing it wears out, like any other sound in a house. Set down on a page, with the arguments on both sides, it becomes something that asks for an answer. The fridge is a respectable place of publication.
      D<window> Comparison is the oldest form of advertising. Nobody wants most of what exists until it turns up at the next desk. {Name} may know how quickly a wish can grow from that, and how sincerely it is felt. Where it came from does not make it false. It only makes it worth asking how it would look from a bit further off.
      D<answers> An answer of no is rarely just a no. {Name} has a wish, and there are several kinds of refusal. A thing may be impossible or cost too much, somebody may be afraid of it, or nobody has had time to think. The first kind is final. The others are the beginning of a discussion.
      P The people who have it already are not noticeably happier. They are just not thinking about that particular thing.
      P Adults weigh such things with worries on the other side of the scale, and they usually name the smallest one. The real one may be more reasonable, or easier to answer.
      P Others may not understand what the fuss is about. A wish does not need a majority.
      Q When the subject comes up again, {Name} might feel ____.
      Q Among people for whom it is no issue, {Name} might feel ____. Envy is a usual word.
      H {helper} can say what a yes would depend on. ~ Conditions are at least honest.
      H {helper} can hear the whole argument before answering any of it.
      H {helper} can say openly if the reason is worry, or money, or a rule that could be looked at again.
      T {he} can put the case in writing, with the strongest objection answered in it.
      T {he} can propose a trial with a start and an end. ~ Trials are easier to agree to than changes.
      T {he} can find out what it would really involve, from somebody who knows.
      C<fridge> {he} can think, "In writing, and not before breakfast."
      C<window> {he} can think, "How big is it from across the street?"
      C<answers> {he} can ask, "What would have to change for a yes?"
      A<fridge> The page has been up for some days, and it is being taken seriously, or at least being read. What comes of it is open. Whoever can state a wish without raising the volume has learnt something that few committees manage. If the answer is no, it will at least be to the right question.
      A<window> From across the street it is still a good thing, and the right size. The wish may be granted in part, or outlast several birthdays, or be replaced by one that nobody could have predicted. It says something about a taste that is forming. That is interesting quite apart from the result.
      A<answers> There is an answer with a reason attached, and it can be agreed or disagreed with on its merits. That is already better than a shrug. The wish has not become smaller through being refused, and it need not be hidden. Positions have been known to move, at about the speed of furniture.
    `),
  },
};
