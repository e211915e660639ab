import type { DeedThread } from './deed-thread.ts';

/** Days or weeks that stayed dry, by day as by night: a body that is heard in time. */
export const dryDays: DeedThread = {
  id: 'dry-days',
  image: 'a spare pair of pants that stayed in the bag or the drawer',
  cue: /^(?![^]*\b(?:dry (?:hair|hands|skin|weather)|dried|washing|umbrella|hand ?dr[iy]er|nights?|beds?|sheets?|cast)\b)[^]*?\b(?:(?:(?:been|stayed|stays|is|was|kept|completely|totally|now|all) )?dry\b[^.!?]{0,24}\b(?:days?|weeks?|weekend|fortnight|month|school|nursery|pre-?school|playgroup|morning|afternoon|trip|outing|journey|car)|(?:no|without|not (?:one|a single)|zero) (?:(?:a|an|any|one|single|wee|toilet|daytime) )*accidents?\b)/i,
  decides: true,
  titles: { young: 'The Spare Pants Stayed Put', older: 'The Spare Pair Stayed in the Bag' },
  text: {
    '2-3': `
      D<dry-days> {his} body has a call for a wee. {Name} heard it. Pants on, and dry! Pat, pat, dry again.
      P<dry-days> Some bodies call early. Some call late.
      P<dry-days> Big people learned it too. It took a while.
      Q<dry-days> In dry pants, {Name} may feel ____.
      H<dry-days> {helper} can say, "Pat, pat, dry!"
      H<dry-days> {helper} can keep spare pants near.
      T<dry-days> {he} can tell a toy.
      T<dry-days> {he} can pat the dry pants.
      C<dry-days> {he} can say, "Pat, pat, still dry."
      A<dry-days> Pat, pat, dry. {his} body can do that. A wet day is all right too. There are more pants.
    `,
    '4-5': `
      D<dry-days> A body gives a sign when it is time for a wee. {Name} is learning to feel that sign. Somewhere there are spare pants, just in case. They are still folded and clean.
      P<dry-days> Some bodies learn it early, and some learn it late. Each has its own time.
      P<dry-days> Grown-ups learned it too, when they were small.
      Q<dry-days> With everything dry, {Name} may feel ____.
      H<dry-days> {helper} can whisper, "I am glad with you."
      H<dry-days> {helper} can still keep spare pants near.
      T<dry-days> {he} can tell somebody how it feels when it is time.
      T<dry-days> {he} can show a toy the way to the toilet.
      C<dry-days> {he} can say, "My body tells me, and I go."
      C<dry-days> {he} can think, "Dry, and off to play."
      A<dry-days> The spare pants are still folded. {his} body learnt that, a bit at a time. There may be a wet day again. It is no one's fault. That is what spare pants are for.
    `,
    '6-7': `
      D<dry-days> A bladder is a small bag inside the body. When it gets full, it sends a message to the head. {Name} is getting better at that message, even in the middle of a game. So the spare clothes stayed where they were, clean and folded.
      P<dry-days> Bodies learn this at different times. In most classes somebody is still learning it, and nobody can tell.
      P<dry-days> Grown-ups who learnt it late do not mention it. There are quite a few of them.
      Q<dry-days> With the spare clothes still folded, {Name} may feel ____.
      H<dry-days> {helper} can be glad quietly, just between two.
      H<dry-days> {helper} can leave the spare clothes where they are. ~ It is calmer to know that they are there.
      T<dry-days> {he} can drink enough in the daytime, and go when the message comes.
      T<dry-days> {he} can choose whom to tell, or keep it private.
      C<dry-days> {he} can think, "My body tells me, and I go."
      C<dry-days> {he} can think, "I got the message in time."
      A<dry-days> The spare clothes have had nothing to do. {his} body sends its message, and {Name} hears it better now. Another time it may come too late, and that undoes nothing. Clothes dry, and bodies go on learning.
    `,
    '8-10': `
      D<dry-days> A full bladder sends word to the brain, and in some people that line takes years to grow. It has nothing to do with trying. {Name} waited for it, looked after {his} body and listened. Now the spare clothes are lying in their bag unused. That is a plain, practical piece of good news.
      P<dry-days> It is more common than anyone says. In most schools there are several people with spare clothes in their bags, and they all keep quiet about it.
      P<dry-days> Adults who have been through it know exactly what such a stretch of time is worth.
      Q<dry-days> With the spare clothes unused, {Name} might feel ____.
      H<dry-days> {helper} can say it once, in private, and leave it at that.
      H<dry-days> {helper} can keep the spare things ready without a word. ~ It makes for calm days.
      T<dry-days> {he} can keep to what helps, such as drinking enough by day and going in good time.
      T<dry-days> {he} can decide who hears about it. ~ It may be nobody.
      C<dry-days> {he} can think, "My body sent word, and I heard it."
      C<dry-days> {he} can think, "It is growing, at its own speed."
      A<dry-days> The bag with the spare clothes is as it was when it was packed. {his} body has got better at its job, and {Name} gave it the time to do so. If a wet day comes, it is a wet day, and what has been learnt stays learnt. The zip on the bag can stay shut for now.
    `,
  },
};
