import type { DeedThread } from './deed-thread.ts';

/** Homework or revision that was sat down to and done. */
export const homeworkDone: DeedThread = {
  id: 'last-line',
  image: 'a page with an empty line at the bottom, which got filled',
  cue: /^(?![^]*\b(?:told|truth|admitted|owned up|lied|lying|said)\b)[^]*?\b(?:did|done|does|finished|completed|got|started|sat down (?:to|and)|handed in|worked)\b[^.!?]{0,40}\b(?:home ?work|spellings|revision|reading record|worksheet|coursework)\b/i,
  decides:
    /^(?![^]*\b(?:told|truth|admitted|owned up|lied|lying|got \d|full marks|learn(?:ed|t)|helped|project|asked)\b)[^]*?\b(?:did|done|does|finished|completed|got on with|started|sat down (?:to|and))\b[^.!?]{0,30}\b(?:home ?work|revision)\b/i,
  titles: { young: 'Down to the Last Line', older: 'Down to the Last Line' },
  text: {
    '6-7': `
      D<last-line> Homework comes at the end of a long day, when outside looks nice. The first line is the worst job. {Name} did that one, and then the next. A page gets shorter from the top down. In the end there was no empty line left.
      P<last-line> Grown-ups bring jobs home too. They also look in the fridge before they start.
      P<last-line> Those at home heard a pencil. It is a good sound.
      Q<last-line> On the first line, {Name} may have felt ____. On the last one it may have changed.
      H<last-line> {helper} can say what helped the job along.
      H<last-line> {helper} can sit close by with a job of their own.
      T<last-line> {he} can pick the same spot and the same time for the next one.
      T<last-line> {he} can pack it in the bag at once. ~ Then it is done twice.
      C<last-line> {he} can think, "First line first."
      C<last-line> {he} can say, "Done, and in the bag."
      A<last-line> The book is shut, and the pencil can roll where it likes. The job is done, and {Name} did it. The evening is open now, right up to bedtime.
      A<last-line> It lies in the bag, and nobody needs to think about it any more. {Name} did the job down to the last line. Outside there may still be some light.
    `,
    '8-10': `
      D<last-line> The hardest thing about a job like homework is the minute before it. Every pencil in the house seems to want sharpening first. {Name} got past that minute and on to the first line. After that it is an ordinary page, and it gets shorter from the top.
      P<last-line> Adults walk round the kitchen three times before they open a letter from the bank. They recognise a good start when they see one.
      P<last-line> A teacher can tell work that was sat down to from work that was done on the bus. It shows in the last lines.
      Q<last-line> In the minute before the first line, {Name} might have felt ____.
      H<last-line> {helper} can ask what made it go, and help to keep that the same.
      H<last-line> {helper} can leave the pencil to {him} and see to the tea.
      T<last-line> {he} can start with the line that looks shortest. ~ A page that has been started looks different.
      T<last-line> {he} can put it in the bag straight away.
      C<last-line> {he} can think, "The minute before is the hard one."
      C<last-line> {he} can think, "Started is half of it."
      A<last-line> It is in the bag, and the table is a table again. {Name} did the job without anybody else's hand on the pencil. What is left of the evening is free, and free feels better when it has been paid for.
      A<last-line> The last line is full. {Name} got the job done on a day that had enough in it already. Tomorrow it will be handed in along with twenty-nine others, and this one was done at a table.
    `,
  },
};
