import { said, type NamedScene } from '../scene.ts';

/** One more story at bedtime, and then one more. */
export const oneMoreStory: NamedScene = {
  id: 'lastpage',
  image: 'a last page, and a story that waits behind it',
  cue: said(
    String.raw`\b(?:another|(?:just |only )?one more|more|extra|endless|too many|ten|five|lots of) (?:bed ?time )?(?:stor(?:y|ies)|books?|chapters?|pages?)\b|\b(?:stor(?:y|ies)|books?)\b[^.]{0,20}\b(?:over and over|again and again|after (?:story|book)|non-?stop|when (?:we|i) stop)\b|\b(?:we|i) stop(?:ped)? reading\b`,
    String.raw`\b(?:drinks?|wees?|kiss\w*|hugs?|reading is hard|homework|phonics|reading book)\b`,
  ),
  decides:
    /^(?=[^]*\b(?:bed\w*|night\w*|evening|sleep\w*|goodnight)\b)(?![^]*\b(?:drinks?|wees?|kiss\w*|hugs?)\b)[^]*?\b(?:(?:another|one more|more) (?:stor(?:y|ies)|books?|chapters?)|(?:stor(?:y|ies)|books?)\b[^.]{0,20}\b(?:over and over|again and again|when (?:we|i) stop))\b/i,
  titles: { young: 'The Book Can Wait', older: 'The Story Waits at Its Page' },
  text: {
    '2-3': `
      D<lastpage> It is night. {Name has} a book. Turn, turn, turn. More, more! Then the last page comes.
      P<lastpage> The one who reads is sleepy too.
      Q<lastpage> When the book shuts, {Name} may feel ____.
      H<lastpage> {helper} can say, "Last one."
      H<lastpage> {helper} can leave it near.
      T<lastpage> {he} can shut the book. Clap!
      T<lastpage> {he} can choose the last book.
      T<lastpage,comforter> {he} can read to {comforter}.
      C<lastpage> {he} can say, "Night-night, book."
      A<lastpage> The book is shut. It lies by the bed. The pages are still. Tomorrow they turn again. Night-night.
    `,
    '4-5': `
      D<lastpage> A story at bedtime is good, and then it ends. {Name} may want one more. After that one comes another one. Books do not run out. But the evening does, because sleep needs room as well.
      P<lastpage> The one who reads gets tired eyes. By the third book the words come out wrong.
      Q<lastpage> After the last page, {Name} may feel ____.
      H<lastpage> {helper} can say at the start, "Two books." ~ Then the end is no surprise.
      H<lastpage> {helper} can lay the book by the pillow.
      T<lastpage> {he} can pick two books, and say which is last.
      T<lastpage> {he} can shut both eyes and think up the next page.
      T<lastpage,comforter> {he} can tell {comforter} the best page again.
      C<lastpage> {he} can say, "Two for tonight, and one for tomorrow."
      A<lastpage> The book is shut, and the light is off. All the people in it lie flat on their pages. Tomorrow evening they get up again. Until then there is sleep, which needs no pages.
    `,
    '6-7': `
      D<lastpage> Each story has a last page, but the wish for one more has none. {Name} may know that from bedtime. One book is over, and the next looks just as good. Then another looks good too. The night gets shorter from the front end, and the morning notices.
      P<lastpage> Reading aloud makes a mouth dry. Whoever reads may like the story and still be done.
      Q<lastpage> When the book is shut, {Name} may feel ____. It may be about the story or about the night.
      H<lastpage> {helper} can agree on a number before the first page. ~ A number is easy to keep.
      H<lastpage> {helper} can stop at a good place on purpose. ~ Then tomorrow has something to begin with.
      T<lastpage> {he} can choose the number and put the other books back.
      T<lastpage> {he} can lie in the dark and make up what comes next.
      T<lastpage,comforter> {he} can tell {comforter} how it may go on.
      C<lastpage> {he} can think, "The story waits at its page."
      A<lastpage> A bookmark looks out at the top. Behind it, the story waits for its reader. In bed it is dark enough to see the next page. Some people fall asleep in the middle of it.
    `,
    '8-10': `
      D<lastpage> At night, writers are to blame for a good deal. They end a chapter just before something is explained. So {Name} may find one more chapter perfectly reasonable, and the next one as well. It is a trick, and it works on everybody. The night pays for it, because the alarm in the morning has not read the book.
      P<lastpage> Adults do it too. They put the book down at one o'clock and are surprised to be tired. Then they tell others to stop at eight.
      Q<lastpage> At the end of a chapter in bed, {Name} might feel ____. Several things can be true at once.
      H<lastpage> {helper} can agree on a time and leave the book in the room. ~ A book that stays near is easier to shut.
      H<lastpage> {helper} can ask at breakfast how it goes on.
      T<lastpage> {he} can stop in the middle of a page on purpose. ~ It pulls less there than at the end of a chapter.
      T<lastpage> {he} can guess what comes next and write down three words of it.
      C<lastpage> {he} can think, "They stopped there to catch me."
      A<lastpage> A bookmark sticks out somewhere in the middle of a page, where no writer wanted it. The people in the book stand quite still until tomorrow evening. A sleeping head sorts what it has heard, and sometimes it goes on telling. The rest is at the same page as before.
    `,
  },
};
